#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Segue
import SegueFiles

extension Files {
  /// The maximum size of a file that a build has written. Longer files are not read.
  private static let maximumManifestSize = 1 << 31
  /// The maximum size of such a file from a pipe, whose size is unknown.
  private static let maximumPipedSize = 1 << 28

  /// Returns a file's bytes, at most `limit` of them; `-` is standard input. The file is one that
  /// the user names on the command line, so it may be a pipe with a writer.
  static func read(_ path: String, limit: Int = maximumSize) throws(UsageError) -> [UInt8] {
    guard path != "-" else {
      return try reading(try read(STDIN_FILENO, path, limit: limit))
    }
    return try reading(
      try withFile(path) { descriptor, information throws(FileError) in
        let isPipe = information.st_mode & S_IFMT == S_IFIFO
        let start = isPipe ? try awaitWriter(of: descriptor, path) : []
        _ = fcntl(descriptor, F_SETFL, 0)
        let size = Int(information.st_size)
        return try read(descriptor, path, behind: start, size: size, limit: limit)
      })
  }

  /// Returns the bytes of a file that a build has written; throws if it is too large.
  static func readOwn(_ path: String) throws(UsageError) -> [UInt8] {
    try reading(
      try withFile(path) { descriptor, information throws(FileError) in
        guard information.st_mode & S_IFMT == S_IFREG, information.st_size <= maximumManifestSize
        else { throw FileError("\(quotePath(path)) is not a file that a build has written") }
        let size = Int(information.st_size)
        return try read(descriptor, path, size: size, limit: maximumManifestSize)
      })
  }

  /// Returns the bytes of a file that a build should have written, which may be a pipe.
  static func readWhole(_ path: String) throws(UsageError) -> [UInt8] {
    if isRegularFile(path) { return try readOwn(path) }
    let bytes = try read(path, limit: maximumPipedSize + 1)
    guard bytes.count <= maximumPipedSize else {
      throw UsageError(
        "\(quotePath(path)) does not end: a file that a build has written is expected")
    }
    return bytes
  }

  /// Waits until a pipe has data, or its writer has closed it. There is no time limit while a
  /// writer has the pipe open; without a writer, the wait ends after ten seconds.
  ///
  /// - Returns: The bytes that were read to detect a writer.
  private static func awaitWriter(of pipe: Int32, _ path: String) throws(FileError) -> [UInt8] {
    var request = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
    while unsafe poll(&request, 1, 10_000) <= 0 {
      var byte: UInt8 = 0
      let count = unsafe systemRead(pipe, &byte, 1)
      if count > 0 { return [byte] }
      // Without a writer, a read reports the end of the file; with one, it reports that there is no
      // data yet.
      guard count < 0 else {
        throw FileError("\(quotePath(path)) is a pipe without a writer")
      }
    }
    return []
  }
}

// Inside a type with a method of the same name, the system's function would be shadowed.
private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = unsafe read
