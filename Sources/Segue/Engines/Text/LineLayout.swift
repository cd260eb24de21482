extension ShapedText {
  /// Positions a line in a box of `box` 64ths of a pixel, `top` pixels below the top edge of the
  /// paragraph. `truncation` contains the remaining text of a line that ends in an ellipsis.
  func layOut(
    _ line: LineBreaker.Line, truncation: LineBreaker.Truncation?, top: Double, box: Int64
  )
    -> TextLine
  {
    let metrics = metrics(of: line)
    var free = box &- line.inset &- line.alignedWidth
    var width = line.width
    let justification =
      line.hasEllipsis ? truncation?.justification : justification(of: line, box: box)
    if justification != nil {
      if !line.hasEllipsis { width = width &+ free }
      free = 0
    }
    let pieces = pieces(
      truncation?.parts ?? parts(of: line), of: line, justification)
    // Truncated and hanging text is at the end of the line.
    let aligned =
      line.hasEllipsis && justification != nil ? box &- line.inset : line.alignedWidth
    let start = style.direction == .ltr ? line.inset : aligned &- line.width
    return TextLine(
      text: pieces.reduce(into: "") { $0 += $1.text },
      pieces: pieces,
      x: FixedPoint.pixels(from64ths: start &+ offset(free: free)),
      width: FixedPoint.pixels(from64ths: width),
      top: top,
      height: metrics.height,
      baseline: top + metrics.ascent,
      wordSpacing: justification.map { FixedPoint.pixels(from65536ths: $0.spacePerOpportunity) }
        ?? 0,
      hasEllipsis: line.hasEllipsis)
  }

  /// The offset to the right of a line with `free` 64ths of free space (CSS Text 3, section 6.1). A
  /// line that is wider than its box is aligned to the start of the box and overflows at the end.
  private func offset(free: Int64) -> Int64 {
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

  /// Returns one piece per part of the line, or more if a justified line has opportunities beside
  /// ideographs, in logical order and positioned in visual order (UAX #9, rule L2); and one for the
  /// hyphen or the ellipsis at the end of the line.
  private func pieces(
    _ parts: [LinePart], of line: LineBreaker.Line, _ justification: Justification?
  ) -> [TextLine.Piece] {
    var levels: [UInt8] = []
    var pieces: [TextLine.Piece] = []
    // The space after each piece, in its reading direction.
    var gaps: [Double] = []
    for (index, part) in parts.enumerated() {
      let levelRun = levelRuns[part.levelRun]
      // The visible hyphen replaces the soft hyphen.
      let isHyphenated =
        line.hasHyphen && index + 1 == parts.count && text.endsInSoftHyphen(part.bytes)
      let end = part.bytes.upperBound - (isHyphenated ? 2 : 0)
      var start = part.bytes.lowerBound
      var rest = FixedPoint.pixels(from64ths: part.width)
      var spaces = 0.0
      func add(to end: Int, _ width: Double, gap: Double) {
        levels.append(levelRun.level)
        pieces.append(
          TextLine.Piece(
            run: levelRun.run, text: text.string(start..<end), x: 0, width: width + spaces))
        gaps.append(gap)
        start = end
        rest -= width
        spaces = 0
      }
      var last = 0.0
      if let justification {
        let size = FixedPoint.pixels(from65536ths: justification.spacePerOpportunity)
        var change =
          start == line.start ? self.change(startingLineAt: start, in: part.levelRun).width : 0
        for gap in justification.opportunities(in: part.bytes) {
          if gap.isSpace {
            spaces += size
          } else if gap.byteIndex >= end {
            last += size
          } else if gap.byteIndex > start {
            let width = positions[gap.byteIndex] &- positions[start] &+ change
            add(to: gap.byteIndex, FixedPoint.pixels(from65536ths: width), gap: size)
            change = 0
          } else if !gaps.isEmpty {
            gaps[gaps.count - 1] += size
          }
        }
      }
      add(to: end, rest, gap: last)
    }
    if line.hasHyphen, let last = pieces.last?.run {
      pieces.append(
        TextLine.Piece(
          run: last, text: hyphens[last].text, x: 0,
          width: FixedPoint.pixels(from64ths: hyphens[last].width)))
      levels.append(levels.last ?? baseLevel)
      gaps.append(0)
    }
    if line.hasEllipsis {
      pieces.append(
        TextLine.Piece(
          run: nil, text: ellipsis.text, x: 0, width: FixedPoint.pixels(from64ths: ellipsis.width)))
      levels.append(baseLevel)
      gaps.append(0)
    }
    var x = 0.0
    for index in visualOrder(of: levels) {
      let runsLeft = levels[index] & 1 == 1
      pieces[index].x = x + (runsLeft ? gaps[index] : 0)
      x += pieces[index].width + gaps[index]
    }
    return pieces
  }
}
