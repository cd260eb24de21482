/// The reason why a text is not a valid CSS value, with a fix where it is clear.
package struct ValueProblem: Error, Hashable, Sendable {
  /// One sentence in lowercase, without a full stop, as in diagnostics.
  package let message: String
  /// The UTF-8 bytes of the value that the problem is about; empty where something is missing.
  package let range: Range<Int>
  /// The text to write instead of these bytes, if it is clear.
  package let replacement: String?

  init(_ message: String, at range: Range<Int>, replacement: String? = nil) {
    self.message = message
    self.range = range
    self.replacement = replacement
  }
}
