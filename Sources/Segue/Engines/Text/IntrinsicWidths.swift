/// The widest line when text breaks wherever it may, and when it breaks only where it must
/// (CSS Sizing 3, section 4.1), in 1/64 pixel. Linear in the segments.
struct IntrinsicWidths {
  private(set) var min = 0
  private(set) var max = 0

  /// `leadingInset` is room before the first line.
  init(_ shape: ShapedText, leadingInset: Int) {
    var piece = leadingInset
    var line = leadingInset
    // Where the piece and the line start in their stretch, in 1/65536 pixel.
    var pieceStart = 0
    var lineStart = 0
    var firstByte = 0
    // Where the text before the segment is cut.
    var cutStart = 0
    var stretch = -1
    var origin = 0
    var start = 0
    for segment in shape.segments {
      if segment.stretch != stretch {
        if stretch >= 0 {
          let end = shape.positions[start]
          piece = piece &+ Self.difference(pieceStart, end, origin)
          line = line &+ Self.width(end &- lineStart)
        }
        stretch = segment.stretch
        // Browsers look no farther back than to where a run, or a direction, begins.
        firstByte = start
        origin = shape.positions[start]
        pieceStart = origin
        lineStart = origin
      }
      let cut = shape.cut(at: segment.contentEnd, after: start, known: cutStart)
      let hyphen =
        segment.endsInSoftHyphen ? shape.hyphens[shape.stretches[segment.stretch].run].width : 0
      // Spaces alone hang, with those before them.
      if segment.contentEnd > start {
        min = Swift.max(min, piece &+ Self.difference(pieceStart, cut, origin) &+ hyphen)
      }
      let end = shape.positions[segment.end]
      cutStart =
        segment.end == segment.contentEnd
        ? cut : shape.cut(at: segment.end, after: start, known: cutStart)
      // Spaces that are preserved count in the longest line.
      max = Swift.max(max, line &+ Self.width(end &- lineStart))
      if segment.breakAfter != .none,
        !(segment.needsTextBefore && shape.lacksText(from: firstByte, before: segment.end))
      {
        piece = 0
        pieceStart = cutStart
        firstByte = segment.end
      }
      if segment.breakAfter == .forced {
        line = 0
        lineStart = end
      }
      start = segment.end
    }
    min = Swift.max(min, leadingInset)
    // A hyphen may be wider than what it parts, and letters may stand before those that they follow: browsers
    // take no line to be narrower than its words.
    max = Swift.max(max, min)
  }

  /// Browsers round where a piece starts and ends in its stretch, and take the difference.
  private static func difference(_ start: Int, _ end: Int, _ origin: Int) -> Int {
    width(end &- origin) &- width(start &- origin)
  }

  private static func width(_ length: Int) -> Int {
    Swift.max(0, FixedPoint.ceiling(length))
  }
}

extension ShapedText {
  /// Where text is taken to be cut for its widths, in 1/65536 pixel: as browsers have it, in front of a
  /// ligature that it is cut in.
  ///
  /// - Parameters:
  ///   - start: Another place, at or before this one.
  ///   - known: The cut there.
  fileprivate func cut(at place: Int, after start: Int, known: Int) -> Int {
    guard place < boundaries.count, boundaries[place].contains(.insideLigature) else {
      return positions[place]
    }
    var first = place
    while first > start,
      !boundaries[first].contains(.cluster) || boundaries[first].contains(.insideLigature)
    {
      first -= 1
    }
    return boundaries[first].contains(.insideLigature) ? known : positions[first]
  }
}
