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
/// Mistakes inside of files are no such errors, but diagnostics of the `Project` that is made of them.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence with the path, for the person who owns the file. Hidden characters are visible.
  public let message: String
  /// Whether the file leads out of the project by a symbolic link, which `ReadingRules` can allow.
  public let leadsOutside: Bool

  package init(_ message: String, leadsOutside: Bool = false) {
    self.message = escapeHidden(message)
    self.leadsOutside = leadsOutside
  }

  public var description: String { message }
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
