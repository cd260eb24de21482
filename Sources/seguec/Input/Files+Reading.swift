#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Files {
  /// How much of a file is read: more than any source may have, so that the parser can refuse it,
  /// and enough for the header of any picture. A device that never ends fills no memory.
  static let largest = (1 << 26) + (1 << 16)

  /// More than any file that a build has written. What is longer is none, and is not read.
  private static let largestOwn = 1 << 31
  /// The same for what does not tell how long it is.
  private static let largestPiped = 1 << 28

  /// A file's bytes, at most `limit` of them; `-` is standard input. For a file that somebody names on the
  /// command line: a pipe is one too, if somebody writes to it.
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

  /// The bytes of a regular file, at most `limit` of them: for what is found in a folder, where a pipe that
  /// nobody writes to would never end.
  static func readRegular(_ path: String, limit: Int = largest) throws(UsageError) -> [UInt8] {
    try withFile(path) { descriptor, information throws(UsageError) in
      guard information.st_mode & S_IFMT == S_IFREG else {
        throw UsageError("\(shown(path)) is no regular file, and is not read as one")
      }
      return try read(descriptor, path, size: Int(information.st_size), limit: limit)
    }
  }

  /// The bytes of a file that a build has written, all of them or none.
  static func readOwn(_ path: String) throws(UsageError) -> [UInt8] {
    try withFile(path) { descriptor, information throws(UsageError) in
      guard information.st_mode & S_IFMT == S_IFREG, information.st_size <= largestOwn else {
        throw UsageError("\(shown(path)) is no file that a build has written")
      }
      let size = Int(information.st_size)
      return try read(descriptor, path, size: size, limit: largestOwn)
    }
  }

  /// The bytes of a file that should be one that a build has written.
  static func readWhole(_ path: String) throws(UsageError) -> [UInt8] {
    if isRegularFile(path) { return try readOwn(path) }
    let bytes = try read(path, limit: largestPiped + 1)
    guard bytes.count <= largestPiped else {
      throw UsageError("\(shown(path)) does not end: a file that a build has written is expected")
    }
    return bytes
  }

  /// Opens a file without waiting for anybody, which a pipe would.
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

  /// Waits until there is something to read from a pipe, or its writer has gone. Who opens a pipe and says
  /// nothing is waited for; a pipe that nobody opens for ten seconds is not.
  ///
  /// - Returns: What had to be read to find out.
  private static func awaitWriter(of pipe: Int32, _ path: String) throws(UsageError) -> [UInt8] {
    var request = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
    while unsafe poll(&request, 1, 10_000) <= 0 {
      var byte: UInt8 = 0
      let count = unsafe systemRead(pipe, &byte, 1)
      if count > 0 { return [byte] }
      // Without a writer it ends here; with one, there is just nothing yet.
      guard count < 0 else {
        throw UsageError("\(shown(path)) is a pipe, and nobody writes to it")
      }
    }
    return []
  }

  /// - Parameter size: How long it may be; a pipe does not tell, and a file may grow.
  private static func read(
    _ descriptor: Int32, _ path: String, behind start: [UInt8] = [], size: Int = 0, limit: Int
  ) throws(UsageError) -> [UInt8] {
    // The first read mostly has all.
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

// Inside of a type of ours with a function of the same name, the system's would be hidden.
private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = unsafe read
