/// Breaks shaped text into lines, one at each call of `next`.
///
/// Greedy, as CSS asks: a line takes segments while they fit, ends at the last allowed break, and
/// breaks inside a segment only when there is no such break on the line. Linear in the segments
/// visited, and in the clusters of words that have to be broken.
struct LineBreaker: Sendable {
  struct Line: Sendable {
    /// The bytes drawn: from `start` up to `end`, spaces at the end left out.
    var start: Int
    var end: Int
    /// Those that have text on the line.
    var stretches: Range<Int>
    /// The byte after the last segment with text on the line, spaces included.
    var segmentsEnd: Int
    /// The segment after it.
    var nextSegment = 0
    /// Of text, hyphen and ellipsis, in 1/64 pixel.
    var width: Int
    /// Of what is aligned in the box, in 1/64 pixel: of the line before it is cut, and with the spaces
    /// at its end that take room.
    var alignedWidth = 0
    /// Room before the text, in 1/64 pixel.
    var inset: Int
    /// Where its last stretch starts and what is before that.
    var part: Part
    /// By how much the text is wider than where it stands in the paragraph because it is cut at the
    /// end; in 1/65536 pixel.
    var endChange = 0
    /// Whether a forced break or the end of the text ends the line.
    var endsParagraph: Bool
    /// Whether text is missing after the line, or from it.
    var isCut = false
    var hasEllipsis = false
    /// A soft hyphen at the end of the line shows.
    var hasHyphen = false
  }

  /// The part of a line that is measured in one go: of one stretch.
  struct Part: Sendable {
    /// What the stretches before it take on the line, in 1/64 pixel.
    var before = 0
    var start: Int
    /// By how much it is wider because the text is cut at its start, in 1/65536 pixel.
    var startChange = 0
    /// Up to where it has been shaped anew for that.
    var startEnd = 0
  }

  private let shape: ShapedText
  /// The shape's, but for words that begin elsewhere because a line begins within one.
  private var segments: [ShapedText.Segment]
  /// In 1/64 pixel.
  private let boxWidth: Int
  private let leadingInset: Int
  private let lineLimit: Int
  private var lineCount = 0
  /// Where the next line starts.
  private var segment = 0
  private var place = 0
  /// What is left of a line beside its ellipsis.
  struct Cut {
    /// nil for all of it.
    var parts: [LinePart]?
    /// How the line would fill its box with all its text: what is left of it stays where it is then.
    var justification: Justification?
  }

  /// Of the last line; nil if it has no ellipsis.
  private(set) var cut: Cut?

  /// Lines to be drawn in a box of `width` points.
  init(_ shape: ShapedText, width: Double, leadingInset: Int) {
    self.shape = shape
    segments = shape.segments
    boxWidth = FixedPoint.floor64(width)
    self.leadingInset = leadingInset
    lineLimit = max(1, shape.style.maxLines ?? .max)
  }

  private var isAtEnd: Bool { segment >= segments.count }

  mutating func next() -> Line? {
    let inset = lineCount == 0 ? leadingInset : 0
    guard lineCount < lineLimit, !isAtEnd || inset > 0 else { return nil }
    lineCount += 1
    cut = nil
    guard !isAtEnd else {
      return Line(
        start: 0, end: 0, stretches: 0..<0, segmentsEnd: 0, width: 0, inset: inset,
        part: Part(start: 0), endsParagraph: true)
    }
    var line = breakLine(inset: inset)
    line.alignedWidth = max(line.alignedWidth, line.width)
    let mayOverflow = shape.style.whiteSpace == .nowrap || shape.style.maxLines != nil
    let overflows = mayOverflow && line.width > boxWidth - inset + (wraps ? 1 : 0)
    if overflows || (lineCount == lineLimit && !isAtEnd) {
      switch shape.style.overflow {
      case .ellipsis: cut(&line, to: boxWidth &- inset)
      case .clip: line.isCut = true
      }
    }
    return line
  }

  /// One line from the current position, which moves to the start of the next.
  private mutating func breakLine(inset: Int) -> Line {
    // A width counts as fitting up to 1/64 pixel more than the box.
    let available = boxWidth - inset + 1
    skipSpaces()
    let firstStretch = segments[segment].stretch
    var line = Line(
      start: place, end: place, stretches: firstStretch..<firstStretch, segmentsEnd: place,
      nextSegment: segment, width: 0, inset: inset, part: firstPart(), endsParagraph: false)
    var lastBreak: Line?
    // The first segment after which the line could end if the hyphen had room.
    var unhyphenated: (line: Line, segment: Int, start: Int)?
    // What may not be broken is wider than the line; and the line up to where it may be broken before
    // that, at the end of a run.
    var isOverfull = false
    var runEnd: Line?
    if takePlainSegments(&line, available) { lastBreak = line }
    while !isAtEnd {
      let current = segments[segment]
      let segmentStart = max(line.start, segment > 0 ? segments[segment - 1].end : 0)
      let before = line
      let contentEnd = current.contentEnd
      if contentEnd > segmentStart {
        line.width = width(of: line.part, to: contentEnd)
        let fitting =
          current.fittingEnd < contentEnd
          ? width(of: line.part, to: max(segmentStart, current.fittingEnd))
          : line.width
        if fitting > available {
          if let squeezed = squeezed(line, current, available) { return squeezed }
          if let lastBreak { return finish(lastBreak, available) }
          if wraps(current) {
            let broken = breakSegment(line, at: segmentStart, available: available)
            if broken.end > segmentStart || unhyphenated == nil { return broken }
          }
          if let unhyphenated { return breakHyphenated(unhyphenated, available: available) }
          if let runEnd { return breakRun(runEnd) }
          isOverfull = true
        }
        line.end = contentEnd
      }
      segment += 1
      place = current.end
      take(current, on: &line)
      if current.breakAfter == .forced || isAtEnd {
        if current.endsInSoftHyphen {
          // The hyphen that would show needs its room here too.
          if line.width &+ hyphenWidth(current) > available {
            if let lastBreak { return finish(lastBreak, available) }
            return breakHyphenated(
              unhyphenated ?? (before, segment - 1, segmentStart), available: available)
          }
        }
        line.endsParagraph = true
        line.alignedWidth = widthWithSpaces(line, current, available)
        return line
      }
      if current.breakAfter == .allowed,
        !(current.needsTextBefore && shape.lacksText(from: line.start, before: current.end))
      {
        if let candidate = candidate(line, current, available) {
          lastBreak = candidate
        } else if current.endsInSoftHyphen, lastBreak == nil, unhyphenated == nil {
          unhyphenated = (before, segment - 1, segmentStart)
        } else if lastBreak == nil, unhyphenated == nil, !isOverfull, wraps(current),
          contentEnd > segmentStart
        {
          // It would have fitted, but not as it is set before a break.
          segment -= 1
          return breakSegment(before, at: segmentStart, available: available)
        }
        if isOverfull, lastBreak == nil { return line }
      } else if contentEnd > segmentStart, mayEnd(after: current) {
        runEnd = line
      }
      if segments[segment].stretch != current.stretch {
        line.part = Part(
          before: width(of: line.part, to: current.end), start: current.end)
      }
    }
    return line
  }

  /// Puts a segment on a line, the one before the current.
  private func take(_ last: ShapedText.Segment, on line: inout Line) {
    line.stretches = line.stretches.lowerBound..<(last.stretch + 1)
    line.segmentsEnd = last.end
    line.nextSegment = segment
  }

  /// Spaces at the start of a line go, but those that are preserved. Only text that does not wrap begins
  /// with some: others hang at the end of the line before.
  private mutating func skipSpaces() {
    let first = segments[segment]
    guard shape.text.bytes[place] == .space, whiteSpace(of: first) != .preWrap else { return }
    while place < first.contentEnd, shape.text.bytes[place] == .space,
      shape.boundaries[place + 1].contains(.cluster)
    { place += 1 }
  }

  /// Takes the words that fit on the line whatever a cut after them changes, which is less than an em:
  /// one comparison for each. Leaves what ends the paragraph or starts another stretch.
  private mutating func takePlainSegments(_ line: inout Line, _ available: Int) -> Bool {
    let positions = shape.positions
    let stretch = segments[segment].stretch
    let room = available &- Int(shape.largestSize) &* 64 &- 64
    let limit = positions[line.start] &- line.part.startChange &+ min(room, .max >> 12) &* 1024
    let first = segment
    while segment + 1 < segments.count, segments[segment].isPlain,
      segments[segment + 1].stretch == stretch, positions[segments[segment].contentEnd] < limit
    {
      segment += 1
    }
    guard segment > first else { return false }
    let last = segments[segment - 1]
    line.end = last.contentEnd
    take(last, on: &line)
    line.width = width(of: line.part, to: last.contentEnd)
    place = last.end
    return true
  }

  private var wraps: Bool { shape.style.whiteSpace != .nowrap }

  /// Whether words of a segment are broken that are wider than the line.
  private func wraps(_ segment: ShapedText.Segment) -> Bool {
    whiteSpace(of: segment) != .nowrap
  }

  /// Whether a line that is too long may end after a segment though no break is allowed there: as
  /// browsers have it, in and after text that wraps, and in a paragraph that does after the last word of
  /// any run.
  private func mayEnd(after segment: ShapedText.Segment) -> Bool {
    if wraps(segment) { return true }
    let (stretch, next) = (segment.stretch, segment.stretch + 1)
    return wraps && segment.contentEnd == segment.end && next < shape.stretches.count
      && shape.stretches[next].run != shape.stretches[stretch].run
  }

  private func whiteSpace(of segment: ShapedText.Segment) -> ParagraphStyle.WhiteSpace {
    shape.setting.whiteSpaces[shape.stretches[segment.stretch].run]
  }

  /// Spaces that are preserved before a forced break or the end of the text take what room there is
  /// (CSS Text 3, section 4.1.3); the others hang.
  private func widthWithSpaces(
    _ line: Line, _ current: ShapedText.Segment, _ available: Int
  ) -> Int {
    guard current.end > current.contentEnd, whiteSpace(of: current) == .preWrap else { return 0 }
    return min(width(of: line.part, to: current.end), max(0, available - 1))
  }

  private func firstPart() -> Part {
    let change = shape.change(startingLineAt: place, in: segments[segment].stretch)
    return Part(start: place, startChange: change.width, startEnd: change.end)
  }

  /// The width of the line up to a place in the stretch of the part, in 1/64 pixel.
  private func width(of part: Part, to end: Int, endChange: Int = 0) -> Int {
    let length = shape.positions[end] &- shape.positions[part.start]
    return part.before &+ max(0, FixedPoint.ceiling(length &+ part.startChange &+ endChange))
  }

  /// The line as it would be if it ended after the current segment; nil if what shows or changes at
  /// its end does not fit.
  private func candidate(
    _ line: Line, _ current: ShapedText.Segment, _ available: Int
  ) -> Line? {
    var line = line
    if current.endsInSoftHyphen { hyphenate(&line, current) }
    // What is cut changes by less than an em: only near the end of the line it has to be known.
    if line.width &+ Int(shape.largestSize) &* 64 > available {
      return settle(&line, current, available) ? line : nil
    }
    return line
  }

  private func hyphenate(_ line: inout Line, _ current: ShapedText.Segment) {
    line.hasHyphen = true
    line.width = line.width &+ hyphenWidth(current)
  }

  private func hyphenWidth(_ segment: ShapedText.Segment) -> Int {
    shape.hyphens[shape.stretches[segment.stretch].run].width
  }

  /// Takes in what changes at the end of the line because the text is cut there, and tells whether
  /// the line fits.
  private func settle(
    _ line: inout Line, _ current: ShapedText.Segment, _ available: Int
  ) -> Bool {
    guard line.end > line.start, line.endChange == 0,
      let change = shape.change(cuttingAfter: line.part, at: line.end),
      !keepsKerning(line, current, change, available)
    else { return line.width <= available }
    let hyphen = line.hasHyphen ? hyphenWidth(current) : 0
    line.endChange = change.width
    line.width = hyphen &+ width(of: line.part, to: line.end, endChange: change.width)
    return shape.fits(
      line.part, to: line.end, in: current.stretch, change, room: available &- hyphen &- 1)
  }

  /// Whether text keeps its kerning with the space that hangs after it: as browsers have it, in lines
  /// that start at the box's edge, and where the space ends its stretch but has no room, or where the
  /// line would be shaped anew from its start.
  private func keepsKerning(
    _ line: Line, _ current: ShapedText.Segment, _ change: ShapedText.EndChange, _ available: Int
  ) -> Bool {
    guard line.end < current.end, line.end >= line.part.startEnd else { return false }
    if shape.style.alignment == .start || shape.style.alignment == .left { return true }
    return current.end == shape.stretches[current.stretch].bytes.upperBound
      && (change.start <= line.part.start
        || width(of: line.part, to: current.end) > available)
  }

  /// The line with the current segment if that fits once the closing mark at its end is narrowed.
  private mutating func squeezed(
    _ line: Line, _ current: ShapedText.Segment, _ available: Int
  ) -> Line? {
    let isLast = segment + 1 == segments.count
    guard wraps(current), current.end == current.contentEnd, current.breakAfter != .none || isLast
    else {
      return nil
    }
    let reserve = shape.narrowedMarks.reserve(endingAt: current.contentEnd)
    guard reserve > 0 else { return nil }
    var line = line
    line.endChange = -reserve
    line.width = width(of: line.part, to: current.contentEnd, endChange: -reserve)
    guard line.width < available else { return nil }
    segment += 1
    place = current.end
    line.end = current.contentEnd
    take(current, on: &line)
    line.endsParagraph = current.breakAfter == .forced || isLast
    return line
  }

  /// Goes back to a break that was passed.
  private mutating func finish(_ line: Line, _ available: Int) -> Line {
    var line = line
    segment = line.nextSegment
    let last = segments[segment - 1]
    place = last.end
    _ = settle(&line, last, available)
    return line
  }

  /// Goes back to the end of a run.
  private mutating func breakRun(_ line: Line) -> Line {
    segment = line.nextSegment
    place = line.segmentsEnd
    return line
  }

  /// Ends the line inside a segment that was passed, whose own hyphen does not fit.
  private mutating func breakHyphenated(
    _ passed: (line: Line, segment: Int, start: Int), available: Int
  ) -> Line {
    segment = passed.segment
    return breakSegment(
      passed.line, at: passed.start, available: available &- hyphenWidth(segments[segment]))
  }

  /// Ends the line inside the current segment, after the clusters that fit; after one at least, if
  /// the line cannot end before it.
  private mutating func breakSegment(_ line: Line, at segmentStart: Int, available: Int) -> Line {
    let current = segments[segment]
    let end = shape.longestPrefix(
      of: line.part, in: current.stretch, from: segmentStart, to: current.contentEnd,
      room: available,
      isFirst: segmentStart == line.start || !mayEnd(after: segments[segment - 1]))
    guard end > segmentStart else { return endBefore(line, segmentStart) }
    var line = line
    line.endChange = shape.change(cuttingAfter: line.part, at: end)?.width ?? 0
    line.end = end
    line.stretches = line.stretches.lowerBound..<(current.stretch + 1)
    line.segmentsEnd = end
    line.nextSegment = segment + 1
    line.width = width(of: line.part, to: end, endChange: line.endChange)
    place = end
    if end == current.contentEnd {
      // A single cluster is wider than the box: the spaces that hang after it belong to this line,
      // also those that run the other way.
      var last = current
      segment += 1
      while !isAtEnd, last.breakAfter == .none, segments[segment].contentEnd <= last.end {
        last = segments[segment]
        segment += 1
      }
      place = last.end
      line.endsParagraph = last.breakAfter == .forced || isAtEnd
    } else {
      findWords()
    }
    return line
  }

  /// Finds the words anew that a line begins within, in a script that needs a dictionary.
  private mutating func findWords() {
    let (starts, next) = shape.wordStarts(fromLineAt: place, in: segments, segment)
    guard !starts.isEmpty || next > segment else { return }
    // Segments before the current one are not needed any more: they make room.
    let missing = starts.count - next
    if missing > 0 {
      segments.insert(contentsOf: repeatElement(segments[segment], count: missing), at: 0)
    }
    segment = next + max(0, missing) - starts.count
    for (index, start) in starts.enumerated() { segments[segment + index] = start }
    // Where one ends the next starts.
    if segment > 0 { segments[segment - 1].end = place }
  }

  /// Ends the line where the current segment starts, though no break is allowed there.
  private mutating func endBefore(_ line: Line, _ end: Int) -> Line {
    var line = line
    place = end
    guard line.end > line.start else {
      line.width = 0
      return line
    }
    // The part may have moved on to the next stretch already.
    line.width =
      line.part.start < line.end
      ? width(of: line.part, to: line.end) : line.part.before
    return line
  }

  /// Puts an ellipsis at the end of the line, where what is left of the text has room for it.
  private mutating func cut(_ line: inout Line, to boxWidth: Int) {
    line.isCut = true
    line.hasEllipsis = true
    var cut = Cut(justification: shape.justification(of: line, box: boxWidth &+ line.inset))
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
    self.cut = cut
  }
}
