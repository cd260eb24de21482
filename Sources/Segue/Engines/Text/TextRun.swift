/// A sequence of text in one font: an inline box of CSS.
public struct TextRun: Hashable, Sendable {
  /// The text of the run.
  public var text: String
  /// The font of the run.
  public var font: FontDescription
  /// The space in points added after each grapheme cluster.
  public var letterSpacing: Double
  /// The minimum height of lines that contain part of the run, or nil for that of the paragraph. A
  /// percentage refers to the run's own font size.
  public var lineHeight: ParagraphStyle.LineHeight?
  /// The treatment of the run's white space and wrapping, or nil for that of the paragraph.
  public var whiteSpace: ParagraphStyle.WhiteSpace?

  /// Creates a run.
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
