import Foundation
import Segue
import Testing

/// Every export, read as its format plays it, is compared with the compiled transition: at many
/// times of sample transitions, of random ones, and of transitions driven by a finger or
/// interrupted.
@Suite("Exports keep their tolerance")
struct ExportBoundTests {
  /// Compares every export with a transition.
  ///
  /// - Returns: The exceeded tolerances, by format and property.
  static func broken(
    _ flight: PlayedFlight, _ tolerance: ExportTolerance = .standard, times: Int
  ) throws -> [String] {
    let device = flight.plan.device.size
    let errors = ExportErrors(tolerance: tolerance, device: device)
    func compare(
      _ format: String, _ layers: [String: ReadLayer],
      _ errors: (ReadLayer, LayerMoment, Double) -> [(String, Double)]
    ) -> [String] {
      var comparison = ExportComparison(flight, within: tolerance)
      comparison.compare(layers, times: times, errors)
      return comparison.broken.map { "\(format): \($0)" }
    }
    let side = 100.0
    let picture = LottiePicture(
      address: "p.png", isEmbedded: false, size: Size(width: side, height: side))
    let scene = flight.motionScene(within: tolerance)
    return try compare(
      "waapi", WebReader.layers(flight.webAnimations(within: tolerance)), errors.web)
      + compare(
        "coreanimation",
        CoreAnimationReader.layers(flight.coreAnimation(within: tolerance)), errors.coreAnimation)
      + compare(
        "lottie",
        LottieReader.layers(
          flight.lottie(within: tolerance) { _ in picture }, duration: flight.duration)
      ) { errors.lottie($0, $1, $2, picture: side) }
      + compare("android", MotionSceneReader.layers(scene.text)) {
        errors.motionScene($0, $1, $2, scene)
      }
  }

  private static let transits = Array(
    stride(
      from: 0, to: OutfitsSample.compilation.transits.count,
      by: tries(23, withoutOptimisation: 200)))

  @Test(
    "The sample's transitions are within the tolerance, forwards and backwards",
    arguments: transits)
  func sample(_ index: Int) throws {
    let transit = OutfitsSample.compilation.transits[index]
    let device = index % transit.plans.count
    for plan in [transit.plans[device], transit.returns[device]] where plan.timing.duration > 0 {
      let times = tries(1000, withoutOptimisation: 16)
      let broken = try Self.broken(PlayedFlight(plan, perSecond: 60), times: times)
      #expect(broken.isEmpty, "\(plan.link.url) on \(plan.device.name)")
    }
  }

  @Test(
    "The sample's hero is within every tolerance",
    arguments: [0.02, 3, 0.001, 0.25, 100].prefix(tries(5, withoutOptimisation: 2)))
  func tolerances(_ points: Double) throws {
    let tolerance = try #require(ExportTolerance(points: points))
    let plan = try Self.hero.plan
    let times = tries(1000, withoutOptimisation: 20)
    let broken = try Self.broken(PlayedFlight(plan, perSecond: 60), tolerance, times: times)
    #expect(broken.isEmpty)
  }

  @Test(
    "Random transitions are within the tolerance",
    arguments: 0..<UInt64(tries(20, withoutOptimisation: 2)))
  func random(_ seed: UInt64) throws {
    var random = RandomTransitions(seed: seed)
    for plan in try random.plans(hero: !seed.isMultiple(of: 3)).prefix(
      seed < tries(4, withoutOptimisation: 1) ? 2 : 1)
    where plan.timing.duration > 0 {
      let broken = try Self.broken(
        PlayedFlight(plan, perSecond: 60), times: tries(200, withoutOptimisation: 80))
      #expect(broken.isEmpty, "\(plan.timing)")
    }
  }

  @Test(
    "Pictures inset by border and padding are within the tolerance",
    arguments: [
      // The picture, drawn to cover its box, is as large as the frame instead of the box.
      (#""padding": [0, 10]"#, #""padding": [0, 30]"#, "100x100"),
      (#""padding": 8, "borderWidth": 4, "borderColor": "red""#, #""padding": 0"#, "300x100"),
      (
        #""borderWidth": 6, "borderColor": "transparent", "borderRadius": 40"#,
        #""borderRadius": [0, 30, 0, 10]"#, "90x200"
      ),
    ])
  func windows(_ source: String, _ destination: String, _ natural: String) throws {
    func picture(_ style: String, _ side: Int, _ events: String) -> String {
      #"""
      {"type": "layout", "style": {"padding": 20}, "children": [
        {"type": "image", "id": "tapped", "hero": "h", "source": "coat.png"\#(events), "style":
          {"width": \#(side), "height": \#(side), "objectFit": "cover", \#(style)}}]}
      """#
    }
    let flight = try TestFlight(
      picture(source, 100, ", \(TestFlight.tap)"), picture(destination, 300, ""),
      transition: #"{"kind": "hero", "path": "arc"}"#, assets: "--- assets/coat.png \(natural)")
    let plan = try flight.plan()
    #expect(plan.flying.contains { $0.state(at: 0.5).contentBox != $0.state(at: 0.5).frame })
    let broken = try Self.broken(PlayedFlight(plan, perSecond: 60), times: 300)
    #expect(broken.isEmpty)
  }

  // MARK: Driven transitions

  /// The plans and the link of a tap on the first card of the sample.
  static var hero: (plan: FlightPlan, pop: FlightPlan, transit: Compilation.Transit) {
    get throws {
      let transit = try #require(
        OutfitsSample.compilation.transits.first {
          $0.plans[0].kind == .hero && !$0.plans[0].pairs.isEmpty
        })
      return (transit.plans[0], transit.returns[0], transit)
    }
  }

  @Test("Reversed, returned and retargeted transitions are within the tolerance")
  func interrupted() throws {
    let plan = try Self.hero.plan
    let elsewhere = Rect(x: 100, y: 300, width: 100, height: 125)
    for actions: [(Double, FlightTurn.Action)] in [
      [(0.1, .reverse)], [(0.15, .sendBack)], [(0.1, .retarget(elsewhere)), (0.3, .reverse)],
    ] {
      let turns = try actions.map { try #require(FlightTurn(at: $0.0, $0.1)) }
      let flight = try PlayedFlight(
        plan, interruptedBy: turns, spring: Spring(response: 0.4, dampingFraction: 0.9),
        perSecond: 60)
      let times = tries(500, withoutOptimisation: 20)
      let broken = try Self.broken(flight, times: times)
      #expect(broken.isEmpty, "\(actions)")
    }
  }

  @Test(
    "Transitions driven by a finger are within the tolerance",
    arguments: ["flick-back.json", "change-of-mind.json"])
  func dragged(_ name: String) throws {
    let (_, pop, transit) = try Self.hero
    let file = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Samples/Outfits/gestures/\(name)").standardized
    let source = SourceFile(path: name, bytes: Array(try Data(contentsOf: file)))
    let recording = try #require(PanRecording.read(source, id: FileID(0)).value)
    let compiler = OutfitsSample.compiler
    let layout = OutfitsSample.compilation.instances[transit.to].layouts[0]
    let transition = compiler.transition(for: transit.action, presentation: transit.presentation)
    let own = DismissGesture(
      of: transition, presentation: transit.presentation, direction: layout.device.direction,
      screen: layout.viewport.frame, on: layout.device)
    let gesture = try #require(
      try DismissGesture(recording, or: own, screen: layout.viewport.frame))
    let pan = try FlightPan(
      recording, of: gesture, finishedBy: transition.releaseSpring, on: layout.device)
    let flight = PlayedFlight(pop, drivenBy: pan, perSecond: 60)
    // The finger's samples are steps, so the drawing does not interpolate between them.
    let broken = try Self.broken(flight, times: tries(1000, withoutOptimisation: 16))
    #expect(broken.isEmpty)
  }
}
