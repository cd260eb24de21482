/// The min-content and max-content widths of a text (CSS Sizing 3, section 4.1), in 1/64 pixel: the
/// width of the widest line if lines break at every allowed break, and if they break only at forced
/// breaks. Linear in the segments.
struct IntrinsicWidths {
  private(set) var min: Int64 = 0
  private(set) var max: Int64 = 0

  /// - Parameter leadingInset: The room before the first line, in 1/64 pixel.
  init(_ shape: ShapedText, leadingInset: Int64) {
    var piece = leadingInset
    var line = leadingInset
    // The positions at which the piece and the line start in their level run, in 1/65536 pixel.
    var pieceStart: Int64 = 0
    var lineStart: Int64 = 0
    var firstByte = 0
    // The position at which the text before the segment is cut.
    var cutStart: Int64 = 0
    var levelRun = -1
    var origin: Int64 = 0
    var start = 0
    for segment in shape.segments {
      if segment.levelRun != levelRun {
        if levelRun >= 0 {
          let end = shape.positions[start]
          piece = piece &+ Self.difference(from: pieceStart, to: end, origin: origin)
          line = line &+ Self.width(end &- lineStart)
        }
        levelRun = segment.levelRun
        // Browsers consider only text after the start of the current run or directional run.
        firstByte = start
        origin = shape.positions[start]
        pieceStart = origin
        lineStart = origin
      }
      let cut = shape.cut(at: segment.contentEnd, after: start, known: cutStart)
      let hyphen =
        segment.endsInSoftHyphen ? shape.hyphens[shape.levelRuns[segment.levelRun].run].width : 0
      // A segment of spaces only hangs, as do the spaces before it.
      if segment.contentEnd > start {
        min = Swift.max(
          min, piece &+ Self.difference(from: pieceStart, to: cut, origin: origin) &+ hyphen)
      }
      let end = shape.positions[segment.end]
      cutStart =
        segment.end == segment.contentEnd
        ? cut : shape.cut(at: segment.end, after: start, known: cutStart)
      // Preserved spaces count towards the longest line.
      max = Swift.max(max, line &+ Self.width(end &- lineStart))
      if segment.breakAfter != .none,
        !(segment.dependsOnLineStart
          && shape.isTooShortForBreak(from: firstByte, before: segment.end))
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
    // A hyphen may be wider than the text that it divides, and glyphs may overlap the ones before
    // them. In browsers the max-content width is never smaller than the min-content width.
    max = Swift.max(max, min)
  }

  /// Computes a width as browsers do: the start and the end of a piece are rounded within their
  /// level run, then subtracted.
  private static func difference(from start: Int64, to end: Int64, origin: Int64) -> Int64 {
    width(end &- origin) &- width(start &- origin)
  }

  private static func width(_ length: Int64) -> Int64 {
    Swift.max(0, FixedPoint.ceiling(length))
  }
}

extension ShapedText {
  /// The position at which text is cut to compute its widths, in 1/65536 pixel: as in browsers,
  /// before a ligature if the cut is inside one.
  ///
  /// - Parameters:
  ///   - byte: The byte before which the text is cut.
  ///   - start: The byte of an earlier cut, at or before `byte`.
  ///   - known: The position of that earlier cut.
  fileprivate func cut(at byte: Int, after start: Int, known: Int64) -> Int64 {
    guard byte < boundaries.count, boundaries[byte].contains(.insideLigature) else {
      return positions[byte]
    }
    var first = byte
    while first > start,
      !boundaries[first].contains(.cluster) || boundaries[first].contains(.insideLigature)
    {
      first -= 1
    }
    return boundaries[first].contains(.insideLigature) ? known : positions[first]
  }
}
