import InterOutlines
import PreviewPage
import Segue
import SegueFiles

/// The answers to the page of `preview --live`: its own files, the engine, and the project's files.
struct LivePreview {
  /// The path of the project's folder, or of its `segue.json`.
  private let project: String
  private let rules: ReadingRules
  private let engine: EngineFiles

  /// Reads the engine.
  ///
  /// - Parameters:
  ///   - project: The path of a project.
  ///   - module: The path of `segue.wasm`.
  init(_ project: String, _ rules: ReadingRules, engine module: String) throws(UsageError) {
    self.project = project
    self.rules = rules
    engine = try EngineFiles(module)
    _ = try projectFolder()
  }

  /// The project as it is now: its `segue.json` may have changed.
  private func projectFolder() throws(UsageError) -> ProjectFolder {
    try reading(try ProjectFolder(project, rules))
  }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    do throws(UsageError) {
      switch (request.method, request.path) {
      case ("GET", "/"): return HTTPResponse(PreviewPage.live, type: "text/html; charset=utf-8")
      case ("GET", "/app/"): return HTTPResponse(PreviewPage.app, type: "text/html; charset=utf-8")
      case ("GET", "/file/"): return HTTPResponse(Self.flights, type: "text/html; charset=utf-8")
      case ("GET", "/palette.css"): return HTTPResponse(PreviewPage.palette, type: "text/css")
      case ("GET", "/app.css"): return HTTPResponse(PreviewPage.appStyles, type: "text/css")
      case ("GET", "/fonts.css"): return HTTPResponse(Self.fonts, type: "text/css")
      case ("GET", "/segue.js"), ("GET", "/client/segue.js"):
        return HTTPResponse(engine.library, type: "text/javascript")
      case ("GET", "/client/screen.css"):
        return HTTPResponse(Array(ScreenLayout.htmlStyleSheet.utf8), type: "text/css")
      case ("GET", "/client/server.js"): return Self.ownFile("server.js")
      case ("GET", let path) where path.hasPrefix("/client/") || path.hasPrefix("/editor/"):
        return try companion(path)
      case ("GET", "/segue.wasm"): return HTTPResponse(engine.module, type: "application/wasm")
      case ("GET", "/files"): return HTTPResponse(try list(), type: "application/json")
      case ("GET", let path) where path.hasPrefix("/file/"):
        return try file(String(path.dropFirst(6)))
      case ("PUT", let path) where path.hasPrefix("/file/"):
        return try save(String(path.dropFirst(6)), request)
      case ("GET", let path): return Self.ownFile(String(path.dropFirst()))
      case ("PUT", _): return HTTPResponse(.notFound)
      default: return HTTPResponse(.methodNotAllowed)
      }
    } catch {
      return HTTPResponse(.failed, error.message)
    }
  }

  /// The page of `preview`, which takes its data from the page around it.
  private static let flights = PageShell(
    html: PreviewPage.html, css: fonts + PreviewPage.css, scripts: PreviewPage.scripts
  ).page(with: Array("<script>document.write(parent.preview)</script>\n".utf8))

  /// The rules of the built-in family, which drawings and the page of `preview` use.
  private static let fonts = Array((BuiltInOutlines.inter.css { "/inter/\($0).otf" } + "\n").utf8)

  /// Returns a file of the web client, in which the engine answers in place of its server, or of
  /// the editor.
  private func companion(_ path: String) throws(UsageError) -> HTTPResponse {
    let types = ["js": "text/javascript", "css": "text/css"]
    guard let type = path.split(separator: ".").last.flatMap({ types[String($0)] }),
      let file = try engine.companion(String(path.dropFirst()))
    else { return HTTPResponse(.notFound) }
    return HTTPResponse(file, type: type)
  }

  /// Returns a script of the page, a font of the built-in family, or a schema.
  private static func ownFile(_ name: String) -> HTTPResponse {
    if let script = PreviewPage.liveScript(named: name) {
      return HTTPResponse(script, type: "text/javascript")
    }
    if name.hasPrefix("inter/"), name.hasSuffix(".otf"),
      let weight = Int(name.dropFirst(6).dropLast(4)),
      BuiltInOutlines.inter.availableWeights.contains(weight),
      let font = BuiltInOutlines.inter.font(weight: weight)
    {
      return HTTPResponse(font, type: "font/otf")
    }
    if name.hasPrefix("schema/"), let kind = SchemaKind(rawValue: String(name.dropFirst(7))) {
      return HTTPResponse(Array(Segue.schema(kind).utf8), type: "application/json")
    }
    return HTTPResponse(.notFound)
  }

  // MARK: Files

  /// Returns the files of the project, each with a tag that changes with its content.
  private func list() throws(UsageError) -> [UInt8] {
    let folder = try projectFolder()
    let files = try reading(try folder.ownFiles())
    var writer = JSONWriter()
    writer.array {
      for (name, path) in files {
        guard let tag = Self.tag(of: path) else { continue }
        $0.element {
          $0.object {
            $0.member("path", name)
            $0.member("tag", tag)
          }
        }
      }
    }
    return writer.bytes
  }

  /// Returns a tag of the content of a file; nil if there is no such file.
  private static func tag(of path: String) -> String? {
    Files.stamp(path).map { "\($0.size)-\($0.modified)-\($0.number)" }
  }

  /// Returns the path of a file that the project reads; nil for any other.
  private func path(of name: String) throws(UsageError) -> String? {
    let folder = try projectFolder()
    let path = Files.join(folder.path, name)
    // The engine takes no other paths.
    let isPlain = name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\\" }
    guard isPlain, !leadsOutside(name), folder.readPaths.contains(path),
      !folder.paths.isOutsideProject(path)
    else { return nil }
    return path
  }

  private func file(_ name: String) throws(UsageError) -> HTTPResponse {
    guard let path = try path(of: name), Files.isRegularFile(path) else {
      return HTTPResponse(.notFound)
    }
    return HTTPResponse(
      try reading(try Files.readRegular(path)), type: Self.type(of: name))
  }

  private static func type(of name: String) -> String {
    switch name.split(separator: ".").last {
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "webp": "image/webp"
    case "ttf": "font/ttf"
    case "otf": "font/otf"
    case "json": "application/json"
    default: "application/octet-stream"
    }
  }

  /// Replaces a file, unless another program has changed it since the page read it, or creates a
  /// file. Answers with the new tag.
  private func save(_ name: String, _ request: HTTPRequest) throws(UsageError) -> HTTPResponse {
    guard let path = try path(of: name), name.hasSuffix(".json") else {
      return HTTPResponse(.forbidden, "\(quotePath(name)) is not a source of the project")
    }
    // A program of this machine that is not the page must say what it replaces, too.
    guard let known = request["if-match"] else {
      return HTTPResponse(.badRequest, "If-Match is missing")
    }
    guard Self.tag(of: path) ?? "new" == known else {
      return HTTPResponse(.conflict, "\(quotePath(name)) was changed by another program")
    }
    // A link inside the project stays one.
    try Files.replace(Files.resolved(path) ?? path, with: request.body, keepingMode: true)
    return HTTPResponse(Array((Self.tag(of: path) ?? "").utf8), type: "text/plain")
  }
}
