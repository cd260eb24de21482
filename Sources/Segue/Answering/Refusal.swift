/// The reason why a question has no answer: a line for the person or program that asked.
package struct Refusal: Error {
  /// The message, in which hidden characters are visible.
  package let message: String

  package init(_ message: String) {
    self.message = escapeHidden(message)
  }
}
