/// Looks up the advance of every cluster and finds the segments, in one pass over the text.
struct Shaper {
  private let text: CollapsedText
  private let runs: [TextRun]
  private let fonts: [ScaledFont]
  private let wraps: Bool

  private(set) var offsets: [Int] = []
  private(set) var positions: [Int] = [0]
  private(set) var segments: [ShapedText.Segment] = []

  /// Of the run that is being shaped.
  private var run = 0
  private var letterSpacing = 0

  private var segmentStart = 0
  private var contentEnd = 0
  private var itemStart = 0
  private var lineStart = 0
  /// The two clusters before the next one, by their first characters.
  private var beforePrevious: Unicode.Scalar?
  private var previous: Unicode.Scalar?

  init(_ text: CollapsedText, runs: [TextRun], fonts: [ScaledFont], style: ParagraphStyle) {
    self.text = text
    self.runs = runs
    self.fonts = fonts
    wraps = style.whiteSpace != .nowrap
  }

  mutating func shape() {
    positions.reserveCapacity(text.bytes.count + 1)
    if text.isASCII {
      for (offset, byte) in text.bytes.enumerated() {
        let scalar = Unicode.Scalar(byte)
        enterRun(at: offset, before: scalar)
        append(scalar, advance: fonts[run].advance(of: scalar))
      }
    } else {
      var offset = 0
      for cluster in String(decoding: text.bytes, as: UTF8.self) {
        guard let scalar = cluster.unicodeScalars.first else { continue }
        enterRun(at: offset, before: scalar)
        offsets.append(offset)
        append(scalar, advance: fonts[run].advance(ofCluster: cluster))
        offset += cluster.utf8.count
      }
      offsets.append(offset)
    }
    if positions.count - 1 > segmentStart {
      close(previous == "\n" ? .forced : .none)
    }
  }

  /// Ends the segment where the text may break before `next`, and where another run starts.
  private mutating func enterRun(at offset: Int, before next: Unicode.Scalar) {
    if let previous {
      if previous == "\n" {
        close(.forced)
        lineStart = segmentStart
        itemStart = segmentStart
      } else if wraps, BreakOpportunities.isAllowed(beforePrevious, previous, next) {
        close(
          .allowed,
          needsTextBeforeHyphen: BreakOpportunities.needsTextBeforeHyphen(previous, next))
      }
    }
    guard previous == nil || offset >= text.runEnds[run] else { return }
    if positions.count - 1 > segmentStart { close(.none) }
    itemStart = segmentStart
    while run + 1 < runs.count, offset >= text.runEnds[run] { run += 1 }
    letterSpacing = FixedPoint.truncate65536(runs[run].letterSpacing)
  }

  private mutating func append(_ scalar: Unicode.Scalar, advance: Int) {
    var end = positions[positions.count - 1]
    switch scalar {
    case "\n", "\u{200B}", "\u{AD}":
      // Not there to be seen, and so not spaced either. Text does not break at a soft hyphen.
      break
    case "\t":
      // Tab stops stand every eight spaces, measured from the last forced break.
      let stop = 8 &* (fonts[run].advance(of: " ") &+ letterSpacing)
      let column = end &- positions[lineStart]
      end = end &+ (stop > 0 ? stop &- column % stop : 0)
    default:
      end = end &+ advance &+ letterSpacing
    }
    positions.append(end)
    if scalar != " ", scalar != "\t", scalar != "\n" { contentEnd = positions.count - 1 }
    beforePrevious = previous
    previous = scalar
  }

  private mutating func close(
    _ breakAfter: ShapedText.Segment.Break, needsTextBeforeHyphen: Bool = false
  ) {
    let end = positions.count - 1
    segments.append(
      ShapedText.Segment(
        contentEnd: max(segmentStart, contentEnd), end: end, run: run, itemStart: itemStart,
        breakAfter: breakAfter,
        needsTextBeforeHyphen: needsTextBeforeHyphen))
    segmentStart = end
  }
}
