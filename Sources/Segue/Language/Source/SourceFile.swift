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
  public private(set) var files: [SourceFile]

  public init(_ files: [SourceFile] = []) {
    self.files = files
  }

  public mutating func add(_ file: SourceFile) -> FileID {
    files.append(file)
    return FileID(files.count - 1)
  }

  public subscript(id: FileID) -> SourceFile { files[id.index] }
}
