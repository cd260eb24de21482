/// A dependency file as Make and Ninja read it: which files a build has read, so that it is run again
/// when one of them changes.
///
/// Folders whose listing matters stand among them: a file that comes or goes changes its folder. Behind
/// the rule stands an empty rule for each input, without which Make would not go on when one has been
/// removed.
struct DependencyFile {
  let path: String
  private let start = FileTime.now

  /// Notes the moment: what changes from now on has not been read for certain.
  init(_ path: String) throws(UsageError) {
    guard !path.isEmpty else { throw UsageError("--depfile is empty, and a file is expected") }
    self.path = path
  }

  /// Refuses names that no dependency file can hold.
  func check(_ names: [String]) throws(UsageError) {
    for name in names { _ = try Self.escaped(name) }
  }

  /// Writes the file, and dates the targets back to the moment when the build began. A target that had
  /// the right bytes is dated too, or tools that compare times would build it again and again; and
  /// what changed while the build ran is younger than they are.
  func write(targets: [String], inputs: [String]) throws(UsageError) {
    try Files.replace(path, with: Array(try Self.text(targets, inputs).utf8))
    for target in targets { try Files.date(target, start) }
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

  /// A name as GNU Make reads it, and Ninja too: a space, a number sign or a colon has a backslash
  /// before it, backslashes directly before one of those, or at the end of the name, are doubled, and
  /// a dollar sign is doubled. What Make would take for more than a name, and nothing escapes for both, is
  /// refused: a semicolon begins a recipe, an equals sign makes the rule a variable, a bar ends the names that
  /// count, and what ends with a parenthesis may be a part of an archive.
  static func escaped(_ name: String) throws(UsageError) -> String {
    guard name.utf8.last != UInt8(ascii: ")") else {
      throw refusal(of: name, for: "\")\" at the end")
    }
    var text = ""
    var backslashes = 0
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\n", "\r":
        throw refusal(of: name, for: "a line break")
      case " ", "\t", "#", ":":
        text += String(repeating: "\\", count: backslashes + 1)
      case ";", "=", "|": throw refusal(of: name, for: "\"\(scalar)\"")
      case "$": text += "$"
      default: break
      }
      backslashes = scalar == "\\" ? backslashes + 1 : 0
      text.unicodeScalars.append(scalar)
    }
    return text + String(repeating: "\\", count: backslashes)
  }

  private static func refusal(of name: String, for what: String) -> UsageError {
    UsageError("\(shown(name)) has \(what) in its name, which no dependency file can hold")
  }
}
