#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Segue

/// The reason why a project, or a file of it, cannot be read.
///
/// Mistakes in the content of files are diagnostics of the `Project` instead.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence with the path, for the owner of the file. Hidden characters are escaped.
  public let message: String
  /// Whether the file leads out of the project by a symbolic link. `ReadingRules` can allow that.
  public let leadsOutside: Bool

  package init(_ message: String, leadsOutside: Bool = false) {
    self.message = escapeHidden(message)
    self.leadsOutside = leadsOutside
  }

  public var description: String { message }

  /// The error of a file or a folder that the last system call failed for.
  package static func unreadable(_ path: String) -> FileError {
    FileError("\(quotePath(path)) cannot be read: \(lastSystemError())")
  }
}

/// Returns the description of the last system error.
package func lastSystemError() -> String {
  guard let text = unsafe strerror(errno) else { return "error \(errno)" }
  return unsafe String(cString: text)
}

/// Returns a path as messages show it.
package func quotePath(_ path: String) -> String {
  path == "-" ? "standard input" : "\"\(escapeHidden(path))\""
}
