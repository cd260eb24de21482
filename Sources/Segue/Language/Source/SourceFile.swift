/// The bytes of a file, and the path that diagnostics print. The caller reads the file.
public struct SourceFile: Hashable, Sendable {
  /// The path in diagnostics, with forward slashes, relative to the user's working directory.
  public var path: String
  public var bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}

/// The index of a file in its `SourceMap`.
public struct FileID: Hashable, Sendable, Comparable {
  public let index: Int

  public init(_ index: Int) {
    self.index = index
  }

  public static func < (a: FileID, b: FileID) -> Bool { a.index < b.index }
}

/// All files of a compilation, to which `FileID` refers.
public struct SourceMap: Sendable {
  private var listed: [SourceFile]
  /// The files of a request, after the listed ones. Keeping them apart avoids a copy of a project's
  /// thousands of files.
  private var appended: [SourceFile] = []

  public init(_ files: [SourceFile] = []) {
    listed = files
  }

  /// The files in the order of their ids. Constant time, except for a map with the file of a
  /// request, which copies the list.
  public var files: [SourceFile] { appended.isEmpty ? listed : listed + appended }

  /// The number of files. Constant time.
  public var count: Int { listed.count + appended.count }

  public mutating func add(_ file: SourceFile) -> FileID {
    listed += appended
    appended = []
    listed.append(file)
    return FileID(listed.count - 1)
  }

  /// Replaces one of the files that `add` has added.
  mutating func replace(_ id: FileID, with file: SourceFile) { listed[id.index] = file }

  /// Returns the same files and one more after them. Linear in those that were added in this way.
  func with(_ file: SourceFile) -> SourceMap {
    var map = self
    map.appended.append(file)
    return map
  }

  public subscript(id: FileID) -> SourceFile {
    id.index < listed.count ? listed[id.index] : appended[id.index - listed.count]
  }
}
