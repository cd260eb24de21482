/// A stretch of text in one font: an inline box of CSS.
public struct TextRun: Hashable, Sendable {
  public var text: String
  public var font: FontDescription
  /// Points added after each grapheme cluster.
  public var letterSpacing: Double
  /// No line with some of the run is lower; a percentage refers to its own font size. nil for that of
  /// the paragraph.
  public var lineHeight: ParagraphStyle.LineHeight?
  /// What becomes of the run's white space, and whether lines end in it; nil for that of the paragraph.
  public var whiteSpace: ParagraphStyle.WhiteSpace?

  public init(
    text: String, font: FontDescription, letterSpacing: Double = 0,
    lineHeight: ParagraphStyle.LineHeight? = nil, whiteSpace: ParagraphStyle.WhiteSpace? = nil
  ) {
    self.text = text
    self.font = font
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
    self.whiteSpace = whiteSpace
  }
}
