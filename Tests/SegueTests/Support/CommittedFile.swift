import Foundation
import Testing

/// Fails unless a committed file contains a text, and reports the lines that differ.
///
/// With `SEGUE_RECORD=1` it rewrites the file, and the test still fails.
func expectCommitted(
  _ text: String, in file: URL, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let written = try? String(contentsOf: file, encoding: .utf8)
  guard written != text else { return }
  let before = Set((written ?? "").split(separator: "\n"))
  let after = Set(text.split(separator: "\n"))
  let removed = before.subtracting(after).sorted().map { "- \($0)" }
  let added = after.subtracting(before).sorted().map { "+ \($0)" }
  if ProcessInfo.processInfo.environment["SEGUE_RECORD"] == "1" {
    try Data(text.utf8).write(to: file)
  }
  Issue.record(
    """
    \(file.lastPathComponent) differs; SEGUE_RECORD=1 rewrites it.
    \((removed + added).prefix(40).joined(separator: "\n"))
    """, sourceLocation: sourceLocation)
}
