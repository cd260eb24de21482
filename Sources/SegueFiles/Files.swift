#if canImport(Glibc)
  package import Glibc
#elseif canImport(Musl)
  package import Musl
#elseif canImport(Darwin)
  package import Darwin
#endif
package import Segue

/// Functions for files and folders that use system calls directly, so that programs start quickly.
package enum Files {
  package enum Kind { case file, folder, missing }

  package static func kind(_ path: String) -> Kind {
    var information = stat()
    guard unsafe stat(path, &information) == 0 else { return .missing }
    return information.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// Returns the type of a file, without following links; 0 if it does not exist.
  package static func fileType(_ path: String) -> mode_t {
    var information = stat()
    return unsafe lstat(path, &information) == 0 ? information.st_mode & S_IFMT : 0
  }

  /// Whether a path is a regular file, following links.
  package static func isRegularFile(_ path: String) -> Bool {
    var information = stat()
    return unsafe stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFREG
  }

  /// Whether nothing is known of a file, because one of its folders cannot be searched. The reason
  /// is the last system error.
  package static func isHidden(_ path: String) -> Bool {
    var information = stat()
    return unsafe stat(path, &information) != 0 && errno != ENOENT && errno != ENOTDIR
  }

  /// Returns the stamp that identifies a version of a file, following links; nil unless it is a
  /// regular file.
  package static func stamp(_ path: String) -> FileStamp? {
    var information = stat()
    guard unsafe stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return FileStamp(
      volume: Int(truncatingIfNeeded: information.st_dev),
      number: Int(truncatingIfNeeded: information.st_ino), size: Int(information.st_size),
      modified: information.modified.nanoseconds, changed: information.changed.nanoseconds)
  }
}

/// A time as file systems record it.
package struct FileTime: Sendable {
  package let value: timespec

  package static var now: FileTime {
    var value = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &value)
    return FileTime(value: value)
  }

  package var nanoseconds: Int { Int(value.tv_sec) &* 1_000_000_000 &+ Int(value.tv_nsec) }
}

extension stat {
  #if canImport(Darwin)
    package var modified: FileTime { FileTime(value: st_mtimespec) }
    package var changed: FileTime { FileTime(value: st_ctimespec) }
  #else
    package var modified: FileTime { FileTime(value: st_mtim) }
    package var changed: FileTime { FileTime(value: st_ctim) }
  #endif
}
