import Foundation
import Testing

@Suite struct FontFileTests {
  private static let font = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../SegueTests/Fonts/Fixtures/Regular.ttf").standardized

  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"fonts": [{"family": "Brand", "file": "fonts/Brand.ttf"}]}"#, to: "segue.json")
    try folder.write(
      """
      {"screen": "home", "root": {"type": "layout", "style": {"alignItems": "flex-start", "paddingTop": 80},
        "children": [{"type": "label", "id": "label", "text": "AB",
                      "style": {"fontFamily": "Brand", "fontSize": 100}}]}}
      """, to: "screens/home.json")
    return folder
  }

  /// The advances are 640 and 610 units of 1000, and the line's height is 800 + 200 + 90 units.
  @Test("Text is measured in the font that the project declares, also through a link")
  func measures() async throws {
    let folder = try Self.project()
    try folder.write(Array(try Data(contentsOf: Self.font)), to: "elsewhere/Regular.ttf")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/fonts", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/fonts/Brand.ttf",
      withDestinationPath: "\(folder.path)/elsewhere/Regular.ttf")
    let check = try await Seguec.run("check", in: folder.path)
    #expect(check.status == 0, "\(check)")
    let run = try await Seguec.run("layout", "screens/home.json", in: folder.path)
    #expect(run.status == 0 && run.output.contains("125") && run.output.contains("109"), "\(run)")
  }

  @Test("A font file that is a folder or does not exist is reported as missing")
  func missing() async throws {
    let folder = try Self.project()
    for message in ["there is no font file", "is not a regular file"] {
      let run = try await Seguec.run("check", "--format", "json", in: folder.path)
      #expect(try run.json.compactMap(\.["code"].string) == ["missing-file"])
      #expect(run.output.contains(message), "\(run)")
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/fonts/Brand.ttf", withIntermediateDirectories: true)
    }
  }
}
