#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Files {
  /// The maximum number of bytes that are read from a file: more than any source may have, so that
  /// the parser can refuse it, and enough for the header of any picture. A device without an end
  /// cannot exhaust memory.
  static let largest = (1 << 26) + (1 << 16)

  /// The maximum size of a file that a build has written. Longer files are not read.
  private static let largestOwn = 1 << 31
  /// The maximum size of such a file from a pipe, whose size is unknown.
  private static let largestPiped = 1 << 28

  /// Returns a file's bytes, at most `limit` of them; `-` is standard input. The file is one that
  /// the user names on the command line, so it may be a pipe with a writer.
  static func read(_ path: String, limit: Int = largest) throws(UsageError) -> [UInt8] {
    guard path != "-" else { return try read(STDIN_FILENO, path, limit: limit) }
    return try withFile(path) { descriptor, information throws(UsageError) in
      let isPipe = information.st_mode & S_IFMT == S_IFIFO
      let start = isPipe ? try awaitWriter(of: descriptor, path) : []
      _ = fcntl(descriptor, F_SETFL, 0)
      let size = Int(information.st_size)
      return try read(descriptor, path, behind: start, size: size, limit: limit)
    }
  }

  /// Returns the bytes of a regular file, at most `limit` of them. The file was found in a folder,
  /// where a pipe without a writer would block forever.
  static func readRegular(_ path: String, limit: Int = largest) throws(UsageError) -> [UInt8] {
    try withFile(path) { descriptor, information throws(UsageError) in
      guard information.st_mode & S_IFMT == S_IFREG else {
        throw UsageError("\(shown(path)) is no regular file, and is not read as one")
      }
      return try read(descriptor, path, size: Int(information.st_size), limit: limit)
    }
  }

  /// Returns the bytes of a file that a build has written; throws if it is too large.
  static func readOwn(_ path: String) throws(UsageError) -> [UInt8] {
    try withFile(path) { descriptor, information throws(UsageError) in
      guard information.st_mode & S_IFMT == S_IFREG, information.st_size <= largestOwn else {
        throw UsageError("\(shown(path)) is no file that a build has written")
      }
      let size = Int(information.st_size)
      return try read(descriptor, path, size: size, limit: largestOwn)
    }
  }

  /// Returns the bytes of a file that a build should have written, which may be a pipe.
  static func readWhole(_ path: String) throws(UsageError) -> [UInt8] {
    if isRegularFile(path) { return try readOwn(path) }
    let bytes = try read(path, limit: largestPiped + 1)
    guard bytes.count <= largestPiped else {
      throw UsageError("\(shown(path)) does not end: a file that a build has written is expected")
    }
    return bytes
  }

  /// Opens a file without blocking, as a pipe would.
  private static func withFile(
    _ path: String, _ read: (Int32, stat) throws(UsageError) -> [UInt8]
  ) throws(UsageError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw UsageError("\(shown(path)) cannot be read: \(Platform.lastError())")
    }
    defer { close(descriptor) }
    var information = stat()
    guard unsafe fstat(descriptor, &information) == 0 else {
      throw UsageError("\(shown(path)) cannot be read: \(Platform.lastError())")
    }
    guard information.st_mode & S_IFMT != S_IFDIR else {
      throw UsageError("\(shown(path)) is a folder, and a file is expected")
    }
    return try read(descriptor, information)
  }

  /// Waits until a pipe has data, or its writer has closed it. There is no time limit while a
  /// writer has the pipe open; without a writer, the wait ends after ten seconds.
  ///
  /// - Returns: The bytes that were read to detect a writer.
  private static func awaitWriter(of pipe: Int32, _ path: String) throws(UsageError) -> [UInt8] {
    var request = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
    while unsafe poll(&request, 1, 10_000) <= 0 {
      var byte: UInt8 = 0
      let count = unsafe systemRead(pipe, &byte, 1)
      if count > 0 { return [byte] }
      // Without a writer, a read reports the end of the file; with one, it reports that there is no
      // data yet.
      guard count < 0 else {
        throw UsageError("\(shown(path)) is a pipe, and nobody writes to it")
      }
    }
    return []
  }

  /// Reads a descriptor.
  ///
  /// - Parameter size: The expected size; unknown for a pipe, and a file may grow.
  private static func read(
    _ descriptor: Int32, _ path: String, behind start: [UInt8] = [], size: Int = 0, limit: Int
  ) throws(UsageError) -> [UInt8] {
    // In most cases the first read returns all bytes.
    var bytes = start
    var room = min(max(0, size), limit - 1) + 1
    while true {
      var count = 0
      let chunk = unsafe [UInt8](unsafeUninitializedCapacity: room) { chunk, filled in
        count = unsafe systemRead(descriptor, chunk.baseAddress, chunk.count)
        filled = max(0, count)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw UsageError("\(shown(path)) cannot be read: \(Platform.lastError())")
      }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if count == 0 || bytes.count >= limit { return bytes }
      room = min(1 << 16, limit - bytes.count)
    }
  }
}

// Inside a type with a method of the same name, the system's function would be shadowed.
private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = unsafe read
