import InterOutlines
import PreviewPage
import Segue
import SegueFiles

/// The page of `preview --engine`: the app, which the engine plays as the live preview does, with
/// everything that it needs in one file.
struct AppPage {
  private let folder: ProjectFolder
  private let engine: EngineFiles

  init(of folder: ProjectFolder, with engine: EngineFiles) {
    self.folder = folder
    self.engine = engine
  }

  /// The bytes of the page. Linear in those of the engine and of the project's files.
  func bytes() throws(UsageError) -> [UInt8] {
    PageShell(
      html: PreviewPage.standalone, css: PreviewPage.palette + PreviewPage.appStyles,
      scripts: [PreviewPage.launch]
    ).page(with: try content())
  }

  /// What the page's scripts read: modules and styles as texts, everything else in Base64.
  private func content() throws(UsageError) -> [UInt8] {
    let modules = try modules()
    let styles = try styles()
    let files = try reading(try folder.ownFiles())
    var contents: [(name: String, bytes: [UInt8])] = []
    for (name, path) in files where Files.isRegularFile(path) {
      contents.append((name, try reading(try Files.readRegular(path))))
    }
    var elements = PageElements()
    elements.add("content") {
      $0.object {
        $0.member("modules") {
          $0.object { for (name, text) in modules { $0.member(name, text) } }
        }
        $0.member("styles", styles)
        $0.member("engine", base64(engine.module))
        $0.member("files") {
          $0.object { for (name, bytes) in contents { $0.member(name, base64(bytes)) } }
        }
      }
    }
    return elements.bytes
  }

  /// The modules by their names: those of the page, the engine's library, and the web client, in
  /// which the engine answers in place of its server.
  private func modules() throws(UsageError) -> [(name: String, text: String)] {
    var modules = [("segue.js", engine.library)]
    for name in PreviewPage.standaloneModules {
      if let script = PreviewPage.liveScript(named: name) { modules.append((name, script)) }
    }
    for name in try engine.clientModules() where !PreviewPage.standaloneModules.contains(name) {
      if let script = try engine.companion("client/\(name)") { modules.append((name, script)) }
    }
    return modules.map { ($0, String(decoding: $1, as: UTF8.self)) }
  }

  /// The rules of the client, with the built-in family.
  private func styles() throws(UsageError) -> String {
    let client = try engine.companion("client/client.css") ?? []
    let fonts = BuiltInOutlines.inter.css { weight in
      let font = BuiltInOutlines.inter.font(weight: weight)
      return "data:font/otf;base64,\(base64(font ?? []))"
    }
    return [ScreenLayout.htmlStyleSheet, String(decoding: client, as: UTF8.self), fonts]
      .joined(separator: "\n")
  }
}

extension ProjectFolder {
  /// The files that the project reads and contains, each with its path in the project and that for
  /// the system.
  func ownFiles() throws(FileError) -> [(name: String, path: String)] {
    let above = path.isEmpty ? "" : path + "/"
    return try inputs().filter { $0.hasPrefix(above) && !paths.isOutsideProject($0) }
      .map { (String($0.dropFirst(above.count)), $0) }
  }
}
