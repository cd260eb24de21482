import Foundation
import Testing

/// No file outside a project's folder is read without `--allow-outside`.
@Suite struct OutsideFileTests {
  /// A picture of 77 by 33 pixels outside any project, whose bytes and size must not appear in
  /// output.
  private static let secret: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    + [0, 0, 0, 77, 0, 0, 0, 33, 8, 0, 0, 0, 0, 0xB9, 0x54, 0x79, 0x4D]

  private static func link(_ folder: TemporaryFolder, _ name: String, to target: String) throws {
    try? FileManager.default.removeItem(atPath: folder.path(name))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(name), withDestinationPath: target)
  }

  @Test(
    "A symbolic link out of the project is an error, unless --allow-outside is given",
    arguments: [
      "screens", "assets", "screens/list.json", "assets/shoe.png", "assets/more", "screens/more",
    ])
  func links(place: String) async throws {
    let other = try SmallProject.make()
    try FileManager.default.createDirectory(
      atPath: other.path("screens/more"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: other.path("assets/more"), withIntermediateDirectories: true)
    let folder = try SmallProject.make()
    try Self.link(folder, place, to: other.path(place))
    for words in [["check"], ["build", "-o", "out"], ["preview", "-o", "page.html"], ["links"]] {
      let run = try await Seguec.run(words + ["."], in: folder.path)
      #expect(run.status == 1 && run.errors.contains("[outside-project]"), "\(run)")
      #expect(!folder.exists("out") && !folder.exists("page.html"))
      let allowed = try await Seguec.run(words + [".", "--allow-outside"], in: folder.path)
      #expect(allowed.status == 0 && allowed.errors.contains("outside") == false, "\(allowed)")
      try? FileManager.default.removeItem(atPath: folder.path("out"))
      try? FileManager.default.removeItem(atPath: folder.path("page.html"))
    }
  }

  @Test(
    "A picture outside the project is neither measured nor embedded",
    arguments: ["../secret.png", "link.png", "ABSOLUTE"])
  func pictures(source: String) async throws {
    let folder = try SmallProject.make()
    let elsewhere = try TemporaryFolder()
    try elsewhere.write(Self.secret, to: "secret.png")
    try folder.write(Self.secret, to: "secret.png")
    try Self.link(folder, "assets/link.png", to: elsewhere.path("secret.png"))
    let path = source == "ABSOLUTE" ? elsewhere.path("secret.png") : source
    try folder.write(
      SmallProject.list.replacing("shoe.png", with: path)
        .replacing(#""naturalSize": {"width": 400, "height": 200},"#, with: ""),
      to: "screens/list.json")
    for words in [
      ["layout", "screens/list.json", "--device", "tile"],
      ["layout", "screens/list.json", "--device", "tile", "--format", "svg"],
      ["frames", "--from", "list", "--tap", "card", "--device", "tile", "--format", "svg"],
      ["frames", "--from", "list", "--tap", "card", "--device", "tile", "--format", "lottie"],
      ["preview", ".", "-o", "-"],
    ] {
      let run = try await Seguec.run(words, in: folder.path)
      #expect(run.status == 1 && run.errors.contains("[outside-project]"), "\(run)")
      #expect(!run.output.contains("iVBORw0KGgo") && !run.output.contains("77"), "\(run)")
    }
    guard source == "link.png" else { return }
    let allowed = try await Seguec.run(
      "preview", ".", "-o", "-", "--allow-outside", in: folder.path)
    #expect(allowed.status == 0 && allowed.output.contains(Data(Self.secret).base64EncodedString()))
  }

  @Test("A manifest that links out of its folder is refused in one line")
  func manifest() async throws {
    let folder = try SmallProject.make()
    let elsewhere = try TemporaryFolder()
    try elsewhere.write(SmallProject.manifest, to: "segue.json")
    try Self.link(folder, "segue.json", to: elsewhere.path("segue.json"))
    #expect(try await Seguec.run("check", ".", in: folder.path).isRefusal)
    #expect(try await Seguec.run("check", ".", "--allow-outside", in: folder.path).status == 0)
  }

  #if os(Linux)
    @Test("A manifest outside the project is refused before it is read")
    func unreadManifest() async throws {
      let folder = try SmallProject.make()
      // According to proc(5) this is a regular file whose first bytes no process can read.
      try Self.link(folder, "segue.json", to: "/proc/self/mem")
      let run = try await Seguec.run("check", ".", in: folder.path)
      #expect(run.isRefusal && run.errors.contains("leads out of the project"), "\(run)")
      let allowed = try await Seguec.run("check", ".", "--allow-outside", in: folder.path)
      #expect(allowed.isRefusal && allowed.errors.contains("cannot be read"), "\(allowed)")
    }
  #endif

  @Test("Links within a project, and a link to the project, are allowed")
  func inside() async throws {
    let folder = try SmallProject.make()
    try FileManager.default.moveItem(
      atPath: folder.path("assets"), toPath: folder.path("pictures"))
    try Self.link(folder, "assets", to: "pictures")
    let elsewhere = try TemporaryFolder()
    try Self.link(elsewhere, "project", to: folder.path)
    for path in [folder.path, elsewhere.path("project")] {
      let run = try await Seguec.run("check", path)
      #expect(run.status == 0, "\(run)")
    }
  }
}
