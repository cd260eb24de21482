import Foundation
import Segue

/// The files of a client in a browser: its own, the engine, and those of the project that it shows.
///
/// Only regular files in the folders are sent, whatever an address or a symbolic link says.
package struct ClientFiles: Sendable {
  /// The first segments of addresses of files.
  static let folders = ["client", "assets", "fonts"]

  /// The folder with the client's files.
  private let client: String
  /// The folder with `segue-client.wasm` and `segue.js`.
  private let engine: String
  private let project: String
  private let assetFolder: String

  init(client: String, engine: String, project: String, assetFolder: String) {
    self.client = client
    self.engine = engine
    self.project = project
    self.assetFolder = assetFolder
  }

  static func mediaType(of path: String) -> String {
    switch path.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "wasm": "application/wasm"
    case "json": "application/json"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "webp": "image/webp"
    case "svg": "image/svg+xml"
    case "mp4": "video/mp4"
    case "ttf": "font/ttf"
    case "otf": "font/otf"
    default: "application/octet-stream"
    }
  }

  /// The page of the client.
  var page: ClientFile? { file(["index.html"], in: client) }

  /// Returns the file at an address; nil if there is none.
  func file(at path: String) -> ClientFile? {
    guard let path = path.removingPercentEncoding else { return nil }
    var steps = path.split(separator: "/").map(String.init)
    guard !steps.isEmpty else { return nil }
    let folder = steps.removeFirst()
    switch folder {
    case "client" where steps == ["screen.css"]:
      return ClientFile(text: ScreenLayout.htmlStyleSheet)
    case "client" where steps == ["segue.js"] || steps == ["segue-client.wasm"]:
      return file(steps, in: engine)
    case "client": return file(steps, in: client)
    case "assets": return file(steps, in: "\(project)/\(assetFolder)")
    case "fonts": return file(["fonts"] + steps, in: project)
    default: return nil
    }
  }

  private func file(_ steps: [String], in folder: String) -> ClientFile? {
    guard !steps.isEmpty, !steps.contains(where: { $0.hasPrefix(".") || $0.utf8.contains(0) })
    else { return nil }
    let root = URL(filePath: folder).resolvingSymlinksInPath().path
    let file = URL(filePath: root + "/" + steps.joined(separator: "/")).resolvingSymlinksInPath()
    guard file.path.hasPrefix(root + "/"),
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path),
      attributes[.type] as? FileAttributeType == .typeRegular
    else { return nil }
    return ClientFile(at: file, attributes)
  }
}

/// A file of a client, which is read only if the client does not have it.
struct ClientFile {
  let tag: EntityTag
  private let content: Content

  private enum Content {
    case text(String)
    case file(URL)
  }

  init(text: String) {
    tag = EntityTag(0, [text])
    content = .text(text)
  }

  fileprivate init(at url: URL, _ attributes: [FileAttributeKey: Any]) {
    let modified = (attributes[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
    let size = (attributes[.size] as? Int) ?? 0
    tag = EntityTag(modified.bitPattern, [url.path, String(size)])
    content = .file(url)
  }

  /// The bytes; nil if the file is gone.
  var bytes: Data? {
    switch content {
    case .text(let text): Data(text.utf8)
    case .file(let url): try? Data(contentsOf: url)
    }
  }
}
