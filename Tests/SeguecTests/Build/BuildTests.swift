import Foundation
import Testing

/// Tests of the files that `seguec build` writes, keeps and removes.
@Suite struct BuildTests {
  /// Returns the files that an index lists, and the index itself.
  private func listed(_ folder: TemporaryFolder, _ output: String) throws -> Set<String> {
    let index = try JSONValue(String(decoding: folder.read("\(output)/index.json"), as: UTF8.self))
    let entries = index["screens"].elements + index["links"].elements
    return Set(
      entries.flatMap { $0["files"].elements.compactMap(\.string) } + Self.wholeProject)
  }

  /// The files that exist once per project: the index, the binary artefact, and the files that
  /// builds leave for later builds.
  private static let wholeProject = ["index.json", "app.segue", ".lock", "build.memory"]

  @Test("A build writes exactly the files that the index lists, and each is JSON")
  func everything() async throws {
    let folder = try SmallProject.make()
    let run = try await Seguec.run("build", ".", "--files", "-o", "out/in/it", in: folder.path)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
    let files = try folder.files(in: "out/in/it")
    #expect(Set(files.keys) == (try listed(folder, "out/in/it")))
    // Two screens and a link, each on two devices.
    #expect(files.count == 6 + Self.wholeProject.count)
    for (name, bytes) in files where name.hasSuffix(".json") {
      _ = try JSONValue(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test("Without -o a build writes to .segue in the project, which later scans skip")
  func defaultFolder() async throws {
    let folder = try SmallProject.make()
    for _ in 0..<2 {
      #expect(try await Seguec.run("build", folder.path, in: "/").status == 0)
      #expect(folder.exists(".segue/index.json"))
    }
  }

  /// The argument of the path is not known, and the screen below has a parameter of that name.
  @Test("A screen without data is no part of a split view")
  func splitWithoutData() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"""
      {"app": "a", "schemes": ["a"], "devices": ["ipad-11"],
       "navigation": {"tabs": [{"id": "t", "title": "T",
         "split": {"columns": [{"root": "a://list"}, {"root": "a://rest"}]}}]}}
      """#, to: "segue.json")
    try folder.write(
      #"""
      {"screen": "list", "route": "/list", "parameters": {"n": {"type": "number", "default": 0}},
       "root": {"type": "layout"}}
      """#, to: "screens/list.json")
    try folder.write(
      #"{"screen": "rest", "route": "/rest", "root": {"type": "layout"}}"#,
      to: "screens/rest.json")
    try folder.write(
      #"""
      {"screen": "contact", "route": "/list/{n}", "parameters": {"n": {"type": "number", "default": 1}},
       "data": {"properties": {}}, "root": {"type": "layout"}}
      """#, to: "screens/contact.json")
    let run = try await Seguec.run("build", ".", "-o", "out", in: folder.path)
    #expect(run.status == 0 && run.errors.contains("[screen-without-data]"), "\(run)")
  }

  @Test("An edit rewrites only the files that it changes")
  func edit() async throws {
    let folder = try SmallProject.make()
    _ = try await Seguec.run("build", ".", "--files", "-o", "out", in: folder.path)
    let before = try folder.stamps(in: "out")
    let texts = try folder.files(in: "out")
    // The caption's height affects neither the other screen nor the transition of the picture above
    // it.
    try folder.write(
      SmallProject.list.replacing(#""height": 20"#, with: #""height": 30"#),
      to: "screens/list.json")
    _ = try await Seguec.run("build", ".", "--files", "-o", "out", in: folder.path)
    let after = try folder.stamps(in: "out")
    let changed = Set(after.keys.filter { after[$0] != before[$0] })
    let different = Set(try folder.files(in: "out").filter { texts[$0.key] != $0.value }.keys)
    #expect(changed == different)
    #expect(changed.contains("screens/list/tile.json"))
    #expect(!changed.contains("index.json") && !changed.contains { $0.contains("detail") })
  }

  @Test("The files and folders of a removed screen are deleted, and foreign files stay")
  func removal() async throws {
    let folder = try SmallProject.make()
    try folder.write(SmallProject.alone, to: "screens/alone.json")
    _ = try await Seguec.run("build", ".", "--files", "-o", "out", in: folder.path)
    #expect(folder.exists("out/screens/alone/tile.json"))
    try folder.write("mine", to: "out/screens/list/notes.txt")
    try folder.write("mine", to: "out/other.json")
    try FileManager.default.removeItem(at: folder.url("screens/alone.json"))
    let run = try await Seguec.run("build", ".", "--files", "-o", "out", in: folder.path)
    #expect(run.status == 0 && run.output.contains("2 removed"))
    #expect(!folder.exists("out/screens/alone"))
    #expect(folder.exists("out/screens/list/notes.txt") && folder.exists("out/other.json"))
  }

  @Test(
    "Files outside the output that an index lists are not removed",
    arguments: [
      "../victim.json", "screens/../../victim.json", "/etc/hosts", "screens//../../victim.json",
      "other.json", "screens/./x.json",
    ])
  func forgedIndex(path: String) async throws {
    let folder = try SmallProject.make()
    try folder.write("mine", to: "victim.json")
    try folder.write("mine", to: "out/other.json")
    try folder.write(
      #"{"artefact": "index", "version": 1, "screens": [{"files": ["\#(path)"]}], "links": []}"#,
      to: "out/index.json")
    #expect(try await Seguec.run("build", ".", "--files", "-o", "out", in: folder.path).status == 0)
    #expect(folder.exists("victim.json") && folder.exists("out/other.json"))
  }

  @Test("An invalid old index is replaced", arguments: ["", "[]", "{", "null", "\u{0}"])
  func brokenIndex(text: String) async throws {
    let folder = try SmallProject.make()
    try folder.write(text, to: "out/index.json")
    let run = try await Seguec.run("build", ".", "--files", "-o", "out", in: folder.path)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(try listed(folder, "out").count == 6 + Self.wholeProject.count)
  }

  @Test("A build with errors writes nothing and leaves the old output untouched")
  func errors() async throws {
    let folder = try SmallProject.make()
    try folder.write(#"{"screen": "bad", "root": {"type": "no"}}"#, to: "screens/bad.json")
    let first = try await Seguec.run("build", ".", "-o", "out", in: folder.path)
    #expect(first.status == 1 && !folder.exists("out"))
    try FileManager.default.removeItem(at: folder.url("screens/bad.json"))
    _ = try await Seguec.run("build", ".", "-o", "out", in: folder.path)
    let before = try folder.stamps(in: "out")
    try folder.write(#"{"screen": "list""#, to: "screens/list.json")
    let second = try await Seguec.run("build", ".", "-o", "out", in: folder.path)
    #expect(second.status == 1)
    #expect(try folder.stamps(in: "out") == before)
    try folder.write(SmallProject.list, to: "screens/list.json")
    try folder.write(
      SmallProject.detail.replacing(#""parameters""#, with: #""colour": 1, "parameters""#),
      to: "screens/detail.json")
    let strict = try await Seguec.run("build", ".", "-o", "out", "--strict", in: folder.path)
    #expect(strict.status == 1)
    #expect(try folder.stamps(in: "out") == before)
  }

  @Test("An unusable output folder is refused in one line, and no partial files remain")
  func unwritable() async throws {
    let folder = try SmallProject.make()
    try folder.write("a file", to: "taken")
    var run = try await Seguec.run("build", ".", "-o", "taken", in: folder.path)
    #expect(run.isRefusal, "\(run)")
    run = try await Seguec.run("build", ".", "-o", "taken/below", in: folder.path)
    #expect(run.isRefusal, "\(run)")
    // A folder occupies the path of a file, so renaming the temporary file fails.
    try folder.write("mine", to: "out/index.json/keep.txt")
    run = try await Seguec.run("build", ".", "-o", "out", in: folder.path)
    #expect(run.isRefusal, "\(run)")
    #expect(try !folder.files().keys.contains { $0.hasSuffix(".tmp") })
    #expect(folder.exists("out/index.json/keep.txt"))
  }

  @Test(
    "A build refuses to write to its own inputs and to paths that are not regular files",
    arguments: [
      ["-o", "."], ["-o", "screens"], ["-o", "screens/out"], ["-o", "out/../assets/out"],
      ["--artefact", "segue.json"], ["--artefact", "screens/list.json"], ["--artefact", "-"],
      ["--artefact", "pipe"], ["--depfile", "screens/list.d", "-o", "out"],
      ["--swift", "assets/Shop.swift"], ["-o", "out", "--artefact", "out/index.json"],
      ["-o", "out", "--depfile", "out/screens/x.d"],
      ["-o", "out", "--artefact", "out/build.memory"],
      ["-o", "out", "--artefact", "out/transitions"], ["--artefact", "new/app", "--files"],
      ["-o", "out", "--depfile", "out/app.segue"],
      ["--artefact", "app", "--depfile", "app"],
      ["--artefact", "new/app", "--swift", "./new/../new/app"],
    ])
  func places(words: [String]) async throws {
    let folder = try SmallProject.make()
    let pipe = "\(folder.path)/pipe"
    let made = unsafe mkfifo(pipe, 0o644)
    try #require(made == 0)
    let before = try folder.files(in: "screens")
    let manifest = try folder.read("segue.json")
    let run = try await Seguec.run(["build", "."] + words, in: folder.path)
    #expect(run.status == 2 && run.errors.split(separator: "\n").count == 1, "\(run)")
    #expect(try folder.files(in: "screens") == before)
    #expect(try folder.read("segue.json") == manifest && !folder.exists("-"))
    let type = try FileManager.default.attributesOfItem(atPath: pipe)[.type] as? FileAttributeType
    #expect(type == .typeUnknown)
    #expect(!folder.exists("index.json") && !folder.exists("assets/out"))
  }

  @Test("Deleted output files are written again, and a renamed source is a new file")
  func gone() async throws {
    let folder = try SmallProject.make()
    // Whether the memory remembers files depends on how long ago they were written.
    func artefacts(_ output: String) throws -> [String: [UInt8]] {
      try folder.files(in: output).filter { $0.key != "build.memory" }
    }
    _ = try await Seguec.run("build", ".", "--files", "-o", "out", in: folder.path)
    let whole = try artefacts("out")
    try FileManager.default.removeItem(atPath: "\(folder.path)/out/screens/list")
    #expect(try await Seguec.run("build", ".", "--files", "-o", "out", in: folder.path).status == 0)
    #expect(try artefacts("out") == whole)
    try FileManager.default.moveItem(
      atPath: "\(folder.path)/screens/list.json", toPath: "\(folder.path)/screens/a.json")
    for output in ["out", "new"] {
      #expect(
        try await Seguec.run("build", ".", "--files", "-o", output, in: folder.path).status == 0)
    }
    #expect(try artefacts("out") == artefacts("new"))
  }

  @Test("A damaged or truncated build memory is ignored")
  func damagedMemory() async throws {
    let folder = try SmallProject.make()
    _ = try await Seguec.run("build", ".", "--files", "-o", "out", in: folder.path)
    let whole = try folder.files(in: "out")
    let memory = try #require(whole["build.memory"])
    for step in 0..<16 {
      var bytes = memory
      if step % 4 == 0 {
        bytes.removeLast(bytes.count * (step + 1) / 17)
      } else {
        bytes[bytes.count * step / 16] ^= 1 << UInt8(step % 8)
      }
      try Data(bytes).write(to: folder.url("out/build.memory"))
      let run = try await Seguec.run("build", ".", "--files", "-o", "out", in: folder.path)
      #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
      let now = try folder.files(in: "out")
      #expect(now.filter { $0.key != "build.memory" } == whole.filter { $0.key != "build.memory" })
      #expect(now["build.memory"]?.count ?? 0 > memory.count / 2, "it is written anew")
    }
  }

  @Test(
    "A disk that fills up during writing is reported in one line, and no temporary file remains")
  func fullDisk() async throws {
    let folder = try SmallProject.make()
    // No file may grow past 1 KiB. The output goes through a pipe, to which the limit does not
    // apply.
    let run = try await Seguec.bash(
      #"(ulimit -f 1; $seguec build . -o out; echo "status $?") 2>&1 | cat"#, in: folder.path)
    #expect(run.lines.last == "status 2" && run.lines.count == 2, "\(run)")
    #expect(try !folder.files().keys.contains { $0.hasSuffix(".tmp") })
  }

  @Test("Paths without read or write permission are reported in one line")
  func permissions() async throws {
    // Root is exempt from permission checks.
    guard getuid() != 0 else { return }
    let folder = try SmallProject.make()
    try folder.write("mine", to: "out/notes.txt")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o555], ofItemAtPath: folder.path("out"))
    #expect(try await Seguec.run("build", ".", "-o", "out", in: folder.path).isRefusal)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("out"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: folder.path("screens/list.json"))
    #expect(try await Seguec.run("build", ".", "-o", "out", in: folder.path).isRefusal)
    #expect(try await Seguec.run("layout", "screens/list.json", in: folder.path).isRefusal)
  }

  @Test(
    "The bytes do not depend on the working directory, the project's path or the order of files")
  func sameBytes() async throws {
    let first = try SmallProject.make()
    try first.write(SmallProject.alone, to: "screens/alone.json")
    let second = try TemporaryFolder()
    // The files are written in another order into a deeper folder, and reached by a path with
    // detours.
    try second.write(SmallProject.alone, to: "a/b c/screens/alone.json")
    try SmallProject.write(to: second, in: "a/b c")
    _ = try await Seguec.run("build", ".", "--files", "-o", "out", in: first.path)
    _ = try await Seguec.run("build", first.path, "--files", "-o", first.path("out2"), in: "/")
    _ = try await Seguec.run(
      "build", "../b c/segue.json", "--files", "-o", "../../out", in: second.path("a/b c"))
    // The build memory identifies files by their location on disk, and only the next build reads
    // it.
    func outputs(_ folder: TemporaryFolder, _ output: String) throws -> [String: [UInt8]] {
      try folder.files(in: output).filter { $0.key != "build.memory" }
    }
    let bytes = try outputs(first, "out")
    #expect(bytes.count > 7)
    #expect(try outputs(first, "out2") == bytes)
    #expect(try outputs(second, "out") == bytes)
    for output in ["out", "out3"] {
      let run = try await Seguec.run(
        "build", ".", "--files", "-o", output, "--no-memory", in: first.path)
      #expect(run.status == 0)
      #expect(try first.files(in: output) == bytes, "no memory, and all the rest")
    }
  }

  @Test("Screens whose names differ only in case or contain unusual characters have separate files")
  func strangeNames() async throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"app": "names", "devices": ["10x10"]}"#, to: "segue.json")
    let names = ["card", "Card", "CARD", "a/b", "a_b", "../x", "é", "", " ", "con", ".hidden"]
    for (index, name) in names.enumerated() where !name.isEmpty {
      try folder.write(
        #"{"screen": "\#(name)", "root": {"type": "layout"}}"#, to: "screens/\(index).json")
    }
    let run = try await Seguec.run("build", ".", "--files", "-o", "out", in: folder.path)
    guard run.status == 0 else {
      // Names may be refused; then the error has a location, and nothing is written.
      #expect(
        run.status == 1 && run.errors.contains("invalid-id") && !folder.exists("out"), "\(run)")
      return
    }
    let files = try folder.files(in: "out").keys
    // One of the names is empty and has no screen.
    #expect(
      Set(files.map { $0.lowercased() }).count == names.count - 1 + Self.wholeProject.count)
  }
}
