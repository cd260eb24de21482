import Foundation
import Testing

/// Tests of the file that `seguec preview` writes, and of its references.
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

  @Test("Pictures are embedded, linked relative to the page's folder, or replaced by boxes")
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

  @Test("A project with errors keeps the old page")
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
    "An invalid option is refused in one line",
    arguments: [
      [], ["-o", ""], ["-o", "."], ["-o", "segue.json/page.html"],
      ["-o", "p", "--pictures", "imbed"],
      ["-o", "p", "--device", "iphon-15"], ["-o", "p", "--port", "80"],
      ["-o", "p", "--engine", "segue.wasm"],
      ["-o", "p", "--engine", "segue.wasm", "--device", "iphone-15"],
      ["-o", "p", "--engine", "segue.wasm", "--pictures", "none"], ["--live", "-o", "p"],
    ])
  func usage(words: [String]) async throws {
    let folder = try SmallProject.make()
    let run = try await Seguec.run(["preview"] + words, in: folder.path)
    #expect(run.status == 2)
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    #expect(!folder.exists("p"))
  }

  @Test(
    "A page does not replace a file of the project",
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

  @Test("A project without screens has no page")
  func noScreens() async throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "segue.json")
    let run = try await Seguec.run("preview", "-o", "page.html", in: folder.path)
    #expect(run.status == 2)
    #expect(!folder.exists("page.html"))
  }

  @Test("A page that plays the app contains the engine, and the files of the project alone")
  func app() async throws {
    let folder = try SmallProject.make()
    try folder.write("secret", to: "notes.txt")
    try folder.write("engine", to: "made/segue.wasm")
    for name in ["segue.js", "client/main.js", "client/server.js", "editor/codemirror.js"] {
      try folder.write("// </script> \(name)", to: "made/\(name)")
    }
    let page = try await page("-o", "-", "--engine", "made/segue.wasm", in: folder)
    let element = try #require(
      page.firstMatch(of: /<script type="application\/json" id="content">(.*)<\/script>/))
    let content = try #require(
      try JSONSerialization.jsonObject(with: Data(String(element.1).utf8)) as? [String: Any])
    func decoded(_ value: Any?) -> [UInt8]? {
      (value as? String).flatMap { Data(base64Encoded: $0) }.map { Array($0) }
    }
    #expect(decoded(content["engine"]) == Array("engine".utf8))
    let modules = try #require(content["modules"] as? [String: String])
    #expect(modules["main.js"] == "// </script> client/main.js")
    // In place of the client's server the engine answers.
    #expect(modules["server.js"]?.contains("app.ask") == true)
    let files = try #require(content["files"] as? [String: Any])
    #expect(files.keys.contains("segue.json") && !files.keys.contains("notes.txt"))
    for (name, file) in files { #expect(decoded(file) == (try folder.read(name)), "\(name)") }
    #expect(try await self.page("-o", "-", "--engine", "made/segue.wasm", in: folder) == page)

    try folder.write(#"{"screen": "broken"}"#, to: "screens/broken.json")
    let run = try await Seguec.run(
      "preview", "-o", "page.html", "--engine", "made/segue.wasm", in: folder.path)
    #expect(run.status == 1 && !folder.exists("page.html"))
  }

  /// Every preview contains the page's code, so its size is limited, to 68 KiB.
  @Test("Without data a page is at most 69,632 bytes")
  func size() async throws {
    let folder = try SmallProject.make()
    let page = try await page("-o", "-", in: folder)
    let data = /<script type="application\/json".*?<\/script>\n/.dotMatchesNewlines()
    #expect(page.replacing(data, with: "").utf8.count <= 69_632)
  }
}
