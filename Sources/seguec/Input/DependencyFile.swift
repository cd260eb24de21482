import Segue
import SegueFiles

/// A dependency file for Make and Ninja: the files that a build has read, so that it runs again
/// when one of them changes.
///
/// It includes the folders that the build has listed, since a file that is added or removed changes
/// its folder. After the rule there is an empty rule for each input, without which Make would fail
/// when an input has been removed.
struct DependencyFile {
  let path: String
  private let start = FileTime.now

  /// Records the current time: changes from now on may not have been read.
  init(_ path: String) throws(UsageError) {
    guard !path.isEmpty else { throw UsageError("--depfile is empty, and a file is expected") }
    self.path = path
  }

  /// Throws for names that no dependency file can contain.
  func check(_ names: [String]) throws(UsageError) {
    for name in names { _ = try Self.escaped(name) }
  }

  /// Writes the file, and sets the targets' modification times to the time when the build began.
  /// Unchanged targets are included, or tools that compare times would rebuild them forever; a file
  /// that changed during the build is newer than the targets.
  func write(targets: [String], inputs: [String]) throws(UsageError) {
    try Files.replace(path, with: Array(try Self.text(targets, inputs).utf8))
    for target in targets { try Files.setModificationTime(target, start) }
  }

  static func text(_ targets: [String], _ inputs: [String]) throws(UsageError) -> String {
    var names: [String] = []
    for input in inputs { names.append(try escaped(input)) }
    var text = ""
    for target in targets { text += (text.isEmpty ? "" : " ") + (try escaped(target)) }
    text += ":"
    for name in names { text += " \\\n  \(name)" }
    text += "\n"
    for name in names { text += "\n\(name):\n" }
    return text
  }

  /// Escapes a name for GNU Make and Ninja: a backslash precedes a space, a number sign or a colon,
  /// backslashes directly before one of those or at the end of the name are doubled, and a dollar
  /// sign is doubled. Names that Make would interpret, and that cannot be escaped for both tools,
  /// are refused: a semicolon begins a recipe, an equals sign makes the rule a variable, a bar
  /// begins order-only prerequisites, and a closing parenthesis at the end may mark an archive
  /// member.
  static func escaped(_ name: String) throws(UsageError) -> String {
    guard name.utf8.last != UInt8(ascii: ")") else {
      throw invalidNameError(of: name, for: "\")\" at the end")
    }
    var text = ""
    var backslashes = 0
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\n", "\r":
        throw invalidNameError(of: name, for: "a line break")
      case " ", "\t", "#", ":":
        text += String(repeating: "\\", count: backslashes + 1)
      case ";", "=", "|": throw invalidNameError(of: name, for: "\"\(scalar)\"")
      case "$": text += "$"
      default: break
      }
      backslashes = scalar == "\\" ? backslashes + 1 : 0
      text.unicodeScalars.append(scalar)
    }
    return text + String(repeating: "\\", count: backslashes)
  }

  private static func invalidNameError(of name: String, for what: String) -> UsageError {
    UsageError("\(quotePath(name)) has \(what) in its name, which no dependency file can hold")
  }
}
