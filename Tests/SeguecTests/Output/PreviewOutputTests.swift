import Foundation
import Testing

/// What becomes of the file that a preview is written to, and what it refers to.
@Suite struct PreviewOutputTests {
  private func pictures(of page: String) throws -> [String?] {
    let element = try #require(
      page.firstMatch(of: /<script type="application\/json" id="project">(.*)<\/script>/))
    let project = try JSONSerialization.jsonObject(with: Data(String(element.1).utf8))
    return ((project as? [String: Any])?["pictures"] as? [Any] ?? []).map { $0 as? String }
  }

  private func page(_ words: String..., in folder: TemporaryFolder) async throws -> String {
    let run = try await Seguec.run(["preview"] + words, in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  @Test("pictures are in the page, or are found from the folder in which it lies, or are boxes")
  func pictureLinks() async throws {
    let folder = try SmallProject.make()
    let embedded = try pictures(of: try await page("-o", "-", in: folder))
    #expect(!embedded.isEmpty)
    for address in embedded { #expect(address?.hasPrefix("data:image/") == true) }
    for address in try pictures(of: try await page("-o", "-", "--pictures", "none", in: folder)) {
      #expect(address == nil)
    }
    _ = try await page("-o", "out/deep/page.html", "--pictures", "link", in: folder)
    let linked = String(decoding: try folder.read("out/deep/page.html"), as: UTF8.self)
    for address in try pictures(of: linked) {
      let link = try #require(address?.removingPercentEncoding)
      #expect(link.hasPrefix("../../"))
      #expect(folder.exists("out/deep/\(link)"))
    }
  }

  @Test("a project with errors leaves the page that was there")
  func errors() async throws {
    let folder = try SmallProject.make()
    try folder.write("old", to: "page.html")
    try folder.write(#"{"screen": "broken"}"#, to: "screens/broken.json")
    let run = try await Seguec.run("preview", "-o", "page.html", in: folder.path)
    #expect(run.status == 1)
    #expect(run.errors.contains("error:"))
    #expect(try folder.read("page.html") == Array("old".utf8))
  }

  @Test(
    "what cannot be used is told in one line",
    arguments: [
      [], ["-o", ""], ["-o", "."], ["-o", "segue.json/page.html"],
      ["-o", "p", "--pictures", "imbed"],
      ["-o", "p", "--device", "iphon-15"],
    ])
  func usage(words: [String]) async throws {
    let folder = try SmallProject.make()
    let run = try await Seguec.run(["preview"] + words, in: folder.path)
    #expect(run.status == 2)
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    #expect(!folder.exists("p"))
  }

  @Test(
    "no file of a project becomes a page",
    arguments: [
      "segue.json", "./screens/../segue.json", "screens/list.json", "assets/new/page.html",
    ])
  func ownFiles(path: String) async throws {
    let folder = try SmallProject.make()
    let before = try folder.read("segue.json")
    let run = try await Seguec.run("preview", "-o", path, in: folder.path)
    #expect(run.status == 2)
    #expect(run.errors.contains("part of the project"))
    #expect(try folder.read("segue.json") == before)
    #expect(!folder.exists("assets/new"))
  }

  @Test("a project without screens has no page")
  func noScreens() async throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "segue.json")
    let run = try await Seguec.run("preview", "-o", "page.html", in: folder.path)
    #expect(run.status == 2)
    #expect(!folder.exists("page.html"))
  }

  /// The page is a part of every preview, so that it is kept small: 64 kilobytes.
  @Test("without data a page is at most 69,632 bytes")
  func size() async throws {
    let folder = try SmallProject.make()
    let page = try await page("-o", "-", in: folder)
    let data = /<script type="application\/json".*?<\/script>\n/.dotMatchesNewlines()
    #expect(page.replacing(data, with: "").utf8.count <= 69_632)
  }
}
