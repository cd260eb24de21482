/// Breaks shaped text into lines, one per call of `next`.
///
/// The algorithm is greedy, as CSS requires: a line takes segments while they fit, ends at the last
/// allowed break, and breaks inside a segment only if the line contains no such break. Linear in
/// the segments visited, and in the clusters of words that must be broken.
struct LineBreaker: Sendable {
  struct Line: Sendable {
    /// The range of the drawn bytes, `start` up to `end`, without trailing spaces.
    var start: Int
    var end: Int
    /// The level runs that have text on the line.
    var levelRuns: Range<Int>
    /// The byte after the last segment with text on the line, spaces included.
    var segmentsEnd: Int
    /// The index of the segment after that one.
    var nextSegment = 0
    /// The width of text, hyphen and ellipsis, in 1/64 pixel.
    var width: Int64
    /// The width that is aligned in the box, in 1/64 pixel: that of the line before truncation,
    /// with the trailing spaces that take up room.
    var alignedWidth: Int64 = 0
    /// The room before the text, in 1/64 pixel.
    var inset: Int64
    /// The start of the line's last level run, and the width of the text before it.
    var part: MeasuredPart
    /// The change in the text's width, compared to its width in the paragraph, from being cut at
    /// the end, in 1/65536 pixel.
    var endChange: Int64 = 0
    /// Whether a forced break or the end of the text ends the line.
    var endsParagraph: Bool
    /// Whether text is missing after the line or from it.
    var isTruncated = false
    var hasEllipsis = false
    /// Whether a soft hyphen is visible at the end of the line.
    var hasHyphen = false
  }

  /// The part of a line that is measured in one step: text of one level run.
  struct MeasuredPart: Sendable {
    /// The width of the preceding level runs on the line, in 1/64 pixel.
    var before: Int64 = 0
    var start: Int
    /// The change in width from being cut at the start, in 1/65536 pixel.
    var startChange: Int64 = 0
    /// The end of the text that was reshaped because of the cut at the start.
    var startEnd = 0
  }

  private let shape: ShapedText
  /// The segments of the shape, except for words that were segmented again because a line begins
  /// within one.
  private var segments: [ShapedText.Segment]
  /// The width of the box, in 1/64 pixel.
  private let boxWidth: Int64
  private let leadingInset: Int64
  private let lineLimit: Int
  private var lineCount = 0
  /// The segment at which the next line starts. `byteIndex` is the byte at which it starts.
  private var segmentIndex = 0
  private var byteIndex = 0
  /// The text that remains on a line with an ellipsis.
  struct Truncation {
    /// The remaining parts, or nil if all of the line remains.
    var parts: [LinePart]?
    /// The justification of the whole line: the remaining text keeps the positions it has there.
    var justification: Justification?
  }

  /// The truncation of the last line, or nil if it has no ellipsis.
  private(set) var truncation: Truncation?

  /// Creates a line breaker for a box of `width` pixels.
  init(_ shape: ShapedText, width: Double, leadingInset: Int64) {
    self.shape = shape
    segments = shape.segments
    boxWidth = FixedPoint.floor64(width)
    self.leadingInset = leadingInset
    lineLimit = max(1, shape.style.maxLines ?? .max)
  }

  private var isAtEnd: Bool { segmentIndex >= segments.count }

  /// Returns the next line, or nil after the last one or when the meter stops. Counts the line.
  mutating func next(counting meter: inout WorkMeter) -> Line? {
    guard !meter.isStopped, let line = next() else { return nil }
    meter.add(shape.work(of: line))
    return line
  }

  /// Returns the next line, or nil after the last one.
  mutating func next() -> Line? {
    let inset = lineCount == 0 ? leadingInset : 0
    guard lineCount < lineLimit, !isAtEnd || inset > 0 else { return nil }
    lineCount += 1
    truncation = nil
    guard !isAtEnd else {
      return Line(
        start: 0, end: 0, levelRuns: 0..<0, segmentsEnd: 0, width: 0, inset: inset,
        part: MeasuredPart(start: 0), endsParagraph: true)
    }
    var line = breakLine(inset: inset)
    line.alignedWidth = max(line.alignedWidth, line.width)
    let mayOverflow = shape.style.whiteSpace == .nowrap || shape.style.maxLines != nil
    let overflows = mayOverflow && line.width > boxWidth - inset + (wraps ? 1 : 0)
    if overflows || (lineCount == lineLimit && !isAtEnd) {
      switch shape.style.overflow {
      case .ellipsis: truncate(&line, to: boxWidth &- inset)
      case .clip: line.isTruncated = true
      }
    }
    return line
  }

  /// Breaks one line at the current position, which moves to the start of the next line.
  private mutating func breakLine(inset: Int64) -> Line {
    // A width fits if it exceeds the box by no more than 1/64 pixel.
    let available = boxWidth - inset + 1
    skipSpaces()
    let firstLevelRun = segments[segmentIndex].levelRun
    var line = Line(
      start: byteIndex, end: byteIndex, levelRuns: firstLevelRun..<firstLevelRun,
      segmentsEnd: byteIndex,
      nextSegment: segmentIndex, width: 0, inset: inset, part: firstPart(), endsParagraph: false)
    var lastBreak: Line?
    // The first segment after which the line could end if the hyphen fitted.
    var unhyphenated: (line: Line, segment: Int, start: Int)?
    // Whether unbreakable text is wider than the line; and the line up to the last point before
    // that text at which it may be broken, at the end of a run.
    var isOverfull = false
    var runEnd: Line?
    if appendOrdinarySegments(to: &line, within: available) { lastBreak = line }
    while !isAtEnd {
      let current = segments[segmentIndex]
      let segmentStart = max(line.start, segmentIndex > 0 ? segments[segmentIndex - 1].end : 0)
      let before = line
      let contentEnd = current.contentEnd
      if contentEnd > segmentStart {
        line.width = shape.width(of: line.part, to: contentEnd)
        let fitting =
          current.endWithoutIdeographicSpaces < contentEnd
          ? shape.width(of: line.part, to: max(segmentStart, current.endWithoutIdeographicSpaces))
          : line.width
        if fitting > available {
          if let squeezed = lineWithNarrowedMark(line, adding: current, within: available) {
            return squeezed
          }
          if let lastBreak { return endLineAtEarlierBreak(lastBreak, within: available) }
          if wraps(current) {
            let broken = breakSegment(line, at: segmentStart, within: available)
            if broken.end > segmentStart || unhyphenated == nil { return broken }
          }
          if let unhyphenated { return breakHyphenated(unhyphenated, within: available) }
          if let runEnd { return endLineAtRun(runEnd) }
          isOverfull = true
        }
        line.end = contentEnd
      }
      segmentIndex += 1
      byteIndex = current.end
      append(current, to: &line)
      if current.breakAfter == .forced || isAtEnd {
        if current.endsInSoftHyphen {
          // The hyphen that would be visible needs its room here too.
          if line.width &+ shape.hyphenWidth(after: current) > available {
            if let lastBreak { return endLineAtEarlierBreak(lastBreak, within: available) }
            return breakHyphenated(
              unhyphenated ?? (before, segmentIndex - 1, segmentStart), within: available)
          }
        }
        line.endsParagraph = true
        line.alignedWidth = shape.widthWithSpaces(of: line, after: current, within: available)
        return line
      }
      if current.breakAfter == .allowed,
        !(current.dependsOnLineStart
          && shape.isTooShortForBreak(from: line.start, before: current.end))
      {
        if let candidate = shape.candidate(line, after: current, within: available) {
          lastBreak = candidate
        } else if current.endsInSoftHyphen, lastBreak == nil, unhyphenated == nil {
          unhyphenated = (before, segmentIndex - 1, segmentStart)
        } else if lastBreak == nil, unhyphenated == nil, !isOverfull, wraps(current),
          contentEnd > segmentStart
        {
          // The segment itself would have fitted, but not as it is shaped before a break.
          segmentIndex -= 1
          return breakSegment(before, at: segmentStart, within: available)
        }
        if isOverfull, lastBreak == nil { return line }
      } else if contentEnd > segmentStart, mayEnd(after: current) {
        runEnd = line
      }
      if segments[segmentIndex].levelRun != current.levelRun {
        line.part = MeasuredPart(
          before: shape.width(of: line.part, to: current.end), start: current.end)
      }
    }
    return line
  }

  /// Adds a segment, the one before the current, to a line.
  private func append(_ last: ShapedText.Segment, to line: inout Line) {
    line.levelRuns = line.levelRuns.lowerBound..<(last.levelRun + 1)
    line.segmentsEnd = last.end
    line.nextSegment = segmentIndex
  }

  /// Skips collapsible spaces at the start of a line. Only text that does not wrap begins with such
  /// spaces: others hang at the end of the line before.
  private mutating func skipSpaces() {
    let first = segments[segmentIndex]
    guard shape.text.bytes[byteIndex] == .space, shape.whiteSpace(of: first) != .preWrap else {
      return
    }
    while byteIndex < first.contentEnd, shape.text.bytes[byteIndex] == .space,
      shape.boundaries[byteIndex + 1].contains(.cluster)
    { byteIndex += 1 }
  }

  /// Takes the words that fit on the line whatever their width changes when the line is cut after
  /// them, which is less than an em. Takes one comparison per word. Leaves the segment that ends
  /// the paragraph or precedes another level run.
  private mutating func appendOrdinarySegments(to line: inout Line, within available: Int64) -> Bool
  {
    let positions = shape.positions
    let levelRun = segments[segmentIndex].levelRun
    let room = available &- Int64(shape.largestSize) &* 64 &- 64
    let limit = positions[line.start] &- line.part.startChange &+ min(room, .max >> 12) &* 1024
    let first = segmentIndex
    while segmentIndex + 1 < segments.count, segments[segmentIndex].isOrdinary,
      segments[segmentIndex + 1].levelRun == levelRun,
      positions[segments[segmentIndex].contentEnd] < limit
    {
      segmentIndex += 1
    }
    guard segmentIndex > first else { return false }
    let last = segments[segmentIndex - 1]
    line.end = last.contentEnd
    append(last, to: &line)
    line.width = shape.width(of: line.part, to: last.contentEnd)
    byteIndex = last.end
    return true
  }

  private var wraps: Bool { shape.style.whiteSpace != .nowrap }

  /// Whether words of a segment may be broken if they are wider than the line.
  private func wraps(_ segment: ShapedText.Segment) -> Bool {
    shape.whiteSpace(of: segment) != .nowrap
  }

  /// Whether an overfull line may end after a segment although no break is allowed there. As in
  /// browsers, it may after text that wraps, and in a paragraph that wraps, after the last word of
  /// any run.
  private func mayEnd(after segment: ShapedText.Segment) -> Bool {
    if wraps(segment) { return true }
    let (levelRun, next) = (segment.levelRun, segment.levelRun + 1)
    return wraps && segment.contentEnd == segment.end && next < shape.levelRuns.count
      && shape.levelRuns[next].run != shape.levelRuns[levelRun].run
  }

  private func firstPart() -> MeasuredPart {
    let change = shape.change(startingLineAt: byteIndex, in: segments[segmentIndex].levelRun)
    return MeasuredPart(start: byteIndex, startChange: change.width, startEnd: change.end)
  }

  /// Returns the line with the current segment if it fits once the closing mark at its end is
  /// narrowed.
  private mutating func lineWithNarrowedMark(
    _ line: Line, adding current: ShapedText.Segment, within available: Int64
  ) -> Line? {
    let isLast = segmentIndex + 1 == segments.count
    guard wraps(current), current.end == current.contentEnd, current.breakAfter != .none || isLast
    else {
      return nil
    }
    let reserve = shape.narrowedMarks.possibleNarrowing(ofMarkEndingAt: current.contentEnd)
    guard reserve > 0 else { return nil }
    var line = line
    line.endChange = -reserve
    line.width = shape.width(of: line.part, to: current.contentEnd, endChange: -reserve)
    guard line.width < available else { return nil }
    segmentIndex += 1
    byteIndex = current.end
    line.end = current.contentEnd
    append(current, to: &line)
    line.endsParagraph = current.breakAfter == .forced || isLast
    return line
  }

  /// Returns to an earlier break.
  private mutating func endLineAtEarlierBreak(_ line: Line, within available: Int64) -> Line {
    var line = line
    segmentIndex = line.nextSegment
    let last = segments[segmentIndex - 1]
    byteIndex = last.end
    _ = shape.applyEndChange(to: &line, after: last, within: available)
    return line
  }

  /// Returns to the end of a run.
  private mutating func endLineAtRun(_ line: Line) -> Line {
    segmentIndex = line.nextSegment
    byteIndex = line.segmentsEnd
    return line
  }

  /// Ends the line inside an earlier segment whose own hyphen does not fit.
  private mutating func breakHyphenated(
    _ passed: (line: Line, segment: Int, start: Int), within available: Int64
  ) -> Line {
    segmentIndex = passed.segment
    return breakSegment(
      passed.line, at: passed.start,
      within: available &- shape.hyphenWidth(after: segments[segmentIndex]))
  }

  /// Ends the line inside the current segment, after the clusters that fit, and after at least one
  /// if the line cannot end before the segment.
  private mutating func breakSegment(
    _ line: Line, at segmentStart: Int, within available: Int64
  ) -> Line {
    let current = segments[segmentIndex]
    let end = shape.longestPrefix(
      of: line.part, in: current.levelRun, from: segmentStart, to: current.contentEnd,
      room: available,
      isFirst: segmentStart == line.start || !mayEnd(after: segments[segmentIndex - 1]))
    guard end > segmentStart else { return endLineBeforeSegment(line, segmentStart) }
    var line = line
    line.endChange = shape.change(cuttingAfter: line.part, at: end)?.width ?? 0
    line.end = end
    line.levelRuns = line.levelRuns.lowerBound..<(current.levelRun + 1)
    line.segmentsEnd = end
    line.nextSegment = segmentIndex + 1
    line.width = shape.width(of: line.part, to: end, endChange: line.endChange)
    byteIndex = end
    if end == current.contentEnd {
      // A single cluster is wider than the box. The spaces that hang after it belong to this line,
      // even those of the opposite direction.
      var last = current
      segmentIndex += 1
      while !isAtEnd, last.breakAfter == .none, segments[segmentIndex].contentEnd <= last.end {
        last = segments[segmentIndex]
        segmentIndex += 1
      }
      byteIndex = last.end
      line.endsParagraph = last.breakAfter == .forced || isAtEnd
    } else {
      resegmentWords()
    }
    return line
  }

  /// Segments words again if a line begins within one, in scripts whose words are found with a
  /// dictionary.
  private mutating func resegmentWords() {
    let (starts, next) = shape.wordStarts(fromLineAt: byteIndex, in: segments, segmentIndex)
    guard !starts.isEmpty || next > segmentIndex else { return }
    // Segments before the current one are no longer needed, so they can be overwritten.
    let missing = starts.count - next
    if missing > 0 {
      segments.insert(contentsOf: repeatElement(segments[segmentIndex], count: missing), at: 0)
    }
    segmentIndex = next + max(0, missing) - starts.count
    for (index, start) in starts.enumerated() { segments[segmentIndex + index] = start }
    // The next segment starts where the previous one ends.
    if segmentIndex > 0 { segments[segmentIndex - 1].end = byteIndex }
  }

  /// Ends the line where the current segment starts, although no break is allowed there.
  private mutating func endLineBeforeSegment(_ line: Line, _ end: Int) -> Line {
    var line = line
    byteIndex = end
    guard line.end > line.start else {
      line.width = 0
      return line
    }
    // The part may already have advanced to the next level run.
    line.width =
      line.part.start < line.end
      ? shape.width(of: line.part, to: line.end) : line.part.before
    return line
  }

  /// Truncates the line with an ellipsis, so that both the remaining text and the ellipsis fit.
  private mutating func truncate(_ line: inout Line, to boxWidth: Int64) {
    line.isTruncated = true
    line.hasEllipsis = true
    var cut = Truncation(justification: shape.justification(of: line, box: boxWidth &+ line.inset))
    let room = boxWidth &- shape.ellipsis.width
    if line.width > room || cut.justification != nil {
      line.hasHyphen = false
      let parts = shape.parts(of: line, thatFit: room, cut.justification)
      line.width = parts.reduce(0) {
        $0 &+ $1.width &+ (cut.justification?.width(in: $1.bytes) ?? 0)
      }
      cut.parts = parts
    }
    line.width = line.width &+ shape.ellipsis.width
    self.truncation = cut
  }
}
