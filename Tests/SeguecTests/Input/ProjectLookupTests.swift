import Foundation
import Testing

@Suite struct ProjectLookupTests {
  /// A screen of a composed component, which is defined only in the project.
  private static let composed = #"{"screen": "s", "root": {"type": "box"}}"#
  private static let box = #"{"component": "box", "body": {"type": "layout", "id": "inside"}}"#

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(#"{"app": "outer", "devices": ["iphone-se"]}"#, to: "segue.json")
    try folder.write(Self.box, to: "components/box.json")
    try folder.write(Self.composed, to: "screens/deep/down/s.json")
    return folder
  }

  @Test(
    "The nearest segue.json above a file defines its project, from any working directory",
    arguments: [
      (".", "screens/deep/down/s.json"), ("screens", "deep/down/s.json"),
      ("screens/deep/down", "s.json"), ("screens/deep/down", "./s.json"),
      ("components", "../screens/deep/down/s.json"), ("screens/deep", "down/../down/s.json"),
      ("screens/deep/down", "../../../screens/deep/down/s.json"),
    ])
  func nearest(standing: String, file: String) async throws {
    let folder = try project()
    let run = try await Seguec.run(
      "layout", file, "--format", "json", in: folder.path(standing))
    let line = try run.onlyJSON
    #expect(run.status == 0 && line["file"].string == file)
    #expect(line["device"]["name"].string == "iphone-se")
    let absolute = try await Seguec.run(
      "layout", folder.path("screens/deep/down/s.json"), "--format", "json", in: "/")
    #expect(try absolute.onlyJSON["nodes"][0]["frame"] == line["nodes"][0]["frame"])
  }

  @Test("A nearer segue.json takes precedence over one further up")
  func nested() async throws {
    let folder = try project()
    try folder.write(#"{"app": "inner", "devices": ["pixel-8"]}"#, to: "screens/deep/segue.json")
    try folder.write(SmallProject.alone, to: "screens/deep/screens/s.json")
    let line = try await Seguec.run(
      "layout", "screens/deep/screens/s.json", "--format", "json", in: folder.path
    ).onlyJSON
    #expect(line["device"]["name"].string == "pixel-8")
  }

  @Test("A project error is reported once for all of its files, and applies to each of them")
  func once() async throws {
    let folder = try project()
    // Two files in one folder and one in another. Each could be laid out if the project were valid.
    for name in ["screens/deep/down/t.json", "screens/u.json"] {
      try folder.write(Self.composed.replacing("\"s\"", with: "\"t\""), to: name)
    }
    let files = ["screens/deep/down/s.json", "screens/deep/down/t.json", "screens/u.json"]
    let sound = try await Seguec.run(["layout"] + files + ["--format", "json"], in: folder.path)
    #expect(try sound.status == 0 && sound.json.map(\.["file"].string) == files)
    try folder.write(#"{"app": "outer", "devices": ["nokia"]}"#, to: "segue.json")
    let wrong = try await Seguec.run(["layout"] + files + ["--format", "json"], in: folder.path)
    #expect(try wrong.status == 1 && wrong.json.isEmpty)
    #expect(wrong.errors.split(separator: "nokia").count == 3, "the message and its excerpt")
  }

  @Test("--project takes precedence over the nearest project")
  func chosen() async throws {
    let folder = try project()
    let elsewhere = try TemporaryFolder()
    try elsewhere.write(Self.composed, to: "s.json")
    let alone = try await Seguec.run("layout", elsewhere.path("s.json"), in: folder.path)
    #expect(alone.status == 1 && alone.errors.contains("unknown-component"))
    for name in [folder.path, folder.path("segue.json"), "."] {
      let run = try await Seguec.run(
        "layout", elsewhere.path("s.json"), "--project", name, "--format", "json", in: folder.path)
      #expect(try run.onlyJSON["device"]["name"].string == "iphone-se")
    }
  }

  @Test("A file reached through a link belongs to the project above the link or above the file")
  func links() async throws {
    let folder = try project()
    let elsewhere = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: elsewhere.path("s.json"),
      withDestinationPath: folder.path("screens/deep/down/s.json"))
    let run = try await Seguec.run(
      "layout", "s.json", "--format", "json", in: elsewhere.path)
    #expect(try run.onlyJSON["device"]["name"].string == "iphone-se")
  }

  @Test("A standalone file does not need its assets; in a project a missing asset is an error")
  func assets() async throws {
    let screen = """
      {"screen": "shown", "root": {"type": "layout", "children": [
        {"type": "image", "source": "gone.png", "naturalSize": {"width": 4, "height": 4}}]}}
      """
    let alone = try TemporaryFolder()
    try alone.write(screen, to: "s.json")
    #expect(try await Seguec.run("check", "s.json", in: alone.path).status == 0)
    let folder = try project()
    try folder.write(screen, to: "screens/s2.json")
    let run = try await Seguec.run("check", "screens/s2.json", in: folder.path)
    #expect(run.status == 1 && run.errors.contains("missing-asset"))
  }

  @Test("A dash reads standard input, standalone or as part of a project")
  func standardInput() async throws {
    let folder = try project()
    let alone = try await Seguec.run(
      ["layout", "-", "--format", "json"], in: folder.path, input: Array(SmallProject.alone.utf8))
    #expect(try alone.onlyJSON["screen"].string == "alone")
    #expect(try alone.onlyJSON["device"]["name"].string == "iphone-15")
    let within = try await Seguec.run(
      ["layout", "-", "--project", ".", "--format", "json"], in: folder.path,
      input: Array(Self.composed.utf8))
    #expect(try within.onlyJSON["device"]["name"].string == "iphone-se")
    let wrong = try await Seguec.run(["check", "-"], in: folder.path, input: Array("{".utf8))
    #expect(wrong.status == 1 && wrong.errors.contains("<stdin>:1:"))
  }

  @Test("check and build take a project's folder, its manifest, or the working directory")
  func projects() async throws {
    let folder = try project()
    for words in [
      ["."], [folder.path], ["segue.json"], [], ["./"], ["../" + folder.url("").lastPathComponent],
    ] {
      let run = try await Seguec.run(["check"] + words, in: folder.path)
      #expect(run.status == 0 && run.output.contains("1 screen"), "\(run)")
    }
    // Without an operand the project is the nearest one above the working directory, as for a file.
    let below = try await Seguec.run("check", in: folder.path("screens"))
    #expect(below.status == 0 && below.output.contains("1 screen"), "\(below)")
  }

  @Test("A path that cannot be looked up is reported with the reason, not as absent")
  func unreadablePath() async throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "a", count: 300)
    let run = try await Seguec.run(["build", name], in: folder.path)
    #expect(run.isRefusal, "\(run)")
    #expect(run.errors.contains("cannot be read: File name too long"), "\(run)")
  }
}
