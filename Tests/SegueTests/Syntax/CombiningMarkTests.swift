import Segue
import Testing

/// Letters with thousands of combining marks, which Swift sorts in quadratic time whenever it compares strings: 200 kB
/// of them as a font's family took a minute. UAX #15 calls a text stream-safe that has 30 in a row at most.
@Suite("Combining marks")
struct CombiningMarkTests {
  /// A letter with so many marks, above and below it in turn, which is not their normal order.
  private func letter(marks count: Int) -> String {
    "e" + String(repeating: "\u{301}\u{323}", count: count / 2)
      + (count % 2 == 1 ? "\u{301}" : "")
  }

  /// The codes of a project's errors.
  private func codes(_ text: String) -> [DiagnosticCode] {
    Compiler(TestProject(text).project).compile().diagnostics
      .filter { $0.severity == .error }.map(\.code)
  }

  @Test("more marks than any language needs are refused, and 128 are not")
  func limit() {
    for (count, found) in [(30, []), (128, []), (129, [DiagnosticCode.tooManyMarks])] {
      let written = letter(marks: count)
      let escaped = "e" + String(repeating: #"\u0301"#, count: count)
      for text in [written, escaped, "text " + written + " text"] {
        #expect(codes(#"{"screen": "a", "root": {"type": "label", "text": "\#(text)"}}"#) == found)
      }
    }
  }

  @Test("many letters with few marks each are a text like any other")
  func manyLetters() {
    let text = String(repeating: letter(marks: 30), count: 500)
    #expect(codes(#"{"screen": "a", "root": {"type": "label", "text": "\#(text)"}}"#) == [])
  }

  @Test("200 kB of marks are refused at once, wherever they stand", .timeLimit(.minutes(1)))
  func time() {
    let text = letter(marks: 100_000)
    for screen in [
      #"{"screen": "a", "\#(text)": 1, "root": {"type": "layout"}}"#,
      #"{"screen": "a", "root": {"type": "\#(text)"}}"#,
      #"{"screen": "a", "root": {"type": "label", "text": "", "style": {"fontFamily": "\#(text)"}}}"#,
    ] {
      #expect(codes(screen) == [.tooManyMarks])
    }
  }

  @Test("what is put together has no more either")
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

  @Test("what clients hand in has no more either")
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

  @Test("links have no more either, percent-encoded or not")
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
