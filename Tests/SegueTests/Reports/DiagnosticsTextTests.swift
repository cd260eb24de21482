import Segue
import Testing

/// The expected texts are written by hand.
@Suite("Diagnostics as text")
struct DiagnosticsTextTests {
  private func render(
    _ marked: String, _ message: String = "m", severity: Diagnostic.Severity = .error,
    fix: String? = nil, width: Int = 100, color: Bool = false
  ) -> String {
    let source = MarkedSource(marked)
    let range = source.sourceRange(1, source.all(2).isEmpty ? nil : 2)
    let diagnostic = Diagnostic(
      .unknownKey, severity, message, at: range,
      fix: fix.map { Diagnostic.Fix(replacing: range, with: $0) })
    return DiagnosticsText(color: color, width: width)
      .render([diagnostic], in: SourceMap([source.file()]))
  }

  @Test("A report has a heading, the source line, the marker and the fix")
  func whole() {
    let text = render(
      #"""
      {
        "style": {1️⃣"widht"2️⃣: 40}
      }
      """#, #"unknown key "widht"; did you mean "width"?"#, severity: .warning, fix: #""width""#)
    #expect(
      text == #"""
        a.json:2:13: warning: unknown key "widht"; did you mean "width"? [unknown-key]
        2 |   "style": {"widht": 40}
          |             ^~~~~~~
          = help: replace with "width"

        """#)
  }

  @Test("Notes have their own locations, also in other files")
  func notes() {
    let use = MarkedSource(#"{"type": 1️⃣"card"2️⃣}"#)
    let declaration = MarkedSource("{\n\n\n\n\n\n\n\n\n  1️⃣\"component\"2️⃣: \"card\"}")
    let sources = SourceMap([use.file(), declaration.file(path: "components/card.json")])
    let diagnostic = Diagnostic(
      .missingArgument, .error, "missing", at: use.sourceRange(1, 2),
      notes: [.init("declared here", at: declaration.sourceRange(1, 2, in: FileID(1)))])
    #expect(
      DiagnosticsText().render([diagnostic], in: sources) == #"""
        a.json:1:10: error: missing [missing-argument]
        1 | {"type": "card"}
          |          ^~~~~~
        components/card.json:10:3: note: declared here
        10 |   "component": "card"}
           |   ^~~~~~~~~~~

        """#)
  }

  @Test(
    "The marker is under the range, whatever precedes it",
    arguments: [
      // Two columns each.
      ("日本1️⃣語2️⃣x", 4, 2), ("👩‍👩‍👧1️⃣x2️⃣", 2, 1), ("e\u{301}1️⃣x2️⃣", 1, 1),
      // A tab advances to the next multiple of eight.
      ("\t1️⃣x2️⃣", 8, 1), ("abc\t1️⃣x2️⃣", 8, 1), ("abcdefgh\t1️⃣x2️⃣", 16, 1), ("日\t1️⃣x2️⃣", 8, 1),
      ("1️⃣\t2️⃣x", 0, 8),
      // Symbols for invisible characters: one column for ESC, eight for an override.
      ("\u{1B}1️⃣x2️⃣", 1, 1), ("\u{202E}1️⃣x2️⃣", 8, 1), ("\u{FEFF}1️⃣x2️⃣", 8, 1),
      // An empty range has a marker too, also at the end of the line.
      ("ab1️⃣c", 2, 1), ("abc1️⃣", 3, 1), ("1️⃣", 0, 1), ("abc\n1️⃣", 0, 1),
      // A range of several lines is marked to the end of the first line.
      ("a1️⃣bc\nde2️⃣f", 1, 2), ("a1️⃣bc\r\nde2️⃣f", 1, 2),
    ])
  func marks(source: String, column: Int, length: Int) throws {
    let lines = render(source).split(separator: "\n", omittingEmptySubsequences: false)
    let expected = "  | \(Self.spaces(column))^\(String(repeating: "~", count: length - 1))"
    #expect(lines[2] == expected)
    #expect(lines[1].last != " ")
  }

  @Test("Ill-formed bytes are shown as U+FFFD, one column each")
  func damaged() {
    let source = MarkedSource(bytes: [0xFF, 0xE6, 0x97] + Array("1️⃣".utf8) + [0xC0])
    let diagnostic = Diagnostic(.invalidUTF8, .error, "m", at: source.sourceRange(1))
    let text = DiagnosticsText().render([diagnostic], in: SourceMap([source.file()]))
    #expect(text.hasSuffix("1 | \u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\n  |    ^\n"))
  }

  /// 46 columns leave 42 for the line. Two ellipses leave 40: 18 before the three characters and 19
  /// after them.
  @Test("A long line is truncated around the range")
  func longLines() {
    func check(_ source: String, _ line: String, _ column: Int, _ length: Int) {
      let mark = Self.spaces(column) + "^" + String(repeating: "~", count: length - 1)
      let text = render(source, width: 46)
      let expected = "1 | \(line)\n  | \(mark)\n"
      #expect(text.hasSuffix(expected), "\(text)")
    }
    let a = String(repeating: "a", count: 100)
    let b = String(repeating: "b", count: 100)
    check("1️⃣xyz2️⃣\(b)", "xyz\(b.prefix(38))…", 0, 3)
    check("\(a)1️⃣xyz2️⃣", "…\(a.prefix(37))xyz", 38, 3)
    check("\(a)1️⃣xyz2️⃣\(b)", "…\(a.prefix(18))xyz\(b.prefix(19))…", 19, 3)
    // A range that is longer than the excerpt is marked as far as it is visible.
    check("\(a)1️⃣\(b)2️⃣\(a)", "…\(b.prefix(40))…", 1, 40)
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  @Test("No line is wider than the terminal, and the marker is under the source line")
  func neverTooWide() {
    var random = SeededRandom(seed: 7)
    let pieces = ["a", "日", "\t", "👩‍👩‍👧", "e\u{301}", "\u{202E}", " ", "\u{1B}", "\u{301}", "ж"]
    for _ in 0..<400 {
      let count = random.int(in: 0...120)
      var bytes: [UInt8] = []
      for _ in 0..<count {
        if random.int(in: 0...20) == 0 { bytes.append(UInt8.random(in: 128...255, using: &random)) }
        bytes += Array((pieces.randomElement(using: &random) ?? "").utf8)
      }
      let lower = random.int(in: 0...bytes.count)
      let range = SourceRange(
        file: FileID(0), lowerBound: lower, upperBound: random.int(in: lower...bytes.count))
      let width = random.int(in: 40...80)
      let text = DiagnosticsText(width: width).render(
        [Diagnostic(.comment, .error, "m", at: range)],
        in: SourceMap([SourceFile(path: "a", bytes: bytes)]))
      let lines = text.split(separator: "\n")
      #expect(lines.count == 3)
      let widths = lines.dropFirst().map { displayWidth(of: $0) }
      // A caret after the last character is one column past the line.
      #expect(widths.allSatisfy { $0 <= width }, "\(widths) of \(width) in \(text)")
      #expect(lines.last?.contains("^") == true)
    }
  }

  @Test("A huge line has a bounded report")
  func hugeLine() {
    let half = String(repeating: "x", count: 200_000)
    let source = MarkedSource(half + "1️⃣y2️⃣" + half)
    let diagnostics = (0..<20).map {
      Diagnostic(.comment, .error, "m\($0)", at: source.sourceRange(1, 2))
    }
    let text = DiagnosticsText(width: 80).render(diagnostics, in: SourceMap([source.file()]))
    #expect(text.utf8.count < 20 * 250)
  }

  @Test("Ranges outside the file or of an unknown file are clamped or omitted")
  func strangeRanges() {
    let sources = SourceMap([SourceFile(path: "a", text: "{}\n")])
    func render(_ file: Int, _ lower: Int, _ upper: Int) -> String {
      let range = SourceRange(file: FileID(file), lowerBound: lower, upperBound: upper)
      let fix = Diagnostic.Fix(replacing: range, with: "")
      let diagnostics = [Diagnostic(.comment, .error, "m", at: range, fix: fix)]
      _ = DiagnosticsSARIF(toolVersion: "1").render(diagnostics, in: sources)
      _ = DiagnosticsJSON().render(diagnostics, in: sources)
      _ = DiagnosticsGitHub().render(diagnostics, in: sources)
      return DiagnosticsText().render(diagnostics, in: sources)
    }
    #expect(render(0, 900, 901) == "a:2:1: error: m [comment]\n2 |\n  | ^\n  = help: remove this\n")
    #expect(render(0, -5, -1).hasPrefix("a:1:1: error: m [comment]\n1 | {}\n  | ^\n"))
    #expect(render(9, 0, 1) == "error: m [comment]\n = help: remove this\n")
    #expect(render(-1, .min, .max) == "error: m [comment]\n = help: remove this\n")
  }

  @Test("An insertion is described as such, and a fix elsewhere has a location")
  func fixes() {
    let source = MarkedSource(#"{"a": 11️⃣ "b": 2}"#)
    #expect(render(#"{"a": 1 1️⃣"b": 2}"#, fix: ", ").contains("= help: insert , \n"))
    let diagnostic = Diagnostic(
      .missingComma, .error, "m", at: .start(of: FileID(0)),
      fix: .init(replacing: source.sourceRange(1), with: ","))
    #expect(
      DiagnosticsText().render([diagnostic], in: SourceMap([source.file()]))
        .contains("= help: insert , at a.json:1:8\n"))
  }

  @Test("With colours the text is the same except for SGR sequences")
  func colours() {
    let source = #"{1️⃣"widht"2️⃣: 40}"#
    let coloured = render(source, fix: "x", color: true)
    #expect(coloured.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(coloured.contains("\u{1B}[31m^~~~~~~\u{1B}[0m"))
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == render(source, fix: "x"))
    #expect(render(source, severity: .warning, color: true).contains("\u{1B}[1;33mwarning:"))
    #expect(render(source, severity: .note, color: true).contains("\u{1B}[1;34mnote:"))
  }

  @Test("The summary counts diagnostics by severity")
  func summary() {
    func made(_ errors: Int, _ warnings: Int, _ notes: Int = 0) -> String? {
      let at = SourceRange.start(of: FileID(0))
      return diagnosticsSummary(
        (0..<errors).map { _ in Diagnostic(.comment, .error, "", at: at) }
          + (0..<warnings).map { _ in Diagnostic(.comment, .warning, "", at: at) }
          + (0..<notes).map { _ in Diagnostic(.comment, .note, "", at: at) })
    }
    #expect(made(0, 0) == nil)
    #expect(made(1, 0) == "1 error")
    #expect(made(2, 1) == "2 errors, 1 warning")
    #expect(made(0, 3) == "3 warnings")
    #expect(made(1, 0, 2) == "1 error, 2 notes")
  }
}
