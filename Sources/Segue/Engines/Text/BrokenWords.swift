/// Where a word that is wider than its line is cut (`overflow-wrap: break-word`).
extension ShapedText {
  /// Where text that starts at `start` ends to fit into `room`: the last cut that fits as the text is
  /// set in the paragraph and also once it is cut there. If `isFirst`, at least one cluster is kept.
  ///
  /// Browsers treat the graphemes of a ligature that is only partly inside `room` as if they all fitted
  /// but the last. They are shaped anew to find out, unless the line starts in text that is shaped anew
  /// up to there in any case; if then none fits, all of them are kept.
  func longestPrefix(
    of part: LineBreaker.Part, in stretch: Int, from start: Int, to end: Int, room: Int,
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
      !self.fits(part, to: cut, in: stretch, change, room: room &- 1)
    {
      cut = lastCut(before: cut)
    }
    return cut > start ? cut : isFirst ? candidate : start
  }

  /// Whether a word may be broken at a byte: between grapheme clusters, but, as browsers do, within a
  /// ligature only if it runs from left to right.
  func mayCut(at byte: Int) -> Bool {
    boundaries[byte].contains(.cluster)
      && (!boundaries[byte].contains(.insideLigature)
        || items[item(holding: byte)].level & 1 == 0)
  }

  func nextCut(from start: Int) -> Int {
    var byte = start
    while byte < text.bytes.count, !mayCut(at: byte) { byte += 1 }
    return byte
  }

  func lastCut(before end: Int) -> Int {
    var byte = end - 1
    while byte > 0, !mayCut(at: byte) { byte -= 1 }
    return byte
  }

  /// The first byte from `start` on at which glyphs begin: only there do browsers cut text to make
  /// space for an ellipsis, never inside a ligature or another cluster of glyphs.
  func nextGlyphs(from start: Int) -> Int {
    var byte = start
    while byte < text.bytes.count, !boundaries[byte].startsGlyphs { byte += 1 }
    return byte
  }

  /// The last byte before `end` at which glyphs begin.
  func lastGlyphs(before end: Int) -> Int {
    var byte = end - 1
    while byte > 0, !boundaries[byte].startsGlyphs { byte -= 1 }
    return byte
  }

  /// Whether a break that needs text before it lacks that on a line that begins at `start`: more than a
  /// hyphen, or more than a run too short for a dictionary.
  func lacksText(from start: Int, before end: Int) -> Bool {
    if let isShort = DictionaryBreaks.isInShortRun(text.bytes, at: end, from: start) {
      return isShort
    }
    return boundaries.nextCluster(from: start + 1) >= end
  }
}
