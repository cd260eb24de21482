import Foundation
import Segue
import Testing

@Suite("Visible text")
struct VisibleTextTests {
  @Test(
    "Control characters and invisible characters are replaced by symbols",
    arguments: [
      ("plain text, naïve 日本 👩‍👩‍👧", "plain text, naïve 日本 👩‍👩‍👧"),
      ("\u{1B}[31mred", "␛[31mred"), ("a\u{0}b", "a␀b"), ("\u{7F}", "␡"),
      ("\u{9B}2J", "<U+009B>2J"),
      ("a\r\nb", "a␍␊b"), ("\t", "␉"), ("a\u{202E}b", "a<U+202E>b"), ("\u{2066}", "<U+2066>"),
      ("\u{2028}", "<U+2028>"), ("\u{FEFF}", "<U+FEFF>"), ("\u{200F}", "<U+200F>"),
      ("a\u{200B}b\u{AD}", "a<U+200B>b<U+00AD>"), ("\u{E0041}", "<U+E0041>"),
      ("<U+200B>␛", "<U+200B>␛"),
    ])
  func signs(text: String, expected: String) {
    #expect(escapeHidden(text) == expected)
  }

  /// Every control character of Unicode, and every explicit formatting character of the
  /// bidirectional algorithm (UAX #9, table 1), in reports of a diagnostic whose path, line,
  /// message and fix contain it.
  @Test("No report contains a raw control character or direction override")
  func nothingRaw() {
    let controls = (0...0x1F).map { UInt32($0) } + (0x7F...0x9F)
    let directions: [UInt32] = [0x61C, 0x200E, 0x200F] + (0x202A...0x202E) + (0x2066...0x2069)
    // Characters without width and glyph (Unicode's Default_Ignorable_Code_Point), except joiners.
    let unseen: [UInt32] = [0xAD, 0x180E, 0x200B, 0xFEFF, 0xE0001] + (0x2060...0x206F)
    let forbidden = Set((controls + directions + unseen).compactMap(Unicode.Scalar.init))
    for scalar in forbidden.sorted() {
      let bad = "a\(Character(scalar))b"
      let sources = SourceMap([SourceFile(path: "p\(bad).json", text: "{\"\(bad)\": 1}")])
      let range = SourceRange(file: FileID(0), lowerBound: 1, upperBound: 5)
      let diagnostics = [
        Diagnostic(
          .unknownKey, .error, "unknown key \(bad)", at: range, notes: [.init(bad, at: range)],
          fix: .init(replacing: range, with: bad))
      ]
      var table = TextTable([.init(bad), .init("x")])
      table.add([.init(bad), "y"])
      let reports = [
        DiagnosticsText().render(diagnostics, in: sources), table.render(),
        DiagnosticsJSON().render(diagnostics, in: sources),
        DiagnosticsSARIF(toolVersion: "1").render(diagnostics, in: sources),
        DiagnosticsGitHub().render(diagnostics, in: sources),
      ]
      for report in reports {
        let raw = report.unicodeScalars.filter { forbidden.contains($0) && $0 != "\n" }
        #expect(raw.isEmpty, "U+\(String(scalar.value, radix: 16)) in \(report.debugDescription)")
      }
    }
  }

  @Test("A JSON report keeps the values of escaped characters")
  func jsonKeepsTheValue() throws {
    let message = "\u{7F}\u{9B}\u{202E}\u{2028}\u{1B}\n"
    let json = DiagnosticsJSON().render(
      [Diagnostic(.deadLink, .error, message, at: .start(of: FileID(0)))],
      in: SourceMap([SourceFile(path: "a", text: "")]))
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(object?["message"] as? String == message)
  }
}
