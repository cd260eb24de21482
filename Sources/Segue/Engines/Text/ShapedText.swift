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
    /// The break after the segment is not there where the line has too little text: it is one after a
    /// hyphen, or one near the end of text of a script that needs a dictionary.
    var needsTextBefore: Bool
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
  /// In order; empty if every one makes the same line as the strut.
  let linePieces: [LinePiece]
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

  /// Text of one run and one item, and the line that it makes by itself.
  struct LinePiece: Sendable {
    var bytes: Range<Int>
    var metrics: LineMetrics
  }

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
    linePieces = shaper.linePieces()
  }

  /// The item that a byte of the text is in.
  func item(holding byte: Int) -> Int {
    firstPlace(below: items.count - 1) { items[$0].bytes.upperBound > byte }
  }

  /// The first place of which something holds that holds of all behind it; `end` if it holds of none.
  private func firstPlace(below end: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, end)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The height of a line: the strut and all that runs have on it, on one baseline (CSS 2.2, section
  /// 10.8.1).
  ///
  /// What has no text is on the line on which the text before it ends, unless a line feed ends that.
  func metrics(of line: LineBreaker.Line) -> LineMetrics {
    guard !linePieces.isEmpty else { return strut }
    var result = strut
    guard !line.stretches.isEmpty else { return result }
    var piece = firstPlace(below: linePieces.count) {
      linePieces[$0].bytes.upperBound >= line.start
    }
    while piece < linePieces.count, linePieces[piece].bytes.lowerBound <= line.segmentsEnd {
      let bytes = linePieces[piece].bytes
      let isOnLine =
        bytes.isEmpty
        ? holds(bytes.lowerBound, line)
        : bytes.upperBound > line.start && bytes.lowerBound < line.segmentsEnd
      if isOnLine { result.contain(linePieces[piece].metrics) }
      piece += 1
    }
    return result
  }

  /// Whether a place between two bytes belongs to a line.
  private func holds(_ place: Int, _ line: LineBreaker.Line) -> Bool {
    let beginsParagraph = place == 0 || text.bytes[place - 1] == .lineFeed
    return beginsParagraph
      ? place == line.start : place > line.start && place <= line.segmentsEnd
  }
}
