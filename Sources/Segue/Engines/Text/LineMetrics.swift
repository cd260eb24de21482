/// The height of a line in one font, and where its baseline is.
public struct LineMetrics: Hashable, Sendable {
  /// From the top of the line to its baseline, in whole pixels of the device; negative when the line is much
  /// lower than the font.
  public var ascent: Double
  /// From the baseline to the bottom of the line.
  public var descent: Double

  public var height: Double { ascent + descent }

  /// Grows by what another line has above or below the same baseline.
  mutating func contain(_ other: LineMetrics) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
  }
}

extension FontLibrary {
  /// The line that `font` makes with `lineHeight`: half of what the line is higher than the font's
  /// ascent and descent goes above them, rounded down to a whole pixel.
  ///
  /// A percentage is cut to whole percents, and every line height rounded to 1/64 pixel.
  ///
  /// - Parameters:
  ///   - font: The font, its size in points.
  ///   - lineHeight: As a style has it.
  ///   - scale: The device's pixels in a point: ascent and descent are whole pixels.
  public func lineMetrics(
    of font: FontDescription, lineHeight: ParagraphStyle.LineHeight = .normal,
    scale: Double = 1
  ) -> LineMetrics {
    let scale = deviceScale(scale)
    let metrics = ScaledFont(font, scale: scale, in: self).lineMetrics(
      lineHeight: lineHeight.pixels(fontSize: font.size, scale: scale))
    return LineMetrics(ascent: metrics.ascent / scale, descent: metrics.descent / scale)
  }
}

extension ScaledFont {
  /// In pixels, and so is `lineHeight`; nil for `normal`. Not even that is negative, whatever a damaged font says.
  func lineMetrics(lineHeight: Double?) -> LineMetrics {
    let height = lineHeight ?? Double(max(0, ascent + descent + lineGap))
    let leading = ((height - Double(ascent + descent)) / 2).rounded(.down)
    let above = Double(ascent) + leading
    return LineMetrics(ascent: above, descent: height - above)
  }
}

extension ParagraphStyle.LineHeight {
  /// nil for `normal`; otherwise in pixels, to 1/64. Negative heights count as 0.
  ///
  /// - Parameter fontSize: In points, as it is asked for: the font may act in a little smaller.
  func pixels(fontSize: Double, scale: Double) -> Double? {
    func cut(_ pixels: Double) -> Double { FixedPoint.length(max(0, FixedPoint.round64(pixels))) }
    return switch self {
    case .normal: nil
    case .points(let points): cut(points * scale)
    case .percent(let percent):
      cut(percent.rounded(.towardZero) / 100 * min(max(fontSize * scale, 0), 10_000))
    }
  }
}
