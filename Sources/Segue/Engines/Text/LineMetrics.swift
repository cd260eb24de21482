/// The ascent and descent of a line box, or of an inline box with its leading.
public struct LineMetrics: Hashable, Sendable {
  /// The distance from the top of the line to its baseline, in whole device pixels. It is negative
  /// if the line height is much smaller than the font.
  public var ascent: Double
  /// The distance from the baseline to the bottom of the line.
  public var descent: Double

  /// The height of the line.
  public var height: Double { ascent + descent }

  /// Extends the metrics to contain those of another line on the same baseline.
  mutating func contain(_ other: LineMetrics) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
  }
}

extension FontLibrary {
  /// Returns the metrics of a line set in `font` with `lineHeight`: half of the leading, the
  /// difference between the line height and the font's ascent and descent, goes above them, rounded
  /// down to a whole pixel.
  ///
  /// Percentages are truncated to whole percents, and every line height is rounded to 1/64 pixel.
  ///
  /// - Parameters:
  ///   - font: The font, with its size in points.
  ///   - lineHeight: The line height of a style.
  ///   - scale: The device's pixels per point. Ascent and descent are whole pixels.
  public func lineMetrics(
    of font: FontDescription, lineHeight: ParagraphStyle.LineHeight = .normal,
    scale: Double = 1
  ) -> LineMetrics {
    let scale = validatedScale(scale)
    let metrics = ScaledFont(font, scale: scale, in: self).lineMetrics(
      lineHeight: lineHeight.pixels(fontSize: font.size, scale: scale))
    return LineMetrics(ascent: metrics.ascent / scale, descent: metrics.descent / scale)
  }
}

extension ScaledFont {
  /// Returns the metrics of a line, in pixels. `lineHeight` is in pixels, or nil for `normal`,
  /// which is never negative, even for a damaged font.
  func lineMetrics(lineHeight: Double?) -> LineMetrics {
    let height = lineHeight ?? Double(max(0, ascent + descent + lineGap))
    let leading = ((height - Double(ascent + descent)) / 2).rounded(.down)
    let above = Double(ascent) + leading
    return LineMetrics(ascent: above, descent: height - above)
  }
}

extension ParagraphStyle.LineHeight {
  /// Returns the line height in pixels, to 1/64, or nil for `normal`. Negative heights count as 0.
  ///
  /// - Parameters:
  ///   - fontSize: The specified font size, in points. The font may be rendered slightly smaller.
  ///   - scale: The device's pixels per point.
  func pixels(fontSize: Double, scale: Double) -> Double? {
    func cut(_ pixels: Double) -> Double {
      FixedPoint.pixels(from64ths: max(0, FixedPoint.round64(pixels)))
    }
    return switch self {
    case .normal: nil
    case .points(let points): cut(points * scale)
    case .percent(let percent):
      cut(percent.rounded(.towardZero) / 100 * min(max(fontSize * scale, 0), 10_000))
    }
  }
}
