#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Segue

/// Functions for files and folders that use system calls directly, so that the command starts
/// quickly.
enum Files {
  enum Kind { case file, folder, missing }

  static func kind(_ path: String) -> Kind {
    var information = stat()
    guard unsafe stat(path, &information) == 0 else { return .missing }
    return information.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// Returns the type of a file, without following links; 0 if it does not exist.
  static func mode(_ path: String) -> mode_t {
    var information = stat()
    return unsafe lstat(path, &information) == 0 ? information.st_mode & S_IFMT : 0
  }

  /// Whether a path is a regular file, following links.
  static func isRegularFile(_ path: String) -> Bool {
    var information = stat()
    return unsafe stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFREG
  }

  /// Whether a path refers to an open file.
  static func isSame(_ path: String, as descriptor: Int32) -> Bool {
    var information = stat()
    var opened = stat()
    return unsafe lstat(path, &information) == 0 && fstat(descriptor, &opened) == 0
      && information.st_ino == opened.st_ino && information.st_dev == opened.st_dev
  }

  /// Returns the stamp that identifies a version of a file, following links; nil unless it is a
  /// regular file.
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

  /// Returns the modification time of a file or folder in nanoseconds; nil if it does not exist. A
  /// folder is modified when an entry is added, removed or renamed.
  static func modified(_ path: String) -> Int? {
    var information = stat()
    return unsafe stat(path, &information) == 0 ? information.modified.nanoseconds : nil
  }

  /// Whether folders inside another still exist, without links in their paths, and have no entries
  /// that were added, removed or renamed since a time in nanoseconds.
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
    // Neighbors mostly share a parent, which is checked once.
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

  /// Sets the modification time of a file.
  static func date(_ path: String, _ time: FileTime) throws(UsageError) {
    guard unsafe utimensat(AT_FDCWD, path, [time.value, time.value], 0) == 0 else {
      throw UsageError("\(shown(path)) cannot be dated: \(Platform.lastError())")
    }
  }

  static func createFolder(_ path: String) throws(UsageError) {
    guard !path.isEmpty, kind(path) != .folder else { return }
    // The check precedes the creation of the ancestors.
    guard path.utf8.count < Int(PATH_MAX) else {
      throw UsageError("the folder \(shown(path)) cannot be made: its path is too long")
    }
    try createFolder(parent(path))
    guard unsafe mkdir(path, 0o755) == 0 || errno == EEXIST, kind(path) == .folder else {
      throw UsageError("the folder \(shown(path)) cannot be made: \(Platform.lastError())")
    }
  }

  /// Removes a file, and then its ancestors up to `folder` that have become empty.
  static func remove(_ relative: String, in folder: String) {
    guard unsafe unlink(join(folder, relative)) == 0 else { return }
    var above = parent(relative)
    while !above.isEmpty, unsafe rmdir(join(folder, above)) == 0 { above = parent(above) }
  }

  /// Removes a folder and its descendants if they contain no files. Links are not followed.
  static func removeEmptyFolders(in folder: String) {
    guard mode(folder) == S_IFDIR else { return }
    for inside in (try? FolderListing(folder))?.folders.reversed() ?? [] {
      unsafe rmdir(join(folder, inside))
    }
  }

  // MARK: Paths

  /// The separator of path components, compared by bytes, since a combining mark after it would
  /// form another character.
  private static let slash = UInt8(ascii: "/")

  /// Returns the components of a path.
  private static func steps(_ path: some StringProtocol) -> [String] {
    path.utf8.split(separator: slash).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the parent folder of a path; empty for a name without a folder.
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

  /// Returns the relative path from a folder, which may not exist yet, to a file. If the file does
  /// not exist, its path is returned unchanged.
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

  /// Returns the absolute path of a file or folder that may not exist yet; nil in a folder that has
  /// been removed.
  static func absolute(_ path: String) -> String? {
    let there = longestPrefix(of: path) { resolved($0) != nil }
    guard let real = resolved(there.isEmpty ? "." : String(there)) else { return nil }
    var names = steps(real)
    // The missing part contains no links, so ".." is the parent.
    for name in steps(path[there.endIndex...]) {
      switch name {
      case ".": break
      case "..": _ = names.popLast()
      default: names.append(name)
      }
    }
    return "/" + names.joined(separator: "/")
  }

  /// Returns the longest prefix of a path, in whole components, that satisfies a condition; empty
  /// if there is none. The condition must hold for all shorter prefixes too, as existence does, so
  /// that binary search applies.
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

  /// Returns the path without links and dots; nil if there is no such file.
  static func resolved(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }
}

/// A time as file systems record it.
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

/// Returns a path as messages show it.
func shown(_ path: String) -> String { path == "-" ? "standard input" : "\"\(visible(path))\"" }
