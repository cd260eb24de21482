/// A shaped paragraph. Advances are computed once, so that laying it out at another width only sums
/// them up.
///
/// `init` is linear in the text. `measure` is linear in the words it lays out, and reshapes only
/// letters that join or kern across the end of a line. Copies of a paragraph share its shape. All
/// results are the same on every platform.
///
/// Lines break where UAX #14 and browsers allow it; a word that is wider than the line breaks
/// between grapheme clusters (`overflow-wrap: break-word`). Right-to-left text is measured in
/// logical order; the pieces of a line are in logical order too, each with its own position.
public struct Paragraph: Sendable {
  let shape: ShapedText
  /// The leading inset, in 1/64 pixel.
  let leadingInset: Int64
  let widths: IntrinsicWidths
  /// The device's pixels per point. The engine computes in pixels, as browsers do.
  let scale: Double

  /// The min-content width: the width of the widest unbreakable piece, which is that of the
  /// narrowest box in which no word is broken.
  public var minContentWidth: Double { FixedPoint.pixels(from64ths: widths.min) / scale }
  /// The max-content width: the width of the widest line if lines end only at forced breaks.
  /// `maxLines` affects neither width.
  public var maxContentWidth: Double { FixedPoint.pixels(from64ths: widths.max) / scale }

  /// Shapes a paragraph.
  ///
  /// - Parameters:
  ///   - runs: The text, each run in one font.
  ///   - style: The style of the whole paragraph.
  ///   - fonts: The fonts to measure the text with.
  ///   - leadingInset: The room in points reserved at the start of the first line, for content
  ///     before the text. The text always begins on the same line as the inset. If it is positive,
  ///     there is a line even without text.
  ///   - scale: The device's pixels per point, on which glyphs and lines are positioned: 3 for @3x.
  public init(
    runs: [TextRun], style: ParagraphStyle, fonts: FontLibrary, leadingInset: Double = 0,
    scale: Double = 1
  ) {
    self.init(
      runs.map { $0.text }, TextSetting(runs, style: style, scale: scale, fonts: fonts),
      leadingInset: leadingInset)
  }

  /// Shapes a paragraph in a resolved setting.
  ///
  /// - Parameters:
  ///   - texts: The text of each run.
  ///   - setting: The resolved fonts and styles of the runs.
  ///   - leadingInset: As above.
  init(_ texts: [String], _ setting: TextSetting, leadingInset: Double) {
    shape = ShapedText(TextShaper(texts, setting))
    scale = setting.scale
    self.leadingInset = max(0, FixedPoint.round64(leadingInset * scale))
    widths = IntrinsicWidths(shape, leadingInset: self.leadingInset)
  }

  /// The style of the whole paragraph.
  public var style: ParagraphStyle { shape.style }

  /// Measures the text in a box of `width` points, which may be infinite.
  public func measure(width: Double) -> TextMeasure {
    var meter = WorkMeter()
    return measure(width: width, counting: &meter)
  }

  /// As above, counting the work. The result has only the first lines if the meter stops.
  func measure(width: Double, counting meter: inout WorkMeter) -> TextMeasure {
    measure(pixels: pixels(width), counting: &meter).inPoints(scale: scale)
  }

  /// Returns whether an unbreakable piece is wider than the lines of a box of `width` points, so
  /// that it is broken or overflows. A line may exceed its box by 1/64 pixel.
  package func hasPieceWider(thanLinesIn width: Double) -> Bool {
    widths.min > FixedPoint.floor64(pixels(width)) &+ 1
  }

  /// Converts a length to pixels. A length that was converted from pixels gets its exact value
  /// back.
  private func pixels(_ points: Double) -> Double {
    scale == 1 ? points : (points * scale * 65536).rounded() / 65536
  }

  /// Measures the text in a box of `width` pixels. The result is in pixels. It has only the first
  /// lines if the meter stops.
  func measure(pixels width: Double, counting meter: inout WorkMeter) -> TextMeasure {
    var lines = LineBreaker(shape, width: width, leadingInset: leadingInset)
    var result = TextMeasure.empty
    var widest: Int64 = 0
    while let line = lines.next(counting: &meter) {
      widest = max(widest, (line.isTruncated ? line.width : line.alignedWidth) &+ line.inset)
      let metrics = shape.metrics(of: line)
      if result.lineCount == 0 { result.firstBaseline = metrics.ascent }
      result.lastBaseline = result.height + metrics.ascent
      result.height += metrics.height
      result.lineCount += 1
      if line.isTruncated { result.isTruncated = true }
    }
    result.width = FixedPoint.pixels(from64ths: widest)
    return result
  }

  /// Returns the lines as they are drawn in a box of `width` points. If the width is infinite, they
  /// are aligned to the widest line. Linear in the text that it returns.
  public func lines(width: Double) -> [TextLine] {
    var meter = WorkMeter()
    return lines(width: width, counting: &meter)
  }

  /// As above, counting the work. Returns only the first lines if the meter stops.
  func lines(width: Double, counting meter: inout WorkMeter) -> [TextLine] {
    let width = pixels(width)
    let box =
      width.isFinite
      ? FixedPoint.floor64(width)
      : FixedPoint.round64(measure(pixels: width, counting: &meter).width)
    var lines = LineBreaker(shape, width: width, leadingInset: leadingInset)
    var result: [TextLine] = []
    var top = 0.0
    while let line = lines.next(counting: &meter) {
      meter.addLine(of: result.count + 1)
      let placed = shape.layOut(line, truncation: lines.truncation, top: top, box: box)
      top += placed.height
      result.append(placed.inPoints(scale: scale))
    }
    return result
  }
}
