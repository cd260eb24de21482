/// The bytes of one file and the name people know it by. Reading them is the caller's business.
public struct SourceFile: Hashable, Sendable {
  /// As diagnostics print it; relative to where the user stands, with forward slashes.
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

/// A file's place in its `SourceMap`.
public struct FileID: Hashable, Sendable, Comparable {
  public let index: Int

  public init(_ index: Int) {
    self.index = index
  }

  public static func < (a: FileID, b: FileID) -> Bool { a.index < b.index }
}

/// All files of one compilation: what a `FileID` refers to.
public struct SourceMap: Sendable {
  private var listed: [SourceFile]
  /// A file behind the listed ones, which a request brings along: so thousands of files of a project are
  /// not copied for it.
  private var guest: SourceFile?

  public init(_ files: [SourceFile] = []) {
    listed = files
  }

  /// In the order of their ids. Constant time, but for a map with a posted file, of which it is a copy.
  public var files: [SourceFile] { guest.map { listed + [$0] } ?? listed }

  /// The number of the files; constant time.
  public var count: Int { listed.count + (guest == nil ? 0 : 1) }

  public mutating func add(_ file: SourceFile) -> FileID {
    if let guest { listed.append(guest) }
    guest = nil
    listed.append(file)
    return FileID(listed.count - 1)
  }

  /// Puts another file in the place of one of those that `add` has added.
  mutating func replace(_ id: FileID, with file: SourceFile) { listed[id.index] = file }

  /// The same files with one more behind them; constant time if none has been added so before.
  func with(_ file: SourceFile) -> SourceMap {
    var map = SourceMap(files)
    map.guest = file
    return map
  }

  public subscript(id: FileID) -> SourceFile {
    if let guest, id.index == listed.count { return guest }
    return listed[id.index]
  }
}
