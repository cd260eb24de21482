/// The meaning of a diagnostic's code and a way to fix it, as `seguec explain` prints it.
public struct Explanation: Hashable, Sendable {
  /// One line without a full stop.
  public let summary: String
  /// One paragraph: what the compiler expects and why, and how to fix the problem.
  public let meaning: String
  /// Files that cause it; nil where a short example would show nothing.
  ///
  /// A single file is given as it is. Several files are each preceded by a line `--- path`, with
  /// the path relative to the project's folder. An asset or a font without content stands for any
  /// picture, or for any regular, upright font.
  public let wrong: String?
  /// The same, fixed.
  public let right: String?

  init(summary: String, meaning: String, wrong: String? = nil, right: String? = nil) {
    self.summary = summary
    self.meaning = meaning
    self.wrong = wrong
    self.right = right
  }

  /// An explanation whose example is fixed by replacing a few fragments, one after the other.
  ///
  /// Each fragment must occur exactly once in the text in which it is replaced; otherwise `right`
  /// is nil.
  init(summary: String, meaning: String, wrong: String, fix: KeyValuePairs<String, String>) {
    var right: String? = wrong
    for (fragment, replacement) in fix {
      right = right.flatMap { Self.replacing(fragment, with: replacement, in: $0) }
    }
    self.init(summary: summary, meaning: meaning, wrong: wrong, right: right)
  }

  private static func replacing(
    _ fragment: String, with replacement: String, in text: String
  ) -> String? {
    let ranges = text.utf8.ranges(of: fragment.utf8, atMost: 2)
    guard let range = ranges.first, ranges.count == 1 else { return nil }
    return text[..<range.lowerBound] + replacement + text[range.upperBound...]
  }
}
