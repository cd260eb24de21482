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
  /// A file of a request, after the listed ones. Keeping it apart avoids a copy of a project's
  /// thousands of files.
  private var appended: SourceFile?

  public init(_ files: [SourceFile] = []) {
    listed = files
  }

  /// The files in the order of their ids. Constant time, except for a map with the file of a
  /// request, which copies the list.
  public var files: [SourceFile] { appended.map { listed + [$0] } ?? listed }

  /// The number of files. Constant time.
  public var count: Int { listed.count + (appended == nil ? 0 : 1) }

  public mutating func add(_ file: SourceFile) -> FileID {
    if let appended { listed.append(appended) }
    appended = nil
    listed.append(file)
    return FileID(listed.count - 1)
  }

  /// Replaces one of the files that `add` has added.
  mutating func replace(_ id: FileID, with file: SourceFile) { listed[id.index] = file }

  /// Returns the same files and one more after them. Constant time if none was added in this way
  /// before.
  func with(_ file: SourceFile) -> SourceMap {
    var map = SourceMap(files)
    map.appended = file
    return map
  }

  public subscript(id: FileID) -> SourceFile {
    if let appended, id.index == listed.count { return appended }
    return listed[id.index]
  }
}
