import Segue
import Testing

/// Invariants of every project, tested on random ones with fixed seeds: two screens of random
/// components that share hero keys and pictures, in random styles, some of them extreme.
@Suite("Invariants of transition checks")
struct FlightCheckLawTests {
  private struct RandomProject {
    var random: SeededRandom
    let hostile: Bool

    init(seed: Int) {
      random = SeededRandom(seed: UInt64(seed))
      hostile = seed % 4 == 3
    }

    mutating func chance(_ percent: Int) -> Bool {
      Int.random(in: 0..<100, using: &random) < percent
    }

    mutating func pick(_ choices: [String]) -> String {
      choices[Int.random(in: choices.indices, using: &random)]
    }

    mutating func length() -> String {
      pick(
        hostile
          ? ["1e308", "0", "33554428", "1e-300", #""1e300%""#, "450", "-1e9"]
          : ["20", "60", "130", "300", "420", "900", #""50%""#, #""100%""#])
    }

    mutating func style() -> String {
      var style: [String] = []
      for key in ["width", "height"] where chance(60) { style.append("\"\(key)\": \(length())") }
      if chance(20) {
        style.append(#""position": "absolute""#)
        for key in ["top", "left"] where chance(60) { style.append("\"\(key)\": \(length())") }
      }
      if chance(60) { style.append(#""flexShrink": 0"#) }
      if chance(20) { style.append(#""overflow": "\#(pick(["hidden", "scroll"]))""#) }
      if chance(20) { style.append(#""flexDirection": "row""#) }
      if chance(15) { style.append(#""zIndex": \#(pick(["-1", "0", "2"]))"#) }
      if chance(10) { style.append(#""order": \#(pick(["-1", "1"]))"#) }
      if chance(15) { style.append(#""opacity": \#(pick(["0", "0.04", "0.5"]))"#) }
      if chance(30) { style.append(#""backgroundColor": "\#(pick(["red", "transparent"]))""#) }
      if chance(30) { style.append(#""objectFit": "\#(pick(["cover", "contain", "none"]))""#) }
      if chance(20) { style.append(#""fontSize": \#(pick(["11", "17", "40"]))"#) }
      if chance(8) { style.append(#""display": "none""#) }
      return #""style": {\#(style.joined(separator: ", "))}"#
    }

    mutating func component(depth: Int, events: String) -> String {
      var keys = [style()]
      if !events.isEmpty && (depth == 2 || chance(30)) { keys.append(events) }
      if chance(40) { keys.append(#""hero": "\#(pick(["x", "y", "z", "w"]))""#) }
      if chance(30) { keys.append(#""snapshot": "\#(pick(["keep", "keep", "drop"]))""#) }
      let head = keys.joined(separator: ", ")
      if depth > 0 && (depth > 1 || chance(60)) {
        let children = (0..<Int.random(in: 1...4, using: &random)).map { _ in
          component(depth: depth - 1, events: events)
        }
        return #"{"type": "layout", \#(head), "children": [\#(children.joined(separator: ", "))]}"#
      }
      switch Int.random(in: 0..<5, using: &random) {
      case 0: return #"{"type": "label", "text": "\#(pick(["New", "Linen weekend"]))", \#(head)}"#
      case 1: return #"{"type": "button", "title": "Buy", \#(head)}"#
      case 2:
        return #"{"type": "video", "source": "https://s.example/v", "poster": "q.png", \#(head)}"#
      default: return #"{"type": "image", "source": "\#(pick(["p", "q", "r"])).png", \#(head)}"#
      }
    }

    mutating func text() -> String {
      let transition = pick([
        #"{"kind": "hero"}"#, #"{"kind": "hero", "duration": 3, "path": "arc"}"#,
        #"{"kind": "hero", "easing": {"spring": {"response": 0.6, "dampingFraction": 0.15}}}"#,
        #"{"kind": "hero", "clip": "keep", "easing": {"cubicBezier": [0.2, -2, 0.2, 3]}}"#,
      ])
      let screen = { (me: inout Self, events: String) in
        (0..<3).map { _ in me.component(depth: 2, events: events) }.joined(separator: ", ")
      }
      return #"""
        --- segue.json
        {"schemes": ["s"], "devices": ["iphone-15", "400x600@2"], "transitions": {"t": \#(transition)}}
        --- screens/a.json
        {"screen": "a", "root": {"type": "layout", "children": [\#(screen(&self, FlightProject.tap))]}}
        --- screens/b.json
        {"screen": "b", "route": "/b", "presentation": "\#(pick(["push", "sheet"]))", "bars": ["tab"],
         "root": {"type": "layout", "children": [\#(screen(&self, ""))]}}
        --- assets/p.png 300x300
        --- assets/q.png 90x120
        --- assets/r.png 900x200
        """#
    }
  }

  private static let codes: Set<DiagnosticCode> = [
    .missingPartner, .duplicateHero, .pixelatedPicture, .aspectJump, .textScaled, .clippedSource,
    .partnerOffScreen, .heroUnderBar, .seam, .overdraw, .noReducedMotion, .unusualDuration,
  ]

  /// The files of random projects, and the diagnostics of their transitions.
  private static let told: [(files: [SourceFile], diagnostics: [Diagnostic])] =
    (0..<80).map { seed in
      var random = RandomProject(seed: seed)
      let test = TestProject(random.text())
      return (test.project.sources.files, test.diagnostics.filter { codes.contains($0.code) })
    }

  @Test(
    "Ranges are within files, numbers are finite, and no diagnostic is repeated",
    arguments: told.indices)
  func diagnostics(_ seed: Int) {
    let (files, told) = Self.told[seed]
    for diagnostic in told {
      for range in [diagnostic.range] + diagnostic.notes.map(\.range) {
        #expect(files.indices.contains(range.file.index))
        #expect(
          range.lowerBound < range.upperBound
            && range.upperBound <= files[range.file.index].bytes.count)
      }
      #expect(!diagnostic.message.contains("inf") && !diagnostic.message.contains("nan"))
      // The diagnostic has notes, except if the transition itself is wrong.
      #expect(!diagnostic.notes.isEmpty, "\(diagnostic.message)")
    }
    #expect(Set(told.map { "\($0.code) \($0.range) \($0.message)" }).count == told.count)
  }

  @Test("The random projects cover every diagnostic")
  func coverage() {
    let told = Set(Self.told.flatMap(\.diagnostics).map(\.code))
    #expect(told == Self.codes)
  }

  @Test(
    "A check changes no plan and is deterministic",
    arguments: 0..<tries(40, withoutOptimisation: 15))
  func pure(_ seed: Int) throws {
    var random = RandomProject(seed: seed)
    let project = TestProject(random.text()).project
    let compiler = Compiler(project)
    let compilation = compiler.compile()
    for transit in compilation.transits {
      let (source, target) = (
        compilation.instances[transit.from], compilation.instances[transit.to]
      )
      for (place, plan) in transit.plans.enumerated() {
        let from = source.layouts[place]
        let to = target.layouts[place]
        func check() -> [Diagnostic] {
          var findings = FlightFindings(
            devices: compilation.devices, manifest: project.manifest)
          var offsets = ScrollOffsets()
          offsets[1] = Point(x: 30, y: 40)
          findings.check(
            plan, tapped: transit.component, from: from, scrolledBy: offsets, to: to, device: place)
          return findings.diagnostics
        }
        #expect(check() == check())
        var ignored: [Diagnostic] = []
        let again = try #require(
          compiler.plan(
            transit.action, tapped: transit.component, from: from, to: to, &ignored))
        #expect(again.timing == plan.timing && again.pairs == plan.pairs)
        for p in [-0.1, 0, 0.3, 1, 1.2] {
          #expect(again.layers.map { $0.state(at: p) } == plan.layers.map { $0.state(at: p) })
        }
      }
    }
  }
}
