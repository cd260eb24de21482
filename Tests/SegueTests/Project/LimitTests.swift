import Segue
import Testing

/// Each limit is tested with files that need one less than allowed, exactly as much, and one more.
/// The counts are made by hand. Work, lines and answers are tested in `WorkTests`, and the limits
/// of expressions in `ExpressionLimitTests`.
@Suite("Limits")
struct LimitTests {
  private static let told = Limits.Name.allCases.filter { $0.code != nil && !others.contains($0) }
  /// The limits that are tested elsewhere.
  private static let others: Set<Limits.Name> = [
    .work, .lines, .answerBytes, .expressionParts, .expressionNesting, .expressionBytes,
    .expressionValues, .expressionWork,
  ]

  /// Returns a project that needs `count` of the limited quantity, and little of all others.
  private func project(asking count: Int, of name: Limits.Name, limits: Limits) -> TestProject {
    TestProject(text(asking: count, of: name), limits: limits)
  }

  private func screen(_ root: String, keys: String = "") -> String {
    "--- screens/a.json\n{\"screen\": \"a\", \(keys)\"root\": \(root)}\n"
  }

  private func layout(_ children: [String]) -> String {
    #"{"type": "layout", "children": [\#(children.joined(separator: ", "))]}"#
  }

  private func letters(_ count: Int) -> String { String(repeating: "a", count: count) }

  private func label(_ text: String) -> String { #"{"type": "label", "text": "\#(text)"}"# }

  private func tap(_ link: String, _ children: [String] = []) -> String {
    #"{"type": "layout", "children": [\#(children.joined(separator: ", "))], "#
      + #""events": {"tap": [{"type": "navigate", "to": "\#(link)"}]}}"#
  }

  private func text(asking count: Int, of name: Limits.Name) -> String {
    let empty = #"{"type": "layout"}"#
    let manifest = "--- segue.json\n{\"schemes\": [\"s\"]}\n"
    let numbers = 0..<count
    switch name {
    case .fileBytes:
      let file = #"{"screen": "a", "root": \#(empty)}"#
      return "--- screens/a.json\n" + file + String(repeating: " ", count: count - file.utf8.count)
    case .nesting:
      // One level is the file's own object.
      let arrays =
        String(repeating: "[", count: count - 1) + String(repeating: "]", count: count - 1)
      return screen(empty, keys: "\"x\": \(arrays), ")
    case .stringBytes: return screen(label(letters(count)))
    case .entries:
      let kinds = numbers.map { #""t\#($0)": {"kind": "fade"}"# }.joined(separator: ", ")
      return "--- segue.json\n{\"transitions\": {\(kinds)}}\n" + screen(empty)
    case .parameters:
      let parameters = numbers.map { #""p\#($0)": {"type": "string", "default": ""}"# }
      return screen(empty)
        + "--- components/c.json\n{\"component\": \"c\", \"parameters\": "
        + "{\(parameters.joined(separator: ", "))}, \"body\": \(empty)}\n"
    case .components, .placedComponents:
      // The root is one of them.
      return screen(layout((1..<count).map { _ in empty }))
    case .componentDepth:
      return screen((1..<count).reduce(empty) { inner, _ in layout([inner]) })
    case .levels:
      // The root is at the first level, and each child at the second. For an even number one of
      // them has a child, at the third level.
      let isEven = count.isMultiple(of: 2)
      let children = (0..<(count - (isEven ? 6 : 1)) / 2).map { _ in empty }
      return screen(layout((isEven ? [layout([empty])] : []) + children))
    case .children: return screen(layout(numbers.map { _ in empty }))
    case .substitutedBytes:
      return screen(#"{"type": "c", "arguments": {"t": "\#(letters(count - 1))"}}"#)
        + "--- components/c.json\n{\"component\": \"c\", \"parameters\": {\"t\": \"string\"}, "
        + "\"body\": \(label("${t}b"))}\n"
    case .textBytes: return screen(layout([label(letters(5)), label(letters(count - 5))]))
    case .routes:
      return numbers.map {
        #"""
        --- screens/\#($0).json
        {"screen": "s\#($0)", "route": "/s\#($0)", "root": \#(empty)}

        """#
      }.joined()
    case .variants:
      return manifest + screen(layout(numbers.map { tap("s://t/\($0)") }))
        + #"""
        --- screens/t.json
        {"screen": "t", "route": "/t/{n}", "parameters": {"n": "string"}, "root": \#(label("${n}"))}

        """#
    case .flownComponents:
      // The link counts as fifteen, and the tapped component as one.
      let inner = (16..<count).map { _ in empty }
      return manifest + screen(tap("s://t", inner))
        + "--- screens/t.json\n{\"screen\": \"t\", \"route\": \"/t\", \"root\": \(empty)}\n"
    case .problems:
      // Each unknown style is a warning.
      let styles = numbers.map { #""s\#($0)": 1"# }.joined(separator: ", ")
      return screen(#"{"type": "layout", "style": {\#(styles)}}"#)
    case .frames, .work, .lines, .answerBytes, .expressionParts, .expressionNesting,
      .expressionBytes, .expressionValues, .expressionWork:
      return screen(empty)
    }
  }

  @Test(
    "Up to its limit everything is accepted, and one more is reported with its own code",
    arguments: told)
  func bounds(name: Limits.Name) throws {
    let code = try #require(name.code)
    let limit = 60
    let limits: Limits = [name: limit]
    for count in [limit - 1, limit] {
      let project = project(asking: count, of: name, limits: limits)
      #expect(project.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    }
    let over = project(asking: limit + 1, of: name, limits: limits)
    let errors = over.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.code) == [code])
    #expect(errors.allSatisfy { $0.code.isLimit && $0.message.contains("60") })
    // With a limit of one more, the project is accepted again.
    let wider = project(asking: limit + 1, of: name, limits: [name: limit + 1])
    #expect(wider.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
  }

  @Test(
    "An object or array with too many entries is named by its key",
    arguments: [
      (
        1, #"{"transitions": {"a": {"kind": "fade"}, "b": {"kind": "fade"}}}"#,
        "\"transitions\" has more than the 1 entry that is allowed"
      ),
      (
        2, #"{"schemes": ["a", "b", "c"]}"#,
        "\"schemes\" has more than the 2 entries that are allowed"
      ),
      (
        2, #"{"devices": ["pixel-8", {"name": "a", "width": 1, "height": 1}]}"#,
        "an entry of \"devices\" has more than the 2 entries that are allowed"
      ),
      (1, #"{"app": "a", "schemes": []}"#, "segue.json has more than the 1 entry that is allowed"),
      (0, #"{"schemes": []}"#, "segue.json has more than the 0 entries that are allowed"),
    ])
  func entries(limit: Int, text: String, message: String) {
    let file = SourceFile(path: "segue.json", text: text)
    let diagnostics = Manifest.read(file, limits: [.entries: limit]).diagnostics
    #expect(diagnostics.map(\.message) == [message])
  }

  @Test("Laid-out components and components of transitions count once for each device")
  func devices() {
    for (name, count) in [(Limits.Name.placedComponents, 7), (.flownComponents, 20)] {
      let text = text(asking: count, of: name)
      for (limit, isEnough) in [(3 * count, true), (3 * count - 1, false)] {
        // The destination screen has one more component.
        let limits: Limits = [name: limit]
        let compiler = Compiler(TestProject(text, limits: limits).project)
        let devices = Array(Device.builtIn.prefix(3))
        let codes = compiler.compile(on: devices).diagnostics.map(\.code)
        #expect(codes.contains { $0 == name.code } == !isEnough)
      }
    }
  }

  @Test("A tapped component counts with all of its descendants")
  func extents() {
    let inner = #"{"type": "layout", "children": [{"type": "layout"}, {"type": "layout"}]}"#
    let event = #""events": {"tap": [{"type": "navigate", "to": "s://t"}]}"#
    let text =
      "--- segue.json\n{\"schemes\": [\"s\"]}\n"
      + screen(#"{"type": "layout", "children": [\#(inner)], \#(event)}"#)
      + "--- screens/t.json\n{\"screen\": \"t\", \"route\": \"/t\", \"root\": {\"type\": \"layout\"}}\n"
    func codes(_ limit: Int) -> [DiagnosticCode] {
      TestProject(text, limits: [.flownComponents: limit]).diagnostics.map(\.code)
    }
    #expect(!codes(19).contains(.tooManyFlights))
    #expect(codes(18).contains(.tooManyFlights))
  }

  @Test("Text counts with the components that show it, 64 bytes as one component")
  func placedText() {
    let text = screen(layout([label(letters(640)), label(letters(63))]))
    func codes(_ limit: Int) -> [DiagnosticCode] {
      TestProject(text, limits: [.placedComponents: limit]).diagnostics.map(\.code)
    }
    // There are three components and 703 bytes of text.
    #expect(!codes(13).contains(.tooManyLayouts))
    #expect(codes(12).contains(.tooManyLayouts))
  }

  @Test("Expanded uses count once for all devices, even if few components result")
  func expandedUses() {
    let body = #"{"type": "layout"}"#
    let text =
      screen(#"{"type": "c"}"#)
      + "--- components/c.json\n{\"component\": \"c\", \"body\": {\"type\": \"d\"}}\n"
      + "--- components/d.json\n{\"component\": \"d\", \"body\": \(body)}\n"
    for (limit, isEnough) in [(3, true), (2, false)] {
      let compiler = Compiler(TestProject(text, limits: [.placedComponents: limit]).project)
      let codes = compiler.compile(on: Array(Device.builtIn.prefix(2))).diagnostics.map(\.code)
      #expect(codes.contains(.tooManyLayouts) == !isEnough)
    }
  }

  @Test("A run in a component's label counts as 64 bytes for each use")
  func usedRuns() {
    let runs = #"{"type": "label", "text": [{"text": ""}, {"text": ""}, {"text": ""}]}"#
    let used =
      screen(layout([#"{"type": "c"}"#, #"{"type": "c"}"#]))
      + "--- components/c.json\n{\"component\": \"c\", \"body\": \(runs)}\n"
    func codes(_ text: String, _ limit: Int) -> [DiagnosticCode] {
      TestProject(text, limits: [.substitutedBytes: limit]).diagnostics.map(\.code)
    }
    #expect(!codes(used, 384).contains(.textTooLong))
    #expect(codes(used, 383).contains(.textTooLong))
    // Without a use it needs no more than the file.
    #expect(!codes(screen(layout([runs, runs])), 0).contains(.textTooLong))
  }

  @Test("Past a limit, everything within it is still compiled")
  func rest() {
    let text = text(asking: 5, of: .variants)
    let whole = Compiler(TestProject(text).project).compile()
    #expect(whole.instances.count == 6 && whole.transits.count == 5)
    let cut = Compiler(TestProject(text, limits: [.variants: 2]).project).compile()
    #expect(cut.instances.map(\.name) == Array(whole.instances.prefix(3)).map(\.name))
    #expect(cut.transits.count == 2)
    let links = Compiler(TestProject(text, limits: [.flownComponents: 48]).project).compile()
    #expect(links.instances.count == 6 && links.transits.count == 3)
    // There are six components in all: those of the first screen, and one for each variant.
    let placed = Compiler(TestProject(text, limits: [.placedComponents: 8]).project).compile()
    #expect(placed.instances.count == 3 && placed.transits.count == 2)
  }

  @Test("A limit is between 0 and its maximum")
  func values() {
    var limits: Limits = [.components: -5, .fileBytes: .max]
    #expect(limits[.components] == 0)
    #expect(limits[.fileBytes] == 1 << 31)
    limits[.components] = 7
    #expect(limits[.components] == 7)
    for name in Limits.Name.allCases where name != .components && name != .fileBytes {
      #expect(limits[name] == name.standard && name.standard <= name.most)
    }
    #expect(Limits() == [:])
  }

  @Test("Each limit has its own name, summary and code")
  func names() {
    let codes = Limits.Name.allCases.compactMap(\.code)
    #expect(Set(codes).count == codes.count)
    for name in Limits.Name.allCases {
      #expect(name.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(!name.summary.isEmpty)
    }
    #expect(
      DiagnosticCode.allCases.filter(\.isLimit) == DiagnosticCode.allCases.filter(codes.contains))
  }
}
