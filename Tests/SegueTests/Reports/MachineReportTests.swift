import Foundation
import Segue
import Testing

/// Tests of reports for other programs. The expected texts are written by hand from the
/// specifications: SARIF 2.1.0 (OASIS) and GitHub's workflow commands; JSON is verified by
/// Foundation.
@Suite("Machine-readable diagnostics")
struct MachineReportTests {
  private let source = MarkedSource("{\n  1️⃣\"日本\": 12️⃣\n}3️⃣")
  private var sources: SourceMap { SourceMap([source.file(path: "screens/a b,c:ä.json")]) }
  private var diagnostics: [Diagnostic] {
    [
      Diagnostic(
        .unknownKey, .warning, "100% unknown,\n: so", at: source.sourceRange(1, 2),
        notes: [.init("n", at: source.sourceRange(2))],
        fix: .init(replacing: source.sourceRange(1, 2), with: "x\"y")),
      Diagnostic(.unexpectedEnd, .error, "m", at: source.sourceRange(1, 3)),
    ]
  }

  @Test("JSON has one object per line, with keys in the documented order")
  func json() {
    let text = DiagnosticsJSON().render(diagnostics, in: sources)
    let path = "screens/a b,c:ä.json"
    let place = #""file":"\#(path)","line":2,"column":3,"endLine":2,"endColumn":10"#
    let note = #""file":"\#(path)","line":2,"column":10,"endLine":2,"endColumn":10"#
    let end = #""file":"\#(path)","line":2,"column":3,"endLine":3,"endColumn":2"#
    #expect(
      text == #"""
        {"code":"unknown-key","severity":"warning","message":"100% unknown,\n: so",\#(place),\#
        "notes":[{"message":"n",\#(note)}],"fix":{"replacement":"x\"y",\#(place)}}
        {"code":"unexpected-end","severity":"error","message":"m",\#(end),"notes":[],"fix":null}

        """#)
  }

  @Test("GitHub commands escape delimiters")
  func gitHub() {
    let path = "screens/a b%2Cc%3Aä.json"
    #expect(
      DiagnosticsGitHub().render(diagnostics, in: sources) == """
        ::warning file=\(path),line=2,col=3,endLine=2,endColumn=9,title=unknown-key::\
        100%25 unknown,%0A: so%0Ahelp: replace with x"y%0A\
        screens/a b,c:ä.json:2:10: note: n
        ::error file=\(path),line=2,col=3,endLine=3,title=unexpected-end::m

        """)
  }

  /// §3.11.5: braces are doubled. §3.11.6: `[words](address)` is a link, unless escaped by a
  /// backslash.
  @Test(
    "A SARIF message has no placeholders and no links, whatever it quotes",
    arguments: [
      ("{0} and ${name}", "{{0}} and ${{name}}"),
      ("[x](https://a.example)", "[x\\](https://a.example)"),
      ("[x] (y) []", "[x] (y) []"), ("]]((", "]\\](("),
    ])
  func sarifMessages(message: String, text: String) throws {
    let log = DiagnosticsSARIF(toolVersion: "1").render(
      [Diagnostic(.deadLink, .error, message, at: source.sourceRange(1, 2))], in: sources)
    let value = try #require(
      JSONSerialization.jsonObject(with: Data(log.utf8)) as? [String: Any])
    let runs = value["runs"] as? [[String: Any]]
    let results = runs?.first?["results"] as? [[String: Any]]
    #expect((results?.first?["message"] as? [String: Any])?["text"] as? String == text)
  }

  @Test("SARIF has one run with rules, locations, related locations and fixes")
  func sarif() throws {
    let text = DiagnosticsSARIF(toolVersion: "1.2", explanations: [.unknownKey: "why"])
      .render(diagnostics + [diagnostics[0]], in: sources)
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    let run = try #require(runs.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")

    let tool = try #require(run["tool"] as? [String: [String: Any]])
    let driver = try #require(tool["driver"])
    #expect(driver["name"] as? String == "seguec")
    #expect(driver["version"] as? String == "1.2")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    // The rules are in the order in which the codes are declared.
    #expect(rules.map { $0["id"] as? String } == ["unexpected-end", "unknown-key"])
    #expect((rules[1]["fullDescription"] as? [String: String])?["text"] == "why")

    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleIndex"] as? Int } == [1, 0, 1])
    #expect(results.map { $0["level"] as? String } == ["warning", "error", "warning"])
    let region = ["startLine": 2, "startColumn": 3, "endLine": 2, "endColumn": 10]
    let first = results[0]
    let location = try #require((first["locations"] as? [[String: [String: Any]]])?.first)
    let physical = try #require(location["physicalLocation"])
    #expect(physical["region"] as? [String: Int] == region)
    #expect(
      physical["artifactLocation"] as? [String: String]
        == ["uri": "screens/a%20b%2Cc%3A%C3%A4.json"])
    let related = try #require((first["relatedLocations"] as? [[String: Any]])?.first)
    #expect((related["message"] as? [String: String])?["text"] == "n")
    let fix = try #require((first["fixes"] as? [[String: Any]])?.first)
    let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
    let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
    #expect(replacement["deletedRegion"] as? [String: Int] == region)
    #expect((replacement["insertedContent"] as? [String: String])?["text"] == "x\"y")
    #expect(results[1]["fixes"] == nil && results[1]["relatedLocations"] == nil)
  }

  @Test("An absolute path becomes a file URI")
  func absolutePath() {
    let sources = SourceMap([SourceFile(path: "/work/a.json", text: "{}")])
    let log = DiagnosticsSARIF(toolVersion: "1").render(
      [Diagnostic(.comment, .error, "m", at: .start(of: FileID(0)))], in: sources)
    #expect(log.contains(#""uri": "file:///work/a.json""#))
  }

  @Test("Without diagnostics a report is empty or a run without results")
  func empty() throws {
    #expect(DiagnosticsJSON().render([], in: SourceMap()) == "")
    #expect(DiagnosticsGitHub().render([], in: SourceMap()) == "")
    #expect(DiagnosticsText().render([], in: SourceMap()) == "")
    let log = DiagnosticsSARIF(toolVersion: "1").render([], in: SourceMap())
    #expect(log.contains("\"results\": []"))
    _ = try JSONSerialization.jsonObject(with: Data(log.utf8))
  }
}
