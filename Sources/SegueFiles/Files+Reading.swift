#if canImport(Glibc)
  package import Glibc
#elseif canImport(Musl)
  package import Musl
#elseif canImport(Darwin)
  package import Darwin
#endif

/// Reading the bytes of files, never more than a limit of them.
extension Files {
  /// The maximum number of bytes that are read from a file: more than any source may have, so that
  /// the parser can refuse it, and enough for the header of any picture. A device without an end
  /// cannot exhaust memory.
  package static let maximumSize = (1 << 26) + (1 << 16)

  /// Returns the bytes of a regular file, at most `limit` of them. The file was found in a folder,
  /// where a pipe without a writer would block forever.
  package static func readRegular(_ path: String, limit: Int = maximumSize) throws(FileError)
    -> [UInt8]
  {
    try withFile(path) { descriptor, information throws(FileError) in
      guard information.st_mode & S_IFMT == S_IFREG else {
        throw FileError("\(quotePath(path)) is not a regular file, and is not read")
      }
      return try read(descriptor, path, size: Int(information.st_size), limit: limit)
    }
  }

  /// Opens a file without blocking, as a pipe would.
  package static func withFile(
    _ path: String, _ read: (Int32, stat) throws(FileError) -> [UInt8]
  ) throws(FileError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw FileError("\(quotePath(path)) cannot be read: \(lastSystemError())")
    }
    defer { close(descriptor) }
    var information = stat()
    guard unsafe fstat(descriptor, &information) == 0 else {
      throw FileError("\(quotePath(path)) cannot be read: \(lastSystemError())")
    }
    guard information.st_mode & S_IFMT != S_IFDIR else {
      throw FileError("\(quotePath(path)) is a folder, and a file is expected")
    }
    return try read(descriptor, information)
  }

  /// Reads a descriptor.
  ///
  /// - Parameter size: The expected size; unknown for a pipe, and a file may grow.
  package static func read(
    _ descriptor: Int32, _ path: String, behind start: [UInt8] = [], size: Int = 0, limit: Int
  ) throws(FileError) -> [UInt8] {
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
        throw FileError("\(quotePath(path)) cannot be read: \(lastSystemError())")
      }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if count == 0 || bytes.count >= limit { return bytes }
      room = min(1 << 16, limit - bytes.count)
    }
  }
}

// Inside a type with a method of the same name, the system's function would be shadowed.
private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = unsafe read
