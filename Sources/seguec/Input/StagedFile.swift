#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Segue

/// The new bytes of a file, written beside it and not yet in its place: a disk that turns out to be full
/// leaves the file, and all others that are to change with it, as they were.
struct StagedFile: Sendable {
  let path: String
  private let temporary: String

  /// nil for a file that has these bytes already.
  init?(_ path: String, _ bytes: [UInt8]) throws(UsageError) {
    if Self.hasContent(path, bytes) { return nil }
    try self.init(path) { target in
      // A file system that puts off finding room for a file has to find it when the file takes another one's
      // place, which takes longer.
      if bytes.count > 1 << 16 { Platform.reserve(bytes.count, in: target) }
      return Platform.write(bytes, to: target)
    }
  }

  /// The same with what is written to a descriptor.
  ///
  /// - Parameter write: Returns why it could not write.
  init(_ path: String, _ write: (Int32) -> String?) throws(UsageError) {
    self.path = path
    try Self.checkPlace(path)
    try Files.createFolder(Files.parent(path))
    temporary = "\(path).\(getpid()).tmp"
    // What lies there is left of a process that had the same number.
    unsafe unlink(temporary)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = unsafe open(temporary, flags, 0o644)
    guard descriptor >= 0 else {
      throw UsageError("\(shown(path)) cannot be written: \(Platform.lastError())")
    }
    var reason = write(descriptor)
    if close(descriptor) != 0, reason == nil { reason = Platform.lastError() }
    guard let reason else { return }
    discard()
    throw UsageError("\(shown(path)) cannot be written: \(reason)")
  }

  /// Puts the bytes in the file's place: readers see the old ones or the new ones.
  func commit() throws(UsageError) {
    guard unsafe rename(temporary, path) == 0 else {
      let reason = Platform.lastError()
      discard()
      throw UsageError("\(shown(path)) cannot be written: \(reason)")
    }
  }

  func discard() { unsafe unlink(temporary) }

  /// A device, a pipe or a folder is nobody's output: what is put in its place would break others.
  static func checkPlace(_ path: String) throws(UsageError) {
    guard Files.kind(path) == .missing || Files.isRegularFile(path) else {
      throw UsageError("\(shown(path)) is no regular file, and is not replaced by one")
    }
  }

  /// Whether a file has these bytes; reads as far as it has them.
  private static func hasContent(_ path: String, _ bytes: [UInt8]) -> Bool {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var information = stat()
    guard unsafe fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG,
      Int(information.st_size) == bytes.count
    else { return false }
    return unsafe withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { room in
      var place = 0
      while place < bytes.count {
        let count = unsafe systemRead(descriptor, room.baseAddress, room.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0, count <= bytes.count - place else { return false }
        let isSame = unsafe bytes.withUnsafeBytes { bytes in
          guard let first = bytes.baseAddress, let read = room.baseAddress else {
            return false
          }
          return unsafe memcmp(first + place, read, count) == 0
        }
        guard isSame else { return false }
        place += count
      }
      return true
    }
  }
}

// Inside of a type of ours with a function of the same name, the system's would be hidden.
private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = unsafe read

extension Files {
  /// Replaces a file as a whole, or not at all: readers see the old bytes or the new ones. A file
  /// that has these bytes already is left alone.
  static func replace(_ path: String, with bytes: [UInt8]) throws(UsageError) {
    try StagedFile(path, bytes)?.commit()
  }

  /// Removes what a staged file has left in a folder where a process was ended in the middle of it. Files
  /// of processes that are still running stay.
  static func removeTemporaries(in folder: String) {
    for path in (try? FolderListing(folder))?.files ?? [] where path.hasSuffix(".tmp") {
      // NAME.KIND.PROCESS.tmp, of the kinds that a build writes.
      let parts = path.split(separator: ".").suffix(3)
      guard parts.count == 3, let kind = parts.first, ["json", "segue", "memory"].contains(kind),
        let process = parts.dropFirst().first.flatMap({ pid_t($0) }), process > 0,
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      unsafe unlink(join(folder, path))
    }
  }
}
