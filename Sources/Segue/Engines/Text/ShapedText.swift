/// A paragraph's text with its advances summed up and its unbreakable segments found.
///
/// A *cluster* is a grapheme cluster, the smallest thing a line may hold; in ASCII text it is a byte.
/// Flat arrays; a class so that paragraphs, which trees copy, share it.
final class ShapedText: Sendable {
  /// What may not be broken but within a word that is wider than the line, and the spaces after it,
  /// which hang at the end of a line. Never of two runs.
  struct Segment: Sendable {
    enum Break: Sendable { case none, allowed, forced }

    /// The cluster after the last one that is not a space; the start, if there are only spaces.
    var contentEnd: Int
    /// The cluster after the last one; the next segment starts here.
    var end: Int
    var run: Int
    /// The first cluster of the text that is shaped in one go: of the run, or after a forced break.
    var itemStart: Int
    var breakAfter: Break
    /// The break after the segment is one after a hyphen, and not there if the hyphen starts the line.
    var needsTextBeforeHyphen: Bool
  }

  let style: ParagraphStyle
  let text: CollapsedText
  /// For each cluster its first byte, then the number of bytes; empty when all clusters are bytes.
  let offsets: [Int]
  /// Where each cluster starts, in 1/65536 point from the start of the paragraph, and where the last
  /// one ends. Differences are what counts.
  let positions: [Int]
  let segments: [Segment]
  /// The line each run makes by itself.
  let runMetrics: [LineMetrics]
  /// The line of the paragraph's own font, which no line is lower than.
  let strut: LineMetrics
  /// Whether every run makes the same line as the strut.
  let isUniform: Bool
  let ellipsis: String
  /// In 1/64 point.
  let ellipsisWidth: Int

  init(_ runs: [TextRun], style: ParagraphStyle, fonts: FontLibrary) {
    let own = ScaledFont(style.font ?? runs.first?.font ?? FontDescription(), in: fonts)
    let lineHeight = style.lineHeight.points(fontSize: own.size)
    let text = CollapsedText(runs, whiteSpace: style.whiteSpace)
    let scaled = runs.map { ScaledFont($0.font, in: fonts) }
    var shaper = Shaper(text, runs: runs, fonts: scaled, style: style)
    shaper.shape()

    self.style = style
    self.text = text
    offsets = shaper.offsets
    positions = shaper.positions
    segments = shaper.segments
    let strut = own.lineMetrics(lineHeight: lineHeight)
    self.strut = strut
    runMetrics = scaled.map { $0.lineMetrics(lineHeight: lineHeight) }
    isUniform = runMetrics.allSatisfy { $0 == strut }
    ellipsis = own.face.advance(of: "…") == nil ? "..." : "…"
    ellipsisWidth = FixedPoint.ceiling(
      ellipsis.unicodeScalars.reduce(0) { $0 &+ own.advance(of: $1) })
  }

  /// The width of clusters of one run in 1/64 point, not below 0.
  func width(from start: Int, to end: Int) -> Int {
    max(0, FixedPoint.ceiling(positions[end] &- positions[start]))
  }

  /// The drawn text of clusters.
  func string(from start: Int, to end: Int) -> String {
    let range = offsets.isEmpty ? start..<end : offsets[start]..<offsets[end]
    return String(decoding: text.bytes[range], as: UTF8.self)
  }

  /// The height of a line: the strut and every run with text in it, on one baseline (CSS 2.2,
  /// section 10.8.1).
  func metrics(of line: LineBreaker.Line) -> LineMetrics {
    guard !isUniform else { return strut }
    var result = strut
    for segment in line.segments {
      let run = runMetrics[segments[segment].run]
      result.ascent = max(result.ascent, run.ascent)
      result.descent = max(result.descent, run.descent)
    }
    return result
  }

  /// The widest line when the text breaks wherever it may, and when it breaks only where it must,
  /// in 1/64 point.
  func intrinsicWidths(leadingInset: Int) -> (min: Int, max: Int) {
    func widest(_ lines: LineBreaker) -> Int {
      var lines = lines
      var widest = 0
      while let line = lines.next() { widest = max(widest, line.width &+ line.inset) }
      return widest
    }
    return (
      min: widest(LineBreaker(self, for: .minContent, leadingInset: leadingInset)),
      max: widest(LineBreaker(self, for: .maxContent, leadingInset: leadingInset))
    )
  }
}
