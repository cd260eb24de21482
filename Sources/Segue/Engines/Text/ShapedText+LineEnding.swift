/// The end of a line after a segment: the spaces that take up room there, the hyphen that becomes
/// visible, and the change in width from cutting the text.
extension ShapedText {
  func whiteSpace(of segment: Segment) -> ParagraphStyle.WhiteSpace {
    setting.whiteSpaces[levelRuns[segment.levelRun].run]
  }

  /// The width of the line up to a byte in the level run of `part`, in 1/64 pixel.
  func width(of part: LineBreaker.MeasuredPart, to end: Int, endChange: Int64 = 0) -> Int64 {
    let length = positions[end] &- positions[part.start]
    return part.before &+ max(0, FixedPoint.ceiling(length &+ part.startChange &+ endChange))
  }

  /// The width of the line with preserved spaces before a forced break or the end of the text,
  /// which take up the available room (CSS Text 3, section 4.1.3). Any other spaces hang, and the
  /// result is 0.
  func widthWithSpaces(
    of line: LineBreaker.Line, after segment: Segment, within available: Int64
  ) -> Int64 {
    guard segment.end > segment.contentEnd, whiteSpace(of: segment) == .preWrap else { return 0 }
    return min(width(of: line.part, to: segment.end), max(0, available - 1))
  }

  /// Returns the line as it would be if it ended after a segment, or nil if the hyphen, or the text
  /// as it is reshaped at the end, does not fit.
  func candidate(
    _ line: LineBreaker.Line, after segment: Segment, within available: Int64
  ) -> LineBreaker.Line? {
    var line = line
    if segment.endsInSoftHyphen { hyphenate(&line, after: segment) }
    // A cut changes the width by less than an em, so the change matters only near the end of the
    // line.
    if line.width &+ Int64(largestSize) &* 64 > available {
      return applyEndChange(to: &line, after: segment, within: available) ? line : nil
    }
    return line
  }

  private func hyphenate(_ line: inout LineBreaker.Line, after segment: Segment) {
    line.hasHyphen = true
    line.width = line.width &+ hyphenWidth(after: segment)
  }

  func hyphenWidth(after segment: Segment) -> Int64 {
    hyphens[levelRuns[segment.levelRun].run].width
  }

  /// Adds the change in width from cutting the text at the end of the line. Returns whether the
  /// line fits.
  func applyEndChange(
    to line: inout LineBreaker.Line, after segment: Segment, within available: Int64
  ) -> Bool {
    guard line.end > line.start, line.endChange == 0,
      let change = change(cuttingAfter: line.part, at: line.end),
      !keepsKerning(line, with: segment, change: change, within: available)
    else { return line.width <= available }
    let hyphen = line.hasHyphen ? hyphenWidth(after: segment) : 0
    line.endChange = change.width
    line.width = hyphen &+ width(of: line.part, to: line.end, endChange: change.width)
    return fits(
      line.part, to: line.end, in: segment.levelRun, change: change, room: available &- hyphen &- 1)
  }

  /// Whether text keeps its kerning with the space that hangs after it. As in browsers, it does in
  /// paragraphs with `start` or `left` alignment; also where the space ends its level run and
  /// either does not fit, or the line would be reshaped from its start.
  private func keepsKerning(
    _ line: LineBreaker.Line, with segment: Segment, change: EndChange, within available: Int64
  ) -> Bool {
    guard line.end < segment.end, line.end >= line.part.startEnd else { return false }
    if style.alignment == .start || style.alignment == .left { return true }
    return segment.end == levelRuns[segment.levelRun].bytes.upperBound
      && (change.start <= line.part.start
        || width(of: line.part, to: segment.end) > available)
  }
}
