/// How a paragraph is set.
public struct ParagraphStyle: Hashable, Sendable {
  public enum LineHeight: Hashable, Sendable {
    case normal
    case points(Double)
    /// Of the font size; 150 is one and a half.
    case percent(Double)
  }
  public enum WhiteSpace: String, Hashable, Sendable, CaseIterable {
    case preLine = "pre-line"
    case nowrap
    case preWrap = "pre-wrap"
  }
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case start, end, left, right, center, justify
  }
  public enum Overflow: String, Hashable, Sendable, CaseIterable { case ellipsis, clip }

  /// The font of the label itself: no line is lower than one line of it (the strut of CSS), a
  /// `lineHeight` in percent refers to its size, and the ellipsis is set in it. nil for the font of
  /// the first run.
  public var font: FontDescription?
  public var lineHeight = LineHeight.normal
  public var whiteSpace = WhiteSpace.preLine
  public var alignment = Alignment.start
  public var overflow = Overflow.ellipsis
  /// Lines past it are not laid out; nil for any number.
  public var maxLines: Int?
  public var direction = LayoutDirection.ltr

  public init() {}
}
