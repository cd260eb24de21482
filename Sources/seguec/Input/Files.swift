#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Segue
import SegueFiles

/// What the command does with files and folders beyond reading projects.
extension Files {
  /// Whether a path refers to an open file.
  static func isSame(_ path: String, as descriptor: Int32) -> Bool {
    var information = stat()
    var opened = stat()
    return unsafe lstat(path, &information) == 0 && fstat(descriptor, &opened) == 0
      && information.st_ino == opened.st_ino && information.st_dev == opened.st_dev
  }

  /// Returns the modification time of a file or folder in nanoseconds; nil if it does not exist. A
  /// folder is modified when an entry is added, removed or renamed.
  static func modified(_ path: String) -> Int? {
    var information = stat()
    return unsafe stat(path, &information) == 0 ? information.modified.nanoseconds : nil
  }

  /// Whether folders inside another still exist, without links in their paths, and have no entries
  /// that were added, removed or renamed since a time in nanoseconds.
  static func areUnchanged(_ folders: some Sequence<String>, in folder: String, since time: Int)
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
  static func setModificationTime(_ path: String, _ time: FileTime) throws(UsageError) {
    guard unsafe utimensat(AT_FDCWD, path, [time.value, time.value], 0) == 0 else {
      throw UsageError("\(quotePath(path)) cannot be dated: \(Platform.lastError())")
    }
  }

  static func createFolder(_ path: String) throws(UsageError) {
    guard !path.isEmpty, kind(path) != .folder else { return }
    // The check precedes the creation of the ancestors.
    guard path.utf8.count < Int(PATH_MAX) else {
      throw UsageError("the folder \(quotePath(path)) cannot be made: its path is too long")
    }
    try createFolder(parent(path))
    guard unsafe mkdir(path, 0o755) == 0 || errno == EEXIST, kind(path) == .folder else {
      throw UsageError("the folder \(quotePath(path)) cannot be made: \(Platform.lastError())")
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
    guard fileType(folder) == S_IFDIR else { return }
    for inside in (try? FolderListing(folder))?.folders.reversed() ?? [] {
      unsafe rmdir(join(folder, inside))
    }
  }
}
