extension ShapedText {
  /// Puts a line in a box of `box` 64ths of a pixel, `top` points below the paragraph's top edge.
  /// `kept` is what is left of its text, if not all.
  func place(_ line: LineBreaker.Line, kept: [LinePart]?, top: Double, box: Int) -> TextLine {
    let metrics = metrics(of: line)
    var free = box &- line.inset &- line.alignedWidth
    var width = line.width
    let spaces = expandableSpaces(of: line)
    let wordSpacing: Double
    if spaces > 0, free > 0 {
      wordSpacing = FixedPoint.length(free) / Double(spaces)
      width = width &+ free
      free = 0
    } else {
      wordSpacing = 0
    }
    let pieces = pieces(
      kept ?? parts(of: line), of: line, wordSpacing: wordSpacing)
    // What is cut, or hangs, is at the line's end.
    let start = style.direction == .ltr ? line.inset : line.alignedWidth &- line.width
    return TextLine(
      text: pieces.reduce(into: "") { $0 += $1.text },
      pieces: pieces,
      x: FixedPoint.length(start &+ offset(free: free)),
      width: FixedPoint.length(width),
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
    text.string(start..<end).unicodeScalars.reduce(0) {
      $1 == " " || $1 == "\u{A0}" ? $0 + 1 : $0
    }
  }

  /// One piece for each part of the line, in logical order and placed in visual order (UAX #9, rule
  /// L2), and one for the hyphen or the ellipsis at the line's end.
  private func pieces(
    _ parts: [LinePart], of line: LineBreaker.Line, wordSpacing: Double
  ) -> [TextLine.Piece] {
    var levels: [UInt8] = []
    var pieces = parts.enumerated().map { index, part in
      var width = FixedPoint.length(part.width)
      if wordSpacing > 0 {
        width +=
          wordSpacing * Double(spaces(from: part.bytes.lowerBound, to: part.bytes.upperBound))
      }
      let stretch = stretches[part.stretch]
      levels.append(stretch.level)
      // The hyphen that shows takes the soft hyphen's place.
      let isHyphenated =
        line.hasHyphen && index + 1 == parts.count && text.endsInSoftHyphen(part.bytes)
      let end = part.bytes.upperBound - (isHyphenated ? 2 : 0)
      return TextLine.Piece(
        run: stretch.run, text: text.string(part.bytes.lowerBound..<end), x: 0, width: width)
    }
    if line.hasHyphen, let last = pieces.last?.run {
      pieces.append(
        TextLine.Piece(
          run: last, text: hyphens[last].text, x: 0, width: FixedPoint.length(hyphens[last].width)))
      levels.append(levels.last ?? baseLevel)
    }
    if line.hasEllipsis {
      pieces.append(
        TextLine.Piece(
          run: nil, text: ellipsis.text, x: 0, width: FixedPoint.length(ellipsis.width)))
      levels.append(baseLevel)
    }
    var x = 0.0
    for index in visualOrder(of: levels) {
      pieces[index].x = x
      x += pieces[index].width
    }
    return pieces
  }
}
