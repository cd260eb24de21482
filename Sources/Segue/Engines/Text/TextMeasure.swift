/// The size of a paragraph that is laid out at some width. All lengths are in points.
public struct TextMeasure: Hashable, Sendable {
  /// The width of the widest line, without trailing spaces that hang, and with the leading inset.
  public var width: Double
  /// The sum of the heights of the lines.
  public var height: Double
  /// The distance from the top of the paragraph to the baseline of its first line, or 0 without
  /// lines.
  public var firstBaseline: Double
  /// The distance from the top of the paragraph to the baseline of its last line, or 0 without
  /// lines.
  public var lastBaseline: Double
  /// The number of lines.
  public var lineCount: Int
  /// Whether text is missing from the lines: after `maxLines`, or removed to make room for an
  /// ellipsis.
  public var isTruncated: Bool

  /// Converts a measure in pixels to points.
  func inPoints(scale: Double) -> TextMeasure {
    guard scale != 1 else { return self }
    var measure = self
    measure.width /= scale
    measure.height /= scale
    measure.firstBaseline /= scale
    measure.lastBaseline /= scale
    return measure
  }

  static let empty = TextMeasure(
    width: 0, height: 0, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false)
}
