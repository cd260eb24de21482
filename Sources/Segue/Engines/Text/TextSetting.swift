/// What the style of a paragraph and the fonts of its runs come to: the same for every text that is set
/// alike, so that it is looked up once for all of them. A class so that they share it.
final class TextSetting: Sendable {
  /// The device's pixels in a point. What follows counts in pixels.
  let scale: Double
  let style: ParagraphStyle
  /// Of the paragraph itself.
  let own: ScaledFont
  /// For each run the faces that it may use, the first where it can.
  let fonts: [[ScaledFont]]
  /// By run, in 1/65536 pixel.
  let letterSpacings: [Int]
  /// For each run the first that has the same font and letter spacing.
  let alike: [Int]
  /// By run.
  let whiteSpaces: [ParagraphStyle.WhiteSpace]
  /// The line of the paragraph's own font.
  let strut: LineMetrics
  /// By run, the line of its first font, and whether its fonts give the line's height, rather than its
  /// style.
  let runStruts: [(metrics: LineMetrics, isNormal: Bool)]
  let ellipsis: ShapedText.HungSign
  /// By run: what a soft hyphen shows.
  let hyphens: [ShapedText.HungSign]

  /// - Parameter runs: Their text does not matter.
  init(_ runs: [TextRun], style: ParagraphStyle, scale: Double, fonts library: FontLibrary) {
    let scale = deviceScale(scale)
    self.scale = scale
    self.style = style
    let font = style.font ?? runs.first?.font ?? FontDescription()
    let own = ScaledFont(font, scale: scale, in: library)
    self.own = own
    let fonts = runs.map { ScaledFont.chain($0.font, scale: scale, in: library) }
    self.fonts = fonts
    letterSpacings = runs.map { FixedPoint.truncate65536($0.letterSpacing * scale) }
    alike = Self.firstAlike(runs)
    whiteSpaces = runs.map { $0.whiteSpace ?? style.whiteSpace }
    let lineHeight = style.lineHeight.pixels(fontSize: font.size, scale: scale)
    strut = own.lineMetrics(lineHeight: lineHeight)
    runStruts = zip(runs, fonts).map { run, fonts in
      let height =
        run.lineHeight.map { $0.pixels(fontSize: run.font.size, scale: scale) } ?? lineHeight
      return ((fonts.first ?? own).lineMetrics(lineHeight: height), height == nil)
    }
    ellipsis = ShapedText.HungSign("…", else: "...", in: own)
    hyphens = fonts.map { ShapedText.HungSign("\u{2010}", else: "-", in: $0.first ?? own) }
  }

  private static func firstAlike(_ runs: [TextRun]) -> [Int] {
    struct Kind: Hashable {
      var font: FontDescription
      var letterSpacing: Double
    }
    guard runs.count > 1 else { return Array(runs.indices) }
    var first: [Kind: Int] = [:]
    return runs.enumerated().map { index, run in
      let kind = Kind(font: run.font, letterSpacing: run.letterSpacing)
      let place = first[kind, default: index]
      first[kind] = place
      return place
    }
  }
}
