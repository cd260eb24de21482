import Foundation

/// A folder for the files of one test.
struct Disk {
  private let root: String

  /// All of them together, removed when the tests end: a folder that went with its last use would be
  /// gone while it is still read.
  private static let all: String = {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "segue-files-\(UUID().uuidString)")
    atexit { try? FileManager.default.removeItem(atPath: Disk.all) }
    return url.path
  }()

  init() throws {
    root = "\(Self.all)/\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  func path(_ name: String) -> String { name.isEmpty ? root : "\(root)/\(name)" }

  func write(_ text: String, to name: String) throws {
    let file = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Makes a symbolic link to another file or folder.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createDirectory(
      at: URL(filePath: path(name)).deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: path(target))
  }
}
