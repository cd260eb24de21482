#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Segue
import SegueFiles

/// The new content of a file, in a temporary file beside it: if the disk is full, the file, and all
/// others that are to change with it, stay unchanged.
struct StagedFile: Sendable {
  let path: String
  private let temporary: String

  /// Stages bytes; nil if the file already has them.
  ///
  /// - Parameter keepsMode: Whether it can then be read and written by those who can now.
  init?(_ path: String, _ bytes: [UInt8], keepsMode: Bool = false) throws(UsageError) {
    if Self.hasContent(path, bytes) { return nil }
    var information = stat()
    let mode = unsafe keepsMode && stat(path, &information) == 0 ? information.st_mode & 0o777 : nil
    try self.init(path) { target in
      if let mode, fchmod(target, mode) != 0 { return Platform.lastError() }
      // A file system with delayed allocation would allocate when the file replaces another one,
      // which takes longer.
      if bytes.count > 1 << 16 { Platform.reserve(bytes.count, in: target) }
      return Platform.write(bytes, to: target)
    }
  }

  /// As above, for content that is written to a descriptor.
  ///
  /// - Parameter write: Writes the content, and returns a reason if it fails.
  init(_ path: String, _ write: (Int32) -> String?) throws(UsageError) {
    self.path = path
    try Self.checkPath(path)
    try Files.createFolder(Files.parent(path))
    temporary = "\(path).\(getpid()).tmp"
    // A leftover of a process that had the same id.
    unsafe unlink(temporary)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = unsafe open(temporary, flags, 0o644)
    guard descriptor >= 0 else {
      throw UsageError("\(quotePath(path)) cannot be written: \(Platform.lastError())")
    }
    var reason = write(descriptor)
    if close(descriptor) != 0, reason == nil { reason = Platform.lastError() }
    guard let reason else { return }
    discard()
    throw UsageError("\(quotePath(path)) cannot be written: \(reason)")
  }

  /// Replaces the file atomically: readers see either the old or the new content.
  func commit() throws(UsageError) {
    guard unsafe rename(temporary, path) == 0 else {
      let reason = Platform.lastError()
      discard()
      throw UsageError("\(quotePath(path)) cannot be written: \(reason)")
    }
  }

  func discard() { unsafe unlink(temporary) }

  /// Throws for a device, a pipe or a folder, since replacing it would break other programs.
  static func checkPath(_ path: String) throws(UsageError) {
    guard Files.kind(path) == .missing || Files.isRegularFile(path) else {
      throw UsageError("\(quotePath(path)) is not a regular file, and is not replaced")
    }
  }

  /// Whether a file has these bytes. It reads up to the first difference.
  private static func hasContent(_ path: String, _ bytes: [UInt8]) -> Bool {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var information = stat()
    guard unsafe fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG,
      Int(information.st_size) == bytes.count
    else { return false }
    return unsafe withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { room in
      var offset = 0
      while offset < bytes.count {
        let count = unsafe systemRead(descriptor, room.baseAddress, room.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0, count <= bytes.count - offset else { return false }
        let isSame = unsafe bytes.withUnsafeBytes { bytes in
          guard let first = bytes.baseAddress, let read = room.baseAddress else {
            return false
          }
          return unsafe memcmp(first + offset, read, count) == 0
        }
        guard isSame else { return false }
        offset += count
      }
      return true
    }
  }
}

// Inside a type with a method of the same name, the system's function would be shadowed.
private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = unsafe read

extension Files {
  /// Replaces a file atomically: readers see either the old or the new content. A file that already
  /// has these bytes is not touched.
  static func replace(
    _ path: String, with bytes: [UInt8], keepingMode: Bool = false
  ) throws(UsageError) {
    try StagedFile(path, bytes, keepsMode: keepingMode)?.commit()
  }

  /// Returns the temporary files in a folder that belong to processes that were terminated, not to
  /// running ones.
  static func temporaries(in folder: String) -> [String] {
    ((try? FolderListing(folder))?.files ?? []).filter { path in
      // The name is NAME.KIND.PROCESS.tmp, with a kind that a build writes.
      let parts = path.split(separator: ".").suffix(3)
      guard path.hasSuffix(".tmp"), parts.count == 3, let kind = parts.first,
        ["json", "segue", "memory"].contains(kind),
        let process = parts.dropFirst().first.flatMap({ pid_t($0) }), process > 0
      else { return false }
      return kill(process, 0) != 0 && errno == ESRCH
    }
  }
}
