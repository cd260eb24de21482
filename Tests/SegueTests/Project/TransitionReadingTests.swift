import Segue
import Testing

/// Tests of transitions in segue.json, as described in Motion.md. The expectations are written by
/// hand.
@Suite("Transitions in a manifest")
struct TransitionReadingTests {
  /// Returns the transition `t`, and records an issue for each diagnostic.
  private func transition(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Transition {
    let file = SourceFile(path: "segue.json", text: #"{"transitions": {"t": {\#(text)}}}"#)
    let (manifest, diagnostics) = Manifest.read(file)
    #expect(diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
    return try #require(manifest.transition(named: "t"), sourceLocation: sourceLocation)
  }

  private func window(_ start: Double, _ end: Double) throws -> ProgressWindow {
    try #require(ProgressWindow(start, end))
  }

  @Test("Omitted keys have their defaults")
  func defaults() throws {
    let hero = try transition(#""kind": "hero""#)
    #expect(hero.easing == .cubicBezier(.easeInOut) && hero.duration == nil)
    #expect(hero.popEasing == nil && hero.popDuration == nil)
    #expect(hero.windows == .standard && hero.popWindows == nil)
    #expect(hero.clip == .leave && !hero.coversBars)
    #expect(hero.timeout == 2 && hero.fallback == nil && hero.reducedMotion == nil)
  }

  @Test("A pop may have its own curve and duration")
  func wayBack() throws {
    let both = try transition(
      #""kind": "slide", "duration": 0.4, "popEasing": "easeIn", "popDuration": 0.3"#)
    #expect(both.duration == 0.4 && both.easing == .cubicBezier(.easeInOut))
    #expect(both.popEasing == .cubicBezier(.easeIn) && both.popDuration == 0.3)
    // Without popEasing the pop uses the push's curve in its own duration; without popDuration the
    // duration depends on the distance.
    let time = try transition(#""kind": "slide", "easing": "ease", "popDuration": 0"#)
    #expect(time.popEasing == nil && time.popDuration == 0 && time.duration == nil)
    let curve = try transition(#""kind": "slide", "duration": 0.4, "popEasing": "linear""#)
    #expect(curve.popEasing == .linear && curve.popDuration == nil)
    let spring = try transition(
      #""kind": "slide", "duration": 0.4, "popEasing": {"spring": {"response": 0.5}}"#)
    #expect(spring.duration == 0.4 && spring.popDuration == nil)
    #expect(spring.popEasing == .spring(try Spring(response: 0.5, dampingFraction: 0.825)))
    // A spring forwards and a curve back: the duration is that of the curve.
    let curveBack = try transition(
      #"""
      "kind": "slide", "easing": {"spring": {"response": 0.5}}, "popEasing": "ease",
      "popDuration": 0.2
      """#)
    #expect(curveBack.duration == nil && curveBack.popDuration == 0.2)
  }

  /// An undamped spring oscillates forever. One of period T with critical damping decays by a
  /// factor of e 2π/T times per second. About eighteen such factors leave half a pixel of the
  /// largest screen, so T may be about 1,200 s.
  @Test(
    "A spring that does not come to rest is reported with the key that prevents it",
    arguments: [
      (#""response": 0.5, "dampingFraction": 0"#, "dampingFraction"),
      (#""dampingFraction": 0"#, "dampingFraction"),
      (#""response": 100000, "dampingFraction": 1"#, "response"),
      (#""response": 100000"#, "response"),
      (#""duration": 1, "bounce": 1"#, "bounce"),
      (#""duration": 1, "bounce": -0.99999"#, "bounce"),
      (#""duration": 100000, "bounce": 0"#, "duration"),
      (#""stiffness": 100, "damping": 0"#, "damping"),
      // With a mass of 1 the damping would be half of critical.
      (#""mass": 1000000000, "stiffness": 1, "damping": 1"#, "mass"),
      // The overdamped spring returns at a rate of a millionth per second.
      (#""stiffness": 0.000001, "damping": 1"#, "stiffness"),
      // Changing only one of them would not suffice.
      (#""response": 100000, "dampingFraction": 0"#, "dampingFraction"),
    ])
  func restlessSprings(numbers: String, key: String) {
    let text = #"{"transitions": {"t": {"kind": "fade", "easing": {"spring": {\#(numbers)}}}}}"#
    let (_, diagnostics) = Manifest.read(SourceFile(path: "segue.json", text: text))
    #expect(
      diagnostics.map(\.message) == ["\(key) must let the spring come to rest within an hour"])
  }

  @Test("Each channel is read into its own window")
  func windows() throws {
    // Ten distinct windows, in an order different from that of the type.
    let hero = try transition(
      #"""
      "kind": "hero", "windows": {
        "exiting": [0, 0.9], "entering": [0, 0.8], "arriving": [0.4, 0.7], "leaving": [0, 0.6],
        "clip": [0, 0.5], "opacity": [0.1, 0.4], "paint": [0.1, 1], "cornerRadius": [0.2, 1],
        "content": [0.3, 1], "frame": [0.4, 1]}
      """#)
    #expect(hero.windows.frame == (try window(0.4, 1)))
    #expect(hero.windows.content == (try window(0.3, 1)))
    #expect(hero.windows.cornerRadius == (try window(0.2, 1)))
    #expect(hero.windows.paint == (try window(0.1, 1)))
    #expect(hero.windows.opacity == (try window(0.1, 0.4)))
    #expect(hero.windows.clip == (try window(0, 0.5)))
    #expect(hero.windows.leaving == (try window(0, 0.6)))
    #expect(hero.windows.arriving == (try window(0.4, 0.7)))
    #expect(hero.windows.entering == (try window(0, 0.8)))
    #expect(hero.windows.exiting == (try window(0, 0.9)))
    #expect(hero.popWindows == nil)
  }

  @Test("A channel without a pop window is the push's window in reverse")
  func popWindows() throws {
    // The pop windows come first, because the order of keys is irrelevant.
    let hero = try transition(
      #""kind": "hero", "popWindows": {"frame": [0, 0.5]}, "windows": {"content": [0.25, 1]}"#)
    let back = try #require(hero.popWindows)
    #expect(back.frame == (try window(0, 0.5)))
    #expect(hero.windows.frame == .whole)
    #expect(back.content == (try window(0, 0.75)))
    // 1 − [0, 0.4] and 1 − [0.4, 1], of the default windows.
    #expect(back.leaving == (try window(0.6, 1)))
    #expect(back.arriving == (try window(0, 0.6)))
    #expect(back.paint == .whole)
  }

  @Test("Policies, fallbacks and reduced transitions are read")
  func policies() throws {
    let hero = try transition(
      #"""
      "kind": "hero", "clip": "keep", "coversBars": true, "timeout": 0.5, "fallback": "slide",
      "reducedMotion": "fade"
      """#)
    #expect(hero.clip == .keep && hero.coversBars && hero.timeout == 0.5)
    #expect(hero.fallback?.name == "slide" && hero.reducedMotion?.name == "fade")
    #expect(try transition(#""kind": "hero", "timeout": 0"#).timeout == 0)
    #expect(try transition(#""kind": "fade", "timeout": 60"#).timeout == 60)
  }

  @Test("The kind none has no duration, whatever is declared")
  func none() {
    let (manifest, diagnostics) = Manifest.read(
      SourceFile(
        path: "segue.json", text: #"{"transitions": {"t": {"kind": "none", "duration": 1}}}"#))
    #expect(manifest.transition(named: "t")?.duration == 0)
    #expect(diagnostics.map(\.severity) == [.warning])
  }

  @Test(
    "A custom transition that only fades is a valid reduced transition",
    arguments: [#""none""#, #""fade""#, #""dissolve""#])
  func lessMotion(_ name: String) {
    let (_, diagnostics) = Manifest.read(
      SourceFile(
        path: "segue.json",
        text: #"""
          {"transitions": {"t": {"kind": "hero", "reducedMotion": \#(name)}, "dissolve": {
            "kind": "custom", "push": {
              "entering": [{"property": "opacity", "from": 0, "to": 1}],
              "exiting": [{"property": "opacity", "from": 1, "to": 0}]}}}}
          """#))
    #expect(diagnostics.map(\.message) == [])
  }

  /// Translations add and scales multiply, so the following are at rest: 30 − 30, 8 % − 8 %, 0.8 ·
  /// 1.25, and 0.1 + 0.2 − 0.3 up to rounding.
  @Test(
    "Tracks of one property are combined",
    arguments: [
      [("translateX", "30"), ("translateX", "-30")],
      [("translateY", #""8%""#), ("translateY", #""-8%""#)],
      [("scale", "0.8"), ("scale", "1.25")],
      [("translateX", "0.1"), ("translateX", "0.2"), ("translateX", "-0.3")],
      [("cornerRadius", "0"), ("cornerRadius", "0")],
      [("opacity", "1"), ("translateX", "0"), ("translateY", #""0%""#), ("scale", "1")],
    ])
  func together(_ tracks: [(property: String, end: String)]) throws {
    let entering = tracks.map { #"{"property": "\#($0.property)", "from": 0.5, "to": \#($0.end)}"# }
    let exiting = tracks.map { #"{"property": "\#($0.property)", "from": \#($0.end), "to": 0.5}"# }
    let both =
      #"{"entering": [\#(entering.joined(separator: ","))], "#
      + #""exiting": [\#(exiting.joined(separator: ","))]}"#
    let custom = try transition(#""kind": "custom", "push": \#(both), "pop": \#(both)"#)
    #expect(custom.push.entering.count == tracks.count && custom.pop?.exiting.count == tracks.count)
  }
}
