/// Breaking of words that are wider than their line (`overflow-wrap: break-word`).
extension ShapedText {
  /// Returns the end of the longest prefix of the text from `start` that fits into `room`: the last
  /// break that fits both with the paragraph's shaping and with the text reshaped up to the break.
  /// If `isFirst`, at least one cluster is kept.
  ///
  /// If a ligature is only partly inside `room`, browsers treat all of its graphemes but the last
  /// as if they fitted, and reshape them to find out, unless the line starts with text that is
  /// reshaped up to there in any case. If no prefix then fits, all of the graphemes are kept.
  func longestPrefix(
    of part: LineBreaker.MeasuredPart, in levelRun: Int, from start: Int, to end: Int, room: Int64,
    isFirst: Bool
  ) -> Int {
    func fits(_ byte: Int) -> Bool {
      let length = positions[byte] &- positions[part.start] &+ part.startChange
      return part.before &+ max(0, FixedPoint.ceiling(length)) <= room
    }
    var candidate = start
    while candidate < end {
      let next = min(end, nextCut(from: candidate + 1))
      guard
        fits(next) || next < boundaries.count && boundaries[next].contains(.insideLigature)
      else { break }
      candidate = next
    }
    if candidate == start, isFirst { return min(end, boundaries.nextCluster(from: start + 1)) }
    var cut = candidate
    while cut > start, cut > part.startEnd, let change = change(cuttingAfter: part, at: cut),
      !self.fits(part, to: cut, in: levelRun, change: change, room: room &- 1)
    {
      cut = lastCut(before: cut)
    }
    return cut > start ? cut : isFirst ? candidate : start
  }

  /// Whether a word may be broken before a byte: between grapheme clusters, but within a ligature
  /// only if it runs from left to right, as in browsers.
  func mayCut(at byte: Int) -> Bool {
    boundaries[byte].contains(.cluster)
      && (!boundaries[byte].contains(.insideLigature)
        || items[item(containing: byte)].level & 1 == 0)
  }

  /// Returns the first byte at or after `start` at which a word may be broken, or the end of the
  /// text.
  func nextCut(from start: Int) -> Int {
    var byte = start
    while byte < text.bytes.count, !mayCut(at: byte) { byte += 1 }
    return byte
  }

  /// Returns the last byte before `end` at which a word may be broken.
  func lastCut(before end: Int) -> Int {
    var byte = end - 1
    while byte > 0, !mayCut(at: byte) { byte -= 1 }
    return byte
  }

  /// Returns the first byte at or after `start` at which a glyph begins. Browsers cut text to make
  /// room for an ellipsis only there, never inside a ligature or another glyph cluster.
  func nextGlyphs(from start: Int) -> Int {
    var byte = start
    while byte < text.bytes.count, !boundaries[byte].startsGlyphs { byte += 1 }
    return byte
  }

  /// Returns the last byte before `end` at which a glyph begins.
  func lastGlyphs(before end: Int) -> Int {
    var byte = end - 1
    while byte > 0, !boundaries[byte].startsGlyphs { byte -= 1 }
    return byte
  }

  /// Whether a break that requires text before it lacks that text on a line that begins at `start`:
  /// more than a hyphen, or more than a run that is too short for the dictionary.
  func isTooShortForBreak(from start: Int, before end: Int) -> Bool {
    if let isShort = DictionaryBreaks.isRunTooShort(text.bytes, at: end, from: start) {
      return isShort
    }
    return boundaries.nextCluster(from: start + 1) >= end
  }
}
