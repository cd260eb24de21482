/// Why a question has no answer: a line for whoever asked it.
package struct Refusal: Error {
  /// The message, in which hidden characters are visible.
  package let message: String

  package init(_ message: String) {
    self.message = escapeHidden(message)
  }
}
