import Segue
import Testing

/// Tests of inputs whose expansion is too large to compile.
@Suite("Growth")
struct GrowthTests {
  private func codes(_ test: TestProject) -> [DiagnosticCode] {
    var seen: [DiagnosticCode] = []
    for diagnostic in test.diagnostics
    where !seen.contains(diagnostic.code) { seen.append(diagnostic.code) }
    return seen
  }

  private func errors(_ test: TestProject) -> [DiagnosticCode] {
    test.diagnostics.filter { $0.severity == .error }.map(\.code)
  }

  @Test("Expansion to billions of components is refused by count")
  func billions() {
    // 2⁴⁰ labels in 40 short files.
    let doubling = (0..<40).map { level in
      let inner =
        level == 39 ? #"{"type": "label", "text": ""}"# : #"{"type": "c\#(level + 1)"}"#
      return #"""
        --- components/c\#(level).json
        {"component": "c\#(level)", "body": {"type": "layout", "children": [\#(inner), \#(inner)]}}

        """#
    }
    let test = TestProject(
      "--- screens/a.json\n{\"screen\": \"a\", \"root\": {\"type\": \"c0\"}}\n" + doubling.joined(),
      limits: [.components: 20_000])
    #expect(codes(test) == [.tooManyComponents])
  }

  @Test("Slots that are used twice multiply, and the limit counts their components")
  func multiplyingSlots() {
    var use = #"[{"type": "label", "text": ""}]"#
    for _ in 0..<40 { use = #"[{"type": "twice", "arguments": {"slot": \#(use)}}]"# }
    let test = TestProject(
      #"""
      --- screens/a.json
      {"screen": "a", "root": {"type": "layout", "children": \#(use)}}
      --- components/twice.json
      {"component": "twice", "parameters": {"slot": "components"},
       "body": {"type": "layout", "children": ["${slot}", "${slot}"]}}
      """#, limits: [.components: 20_000])
    #expect(codes(test) == [.tooManyComponents])
  }

  @Test("A text that doubles at each level is refused by its length")
  func doublingText() {
    let levels = (0..<40).map { level in
      let body =
        level == 39
        ? #"{"type": "label", "text": "${t}"}"#
        : #"{"type": "c\#(level + 1)", "arguments": {"t": "${t}${t}"}}"#
      return #"""
        --- components/c\#(level).json
        {"component": "c\#(level)", "parameters": {"t": "string"}, "body": \#(body)}

        """#
    }
    let test = TestProject(
      #"--- screens/a.json\#n{"screen": "a", "root": {"type": "c0", "arguments": {"t": "ab"}}}\#n"#
        + levels.joined())
    #expect(codes(test) == [.textTooLong])
  }

  /// A text of 1,000 bytes, used 20 times, for each key that may contain it.
  @Test(
    "A text counts at each location at which it is substituted",
    arguments: [
      (#""hero": "${t}""#, #""hero": "\#(GrowthTests.long)""#),
      (#""id": "${t}""#, #""id": "\#(GrowthTests.long)""#),
      (#""accessibilityLabel": "${t}""#, #""accessibilityLabel": "\#(GrowthTests.long)""#),
      (
        GrowthTests.track(#""event": "${t}""#),
        GrowthTests.track(#""event": "\#(GrowthTests.long)""#)
      ),
      (
        GrowthTests.track(#""event": "e", "properties": {"k": "${t}"}"#),
        GrowthTests.track(#""event": "e", "properties": {"\#(GrowthTests.long)": 1}"#)
      ),
    ])
  func manyPlaces(substituted: String, written: String) {
    for key in [substituted, written] {
      let uses = Array(
        repeating: #"{"type": "c", "arguments": {"t": "\#(Self.long)"}}"#, count: 20)
      let text = #"""
        --- screens/a.json
        {"screen": "a", "root": {"type": "layout", "children": [\#(uses.joined(separator: ", "))]}}
        --- components/c.json
        {"component": "c", "parameters": {"t": "string"}, "body": {"type": "layout", \#(key)}}
        """#
      #expect(errors(TestProject(text, limits: [.substitutedBytes: 25_000])) == [])
      #expect(errors(TestProject(text, limits: [.substitutedBytes: 19_000])) == [.textTooLong])
    }
  }

  private static let long = String(repeating: "a", count: 1_000)

  private static func track(_ keys: String) -> String {
    #""events": {"tap": [{"type": "track", \#(keys)}]}"#
  }

  @Test("The ids of uses prefix the ids within, and count with them")
  func idsOfUses() {
    // There are three nested uses, each with an id of 100 bytes, so an inner id has 300 bytes and
    // its slashes.
    let id = String(repeating: "i", count: 100)
    let levels = (0..<3).map {
      #"""
      --- components/c\#($0).json
      {"component": "c\#($0)", "body": {"type": "layout", "children": [{"type": "c\#($0 + 1)", "id": "\#(id)"}]}}

      """#
    }
    let leaves = (0..<50).map { #"{"type": "layout", "id": "\#($0)"}"# }.joined(separator: ", ")
    let text =
      #"--- screens/a.json\#n{"screen": "a", "root": {"type": "c0"}}\#n"# + levels.joined()
      + #"--- components/c3.json\#n{"component": "c3", "body": {"type": "layout", "children": [\#(leaves)]}}\#n"#
    // Without an id at the outermost use, the ids within cannot be referenced from outside.
    let reached = text.replacing(
      #"{"type": "c0"}"#, with: #"{"type": "layout", "children": [{"type": "c0", "id": "r"}]}"#)
    #expect(errors(TestProject(reached, limits: [.substitutedBytes: 50 * 320 + 2_000])) == [])
    #expect(errors(TestProject(reached, limits: [.substitutedBytes: 50 * 300])) == [.textTooLong])
  }

  /// A composed component is nested in another one either in its body or in the slot that is its
  /// body.
  @Test("Uses may be nested as deep as components", arguments: [20, 21])
  func chainsOfUses(count: Int) {
    let links = (1...count).map { place in
      let next = place == count ? "layout" : "c\(place + 1)"
      return #"""
        --- components/c\#(place).json
        {"component": "c\#(place)", "body": {"type": "\#(next)"}}

        """#
    }
    let slots = (1...count).reduce(#"{"type": "layout"}"#) { inner, _ in
      #"{"type": "slot", "arguments": {"inner": \#(inner)}}"#
    }
    let slot = #"{"component": "slot", "parameters": {"inner": "component"}, "body": "${inner}"}"#
    let projects = [
      #"--- screens/a.json\#n{"screen": "a", "root": {"type": "c1"}}\#n"# + links.joined(),
      #"""
      --- screens/a.json
      {"screen": "a", "root": \#(slots)}
      --- components/slot.json
      \#(slot)

      """#,
    ]
    let tooDeep: [DiagnosticCode] = count > 20 ? [.componentsTooDeep] : []
    // The sum of the levels from 1 to 20 is 210.
    let limits: Limits = [.componentDepth: 20, .levels: 210]
    for text in projects {
      #expect(errors(TestProject(text, limits: limits)) == tooDeep)
      let fewer: Limits = [.componentDepth: 20, .levels: 209]
      #expect(errors(TestProject(text, limits: fewer)).first == .tooManyLevels)
    }
  }

  @Test("A cycle through several components and slots is reported")
  func cycles() {
    let test = TestProject(
      #"""
      --- components/a.json
      {"component": "a", "body": {"type": "layout", "children": [{"type": "b"}]}}
      --- components/b.json
      {"component": "b", "body": {"type": "box", "arguments": {"slot": [{"type": "c"}]}}}
      --- components/box.json
      {"component": "box", "parameters": {"slot": "components"},
       "body": {"type": "layout", "children": "${slot}"}}
      --- components/c.json
      {"component": "c", "body": {"type": "a"}}
      """#)
    #expect(codes(test) == [.componentCycle])
    let messages = test.diagnostics.map(\.message)
    #expect(messages.contains("a component cannot contain itself: a → b → c → a"))
  }

  /// Each component uses the next two, so the number of paths to the uses that close a cycle is a
  /// Fibonacci number: 10²⁵ here, each with a message of 125 names.
  @Test("A cycle with countless paths is reported once per use, in a short message")
  func cyclesWithoutNumber() {
    let count = 125
    let components = (0..<count).map { place in
      let next = [1, 2].map { #"{"type": "c\#((place + $0) % count)"}"# }.joined(separator: ", ")
      return #"""
        --- components/\#(place).json
        {"component": "c\#(place)", "body": {"type": "layout", "children": [\#(next)]}}

        """#
    }
    let test = TestProject(
      components.joined() + #"""
        --- screens/a.json
        {"screen": "a", "root": {"type": "c0"}}
        """#, limits: [.components: 20_000])
    let found = test.diagnostics.filter { $0.code == .componentCycle }
    #expect(!found.isEmpty && found.count <= 2 * count)
    #expect(found.allSatisfy { $0.message.utf8.count < 150 })
  }

  @Test("A component in its own slot is not a cycle")
  func ownSlot() throws {
    let screen = try TestProject(
      #"""
      --- screens/a.json
      {"screen": "a", "root": {"type": "box", "arguments": {"slot": [
        {"type": "box", "arguments": {"slot": [{"type": "box", "arguments": {"slot": []}}]}}]}}}
      --- components/box.json
      {"component": "box", "parameters": {"slot": "components"},
       "body": {"type": "layout", "children": "${slot}"}}
      """#
    ).screen("a")
    #expect(screen.components.count == 3)
  }

  private func nested(_ depth: Int) -> TestProject {
    let root =
      String(repeating: #"{"type":"layout","children":["#, count: depth - 1)
      + #"{"type":"layout"}"# + String(repeating: "]}", count: depth - 1)
    return TestProject(#"{"screen": "a", "root": \#(root)}"#)
  }

  @Test("Layouts nested 1,000 levels deep are laid out")
  func deep() throws {
    let compilation = Compiler(nested(1000).project).compile()
    #expect(compilation.diagnostics.map(\.message) == [])
    let layout = try #require(compilation.instances.first?.layouts.first)
    #expect(layout.tree.frames.count == 1000)
    // Each layout fills the width of its parent, and an empty column has no height.
    #expect(layout.tree.frames[999] == Rect(x: 0, y: 0, width: 393, height: 0))
  }

  @Test("Layouts nested 1,500 levels deep exceed the component limit, and 5,000 the JSON limit")
  func tooDeep() {
    #expect(codes(nested(1500)) == [.componentsTooDeep])
    #expect(codes(nested(5000)) == [.jsonTooDeep])
  }

  @Test("Links that open a screen with ever new arguments end after a thousand")
  func endlessLinks() {
    let test = TestProject(
      #"""
      --- segue.json
      {"schemes": ["s"]}
      --- screens/a.json
      {"screen": "a", "route": "/a/{n}", "parameters": {"n": {"type": "string", "default": "x"}},
       "bars": ["navigation"], "root": {"type": "layout", "events": {"tap": [
         {"type": "navigate", "to": "s://a/${n}x", "transition": "none"}]}}}
      """#)
    #expect(codes(test) == [.tooManyLinks])
  }

  @Test("Thousands of arguments, devices and misspelt names are compiled quickly")
  func wideInputs() {
    let count = 4000
    let parameters = (0..<count).map { #""p\#($0)": "number""# }.joined(separator: ", ")
    let arguments = (0..<count).map { #""p\#($0)": \#($0)"# }.joined(separator: ", ")
    let labels = (0..<count).map { #"{"type": "label", "text": "${p\#($0)}"}"# }
    let clock = ContinuousClock()
    let time = clock.measure {
      let test = TestProject(
        #"""
        --- screens/a.json
        {"screen": "a", "safeArea": ["top", "bottom"],
         "root": {"type": "card", "arguments": {\#(arguments)},
          "style": {"overflow": "scroll"}}}
        --- components/card.json
        {"component": "card", "parameters": {\#(parameters)},
         "body": {"type": "layout", "children": [\#(labels.joined(separator: ", "))]}}
        """#, limits: [.parameters: count])
      #expect(codes(test) == [])
    }
    // Quadratic time for 4,000 would be minutes in a debug build.
    #expect(time < .seconds(20))
  }
}
