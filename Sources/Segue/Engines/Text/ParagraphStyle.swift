/// The text style of a paragraph.
public struct ParagraphStyle: Hashable, Sendable {
  /// The height of a line box, `line-height` in CSS.
  public enum LineHeight: Hashable, Sendable {
    case normal
    case points(Double)
    /// A percentage of the font size: 150 is one and a half.
    case percent(Double)
  }
  /// The treatment of white space and wrapping, `white-space` in CSS.
  public enum WhiteSpace: String, Hashable, Sendable, CaseIterable {
    case preLine = "pre-line"
    case nowrap
    case preWrap = "pre-wrap"
  }
  /// The alignment of lines in their box, `text-align` in CSS.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case start, end, left, right, center, justify
  }
  /// The rendering of text that does not fit, `text-overflow` in CSS.
  public enum Overflow: String, Hashable, Sendable, CaseIterable { case ellipsis, clip }

  /// The font of the paragraph itself, or nil for the font of the first run. It determines the
  /// minimum height of every line (the strut of CSS), the size that a `lineHeight` in percent
  /// refers to, and the font of the ellipsis.
  public var font: FontDescription?
  /// The height of lines. A percentage refers to the size of `font`.
  public var lineHeight = LineHeight.normal
  /// The treatment of white space and wrapping.
  public var whiteSpace = WhiteSpace.preLine
  /// The alignment of lines.
  public var alignment = Alignment.start
  /// The rendering of text that does not fit.
  public var overflow = Overflow.ellipsis
  /// The maximum number of lines, or nil for no maximum. Further lines are not laid out.
  public var maxLines: Int?
  /// The writing direction of the paragraph.
  public var direction = LayoutDirection.ltr

  /// Creates a style with default values.
  public init() {}
}
