import Segue
import Testing

/// Letters with thousands of combining marks. Swift sorts the marks in quadratic time whenever it
/// compares strings: 200 kB of them as a font family took a minute. UAX #15 calls a text
/// stream-safe if it has at most 30 in a row.
@Suite("Combining marks")
struct CombiningMarkTests {
  /// Returns a letter with `count` marks, alternating above and below it, which is not their
  /// normalised order.
  private func letter(marks count: Int) -> String {
    "e" + String(repeating: "\u{301}\u{323}", count: count / 2)
      + (count % 2 == 1 ? "\u{301}" : "")
  }

  /// Returns the codes of a project's errors.
  private func codes(_ text: String) -> [DiagnosticCode] {
    Compiler(TestProject(text).project).compile().diagnostics
      .filter { $0.severity == .error }.map(\.code)
  }

  @Test("More marks than any language needs are refused, but 128 are accepted")
  func limit() {
    for (count, found) in [(30, []), (128, []), (129, [DiagnosticCode.tooManyMarks])] {
      let written = letter(marks: count)
      let escaped = "e" + String(repeating: #"\u0301"#, count: count)
      for text in [written, escaped, "text " + written + " text"] {
        #expect(codes(#"{"screen": "a", "root": {"type": "label", "text": "\#(text)"}}"#) == found)
      }
    }
  }

  @Test("Many letters with few marks each are an ordinary text")
  func manyLetters() {
    let text = String(repeating: letter(marks: 30), count: 500)
    #expect(codes(#"{"screen": "a", "root": {"type": "label", "text": "\#(text)"}}"#) == [])
  }

  @Test("200 kB of marks are refused in any string")
  func manyMarks() {
    let text = letter(marks: 100_000)
    for screen in [
      #"{"screen": "a", "\#(text)": 1, "root": {"type": "layout"}}"#,
      #"{"screen": "a", "root": {"type": "\#(text)"}}"#,
      #"{"screen": "a", "root": {"type": "label", "text": "", "style": {"fontFamily": "\#(text)"}}}"#,
    ] {
      #expect(codes(screen) == [.tooManyMarks])
    }
  }

  @Test("The limit also applies to the results of substitutions")
  func substitutions() {
    let marks = String(repeating: "\u{301}\u{323}", count: 50)
    let project = """
      --- screens/a.json
      {"screen": "a", "root": {"type": "card", "arguments": {"marks": "\(marks)"}}}
      --- components/card.json
      {"component": "card", "parameters": {"marks": "string"},
       "body": {"type": "label", "id": "e${marks}${marks}", "text": "e${marks}"}}
      """
    #expect(codes(project) == [.tooManyMarks])
  }

  @Test("The limit also applies to arguments from clients")
  func arguments() {
    let project = TestProject(
      #"""
      {"screen": "a", "parameters": {"s": "string"}, "root": {"type": "label", "text": "${s}"}}
      """#
    ).project
    var diagnostics: [Diagnostic] = []
    let text = letter(marks: 129)
    #expect(
      Compiler(project).screen("a", arguments: ["s": .string(text)]).value(
        reportingTo: &diagnostics) == nil)
    #expect(diagnostics.map(\.code) == [.tooManyMarks])
  }

  @Test("The limit also applies to links, percent-encoded or not")
  func links() throws {
    let encoded = String(repeating: "%CC%81", count: 129)
    for url in ["s://a/" + letter(marks: 129), "s://a/e" + encoded, "s://a?q=e" + encoded] {
      #expect(throws: DeepLink.Problem.tooLarge) {
        try DeepLink(url, schemes: ["s"], hosts: [])
      }
    }
    let few = try DeepLink("s://a/" + letter(marks: 128), schemes: ["s"], hosts: [])
    #expect(few.segments.count == 2)
  }
}
