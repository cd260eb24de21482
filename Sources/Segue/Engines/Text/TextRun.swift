/// A stretch of text in one font.
public struct TextRun: Hashable, Sendable {
  public var text: String
  public var font: FontDescription
  /// Points added after each grapheme cluster.
  public var letterSpacing: Double

  public init(text: String, font: FontDescription, letterSpacing: Double = 0) {
    self.text = text
    self.font = font
    self.letterSpacing = letterSpacing
  }
}
