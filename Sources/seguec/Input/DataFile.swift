import Segue
import SegueFiles

extension SourceFile {
  /// Reads a file; `-` is standard input.
  init(reading path: String) throws(UsageError) {
    self.init(path: path == "-" ? "<stdin>" : path, bytes: try Files.read(path))
  }

  /// Reads a file that the user names; `-` is standard input.
  ///
  /// - Parameter contents: What the file contains, for messages.
  init(of contents: String, at path: String) throws(UsageError) {
    guard path == "-" || Files.kind(path) != .folder else {
      throw UsageError("\(quotePath(path)) is a folder: name a file with \(contents)")
    }
    try self.init(reading: path)
  }
}
