import Segue
import Testing

@Suite("Durations and reduced motion")
struct TimingCheckTests {
  private typealias P = FlightProject

  /// Creates a project whose transition's name is between 9️⃣ and 8️⃣.
  private func flight(_ transition: String, devices: String = #""400x800@1""#) -> P {
    P(
      P.screen(P.tapped(100, 100)), P.screen(P.picture(400, 400)), transition: transition,
      devices: devices)
  }

  private func expect(
    _ project: P, _ code: DiagnosticCode, _ words: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(project.found.map(\.code) == [code], "\(project.list)", sourceLocation: sourceLocation)
    #expect(
      project.found.first?.range == project.test.range(9, 8), sourceLocation: sourceLocation)
    #expect(
      project.found.first?.notes.map(\.message) == ["this link plays it"],
      sourceLocation: sourceLocation)
    for text in words {
      #expect(project.list[0].contains(text), "\(project.list)", sourceLocation: sourceLocation)
    }
  }

  @Test(
    "A transition that moves needs a reduced transition",
    arguments: [
      #"{"kind": "slide", "duration": 0.3}"#, #"{"kind": "hero", "duration": 0.3}"#,
      #"{"kind": "scale", "duration": 0.3}"#, #"{"kind": "moveIn", "duration": 0.3}"#,
      #"{"kind": "slideUp", "duration": 0.3}"#,
      #"{"kind": "fade", "duration": 0.3, "backgroundScale": 0.9}"#,
      #"""
      {"kind": "custom", "duration": 0.3, "push": {"entering": [
        {"property": "translateY", "from": "100%", "to": 0}]}}
      """#,
    ])
  func reducedMotion(_ transition: String) {
    expect(
      flight(transition), .noReducedMotion,
      #""t" moves, and declares nothing that plays when Reduce Motion is on: name"#)
    flight(transition.dropLast() + #", "reducedMotion": "fade"}"#).expectNothing()
  }

  @Test(
    "A transition that does not move needs no reduced transition",
    arguments: [
      #"{"kind": "fade", "duration": 0.3}"#, #"{"kind": "none"}"#,
      #"""
      {"kind": "custom", "duration": 0.3, "push": {"entering": [
        {"property": "opacity", "from": 0, "to": 1}]}}
      """#,
    ])
  func still(_ transition: String) { flight(transition).expectNothing() }

  @Test("An unused transition is not reported, and one used by many links is reported once")
  func uses() {
    let project = { (name: String) in
      let tap = P.tap.replacing(#""t""#, with: #""\#(name)""#)
      return P(
        P.screen(P.picture(100, 100, keys: tap), P.picture(100, 100, keys: tap)),
        P.screen(P.picture(400, 400)), transition: #"{"kind": "slide", "duration": 0.3}"#,
        devices: #""400x800@1", "iphone-15""#)
    }
    project("slide").expectNothing()
    project("t").expect(.noReducedMotion)
  }

  @Test(
    "A curve takes 0.1 to 1 s",
    arguments: [
      ("0.1", nil), ("1", nil), ("0.09", "takes 0.09 s: less"), ("1.01", "takes 1.01 s: "),
    ])
  func curves(_ duration: String, _ words: String?) {
    let project = flight(#"{"kind": "fade", "duration": \#(duration)}"#)
    if let words { expect(project, .unusualDuration, words) } else { project.expectNothing() }
  }

  @Test("Default durations are accepted, and the kind none has no duration")
  func defaults() {
    flight(#"{"kind": "fade"}"#).expectNothing()
    flight(#"{"kind": "none"}"#).expectNothing()
  }

  @Test("A spring may settle for 2.5 s, which takes longer on a larger device")
  func springs() {
    func spring(_ damping: String) -> String {
      #"""
      {"kind": "hero", "reducedMotion": "fade", "easing": {"spring": {"response": 0.5,
       "dampingFraction": \#(damping)}}}
      """#
    }
    flight(spring("0.82")).expectNothing()
    // δ = 0.15 · 2π / 0.5 = 1.885 s⁻¹, and ln(300 pt · 2 · 1.01) / 1.885 = 3.4 s.
    expect(flight(spring("0.15")), .unusualDuration, #""t" settles in 3."#, "on 400x800@1: let it")
    // δ = 3.27: ln(300 · 2) / 3.27 = 2 s, and 2.8 s with 16 pixels per point.
    let devices = #""400x800@1", "400x800@16""#
    let project = P(
      P.screen(P.tapped(100, 100)), P.screen(P.picture(400, 400)), transition: spring("0.26"),
      devices: devices, assets: "--- assets/p.png 9000x9000")
    project.expect(.unusualDuration, "settles in 2.8", "on 400x800@16: let it")
  }

  @Test("An unusual duration of a pop is reported too")
  func back() {
    func transition(_ duration: String) -> String {
      #"{"kind": "fade", "duration": 0.3, "popDuration": \#(duration)}"#
    }
    flight(transition("0.9")).expectNothing()
    expect(
      flight(transition("4")), .unusualDuration, #""t" takes 4 s on its way back: people wait"#)
  }
}
