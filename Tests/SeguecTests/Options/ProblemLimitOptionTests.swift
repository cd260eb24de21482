import Foundation
import Testing

/// `--limit problems=COUNT` bounds the number of reported problems of each file, whichever stage
/// reports them. The problems of the files are counted by hand.
@Suite struct ProblemLimitOptionTests {
  /// A screen with three dead links.
  private let links = """
    {"screen": "a", "root": {"type": "layout", "events": {"tap": [
      {"type": "navigate", "to": "s://x1"}, {"type": "navigate", "to": "s://x2"},
      {"type": "navigate", "to": "s://x3"}]}}}
    """
  /// A screen with three unknown styles.
  private let styles = """
    {"screen": "b", "route": "/", "root": {"type": "layout", "style": {"s1": 1, "s2": 1, "s3": 1}}}
    """

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(#"{"schemes": ["s"]}"#, to: "segue.json")
    try folder.write(links, to: "screens/a.json")
    try folder.write(styles, to: "screens/b.json")
    return folder
  }

  private func codes(_ run: Run) throws -> [String?] { try run.json.map { $0["code"].string } }

  @Test("The problems of each file are counted separately, with any number of jobs")
  func jobs() async throws {
    let folder = try project()
    var outputs: Set<String> = []
    for jobs in ["1", "3"] {
      let run = try await Seguec.run(
        "check", ".", "--limit", "problems=2", "--format", "json", "--jobs", jobs, in: folder.path)
      #expect(run.status == 1, "\(run)")
      #expect(
        try codes(run) == [
          "dead-link", "dead-link", "too-many-problems", "unknown-style", "unknown-style",
          "too-many-problems",
        ])
      outputs.insert(run.output)
    }
    #expect(outputs.count == 1)
    let none = try await Seguec.run(
      "check", ".", "--limit", "problems=0", "--format", "json", in: folder.path)
    #expect(try codes(none) == ["too-many-problems", "too-many-problems"])
  }

  @Test("Up to the limit the problems are warnings, and one more is an error", arguments: [3, 2])
  func files(limit: Int) async throws {
    let folder = try project()
    let words = ["--limit", "problems=\(limit)", "--format", "json"]
    let wanted =
      Array(repeating: "unknown-style", count: limit) + (limit < 3 ? ["too-many-problems"] : [])
    let status: Int32 = limit < 3 ? 1 : 0
    for run in [
      try await Seguec.run(["check", "screens/b.json"] + words, in: folder.path),
      try await Seguec.run(["check", "-"] + words, input: Array(styles.utf8)),
      try await Seguec.run(
        ["check", "-", "--project", folder.path] + words, input: Array(styles.utf8)),
    ] {
      #expect(run.status == status, "\(run)")
      #expect(try codes(run) == wanted)
    }
    let both = try await Seguec.run(
      ["check", "screens/b.json", "screens/a.json"] + words, in: folder.path)
    let links =
      Array(repeating: "dead-link", count: limit) + (limit < 3 ? ["too-many-problems"] : [])
    #expect(try codes(both) == links + wanted, "\(both)")
  }

  /// Each missing comma is a problem.
  @Test("The limit also applies to syntax errors")
  func syntax() async throws {
    let run = try await Seguec.run(
      ["check", "--syntax-only", "-", "--limit", "problems=2", "--format", "json"],
      input: Array("[1 2 3 4]".utf8))
    #expect(run.status == 1)
    #expect(try codes(run) == ["missing-comma", "missing-comma", "too-many-problems"])
  }
}
