import Foundation
import Segue
import Testing

/// Tests that a spring's declaration survives in the artefacts: Motion.md, "Springs".
@Suite("Spring notations")
struct SpringNotationTests {
  /// The same spring in three notations: angular frequency 2π ÷ 0.5 s, and half the critical
  /// damping.
  static let notations = [
    #""response": 0.5, "dampingFraction": 0.5"#, #""duration": 0.5, "bounce": 0.5"#,
    #""mass": 2, "stiffness": \#(32 * Double.pi * Double.pi), "damping": \#(8 * Double.pi)"#,
  ]

  private func read(_ easing: String) -> (spring: Spring?, messages: [String]) {
    let (manifest, diagnostics) = Manifest.read(
      SourceFile(
        path: "segue.json",
        text: #"{"transitions": {"t": {"kind": "fade", "easing": \#(easing)}}}"#))
    guard case .spring(let spring)? = manifest.transition(named: "t")?.easing else {
      return (nil, diagnostics.map(\.message))
    }
    return (spring, diagnostics.map(\.message))
  }

  @Test("Each notation takes a blend duration of 0 or more", arguments: notations)
  func blendDuration(notation: String) throws {
    let plain = try #require(read(#"{"spring": {\#(notation)}}"#).spring)
    #expect(plain.blendDuration == 0)
    #expect(abs(plain.angularFrequency - 4 * Double.pi) < 1e-12)
    #expect(abs(plain.dampingRatio - 0.5) < 1e-12)
    let (blended, messages) = read(#"{"spring": {"blendDuration": 0.4, \#(notation)}}"#)
    #expect(messages == [])
    #expect(blended?.blendDuration == 0.4)
    #expect(blended?.angularFrequency == plain.angularFrequency)
    #expect(blended?.dampingRatio == plain.dampingRatio)
    #expect(
      read(#"{"spring": {"blendDuration": -1, \#(notation)}}"#).messages
        == ["blendDuration must not be negative"])
  }

  @Test("Each initialiser takes a blend duration of 0 or more")
  func initialisers() throws {
    let springs = [
      try Spring(response: 0.5, dampingFraction: 1, blendDuration: 0.4),
      try Spring(duration: 0.5, bounce: 0, blendDuration: 0.4),
      try Spring(mass: 1, stiffness: 100, damping: 10, blendDuration: 0.4),
    ]
    for spring in springs {
      #expect(spring.blendDuration == 0.4)
      #expect(try Timing(spring: spring, within: 0.001).blendDuration == 0.4)
    }
    for make in [
      { try Spring(duration: 0.5, bounce: 0, blendDuration: -1) },
      { try Spring(mass: 1, stiffness: 100, damping: 10, blendDuration: -1) },
    ] as [() throws -> Spring] {
      let problem = #expect(throws: MotionError.self) { _ = try make() }
      #expect(problem?.parameter == .blendDuration && problem?.requirement == .notNegative)
    }
  }

  @Test(
    "An artefact contains the springs of push and pop, which are read back unchanged",
    arguments: notations)
  func roundTrip(notation: String) throws {
    for blend in [0, 0.4] {
      let written = #"{"spring": {\#(notation), "blendDuration": \#(blend)}}"#
      let own = #"{"spring": {"duration": 0.3, "blendDuration": 0.125}}"#
      let flight = try TestFlight(
        #"{"type": "layout", "id": "tapped", \#(TestFlight.tap)}"#, #"{"type": "layout"}"#,
        transition: #"{"kind": "slide", "easing": \#(written), "popEasing": \#(own)}"#)
      var scratch = LayoutScratch()
      var diagnostics: [Diagnostic] = []
      let plan = try #require(
        flight.compiler.plans(
          tapping: flight.tapped, on: flight.source, in: &scratch, &diagnostics
        ).first)
      let artefact = try #require(
        try JSONSerialization.jsonObject(with: Data(plan.artefact())) as? [String: Any])
      let way = try #require(artefact["return"] as? [String: Any])
      for (easing, text) in [(artefact["easing"], written), (way["easing"], own)] {
        let easing = try #require(easing as? [String: Any])
        let bytes = try JSONSerialization.data(withJSONObject: easing)
        let again = try #require(read(String(decoding: bytes, as: UTF8.self)).spring)
        let spring = try #require(read(text).spring)
        #expect(again.blendDuration == spring.blendDuration)
        #expect(abs(again.angularFrequency - spring.angularFrequency) < 1e-9)
        #expect(abs(again.dampingRatio - spring.dampingRatio) < 1e-9)
        #expect(again.initialVelocity == spring.initialVelocity)
        // A spring without a blend duration omits the key.
        let keys = try #require(easing["spring"] as? [String: Any]).keys
        #expect(keys.contains("blendDuration") == (spring.blendDuration > 0))
      }
    }
  }
}
