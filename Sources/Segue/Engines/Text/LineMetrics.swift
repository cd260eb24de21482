/// The height of a line in one font, and where its baseline is.
public struct LineMetrics: Hashable, Sendable {
  /// From the top of the line to its baseline, in whole points; negative when the line is much
  /// lower than the font.
  public var ascent: Double
  /// From the baseline to the bottom of the line.
  public var descent: Double

  public var height: Double { ascent + descent }
}

extension FontLibrary {
  /// The line that `font` makes with `lineHeight`: half of what the line is higher than the font's
  /// ascent and descent goes above them, rounded down to a whole point.
  ///
  /// A percentage is cut to whole percents, and every line height rounded to 1/64 point.
  public func lineMetrics(
    of font: FontDescription, lineHeight: ParagraphStyle.LineHeight = .normal
  ) -> LineMetrics {
    let size = min(max(font.size, 0), 10_000)
    return ScaledFont(font, in: self).lineMetrics(lineHeight: lineHeight.points(fontSize: size))
  }
}

extension ScaledFont {
  /// `lineHeight` in points; nil for `normal`. Not even that is negative, whatever a damaged font says.
  func lineMetrics(lineHeight: Double?) -> LineMetrics {
    let height = lineHeight ?? Double(max(0, ascent + descent + lineGap))
    let leading = ((height - Double(ascent + descent)) / 2).rounded(.down)
    let above = Double(ascent) + leading
    return LineMetrics(ascent: above, descent: height - above)
  }
}

extension ParagraphStyle.LineHeight {
  /// nil for `normal`; otherwise in points, to 1/64. Negative heights count as 0.
  func points(fontSize: Double) -> Double? {
    switch self {
    case .normal:
      nil
    case .points(let points):
      FixedPoint.points(max(0, FixedPoint.round64(points)))
    case .percent(let percent):
      FixedPoint.points(
        max(0, FixedPoint.round64(percent.rounded(.towardZero) / 100 * fontSize)))
    }
  }
}
