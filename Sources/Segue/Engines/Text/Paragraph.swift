/// Text that has been shaped: its advances are looked up once, so that setting it in another width
/// only adds them up.
///
/// `init` is linear in the text. `measure` is linear in the words it lays out and shapes again only
/// letters that join or kern across a line's end; copying a paragraph shares its shape. All results are the same on every platform.
///
/// Lines break where UAX #14 and browsers let them; a word that is wider than the line breaks between
/// grapheme clusters (`overflow-wrap: break-word`). Text that runs from right to left is measured in
/// logical order; the pieces of a line come in that order too, each with its place.
public struct Paragraph: Sendable {
  let shape: ShapedText
  /// In 1/64 pixel.
  let leadingInset: Int
  let widths: IntrinsicWidths
  /// The device's pixels in a point: the engine counts in pixels, as browsers do.
  let scale: Double

  /// The widest unbreakable piece: the narrowest box in which no word is broken.
  public var minContentWidth: Double { FixedPoint.length(widths.min) / scale }
  /// The widest line when lines end only where the text says so. `maxLines` changes neither.
  public var maxContentWidth: Double { FixedPoint.length(widths.max) / scale }

  /// - Parameters:
  ///   - runs: The text, each run in one font.
  ///   - style: What holds for the whole of it.
  ///   - fonts: What it is measured with.
  ///   - leadingInset: Room taken at the start of the first line, in points, for what stands before
  ///     the text. The text never leaves it alone on a line; if positive, there is a line even
  ///     without text.
  ///   - scale: The device's pixels in a point, on which glyphs and lines are set: 3 for @3.
  public init(
    runs: [TextRun], style: ParagraphStyle, fonts: FontLibrary, leadingInset: Double = 0,
    scale: Double = 1
  ) {
    self.init(
      runs.map(\.text), TextSetting(runs, style: style, scale: scale, fonts: fonts),
      leadingInset: leadingInset)
  }

  /// - Parameters:
  ///   - texts: One a run.
  ///   - setting: What the runs are set in.
  ///   - leadingInset: As above.
  init(_ texts: [String], _ setting: TextSetting, leadingInset: Double) {
    shape = ShapedText(TextShaper(texts, setting))
    scale = setting.scale
    self.leadingInset = max(0, FixedPoint.round64(leadingInset * scale))
    widths = IntrinsicWidths(shape, leadingInset: self.leadingInset)
  }

  public var style: ParagraphStyle { shape.style }

  /// The size of the text in a box of `width` points, which may be infinite.
  public func measure(width: Double) -> TextMeasure {
    measure(pixels: pixels(width)).inPoints(scale: scale)
  }

  /// A length in pixels. One that has been divided into points is again what it was.
  private func pixels(_ points: Double) -> Double {
    scale == 1 ? points : (points * scale * 65536).rounded() / 65536
  }

  /// The same in pixels.
  func measure(pixels width: Double) -> TextMeasure {
    var lines = LineBreaker(shape, width: width, leadingInset: leadingInset)
    var result = TextMeasure.empty
    var widest = 0
    while let line = lines.next() {
      widest = max(widest, (line.isCut ? line.width : line.alignedWidth) &+ line.inset)
      let metrics = shape.metrics(of: line)
      if result.lineCount == 0 { result.firstBaseline = metrics.ascent }
      result.lastBaseline = result.height + metrics.ascent
      result.height += metrics.height
      result.lineCount += 1
      if line.isCut { result.isTruncated = true }
    }
    result.width = FixedPoint.length(widest)
    return result
  }

  /// The lines as they are drawn in a box of `width` points; under an infinite width they are
  /// aligned to the widest of them. Takes time for the text it returns.
  public func lines(width: Double) -> [TextLine] {
    let width = pixels(width)
    let box =
      width.isFinite
      ? FixedPoint.floor64(width) : FixedPoint.round64(measure(pixels: width).width)
    var lines = LineBreaker(shape, width: width, leadingInset: leadingInset)
    var result: [TextLine] = []
    var top = 0.0
    while let line = lines.next() {
      let placed = shape.place(line, cut: lines.cut, top: top, box: box)
      top += placed.height
      result.append(placed.inPoints(scale: scale))
    }
    return result
  }
}
