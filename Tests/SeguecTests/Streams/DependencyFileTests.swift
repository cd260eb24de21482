import Foundation
import Testing

/// Tests of the output of `--depfile`, read by the rules of GNU Make's manual and Ninja's parser.
@Suite struct DependencyFileTests {
  @Test("The file names the target, every file that was read, and the folders that were listed")
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
    // Each has an empty rule, so that Make continues if the file no longer exists.
    #expect(lines[(rule + 1)...].sorted() == inputs.map { "\($0):" }.sorted())
  }

  @Test("Spaces, number signs, dollars, colons and backslashes before them are escaped")
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
    // A backslash is doubled before a space, and literal before a letter.
    #expect(text.contains("\n  " + ##"a\ b\#c$$d\:e\f\\\ g/segue.json"## + " \\\n"), "\(text)")
  }

  /// In GNU Make a semicolon begins a recipe, `a=b` in a rule is a variable, order-only
  /// prerequisites follow a bar, and `a(b)` is an archive member.
  @Test(
    "A name with special meaning in Make is refused before anything is written",
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

  @Test("The target's date is the build's start, whether or not its bytes change")
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

  @Test("A build with errors writes no dependency file")
  func errors() async throws {
    let folder = try SmallProject.make()
    try folder.write("{}", to: "screens/list.json")
    let run = try await Seguec.run(
      "build", ".", "-o", "out", "--depfile", "x.d", in: folder.path)
    #expect(run.status == 1 && !folder.exists("x.d"))
  }
}
