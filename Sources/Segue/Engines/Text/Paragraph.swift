/// A font as a style asks for it.
public struct FontDescription: Hashable, Sendable {
  /// nil for the built-in family.
  public var family: String?
  /// In points.
  public var size: Double
  /// From 1 to 1000.
  public var weight: Double
  public var isItalic: Bool

  public init(
    family: String? = nil, size: Double = 16, weight: Double = 400, isItalic: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}

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

  public var lineHeight = LineHeight.normal
  public var whiteSpace = WhiteSpace.preLine
  public var alignment = Alignment.start
  public var overflow = Overflow.ellipsis
  /// Lines past it are not laid out; nil for any number.
  public var maxLines: Int?
  public var direction = LayoutDirection.ltr

  public init() {}
}
