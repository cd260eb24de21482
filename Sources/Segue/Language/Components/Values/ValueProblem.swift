/// Why a text is no value of its kind, and the way out.
package struct ValueProblem: Error, Hashable, Sendable {
  /// One sentence without a full stop, in lower case, as diagnostics have them.
  package let message: String
  /// The UTF-8 bytes of the value's text that it is about; empty where something is missing.
  package let range: Range<Int>
  /// What to write in place of these bytes, where that is clear.
  package let replacement: String?

  init(_ message: String, at range: Range<Int>, replacement: String? = nil) {
    self.message = message
    self.range = range
    self.replacement = replacement
  }
}
