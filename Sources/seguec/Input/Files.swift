#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Segue

/// Reading and writing files, with the system's own calls: starting a command costs no more than it
/// must.
enum Files {
  /// How much of a file is read: more than any source may have, so that the parser can refuse it,
  /// and enough for the header of any picture. A device that never ends fills no memory.
  static let largest = (1 << 26) + (1 << 16)

  /// A file's bytes, at most `limit` of them; `-` is standard input.
  static func read(
    _ path: String, limit: Int = largest
  ) throws(UsageError) -> [UInt8] {
    let descriptor = path == "-" ? STDIN_FILENO : unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw UsageError("\(shown(path)) cannot be read: \(Platform.lastError())")
    }
    defer { if path != "-" { close(descriptor) } }
    var information = stat()
    guard unsafe fstat(descriptor, &information) == 0 else {
      throw UsageError("\(shown(path)) cannot be read: \(Platform.lastError())")
    }
    guard information.st_mode & S_IFMT != S_IFDIR else {
      throw UsageError("\(shown(path)) is a folder, and a file is expected")
    }
    // The size is a hint: a pipe has none, and a file may grow. The first read mostly has all.
    var bytes: [UInt8] = []
    var room = min(max(0, Int(information.st_size)), limit - 1) + 1
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
      room = 1 << 16
    }
  }

  enum Kind { case file, folder, missing }

  static func kind(_ path: String) -> Kind {
    var information = stat()
    guard unsafe stat(path, &information) == 0 else { return .missing }
    return information.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// What kind of file it is, links not followed; 0 for none.
  private static func mode(_ path: String) -> mode_t {
    var information = stat()
    return unsafe lstat(path, &information) == 0 ? information.st_mode & S_IFMT : 0
  }

  /// Whether it is neither folder, pipe nor device, links followed.
  static func isRegularFile(_ path: String) -> Bool {
    var information = stat()
    return unsafe stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFREG
  }

  /// What tells a file from what it was, links followed; nil unless it is a regular one.
  static func stamp(_ path: String) -> FileStamp? {
    var information = stat()
    guard unsafe stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return FileStamp(
      volume: Int(truncatingIfNeeded: information.st_dev),
      number: Int(truncatingIfNeeded: information.st_ino), size: Int(information.st_size),
      modified: information.modified.nanoseconds, changed: information.changed.nanoseconds)
  }

  /// When a file or a folder was changed last, in nanoseconds: something was added to the folder, removed or
  /// renamed; nil if there is none.
  static func modified(_ path: String) -> Int? {
    var information = stat()
    return unsafe stat(path, &information) == 0 ? information.modified.nanoseconds : nil
  }

  /// Whether folders inside of one are all there, and nothing in them has come, gone or been renamed since a
  /// time in nanoseconds.
  static func areUntouched(_ folders: some Sequence<String>, in folder: String, since time: Int)
    -> Bool
  {
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var information = stat()
    return folders.allSatisfy { name in
      unsafe fstatat(descriptor, name, &information, 0) == 0
        && information.modified.nanoseconds < time
    }
  }

  /// The files below a folder, as paths relative to it with forward slashes, sorted. Names that
  /// begin with a dot are left out; links to folders are not followed, and what is no regular file,
  /// such as a pipe that nobody writes to, is not there.
  static func list(_ folder: String) throws(UsageError) -> [String] {
    try walk(folder).files
  }

  /// The same with the folders in which they lie, sorted, the one that is walked first, as "".
  static func walk(
    _ folder: String
  ) throws(UsageError) -> (files: [String], folders: [String]) {
    var files: [String] = []
    var folders: [String] = []
    var pending = [""]
    while let relative = pending.popLast() {
      folders.append(relative)
      let path = join(folder, relative)
      guard let directory = unsafe opendir(path) else {
        throw UsageError("the folder \(shown(path)) cannot be read: \(Platform.lastError())")
      }
      defer { unsafe _ = closedir(directory) }
      while let entry = unsafe readdir(directory) {
        let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
          unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
        }
        guard !name.hasPrefix(".") else { continue }
        let inside = join(relative, name)
        // Where the folder does not tell what it is, the file does.
        let told = unsafe mode_t(entry.pointee.d_type) << 12
        switch told == 0 ? mode(join(folder, inside)) : told {
        case S_IFDIR: pending.append(inside)
        case S_IFREG: files.append(inside)
        case S_IFLNK where isRegularFile(join(folder, inside)): files.append(inside)
        default: break
        }
      }
    }
    return (files.sorted(), folders.sorted())
  }

  /// Replaces a file as a whole, or not at all: readers see the old bytes or the new ones. A file
  /// that has these bytes already is left alone.
  ///
  /// - Returns: Whether it was written.
  static func replace(_ path: String, with bytes: [UInt8]) throws(UsageError) -> Bool {
    if hasContent(path, bytes) { return false }
    try replace(path) { target in
      // A file system that puts off finding room for a file has to find it when the file takes another one's
      // place, which takes longer.
      if bytes.count > 1 << 16 { Platform.reserve(bytes.count, in: target) }
      return Platform.write(bytes, to: target)
    }
    return true
  }

  /// The same with what is written to a descriptor.
  ///
  /// - Parameter write: Returns why it could not write.
  static func replace(
    _ path: String, _ write: (Int32) -> String?
  ) throws(UsageError) {
    // A device, a pipe or a folder is nobody's output: what is put in its place would break others.
    guard kind(path) == .missing || isRegularFile(path) else {
      throw UsageError("\(shown(path)) is no regular file, and is not replaced by one")
    }
    try createFolder(parent(path))
    let temporary = "\(path).\(getpid()).tmp"
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw UsageError("\(shown(path)) cannot be written: \(Platform.lastError())")
    }
    if let reason = write(descriptor) {
      close(descriptor)
      unsafe unlink(temporary)
      throw UsageError("\(shown(path)) cannot be written: \(reason)")
    }
    guard close(descriptor) == 0, unsafe rename(temporary, path) == 0 else {
      let reason = Platform.lastError()
      unsafe unlink(temporary)
      throw UsageError("\(shown(path)) cannot be written: \(reason)")
    }
  }

  /// Makes a file as old as something that happened at that time.
  static func date(_ path: String, _ time: FileTime) throws(UsageError) {
    guard unsafe utimensat(AT_FDCWD, path, [time.value, time.value], 0) == 0 else {
      throw UsageError("\(shown(path)) cannot be dated: \(Platform.lastError())")
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

  static func createFolder(_ path: String) throws(UsageError) {
    guard !path.isEmpty, kind(path) != .folder else { return }
    try createFolder(parent(path))
    guard unsafe mkdir(path, 0o755) == 0 || errno == EEXIST, kind(path) == .folder else {
      throw UsageError("the folder \(shown(path)) cannot be made: \(Platform.lastError())")
    }
  }

  /// Removes a file, and then the folders above it that have become empty, up to `folder`.
  static func remove(_ relative: String, in folder: String) {
    guard unsafe unlink(join(folder, relative)) == 0 else { return }
    var above = parent(relative)
    while !above.isEmpty, unsafe rmdir(join(folder, above)) == 0 { above = parent(above) }
  }

  /// Removes what `replace` has left in a folder where a process was ended in the middle of it. Files
  /// of processes that are still running stay.
  static func removeTemporaries(in folder: String) {
    for path in (try? list(folder)) ?? [] where path.hasSuffix(".tmp") {
      // NAME.KIND.PROCESS.tmp, of the kinds that a build writes.
      let parts = path.split(separator: ".").suffix(3)
      guard parts.count == 3, let kind = parts.first, ["json", "segue", "memory"].contains(kind),
        let process = parts.dropFirst().first.flatMap({ pid_t($0) }), process > 0,
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      unsafe unlink(join(folder, path))
    }
  }

  // MARK: Paths

  /// What parts the names of a path, whatever mark a name begins with, which would join it as a character.
  private static let slash = UInt8(ascii: "/")

  /// The names of a path.
  private static func steps(_ path: String) -> [String] {
    path.utf8.split(separator: slash).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The folder that a path is in; empty for a name alone.
  static func parent(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." || name.utf8.first == slash {
      return name.isEmpty ? folder : name
    }
    if name.isEmpty { return folder }
    return folder.utf8.last == slash ? folder + name : "\(folder)/\(name)"
  }

  /// The way from a folder, which need not be there yet, to a file. Where the file is not there, its path
  /// itself.
  static func relative(_ path: String, from folder: String) -> String {
    guard let file = resolved(path), let start = absolute(folder) else { return path }
    var steps = steps(file)[...]
    var base = self.steps(start)[...]
    while let first = base.first, steps.count > 1, first == steps.first {
      steps.removeFirst()
      base.removeFirst()
    }
    return (base.map { _ in ".." } + steps).joined(separator: "/")
  }

  /// Where a file or a folder is or will be.
  static func absolute(_ folder: String) -> String? {
    var existing = folder.isEmpty ? "." : folder
    var missing: [String] = []
    while true {
      if let real = resolved(existing) {
        // What is not there is no link, so that ".." leads back.
        return missing.reversed().reduce(real) { path, name in
          name == ".." ? parent(path) : name == "." ? path : join(path, name)
        }
      }
      guard let name = steps(existing).last else { return nil }
      missing.append(name)
      let above = parent(existing)
      existing = above.isEmpty ? "." : above
    }
  }

  /// The path without links and dots; nil if there is no such file.
  static func resolved(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }
}

/// A moment as file systems note it.
struct FileTime {
  fileprivate let value: timespec

  static var now: FileTime {
    var value = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &value)
    return FileTime(value: value)
  }

  var nanoseconds: Int { value.nanoseconds }
}

extension timespec {
  fileprivate var nanoseconds: Int { Int(tv_sec) &* 1_000_000_000 &+ Int(tv_nsec) }
}

extension stat {
  #if canImport(Darwin)
    fileprivate var modified: timespec { st_mtimespec }
    fileprivate var changed: timespec { st_ctimespec }
  #else
    fileprivate var modified: timespec { st_mtim }
    fileprivate var changed: timespec { st_ctim }
  #endif
}

/// A path as messages show it.
func shown(_ path: String) -> String { path == "-" ? "standard input" : "\"\(visible(path))\"" }

// Inside of a type of ours with a function of the same name, the system's would be hidden.
private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = unsafe read
