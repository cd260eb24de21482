#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Segue

/// Files and folders, with the system's own calls: starting a command costs no more than it must.
enum Files {
  enum Kind { case file, folder, missing }

  static func kind(_ path: String) -> Kind {
    var information = stat()
    guard unsafe stat(path, &information) == 0 else { return .missing }
    return information.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// What kind of file it is, links not followed; 0 for none.
  static func mode(_ path: String) -> mode_t {
    var information = stat()
    return unsafe lstat(path, &information) == 0 ? information.st_mode & S_IFMT : 0
  }

  /// Whether it is neither folder, pipe nor device, links followed.
  static func isRegularFile(_ path: String) -> Bool {
    var information = stat()
    return unsafe stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFREG
  }

  /// Whether a path is that of a file that is open.
  static func isSame(_ path: String, as descriptor: Int32) -> Bool {
    var information = stat()
    var opened = stat()
    return unsafe lstat(path, &information) == 0 && fstat(descriptor, &opened) == 0
      && information.st_ino == opened.st_ino && information.st_dev == opened.st_dev
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

  /// Whether folders inside of one are all there, not behind links, and nothing in them has come, gone or been
  /// renamed since a time in nanoseconds.
  static func areUntouched(_ folders: some Sequence<String>, in folder: String, since time: Int)
    -> Bool
  {
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var information = stat()
    func isFolder(_ name: String) -> Bool {
      unsafe fstatat(descriptor, name, &information, AT_SYMLINK_NOFOLLOW) == 0
        && information.st_mode & S_IFMT == S_IFDIR
    }
    // Neighbours mostly lie in one folder, which is looked at once.
    var above = ""
    return folders.allSatisfy { name in
      var outer = parent(name)
      if outer != above {
        above = outer
        while !outer.isEmpty {
          guard isFolder(outer) else { return false }
          outer = parent(outer)
        }
      }
      return isFolder(name) && information.modified.nanoseconds < time
    }
  }

  /// Makes a file as old as something that happened at that time.
  static func date(_ path: String, _ time: FileTime) throws(UsageError) {
    guard unsafe utimensat(AT_FDCWD, path, [time.value, time.value], 0) == 0 else {
      throw UsageError("\(shown(path)) cannot be dated: \(Platform.lastError())")
    }
  }

  static func createFolder(_ path: String) throws(UsageError) {
    guard !path.isEmpty, kind(path) != .folder else { return }
    // Before those above it are made, one after the other.
    guard path.utf8.count < Int(PATH_MAX) else {
      throw UsageError("the folder \(shown(path)) cannot be made: its path is too long")
    }
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

  /// Removes the folders below one, and itself, that hold no file; none behind a link.
  static func removeEmptyFolders(in folder: String) {
    guard mode(folder) == S_IFDIR else { return }
    for inside in (try? FolderListing(folder))?.folders.reversed() ?? [] {
      unsafe rmdir(join(folder, inside))
    }
  }

  // MARK: Paths

  /// What parts the names of a path, whatever mark a name begins with, which would join it as a character.
  private static let slash = UInt8(ascii: "/")

  /// The names of a path.
  private static func steps(_ path: some StringProtocol) -> [String] {
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

  /// Where a file or a folder is or will be; nil in a folder that has been removed.
  static func absolute(_ path: String) -> String? {
    let there = longestPrefix(of: path) { resolved($0) != nil }
    guard let real = resolved(there.isEmpty ? "." : String(there)) else { return nil }
    var names = steps(real)
    // What is not there is no link, so that ".." leads back.
    for name in steps(path[there.endIndex...]) {
      switch name {
      case ".": break
      case "..": _ = names.popLast()
      default: names.append(name)
      }
    }
    return "/" + names.joined(separator: "/")
  }

  /// The longest part of a path, of whole names, that is what each shorter one is too; empty if none is. As
  /// nothing is there inside of something that is not, halving finds it.
  static func longestPrefix(of path: String, where holds: (String) -> Bool) -> Substring {
    let names = path.utf8.split(separator: slash)
    var longest = path.utf8.first == slash ? path[..<path.utf8.index(after: path.startIndex)] : ""
    var (known, beyond) = (0, names.count + 1)
    while beyond - known > 1 {
      let middle = (known + beyond) / 2
      let prefix = path[..<names[middle - 1].endIndex]
      if holds(String(prefix)) { (known, longest) = (middle, prefix) } else { beyond = middle }
    }
    return longest
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
