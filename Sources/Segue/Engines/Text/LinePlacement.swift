extension ShapedText {
  /// Puts a line in a box of `box` 64ths of a point, `top` points below the paragraph's top edge.
  func place(_ line: LineBreaker.Line, top: Double, box: Int) -> TextLine {
    let metrics = metrics(of: line)
    var free = box &- line.inset &- line.width
    var width = line.width
    let spaces = expandableSpaces(of: line)
    let wordSpacing: Double
    if spaces > 0, free > 0 {
      wordSpacing = FixedPoint.points(free) / Double(spaces)
      width = width &+ free
      free = 0
    } else {
      wordSpacing = 0
    }
    let pieces = pieces(of: line, wordSpacing: wordSpacing)
    let inset = style.direction == .ltr ? line.inset : 0
    return TextLine(
      text: pieces.reduce(into: "") { $0 += $1.text },
      pieces: pieces,
      x: FixedPoint.points(inset &+ offset(free: free)),
      width: FixedPoint.points(width),
      top: top,
      height: metrics.height,
      baseline: top + metrics.ascent,
      wordSpacing: wordSpacing,
      hasEllipsis: line.hasEllipsis)
  }

  /// How far a line with `free` 64ths to spare moves to the right (CSS Text 3, section 6.1). A line
  /// that is wider than its box keeps its start at the box's start and hangs out at the end.
  private func offset(free: Int) -> Int {
    let isLeftToRight = style.direction == .ltr
    if free < 0 { return isLeftToRight ? 0 : free }
    return switch style.alignment {
    case .left: 0
    case .right: free
    case .center: free / 2
    case .start, .justify: isLeftToRight ? 0 : free
    case .end: isLeftToRight ? free : 0
    }
  }

  /// The spaces that take up what is free on the line; none unless it is justified, and none on the
  /// last line of a paragraph.
  private func expandableSpaces(of line: LineBreaker.Line) -> Int {
    guard style.alignment == .justify, !line.endsParagraph, !line.isCut else { return 0 }
    return spaces(from: line.start, to: line.end)
  }

  private func spaces(from start: Int, to end: Int) -> Int {
    string(from: start, to: end).unicodeScalars.reduce(0) {
      $1 == " " || $1 == "\u{A0}" ? $0 + 1 : $0
    }
  }

  /// One piece for each run on the line, and one for the ellipsis, from the left.
  private func pieces(of line: LineBreaker.Line, wordSpacing: Double) -> [TextLine.Piece] {
    var pieces: [TextLine.Piece] = []
    var x = 0.0
    var start = line.start
    for index in line.segments {
      let segment = segments[index]
      let end = min(segment.end, line.end)
      let isLastOfRun =
        index + 1 == line.segments.upperBound || segments[index + 1].run != segment.run
      guard isLastOfRun, end > start else { continue }
      var width = FixedPoint.points(self.width(from: start, to: end))
      if wordSpacing > 0 { width += wordSpacing * Double(spaces(from: start, to: end)) }
      pieces.append(
        TextLine.Piece(run: segment.run, text: string(from: start, to: end), x: x, width: width))
      x += width
      start = end
    }
    if line.hasEllipsis {
      pieces.append(
        TextLine.Piece(
          run: nil, text: ellipsis, x: x, width: FixedPoint.points(ellipsisWidth)))
    }
    return pieces
  }
}
