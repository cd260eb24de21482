import Foundation
import Testing

/// What `--depfile` writes, read by the rules of GNU Make's manual and of Ninja's parser.
@Suite struct DependencyFileTests {
  @Test("it names the target, every file that was read, and the folders that were listed")
  func everything() async throws {
    let folder = try SmallProject.make()
    try folder.write("{}", to: "screens/deep/notes.txt")
    let run = try await Seguec.run(
      "build", ".", "--quiet", "-o", "out", "--depfile", "d/shop.d", in: folder.path)
    #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty, "\(run)")
    let lines = String(decoding: try folder.read("d/shop.d"), as: UTF8.self)
      .split(separator: "\n").map(String.init)
    let rule = try #require(lines.firstIndex { !$0.hasSuffix("\\") })
    #expect(lines[0] == "out/index.json: \\")
    let inputs = lines[1...rule].map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: " \\"))
    }
    #expect(
      inputs.sorted() == [
        "assets", "assets/shoe.png", "screens", "screens/deep", "screens/detail.json",
        "screens/list.json", "segue.json",
      ])
    // Each has an empty rule, which lets Make go on when it is gone.
    #expect(lines[(rule + 1)...].sorted() == inputs.map { "\($0):" }.sorted())
  }

  @Test("spaces, number signs, dollars, colons and backslashes before them are escaped")
  func escapes() async throws {
    let folder = try TemporaryFolder()
    let name = #"a b#c$d:e\f\ g"#
    try folder.write(#"{"app": "x"}"#, to: "\(name)/segue.json")
    try folder.write(
      #"{"screen": "s", "root": {"type": "layout"}}"#, to: "\(name)/screens/s.json")
    let run = try await Seguec.run(
      "build", name, "-o", "out", "--depfile", "x.d", in: folder.path)
    #expect(run.status == 0, "\(run)")
    let text = String(decoding: try folder.read("x.d"), as: UTF8.self)
    // A backslash is doubled before a space, and stands for itself before a letter.
    #expect(text.contains("\n  " + ##"a\ b\#c$$d\:e\f\\\ g/segue.json"## + " \\\n"), "\(text)")
  }

  /// In GNU Make a semicolon begins a recipe, `a=b` in a rule's line is a variable, behind a bar stand
  /// prerequisites whose age does not count, and `a(b)` is a member of an archive.
  @Test(
    "a name that Make would take for more than a name is refused before anything is written",
    arguments: ["a;touch x", "SHELL=x", "a|b", "a (b)", "a\nb"])
  func refused(name: String) async throws {
    let folder = try SmallProject.make()
    try folder.write("x", to: "assets/\(name)")
    let words = ["build", ".", "-o", "out"]
    let run = try await Seguec.run(words + ["--depfile", "x.d"], in: folder.path)
    #expect(run.isRefusal && run.errors.contains("which no dependency file can hold"), "\(run)")
    #expect(!folder.exists("x.d") && !folder.exists("out"))
    #expect(try await Seguec.run(words, in: folder.path).status == 0)
  }

  @Test("the target is as old as the build's start, whether its bytes are new or not")
  func dates() async throws {
    let folder = try SmallProject.make()
    func date(_ name: String) throws -> Date {
      let facts = try FileManager.default.attributesOfItem(atPath: folder.path(name))
      return try #require(facts[.modificationDate] as? Date)
    }
    let words = ["build", ".", "-o", "out", "--depfile", "x.d"]
    _ = try await Seguec.run(words, in: folder.path)
    let first = try date("out/index.json")
    #expect(try date("x.d") >= first && date("screens/list.json") <= first)
    let bytes = try folder.read("out/index.json")
    try folder.write(SmallProject.list, to: "screens/list.json")
    _ = try await Seguec.run(words, in: folder.path)
    #expect(try folder.read("out/index.json") == bytes)
    #expect(try date("out/index.json") > first)
    #expect(try date("out/index.json") >= date("screens/list.json"))
  }

  @Test("with errors no dependency file is written")
  func errors() async throws {
    let folder = try SmallProject.make()
    try folder.write("{}", to: "screens/list.json")
    let run = try await Seguec.run(
      "build", ".", "-o", "out", "--depfile", "x.d", in: folder.path)
    #expect(run.status == 1 && !folder.exists("x.d"))
  }
}
