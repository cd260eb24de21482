import Synchronization

/// A paragraph's shaped text, with the positions of its glyphs and its unbreakable segments.
///
/// Text is indexed by byte offsets; a line may be cut only at the first byte of a grapheme cluster.
/// All data is in flat arrays. It is a class so that paragraphs, which are copied with their trees,
/// share it.
final class ShapedText: Sendable {
  /// Unbreakable text, which is divided only within a word that is wider than the line, with the
  /// spaces after it, which hang at the end of a line. A segment is part of a single level run.
  struct Segment: Sendable {
    enum Break: UInt8, Sendable { case none, allowed, forced }

    /// The byte after the last one that is not a space, or the start if there are only spaces.
    var contentEnd: Int
    /// The byte after the last one, at which the next segment starts.
    var end: Int
    var levelRun: Int
    var breakAfter: Break
    /// Whether the break after the segment exists only if the line has enough text: it is a break
    /// after a hyphen, or one near the end of a text in a script that needs a dictionary.
    var dependsOnLineStart: Bool
    /// Whether the segment ends in a soft hyphen, which is visible if a line ends there.
    var endsInSoftHyphen: Bool
    /// Whether it is an ordinary word: the line may end after it without a hyphen or another
    /// change.
    var isOrdinary: Bool
    /// The end of the content without its trailing ideographic spaces, which need no room on a
    /// line.
    var endWithoutIdeographicSpaces: Int
  }

  let setting: TextSetting
  let text: CollapsedText
  /// The boundaries before each byte, combined with `ShapedBytes.Flags`.
  let boundaries: [TextBoundary]
  /// The position of each byte, in 1/65536 pixel from the start of the paragraph, and the position
  /// of the end. The first byte of a character has the position where the character starts, its
  /// other bytes the position where it ends. Only differences are meaningful.
  let positions: [Int64]
  let narrowedMarks: NarrowedMarks
  let levelRuns: [LevelRun]
  let items: [TextItem]
  let segments: [Segment]
  /// The line pieces in text order; empty if the metrics of all of them equal the strut.
  let inlineBoxes: [InlineBox]
  /// The size of the largest font, in pixels.
  let largestSize: Double
  let lineMemory = Mutex(LineMemory())

  var style: ParagraphStyle { setting.style }
  /// The letter spacing of each run, in 1/65536 pixel.
  var letterSpacings: [Int64] { setting.letterSpacings }
  /// The metrics of the paragraph's own font, which are the minimum of every line.
  var strut: LineMetrics { setting.strut }
  var ellipsis: LineEndSign { setting.ellipsis }
  /// The hyphen of each run, which a soft hyphen shows.
  var hyphens: [LineEndSign] { setting.hyphens }

  /// Text of one run and one item, and the metrics of its inline box.
  struct InlineBox: Sendable {
    var bytes: Range<Int>
    var metrics: LineMetrics
  }

  /// A sign at the end of a line that is not part of the text: an ellipsis or a hyphen.
  struct LineEndSign: Sendable {
    var text: String
    /// The width of the sign, in 1/64 pixel.
    var width: Int64

    /// Creates the sign from `wanted`, or from `other` if the font lacks that.
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
    levelRuns = shaper.levelRuns
    items = shaper.items
    segments = shaper.segments
    largestSize = items.reduce(setting.primaryFont.size) { max($0, $1.font.size) }
    inlineBoxes = shaper.inlineBoxes()
  }

  /// Returns the index of the item that contains a byte of the text.
  func item(containing byte: Int) -> Int {
    items.indices.dropLast().partitioningIndex { items[$0].bytes.upperBound > byte }
  }

  /// The metrics of a line box: those of the strut and of all inline boxes on the line, aligned at
  /// one baseline (CSS 2.2, section 10.8.1).
  ///
  /// A run without text is on the line on which the text before it ends, unless that ends in a line
  /// feed.
  func metrics(of line: LineBreaker.Line) -> LineMetrics {
    guard !inlineBoxes.isEmpty else { return strut }
    var result = strut
    guard !line.levelRuns.isEmpty else { return result }
    var piece = inlineBoxes.indices.partitioningIndex {
      inlineBoxes[$0].bytes.upperBound >= line.start
    }
    while piece < inlineBoxes.count, inlineBoxes[piece].bytes.lowerBound <= line.segmentsEnd {
      let bytes = inlineBoxes[piece].bytes
      let isOnLine =
        bytes.isEmpty
        ? contains(bytes.lowerBound, line)
        : bytes.upperBound > line.start && bytes.lowerBound < line.segmentsEnd
      if isOnLine { result.contain(inlineBoxes[piece].metrics) }
      piece += 1
    }
    return result
  }

  /// Whether a position between two bytes belongs to a line.
  private func contains(_ byte: Int, _ line: LineBreaker.Line) -> Bool {
    let beginsParagraph = byte == 0 || text.bytes[byte - 1] == .lineFeed
    return beginsParagraph
      ? byte == line.start : byte > line.start && byte <= line.segmentsEnd
  }
}
