import Foundation
import Testing

/// Tests of symbolic links in the output of `seguec build`, which a project may contain.
///
/// The section "What is written" of the manual states that files behind such links do not change.
@Suite struct LinkedOutputTests {
  /// Creates a folder with files that no build has written, named like the files of a build.
  private static func home() throws -> TemporaryFolder {
    let home = try TemporaryFolder()
    for name in ["tile.json", "slab.json", "list/tile.json", "list/slab.json", "index.json"] {
      try home.write("mine", to: name)
    }
    return home
  }

  private static func link(_ folder: TemporaryFolder, _ name: String, to target: String) throws {
    try FileManager.default.createDirectory(
      at: folder.url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(name), withDestinationPath: target)
  }

  @Test(
    "A symbolic link instead of an output folder is refused in one line",
    arguments: ["screens", "screens/list", "transitions", "transitions/list"],
    [".segue", "out"])
  func folders(place: String, output: String) async throws {
    let (folder, home) = (try SmallProject.make(), try Self.home())
    let before = try home.files()
    try Self.link(folder, "\(output)/\(place)", to: home.path)
    let words = output == ".segue" ? [] : ["-o", output]
    for options in [[], ["--allow-outside"]] {
      let run = try await Seguec.run(["build", ".", "--files"] + words + options, in: folder.path)
      #expect(run.isRefusal && run.errors.contains("\(output)/\(place)\" is a link"), "\(run)")
      #expect(try home.files() == before)
      #expect(try Set(folder.files(in: output).keys) == [".lock"])
    }
    try FileManager.default.removeItem(atPath: folder.path("\(output)/\(place)"))
    #expect(try await Seguec.run(["build", ".", "--files"] + words, in: folder.path).status == 0)
  }

  @Test(
    "A folder replaced by a symbolic link since the last build is refused",
    arguments: ["screens", "screens/list", "transitions", "transitions/list"], [false, true])
  func replaced(place: String, isEdited: Bool) async throws {
    let folder = try SmallProject.make()
    #expect(try await Seguec.run("build", ".", "--files", "-o", "out", in: folder.path).status == 0)
    // The files and their dates are the same: only the link differs from what was written.
    try FileManager.default.moveItem(
      atPath: folder.path("out/\(place)"), toPath: folder.path("aside"))
    try Self.link(folder, "out/\(place)", to: folder.path("aside"))
    let before = try folder.stamps(in: "aside")
    if isEdited {
      try folder.write(
        SmallProject.list.replacing(#""height": 20}"#, with: #""height": 30}"#),
        to: "screens/list.json")
    }
    let run = try await Seguec.run("build", ".", "--files", "-o", "out", in: folder.path)
    #expect(run.isRefusal && run.errors.contains("out/\(place)\" is a link"), "\(run)")
    #expect(try folder.stamps(in: "aside") == before)
  }

  @Test(
    "Files that an index lists below a symbolic link are not removed",
    arguments: [("screens/z", "screens/z/tile.json"), ("screens/y", "screens/y/list/tile.json")])
  func removal(place: String, listed: String) async throws {
    let (folder, home) = (try SmallProject.make(), try Self.home())
    let before = try home.files()
    try Self.link(folder, "out/\(place)", to: home.path)
    try folder.write(
      #"{"artefact": "index", "version": 1, "screens": [{"files": ["\#(listed)"]}], "links": []}"#,
      to: "out/index.json")
    let run = try await Seguec.run("build", ".", "--files", "-o", "out", in: folder.path)
    #expect(run.status == 0 && !run.output.contains("removed"), "\(run)")
    #expect(try home.files() == before)
  }

  @Test("The default output folder may not link out of the project, but one given with -o may")
  func outer() async throws {
    let (folder, home) = (try SmallProject.make(), try Self.home())
    let before = try home.files()
    try Self.link(folder, ".segue", to: home.path)
    let run = try await Seguec.run("build", ".", "--files", in: folder.path)
    #expect(run.isRefusal && run.errors.contains("leads out of the project"), "\(run)")
    #expect(try home.files() == before)
    #expect(
      try await Seguec.run("build", ".", "--files", "-o", ".segue", in: folder.path).status == 0)
    #expect(try home.files() != before)
    #expect(
      try await Seguec.run("build", ".", "--files", "--allow-outside", in: folder.path).status == 0)
    try FileManager.default.removeItem(atPath: folder.path(".segue"))
    try folder.write("", to: "made/.keep")
    try Self.link(folder, ".segue", to: "made")
    #expect(try await Seguec.run("build", ".", "--files", in: folder.path).status == 0)
    #expect(folder.exists("made/index.json"))
  }
}
