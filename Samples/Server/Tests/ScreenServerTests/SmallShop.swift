import Foundation

/// A project that is read quickly, for tests that start a server of their own.
enum SmallShop {
  /// The folder of the project, which is removed at exit.
  static let folder = Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "small-shop-\(UUID().uuidString)")
    let files = FileManager.default
    let outfits = URL(filePath: RunningServer.outfits)
    for name in ["components", "screens"] {
      try files.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    try files.copyItem(at: outfits.appending(path: "assets"), to: folder.appending(path: "assets"))
    try files.copyItem(at: outfits.appending(path: "types"), to: folder.appending(path: "types"))
    for name in ["outfit-card", "outfit-badge", "badge", "price-tag"] {
      try files.copyItem(
        at: outfits.appending(path: "components/\(name).json"),
        to: folder.appending(path: "components/\(name).json"))
    }
    try write(project, "segue.json", in: folder)
    try write(outfit, "screens/outfit.json", in: folder)
    try write(screen(labels: 1000, route: "/long"), "screens/long.json", in: folder)
    path = folder.path
    atexit { try? FileManager.default.removeItem(atPath: SmallShop.path) }
    return folder.path
  }
  nonisolated(unsafe) private static var path = ""

  private static func write(_ text: String, _ name: String, in folder: URL) throws {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  private static let project = """
    {
      "app": "shop", "schemes": ["shop"], "screens": ["screens"], "components": ["components"],
      "assets": "assets", "devices": ["iphone-15"],
      "transitions": {
        "outfit-hero": {"kind": "hero", "fallback": "fade", "reducedMotion": "fade"}
      }
    }
    """

  /// The screen that the outfit cards of the feed open. The database does not fill it, since it
  /// declares no data.
  private static let outfit = """
    {
      "screen": "outfit", "route": "/outfits/{outfit}",
      "parameters": {"outfit": {"type": "string", "default": "1"}},
      "root": {
        "type": "layout",
        "children": [{"type": "image", "id": "picture", "source": "outfits/linen.jpg"}]
      }
    }
    """

  /// Returns a screen that takes long to compile if it has many labels.
  static func screen(labels: Int, route: String? = nil) -> String {
    let children = (0..<labels).map { #"{"type": "label", "text": "Label number \#($0)"}"# }
    return """
      {
        "screen": "long", \(route.map { #""route": "\#($0)","# } ?? "")
        "root": {"type": "layout", "children": [\(children.joined(separator: ", "))]}
      }
      """
  }
}
