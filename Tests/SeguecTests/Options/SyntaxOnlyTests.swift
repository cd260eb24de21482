import Foundation
import Testing

/// `check --syntax-only` checks only whether files are JSON by RFC 8259.
@Suite struct SyntaxOnlyTests {
  /// Creates files in a project with an invalid manifest, which the command does not read.
  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(#"{"screens": 5, "#, to: "segue.json")
    for (name, text) in files { try folder.write(text, to: name) }
    return folder
  }

  private func check(_ words: [String], in folder: TemporaryFolder, input: String = "")
    async throws -> Run
  {
    try await Seguec.run(
      ["check", "--syntax-only"] + words, in: folder.path, input: Array(input.utf8))
  }

  @Test(
    "A JSON text is accepted whatever it means",
    arguments: [
      "5", #""a""#, "null", "[]", #"{"a": 1, "a": 2}"#, #"{"scren": [1e400, "\uD800"]}"#, "-0",
      #"{"screen": "s", "root": {"type": "nothing"}}"#,
    ])
  func accepted(text: String) async throws {
    let run = try await check(["t.json"], in: try folder(["t.json": text]))
    #expect(run.status == 0 && run.output == "1 file: no problems\n", "\(run)")
    #expect(run.errors.isEmpty)
  }

  @Test("Invalid JSON is reported with its location in each file, and the status is 1")
  func refused() async throws {
    let folder = try folder(["a.json": "[1,\n 2,]", "b.json": "{}", "c.json": "[01]"])
    let run = try await check(["a.json", "b.json", "c.json"], in: folder)
    #expect(run.status == 1 && run.output == "3 files: 2 errors\n", "\(run)")
    #expect(run.errors.contains("a.json:2:3: error: "))
    #expect(run.errors.contains("c.json:1:2: error: "))
    #expect(!run.errors.contains("b.json"))
    let quiet = try await check(["--quiet", "a.json", "b.json", "c.json"], in: folder)
    #expect(quiet.status == 1 && quiet.output.isEmpty && quiet.errors == run.errors)
  }

  @Test("A dash reads standard input")
  func standardInput() async throws {
    let folder = try folder(["a.json": "1"])
    #expect(try await check(["-"], in: folder, input: "{}").status == 0)
    let run = try await check(["a.json", "-"], in: folder, input: "{} {}")
    #expect(run.status == 1 && run.errors.hasPrefix("<stdin>:1:4: error: "), "\(run)")
  }

  @Test("The machine-readable formats are those of check")
  func formats() async throws {
    let folder = try folder(["a.json": "{}", "b.json": "[1 2]"])
    let words = ["a.json", "b.json", "--format"]
    let json = try await check(words + ["json"], in: folder)
    #expect(json.status == 1 && json.errors.isEmpty)
    let line = try json.onlyJSON
    #expect(line["code"].string == "missing-comma" && line["file"].string == "b.json")
    #expect(line["line"].number == 1 && line["column"].number == 4)
    let sarif = try await check(words + ["sarif"], in: folder)
    let result = try JSONValue(sarif.output)["runs"][0]["results"][0]
    #expect(result["ruleId"].string == "missing-comma" && result["level"].string == "error")
    let github = try await check(words + ["github"], in: folder)
    #expect(github.status == 1 && github.output.hasPrefix("::error file=b.json,line=1,col=4"))
    let clean = try await check(["a.json", "--format", "json"], in: folder)
    #expect(clean.status == 0 && clean.output.isEmpty && clean.errors.isEmpty)
  }

  @Test("Thousands of files named in an arguments file are checked in one run")
  func manyFiles() async throws {
    let names = (0..<2000).map { "\($0).json" }
    let wrong = stride(from: 0, to: 2000, by: 100).map { "\($0).json" }
    var files = Dictionary(uniqueKeysWithValues: names.map { ($0, "[]") })
    for name in wrong { files[name] = "[1,]" }
    files["names"] = names.joined(separator: "\n")
    let run = try await check(["@names", "--format", "json"], in: try folder(files))
    #expect(run.status == 1)
    #expect(try run.json.compactMap(\.["file"].string) == wrong)
  }

  @Test(
    "Unreadable files and inapplicable options are refused in one line",
    arguments: [
      ([], "name at least one"), (["missing.json"], "cannot be read"), (["."], "is a folder"),
      (["a.json", "missing.json"], "cannot be read"), (["-", "-"], "given twice"),
      (["a.json", "--project", "."], "leave out --project"),
      (["a.json", "--text-scale", "2"], "leave out --text-scale"),
      (["a.json", "--syntax-only=1"], "takes no value"), ([""], "cannot be read"),
    ])
  func refusals(words: [String], reason: String) async throws {
    let run = try await check(words, in: try folder(["a.json": "[1,]"]))
    #expect(run.isRefusal && run.errors.contains(reason), "\(run)")
  }

  @Test("A file larger than 64 MiB and an endless file are refused as too large")
  func largest() async throws {
    let folder = try folder([:])
    #expect(FileManager.default.createFile(atPath: folder.path("large.json"), contents: nil))
    let file = try FileHandle(forWritingTo: folder.url("large.json"))
    try file.truncate(atOffset: (64 << 20) + 1)
    try file.close()
    let run = try await check(["large.json"], in: folder)
    #expect(run.status == 1 && run.errors.contains("[file-too-large]"), "\(run)")
    #if os(Linux)
      let endless = try await check(["/dev/zero"], in: folder)
      #expect(endless.status == 1 && endless.errors.contains("[file-too-large]"), "\(endless)")
    #endif
  }
}
