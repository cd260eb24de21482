/// The meaning of a diagnostic's code and a way to fix it, as `seguec explain` prints it.
public struct Explanation: Hashable, Sendable {
  /// One line without a full stop.
  public let summary: String
  /// One paragraph: what the compiler expects and why, and the ways out.
  public let meaning: String
  /// Files that cause it; nil where a short example would show nothing.
  ///
  /// A single file is given as it is. Several follow each other, each after a line `--- path`, with
  /// paths as in a project's folder; a file of the assets or a font has its content, or nothing
  /// where any picture, or a regular and upright font, is meant.
  public let wrong: String?
  /// The same, fixed.
  public let right: String?

  init(summary: String, meaning: String, wrong: String? = nil, right: String? = nil) {
    self.summary = summary
    self.meaning = meaning
    self.wrong = wrong
    self.right = right
  }
}
