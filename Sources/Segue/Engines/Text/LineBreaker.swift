/// Breaks shaped text into lines, one at each call of `next`.
///
/// Greedy, as CSS asks: a line takes segments while they fit, ends at the last allowed break, and
/// breaks inside a segment only when there is no such break on the line. Linear in the segments
/// visited, and in the clusters of words that have to be broken.
struct LineBreaker: Sendable {
  struct Line: Sendable {
    /// The clusters drawn: from `start` up to `end`, spaces at the end left out.
    var start: Int
    var end: Int
    /// Those that have clusters on the line.
    var segments: Range<Int>
    /// Of text and ellipsis, in 1/64 point.
    var width: Int
    /// Room before the text, in 1/64 point.
    var inset: Int
    /// Whether a forced break or the end of the text ends the line.
    var endsParagraph: Bool
    /// Whether text is missing after the line, or from it.
    var isCut = false
    var hasEllipsis = false
  }

  /// What the lines are for.
  enum Purpose: Sendable {
    /// To be drawn in a box.
    case drawing
    /// The narrowest box: takes every break, but none inside a word.
    case minContent
    /// The widest line: takes only forced breaks, and spaces that are preserved count.
    case maxContent
  }

  private let shape: ShapedText
  private let purpose: Purpose
  /// In 1/64 point.
  private let boxWidth: Int
  private let leadingInset: Int
  private let lineLimit: Int
  private var lineCount = 0
  /// Where the next line starts.
  private var segment = 0
  private var cluster = 0

  /// Lines to be drawn in a box of `width` points.
  init(_ shape: ShapedText, width: Double, leadingInset: Int) {
    self.shape = shape
    purpose = .drawing
    boxWidth = FixedPoint.floor64(width)
    self.leadingInset = leadingInset
    lineLimit = max(1, shape.style.maxLines ?? .max)
  }

  /// Lines for the sake of their widths.
  init(_ shape: ShapedText, for purpose: Purpose, leadingInset: Int) {
    self.shape = shape
    self.purpose = purpose
    boxWidth = purpose == .minContent ? 0 : .max / 2
    self.leadingInset = leadingInset
    lineLimit = .max
  }

  private var isAtEnd: Bool { segment >= shape.segments.count }

  mutating func next() -> Line? {
    let inset = lineCount == 0 ? leadingInset : 0
    guard lineCount < lineLimit, !isAtEnd || inset > 0 else { return nil }
    lineCount += 1
    guard !isAtEnd else {
      return Line(
        start: 0, end: 0, segments: 0..<0, width: 0, inset: inset, endsParagraph: true)
    }
    var line = breakLine(inset: inset)
    let overflows =
      shape.style.whiteSpace == .nowrap && purpose == .drawing && line.width > boxWidth - inset
    if overflows || (lineCount == lineLimit && !isAtEnd) {
      switch shape.style.overflow {
      case .ellipsis: cut(&line, to: boxWidth - inset)
      case .clip: line.isCut = true
      }
    }
    return line
  }

  /// One line from the current position, which moves to the start of the next.
  private mutating func breakLine(inset: Int) -> Line {
    // A width counts as fitting up to 1/64 point more than the box.
    let available = boxWidth - inset + 1
    let start = cluster
    let firstSegment = segment
    var line = Line(
      start: start, end: start, segments: firstSegment..<firstSegment, width: 0, inset: inset,
      endsParagraph: false)
    var lastBreak: Line?
    // What the runs before the current one take on this line, and where the current one starts.
    var closedWidth = 0
    var runStart = start
    while true {
      let current = shape.segments[segment]
      let segmentStart = max(start, segment > 0 ? shape.segments[segment - 1].end : 0)
      let contentEnd = purpose == .maxContent ? current.end : current.contentEnd
      if contentEnd > segmentStart {
        let width = closedWidth &+ width(from: runStart, to: contentEnd, of: current)
        if width > available {
          if let lastBreak { return finish(lastBreak) }
          if purpose == .drawing, shape.style.whiteSpace != .nowrap {
            return breakSegment(
              &line, from: runStart, at: segmentStart, closedWidth: closedWidth,
              available: available)
          }
        }
        line.width = width
        line.end = contentEnd
      }
      segment += 1
      cluster = current.end
      line.segments = firstSegment..<segment
      if current.breakAfter == .forced || isAtEnd {
        line.endsParagraph = true
        return line
      }
      if current.breakAfter == .allowed,
        !(current.needsTextBeforeHyphen && current.end == start + 1)
      {
        lastBreak = line
      }
      if shape.segments[segment].run != current.run {
        closedWidth = closedWidth &+ width(from: runStart, to: current.end, of: current)
        runStart = current.end
      }
    }
  }

  /// The width of clusters of the current segment's run in 1/64 point. For the narrowest box browsers
  /// round where the clusters start and end, and take the difference.
  private func width(from start: Int, to end: Int, of segment: ShapedText.Segment) -> Int {
    guard purpose == .minContent else { return shape.width(from: start, to: end) }
    return shape.width(from: segment.itemStart, to: end)
      &- shape.width(from: segment.itemStart, to: start)
  }

  /// Goes back to a break that was passed.
  private mutating func finish(_ line: Line) -> Line {
    segment = line.segments.upperBound
    cluster = shape.segments[segment - 1].end
    return line
  }

  /// Ends the line inside the current segment, after the clusters that fit; after one at least, if
  /// the line has nothing else.
  private mutating func breakSegment(
    _ line: inout Line, from runStart: Int, at segmentStart: Int, closedWidth: Int, available: Int
  ) -> Line {
    let contentEnd = shape.segments[segment].contentEnd
    var end = segmentStart
    var width = line.width
    while end < contentEnd {
      let longer = closedWidth &+ shape.width(from: runStart, to: end + 1)
      if longer > available, end > line.start { break }
      width = longer
      end += 1
    }
    if end > segmentStart {
      line.end = end
      line.width = width
      line.segments = line.segments.lowerBound..<(segment + 1)
    }
    cluster = end
    if end == contentEnd {
      // A single cluster is wider than the box: what hangs after it belongs to this line.
      let current = shape.segments[segment]
      segment += 1
      cluster = current.end
      line.endsParagraph = current.breakAfter == .forced || isAtEnd
    }
    return line
  }

  /// Puts an ellipsis at the end of the line, after as many clusters as leave room for it, but one
  /// at least.
  private func cut(_ line: inout Line, to boxWidth: Int) {
    line.isCut = true
    line.hasEllipsis = true
    let room = boxWidth &- shape.ellipsisWidth
    if line.width <= room {
      line.width += shape.ellipsisWidth
      return
    }
    var width = 0
    var closedWidth = 0
    var runStart = line.start
    var end = line.start
    fitting: for segment in line.segments {
      let current = shape.segments[segment]
      let segmentEnd = min(current.end, line.end)
      while end < segmentEnd {
        let longer = closedWidth &+ shape.width(from: runStart, to: end + 1)
        if longer > room, end > line.start { break fitting }
        width = longer
        end += 1
      }
      if segment + 1 < line.segments.upperBound, shape.segments[segment + 1].run != current.run {
        closedWidth = closedWidth &+ shape.width(from: runStart, to: end)
        runStart = end
      }
    }
    line.end = end
    line.width = width &+ shape.ellipsisWidth
  }
}
