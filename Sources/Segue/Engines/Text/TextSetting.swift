/// The resolved fonts and metrics of a paragraph's style and runs. They are the same for every text
/// with the same style, so they are resolved once. It is a class so that paragraphs share it.
final class TextSetting: Sendable {
  /// The device's pixels per point. The following properties are in pixels.
  let scale: Double
  let style: ParagraphStyle
  /// The font of the paragraph itself.
  let primaryFont: ScaledFont
  /// The faces of each run, in order of preference.
  let fonts: [[ScaledFont]]
  /// The letter spacing of each run, in 1/65536 pixel.
  let letterSpacings: [Int64]
  /// For each run, the first run with the same font and letter spacing.
  let firstRunWithSameFont: [Int]
  /// The `white-space` of each run.
  let whiteSpaces: [ParagraphStyle.WhiteSpace]
  /// The line metrics of the paragraph's own font.
  let strut: LineMetrics
  /// The line metrics of each run's first font, and whether the line height is `normal`, so that it
  /// depends on the fonts.
  let runStruts: [(metrics: LineMetrics, isNormal: Bool)]
  let ellipsis: ShapedText.LineEndSign
  /// The hyphen of each run, which a soft hyphen shows.
  let hyphens: [ShapedText.LineEndSign]

  /// Resolves the fonts and metrics of runs, whose text does not matter.
  init(_ runs: [TextRun], style: ParagraphStyle, scale: Double, fonts library: FontLibrary) {
    let scale = validatedScale(scale)
    self.scale = scale
    self.style = style
    let font = style.font ?? runs.first?.font ?? FontDescription()
    let own = ScaledFont(font, scale: scale, in: library)
    self.primaryFont = own
    let fonts = runs.map { ScaledFont.chain($0.font, scale: scale, in: library) }
    self.fonts = fonts
    letterSpacings = runs.map { FixedPoint.truncate65536($0.letterSpacing * scale) }
    firstRunWithSameFont = Self.firstRunsWithSameFont(runs)
    whiteSpaces = runs.map { $0.whiteSpace ?? style.whiteSpace }
    let lineHeight = style.lineHeight.pixels(fontSize: font.size, scale: scale)
    strut = own.lineMetrics(lineHeight: lineHeight)
    runStruts = zip(runs, fonts).map { run, fonts in
      let height =
        run.lineHeight.map { $0.pixels(fontSize: run.font.size, scale: scale) } ?? lineHeight
      return ((fonts.first ?? own).lineMetrics(lineHeight: height), height == nil)
    }
    ellipsis = ShapedText.LineEndSign("…", else: "...", in: own)
    hyphens = fonts.map { ShapedText.LineEndSign("\u{2010}", else: "-", in: $0.first ?? own) }
  }

  private static func firstRunsWithSameFont(_ runs: [TextRun]) -> [Int] {
    struct Kind: Hashable {
      var font: FontDescription
      var letterSpacing: Double
    }
    guard runs.count > 1 else { return Array(runs.indices) }
    var first: [Kind: Int] = [:]
    return runs.enumerated().map { index, run in
      let kind = Kind(font: run.font, letterSpacing: run.letterSpacing)
      let firstIndex = first[kind, default: index]
      first[kind] = firstIndex
      return firstIndex
    }
  }
}
