import Foundation

/// A temporary folder for one test.
struct TemporaryFolder: Sendable {
  let path: String

  /// The parent of all temporary folders, removed when the tests end. A folder removed after its
  /// last use could disappear while it is still a command's working directory.
  private static let all: String = {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "seguec-tests-\(UUID().uuidString)")
    atexit { try? FileManager.default.removeItem(atPath: TemporaryFolder.all) }
    return url.path
  }()

  init() throws {
    path = "\(Self.all)/\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  func url(_ name: String) -> URL { URL(filePath: path).appending(path: name) }

  func path(_ name: String) -> String { "\(path)/\(name)" }

  func write(_ bytes: [UInt8], to name: String) throws {
    let file = url(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  func read(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: url(name))) }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// Returns the files in the folder or in a subfolder, with their bytes.
  func files(in folder: String = "") throws -> [String: [UInt8]] {
    let root = folder.isEmpty ? path : path(folder)
    var files: [String: [UInt8]] = [:]
    for name in FileManager.default.enumerator(atPath: root).map(Array.init) ?? [] {
      guard let name = name as? String else { continue }
      let facts = try FileManager.default.attributesOfItem(atPath: "\(root)/\(name)")
      if facts[.type] as? FileAttributeType == .typeRegular {
        files[name] = Array(try Data(contentsOf: URL(filePath: "\(root)/\(name)")))
      }
    }
    return files
  }

  /// Returns the modification date and inode number of each file. A file that is replaced by equal
  /// bytes has another inode.
  func stamps(in folder: String = "") throws -> [String: String] {
    let root = folder.isEmpty ? path : path(folder)
    return try Dictionary(
      uniqueKeysWithValues: files(in: folder).keys.map { name in
        let facts = try FileManager.default.attributesOfItem(atPath: "\(root)/\(name)")
        let time = (facts[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
        return (name, "\(time) \(facts[.systemFileNumber] ?? "")")
      })
  }
}
