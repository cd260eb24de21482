#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Segue

/// A mistake on the command line or in a file, which is reported on one line with exit status 2.
struct UsageError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

/// Access to files with system calls.
enum Files {
  static func read(_ path: String) throws(UsageError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(path) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    let chunk = 1 << 16
    while true {
      let start = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: chunk))
      let count = unsafe bytes.withUnsafeMutableBytes {
        unsafe systemRead(descriptor, $0.baseAddress?.advanced(by: start), chunk)
      }
      bytes.removeLast(chunk - max(0, count))
      if count == 0 { return bytes }
      if count < 0 && errno != EINTR { throw unreadable(path) }
    }
  }

  static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// Returns the files below a folder as sorted paths relative to it; empty if there is no such
  /// folder. Names that begin with a dot are skipped.
  static func list(_ folder: String) -> [String] {
    var files: [String] = []
    var pending = [""]
    while let relative = pending.popLast() {
      guard let directory = unsafe opendir(join(folder, relative)) else {
        if !relative.isEmpty { files.append(relative) }
        continue
      }
      defer { unsafe _ = closedir(directory) }
      while let entry = unsafe readdir(directory) {
        let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
          unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
        }
        // An entry that cannot be opened as a folder is a file.
        if !name.hasPrefix(".") { pending.append(join(relative, name)) }
      }
    }
    return files.sorted()
  }

  static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || name.hasPrefix("/") { return name }
    if name.isEmpty { return folder }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Returns the folder that contains a path; `.` for a bare name.
  static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the path without symbolic links and dots; nil if there is no such file.
  static func resolved(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  private static func unreadable(_ path: String) -> UsageError {
    let reason = unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "error \(errno)"
    return UsageError("\"\(visible(path))\" cannot be read: \(reason)")
  }
}

private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = unsafe read
