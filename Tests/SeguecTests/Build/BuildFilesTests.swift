import Foundation
import Testing

/// Tests of `seguec build` with and without `--files`, in the same folder.
@Suite struct BuildFilesTests {
  /// The files without `--files`.
  private static let plain: Set = [".lock", "app.segue", "build.memory", "index.json"]

  private func build(_ folder: TemporaryFolder, _ words: String...) async throws -> Run {
    let run = try await Seguec.run(["build", ".", "-o", "out"] + words, in: folder.path)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
    return run
  }

  /// Returns the files of a build into a new folder, except the memory, which depends on the disk.
  private func fresh(_ folder: TemporaryFolder, _ words: String...) async throws
    -> [String: [UInt8]]
  {
    _ = try await Seguec.run(["build", ".", "-o", "fresh"] + words, in: folder.path)
    defer { try? FileManager.default.removeItem(at: folder.url("fresh")) }
    return try folder.files(in: "fresh").filter { $0.key != "build.memory" }
  }

  private func written(_ folder: TemporaryFolder) throws -> [String: [UInt8]] {
    try folder.files(in: "out").filter { $0.key != "build.memory" }
  }

  @Test("By default a build writes the artefact and an index that lists no files")
  func plain() async throws {
    let folder = try SmallProject.make()
    let run = try await build(folder)
    #expect(run.output.hasSuffix("2 files in out: 2 written, 0 unchanged\n"))
    #expect(try Set(folder.files(in: "out").keys) == Self.plain)
    #expect(!folder.exists("out/screens") && !folder.exists("out/transitions"))
    let index = try JSONValue(String(decoding: folder.read("out/index.json"), as: UTF8.self))
    let entries = index["screens"].elements + index["links"].elements
    #expect(entries.count == 3 && entries.allSatisfy { $0["files"] == .null })
    #expect(index["links"].elements.first?["from"].string == "list")
  }

  @Test("With --files a build writes a file for each screen or link and device, too")
  func files() async throws {
    let folder = try SmallProject.make()
    let run = try await build(folder, "--files")
    #expect(run.output.hasSuffix("8 files in out: 8 written, 0 unchanged\n"))
    let names = try Set(folder.files(in: "out").keys)
    // Two screens and a link, each on two devices.
    #expect(names.isSuperset(of: Self.plain) && names.count == Self.plain.count + 6)
    let index = try JSONValue(String(decoding: folder.read("out/index.json"), as: UTF8.self))
    let entries = index["screens"].elements + index["links"].elements
    #expect(
      Set(entries.flatMap { $0["files"].elements.compactMap(\.string) })
        == names.subtracting(Self.plain))
    let plain = try await fresh(folder)
    #expect(try folder.read("out/app.segue") == plain["app.segue"], "the artefact is the same")
  }

  @Test("A build without --files removes the files of an earlier one, and foreign files stay")
  func fewer() async throws {
    let folder = try SmallProject.make()
    _ = try await build(folder, "--files")
    let artefact = try folder.stamps(in: "out")["app.segue"]
    try folder.write("mine", to: "out/screens/list/notes.txt")
    let run = try await build(folder)
    #expect(run.output.hasSuffix("2 files in out: 1 written, 1 unchanged, 6 removed\n"))
    #expect(
      try Set(folder.files(in: "out").keys) == Self.plain.union(["screens/list/notes.txt"]))
    #expect(!folder.exists("out/transitions"))
    #expect(try folder.stamps(in: "out")["app.segue"] == artefact)
    var now = try written(folder)
    now["screens/list/notes.txt"] = nil
    #expect(try await fresh(folder) == now)
  }

  @Test("A build with --files writes all files although an earlier one has compiled everything")
  func more() async throws {
    let folder = try SmallProject.make()
    for _ in 0..<2 { _ = try await build(folder) }
    let run = try await build(folder, "--files")
    #expect(run.output.hasSuffix("8 files in out: 7 written, 1 unchanged\n"))
    #expect(try await fresh(folder, "--files") == written(folder))
  }

  @Test("A second build writes nothing", arguments: [[], ["--files"]])
  func again(words: [String]) async throws {
    let folder = try SmallProject.make()
    // Files that changed in the last 100 ms are not remembered, and a later build would do it.
    try await Task.sleep(for: .milliseconds(200))
    _ = try await Seguec.run(["build", ".", "-o", "out"] + words, in: folder.path)
    let before = try folder.stamps(in: "out")
    let run = try await Seguec.run(["build", ".", "-o", "out"] + words, in: folder.path)
    #expect(run.status == 0 && run.output.contains("0 written"))
    #expect(try folder.stamps(in: "out") == before)
  }

  @Test("Edits between builds of both kinds leave what a build from nothing leaves")
  func edits() async throws {
    let folder = try SmallProject.make()
    for (height, words) in [(20, []), (30, ["--files"]), (40, []), (50, ["--files"])] {
      try folder.write(
        SmallProject.list.replacing(#""height": 20"#, with: #""height": \#(height)"#),
        to: "screens/list.json")
      let run = try await Seguec.run(["build", ".", "-o", "out"] + words, in: folder.path)
      #expect(run.status == 0 && !run.output.contains(" 0 written"))
      let wanted = try await words.isEmpty ? fresh(folder) : fresh(folder, "--files")
      #expect(try written(folder) == wanted)
    }
  }

  @Test("The files of an earlier build are removed even if one between was interrupted")
  func interrupted() async throws {
    let folder = try SmallProject.make()
    _ = try await build(folder, "--files")
    // An interrupted build leaves no memory, and the old index if it has not removed all files.
    try FileManager.default.removeItem(at: folder.url("out/build.memory"))
    try FileManager.default.removeItem(at: folder.url("out/screens/list/tile.json"))
    _ = try await build(folder)
    #expect(try Set(folder.files(in: "out").keys) == Self.plain)
  }
}
