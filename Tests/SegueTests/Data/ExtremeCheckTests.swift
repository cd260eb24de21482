import Segue
import Testing

/// A check lays out each screen with the extremes of its type. The devices have no insets, and the
/// boxes have fixed sizes, so that what sticks out can be computed by hand.
@Suite("Checks with extreme data")
struct ExtremeCheckTests {
  private static let manifest = """
    --- segue.json
    {"schemes": ["s"], "devices": ["400x800@1", "1000x800@1"]}
    """

  /// A row of boxes that are 100 points wide: ten at most, and two in the sample.
  private static func row(sample: String = #"["a", "b"]"#, more: String = "") -> TestProject {
    TestProject(
      #"""
      \#(manifest)
      --- data/a/usual.json
      {"data": {"list": \#(sample)}}
      --- screens/a.json
      {"screen": "a", "data": {3️⃣"properties"4️⃣: {
         "list": {"elements": {"type": "string"}, "metadata": {"atMost": 10}}}},
       "root": {"type": "layout", "style": {"flexDirection": "row"}, "children": [
         {"forEach": "data.list", "body": 1️⃣{"type": "layout",
           "style": {"width": 100, "height": 10, "flexShrink": 0}, "children": [\#(more)]}2️⃣}]}}
      """#)
  }

  /// A screen with a sample, and what a check finds in it that a compilation does not.
  private func found(
    _ properties: String, sample: String, _ children: String, optional: String = "",
    more: String = "", limits: Limits = Limits()
  ) -> [Diagnostic] {
    let test = TestProject(
      #"""
      --- segue.json
      {"schemes": ["s"], "devices": ["400x800@1"]}
      --- data/a/usual.json
      {"data": \#(sample)}
      --- screens/a.json
      {"screen": "a", "route": "/a", "data": {"properties": {\#(properties)},
         "optionalProperties": {\#(optional)}},
       "root": {"type": "layout", "style": {"overflow": "scroll"}, "children": [\#(children)]}}
      \#(more)
      """#, limits: limits)
    #expect(test.diagnostics.map(\.message) == [])
    return Compiler(test.project).check().diagnostics
  }

  private func codes(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { "\($0.code.rawValue) \($0.notes.map(\.message))" }
  }

  // MARK: What is reported

  @Test("A finding is reported once, at the template, and names the extreme at the type")
  func once() throws {
    let test = Self.row()
    #expect(test.diagnostics.map(\.message) == [])
    // Ten boxes are as wide as the wide device. On the other, the fifth is the first beyond the edge.
    let found = Compiler(test.project).check().diagnostics
    #expect(found.map(\.code) == [.visibleOverflow], "\(codes(found))")
    let diagnostic = try #require(found.first)
    #expect(diagnostic.message.contains("100 pt") && diagnostic.message.contains("on 400x800@1"))
    #expect(diagnostic.range == test.range(1, 2))
    #expect(diagnostic.notes.last?.message == #"with the extreme data "longest""#)
    #expect(diagnostic.notes.last?.range == test.range(3, 4))
  }

  @Test("What sample data shows is reported with it alone")
  func samplesFirst() {
    let test = Self.row(sample: #"["a", "b", "c", "d", "e"]"#)
    let compiled = test.diagnostics
    #expect(compiled.map(\.code) == [.visibleOverflow])
    #expect(compiled.first?.notes.last?.message == #"with the data "usual""#)
    #expect(Compiler(test.project).check().diagnostics == compiled)
  }

  @Test("A screen without sample data is checked")
  func noSample() {
    let test = TestProject(
      #"""
      \#(Self.manifest)
      --- screens/a.json
      {"screen": "a", "parameters": {"id": "string", "size": "number", "is": "boolean"},
       "data": {"properties": {"list": {"elements": {}, "metadata": {"atMost": 20}}}},
       "root": {"type": "layout", "style": {"flexDirection": "row"}, "children": [
         {"forEach": "data.list", "body": {"type": "layout",
           "style": {"width": 100, "height": 10, "flexShrink": 0}}}]}}
      """#)
    let found = Compiler(test.project).check().diagnostics
    #expect(
      found.map(\.code).filter { $0 == .visibleOverflow } == [.visibleOverflow], "\(codes(found))")
  }

  @Test("An absent property leaves a tap target too small")
  func absent() {
    let found = found(
      #""id": {"type": "string"}"#, sample: #"{"id": "1", "width": 60}"#,
      #"""
      {"type": "layout", "style": {"alignSelf": "flex-start", "padding": 20},
       "events": {"tap": [{"type": "back"}]}, "children": [
         {"if": "has(data.width)", "then":
            {"type": "layout", "style": {"width": 10, "height": 10}}}]}
      """#, optional: #""width": {"type": "int8"}"#)
    // 40 × 40 points of padding, of which 44 × 44 are easy to touch.
    #expect(codes(found) == [#"small-tap-target ["with the extreme data \"absent\""]"#])
  }

  @Test("A text that is cut is reported with the made-up text, and no count of others")
  func cutText() throws {
    let found = found(
      #""list": {"elements": {"type": "string", "metadata": {"maxLength": 200}}}"#,
      sample: #"{"list": ["a"]}"#,
      #"""
      {"forEach": "data.list", "body":
        {"type": "label", "text": "${item}", "style": {"width": 80, "maxLines": 1}}}
      """#)
    #expect(found.map(\.code) == [.truncatedText])
    let diagnostic = try #require(found.first)
    #expect(!diagnostic.message.contains("other text"), "\(diagnostic.message)")
    #expect(diagnostic.notes.last?.message.hasPrefix("with the extreme data") == true)
  }

  @Test("Samples of a type are real texts")
  func samples() {
    let label = #"{"type": "label", "text": "${data.text}", "style": {"width": 60}}"#
    let word = found(
      #"""
      "text": {"type": "string", "metadata": {"samples": ["Winterjackenschlussverkauf"]}}
      """#, sample: #"{"text": "a"}"#, label)
    #expect(word.map(\.code) == [.brokenWord], "\(codes(word))")
    let character = found(
      #""text": {"type": "string", "metadata": {"samples": ["ק"]}}"#, sample: #"{"text": "a"}"#,
      label)
    #expect(character.map(\.code) == [.missingCharacter], "\(codes(character))")
  }

  /// The longest data has 200 elements. Besides their layouts, there are the root and the
  /// repetition.
  @Test("A limit is reported with the first extreme that exceeds it", arguments: [202, 201])
  func limit(most: Int) {
    let found = found(
      #""list": {"elements": {"type": "string"}, "metadata": {"atMost": 200}}"#,
      sample: #"{"list": ["a"]}"#, #"{"forEach": "data.list", "body": {"type": "layout"}}"#,
      limits: [.components: most])
    let expected = most < 202 ? [#"too-many-components ["with the extreme data \"longest\""]"#] : []
    #expect(codes(found) == expected, "\(codes(found))")
  }

  // MARK: What cannot be laid out

  @Test("That extreme data cannot be laid out is told once a screen, with the reason")
  func notLaidOut() throws {
    let test = TestProject(
      #"""
      \#(Self.manifest)
      --- data/a/usual.json
      {"data": {"tint": "red", "text": "a"}}
      --- screens/a.json
      {"screen": "a", "data": {3️⃣"properties"4️⃣: {
         "tint": {"type": "string"}, "text": {"type": "string"}}},
       "root": {"type": "layout", "children": [
         {"type": "label", "text": "${data.text}", "style": {"color": 1️⃣"${data.tint}"2️⃣}},
         {"type": "label", "text": "b", "style": {"backgroundColor": "${data.tint}"}}]}}
      """#)
    #expect(test.diagnostics.map(\.message) == [])
    let found = Compiler(test.project).check().diagnostics
    #expect(found.map(\.code) == [.extremeNotLaidOut], "\(codes(found))")
    let diagnostic = try #require(found.first)
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.range == test.range(1, 2))
    #expect(diagnostic.message.contains("color") && diagnostic.message.contains("samples"))
    #expect(diagnostic.notes.last?.message == #"with the extreme data "typical""#)
    #expect(diagnostic.notes.last?.range == test.range(3, 4))
  }

  @Test(
    "With real values, extreme data can be laid out",
    arguments: [#"{"enum": ["red"]}"#, #"{"type": "string", "metadata": {"samples": ["red"]}}"#])
  func realValues(_ type: String) {
    let found = found(
      #""tint": \#(type)"#, sample: #"{"tint": "red"}"#,
      #"{"type": "label", "text": "a", "style": {"color": "${data.tint}"}}"#)
    #expect(codes(found) == [])
  }

  @Test("A number that the type allows and an expression cannot take is told at the expression")
  func overflow() throws {
    // 2147483647³ is about 10²⁸, and 64 bits hold less than 10¹⁹.
    let found = found(
      #""n": {"type": "int32"}"#, sample: #"{"n": 1}"#,
      #"{"type": "label", "text": "${data.n * data.n * data.n}"}"#)
    #expect(codes(found) == [#"integer-overflow ["with the extreme data \"longest\""]"#])
    #expect(found.map(\.severity) == [.warning])
  }

  // MARK: What is not

  @Test("A compilation makes no extremes")
  func compilation() {
    #expect(Self.row().diagnostics.isEmpty)
  }

  @Test("Pictures, words, letters, links and keys that are made up are no mistakes")
  func madeUp() {
    let found = found(
      #"""
      "picture": {"type": "string"}, "title": {"type": "string"}, "link": {"type": "string"},
      "names": {"elements": {"enum": ["x", "y"]}}
      """#, sample: #"{"picture": "a.png", "title": "a", "link": "s://b", "names": ["y"]}"#,
      #"""
      {"type": "layout", "style": {"alignSelf": "flex-start"}, "events": {"tap": [
         {"type": "navigate", "to": "${data.link}"}]},
       "children": [{"type": "image", "source": "${data.picture}"}]},
      {"type": "label", "text": "${data.title}", "style": {"width": 100}},
      {"forEach": "data.names", "key": "item", "body": {"type": "layout"}}
      """#,
      more: #"""
        --- screens/b.json
        {"screen": "b", "route": "/b", "root": {"type": "button", "title": "Back",
         "style": {"height": 44}, "events": {"tap": [{"type": "back"}]}}}
        --- assets/a.png 60x60
        """#)
    #expect(codes(found) == [])
  }

  @Test("A screen with mistakes has no findings")
  func damaged() {
    let test = Self.row(more: #"{"type": "label", "text": "${data.titel}"}"#)
    #expect(test.diagnostics.map(\.code) == [.unknownField])
    #expect(Compiler(test.project).check().diagnostics == test.diagnostics)
  }

  // MARK: Work

  @Test("Past the limit of work, a warning names the first screen that is not checked")
  func work() {
    let budget = WorkBudget(limit: 1 << 40)
    let test = Self.row()
    _ = Compiler(test.project).bounded(by: budget).compile()
    let exact = Compiler(test.project).bounded(by: WorkBudget(limit: budget.used))
    #expect(exact.compile().diagnostics.isEmpty)
    let few = Compiler(test.project).bounded(by: WorkBudget(limit: budget.used + 1))
    let found = few.check().diagnostics
    #expect(found.map(\.code) == [.tooMuchWork])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test("Workers do not affect the result")
  func workers() {
    let screens = (0..<40).map { index in
      #"""
      --- screens/s\#(index).json
      {"screen": "s\#(index)", "data": {"properties": {
         "list": {"elements": {"type": "string"}, "metadata": {"atMost": \#(index)}}}},
       "root": {"type": "layout", "style": {"flexDirection": "row"}, "children": [
         {"forEach": "data.list", "body": {"type": "card"}}]}}
      """#
    }
    let test = TestProject(
      """
      \(Self.manifest)
      \(screens.joined(separator: "\n"))
      --- components/card.json
      {"component": "card", "body":
        {"type": "layout", "style": {"width": 100, "height": 10, "flexShrink": 0}}}
      """)
    let compiler = Compiler(test.project)
    let found = compiler.check().diagnostics
    #expect(found.contains { $0.code == .visibleOverflow })
    #expect(compiler.check(by: Backwards()).diagnostics == found)
  }

  /// Workers that begin with the last piece of work.
  private struct Backwards: Workers {
    func map<Result: Sendable>(_ count: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
      (0..<count).reversed().map(work).reversed()
    }
  }
}
