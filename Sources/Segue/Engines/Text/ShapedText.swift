/// A paragraph's text with its glyphs' advances summed up and its unbreakable segments found.
///
/// Places in the text are byte offsets, of grapheme clusters' first bytes where a line may be cut.
/// Flat arrays; a class so that paragraphs, which trees copy, share it.
final class ShapedText: Sendable {
  /// What may not be broken but within a word that is wider than the line, and the spaces after it,
  /// which hang at the end of a line. Never of two stretches.
  struct Segment: Sendable {
    enum Break: UInt8, Sendable { case none, allowed, forced }

    /// The byte after the last one that is not a space; the start, if there are only spaces.
    var contentEnd: Int
    /// The byte after the last one; the next segment starts here.
    var end: Int
    var stretch: Int
    var breakAfter: Break
    /// The break after the segment is one after a hyphen, and not there if the hyphen starts the line.
    var needsTextBeforeHyphen: Bool
    /// A soft hyphen ends it, which shows if the line does.
    var endsInSoftHyphen: Bool
    /// Words like most: the line may end after it, and nothing shows there that is not in the text.
    var isPlain: Bool
    /// The content without the ideographic spaces at its end, which need no room on a line.
    var fittingEnd: Int
  }

  let setting: TextSetting
  let text: CollapsedText
  /// By byte, with what `ShapedBytes.Flags` says.
  let boundaries: [TextBoundary]
  /// Where each byte starts, in 1/65536 pixel from the start of the paragraph, and where the last one
  /// ends. The bytes of a character start where it does, but the first: where it ends. Differences are
  /// what counts.
  let positions: [Int]
  let narrowedMarks: NarrowedMarks
  let stretches: [TextStretch]
  let items: [TextItem]
  let segments: [Segment]
  /// The line each item makes by itself; empty if every one makes the same line as the strut.
  let itemMetrics: [LineMetrics]
  /// Of the largest font, in points.
  let largestSize: Double

  var style: ParagraphStyle { setting.style }
  /// By run, in 1/65536 pixel.
  var letterSpacings: [Int] { setting.letterSpacings }
  /// The line of the paragraph's own font, which no line is lower than.
  var strut: LineMetrics { setting.strut }
  var ellipsis: HungSign { setting.ellipsis }
  /// By run: what a soft hyphen shows.
  var hyphens: [HungSign] { setting.hyphens }

  /// What a line may end in that is not in the text: an ellipsis, a hyphen.
  struct HungSign: Sendable {
    var text: String
    /// In 1/64 pixel.
    var width: Int

    /// The first of two signs, unless the font lacks it.
    init(_ wanted: Unicode.Scalar, else other: String, in font: ScaledFont) {
      text = font.face.advance(of: wanted) == nil ? other : String(Character(wanted))
      width = FixedPoint.ceiling(text.unicodeScalars.reduce(0) { $0 &+ font.advance(of: $1) })
    }
  }

  init(_ shaper: consuming TextShaper) {
    setting = shaper.setting
    text = shaper.text
    boundaries = shaper.boundaries
    positions = shaper.positions
    narrowedMarks = shaper.narrowedMarks
    stretches = shaper.stretches
    items = shaper.items
    segments = shaper.segments
    largestSize = items.reduce(setting.own.size) { max($0, $1.font.size) }
    itemMetrics = shaper.itemMetrics()
  }

  /// The item that a byte of the text is in.
  func item(holding byte: Int) -> Int {
    var (low, high) = (0, items.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].bytes.upperBound <= byte { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The height of a line: the strut and all items with text in it, on one baseline (CSS 2.2, section
  /// 10.8.1).
  func metrics(of line: LineBreaker.Line) -> LineMetrics {
    guard !itemMetrics.isEmpty else { return strut }
    var result = strut
    guard !line.segments.isEmpty else { return result }
    var item = item(holding: line.start)
    repeat {
      result.ascent = max(result.ascent, itemMetrics[item].ascent)
      result.descent = max(result.descent, itemMetrics[item].descent)
      item += 1
    } while item < items.count && items[item].bytes.lowerBound < line.segmentsEnd
    return result
  }
}
