/// What a paragraph takes when it is set in some width; all lengths in points.
public struct TextMeasure: Hashable, Sendable {
  /// Of the widest line, without spaces that hang at its end; the leading inset counts.
  public var width: Double
  public var height: Double
  /// From the top of the paragraph to the baseline of its first line; 0 without lines.
  public var firstBaseline: Double
  public var lastBaseline: Double
  public var lineCount: Int
  /// Whether text is missing from the lines: past `maxLines`, or cut to make room for an ellipsis.
  public var isTruncated: Bool

  /// The measure in points, of one in pixels.
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
