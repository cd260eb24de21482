/// Where a word that is wider than its line is cut (`overflow-wrap: break-word`).
extension ShapedText {
  /// How far text goes from `start`, by whole clusters, that fits into `room` as it stands in the
  /// paragraph and also when it is cut there. If `isFirst`, one cluster fits always.
  func longestPrefix(
    of part: LineBreaker.Part, in stretch: Int, from start: Int, to end: Int, room: Int,
    isFirst: Bool
  ) -> Int {
    func fits(_ place: Int) -> Bool {
      let length = positions[place] &- positions[part.start] &+ part.startChange
      return part.before &+ max(0, FixedPoint.ceiling(length)) <= room
    }
    let first = isFirst ? min(end, boundaries.nextCluster(from: start + 1)) : start
    var place = first
    while place < end {
      let next = min(end, nextCut(from: place + 1))
      guard fits(next) else { break }
      place = next
    }
    while place > first, let change = change(cuttingAfter: part, at: place),
      !self.fits(part, to: place, in: stretch, change, room: room &- 1)
    {
      place = lastCut(before: place)
    }
    return max(place, first)
  }

  /// Where text may be cut that may not be broken: between grapheme clusters, but, as browsers do,
  /// within a ligature only if it runs from left to right.
  ///
  /// - Parameter partsClusters: Whether glyphs of their own may be parted from the rest of their grapheme
  ///   cluster, which browsers do before an ellipsis.
  func mayCut(at place: Int, partsClusters: Bool = false) -> Bool {
    guard boundaries[place].contains(.cluster) else {
      return partsClusters && boundaries[place].contains(.insideCluster)
    }
    return !boundaries[place].contains(.insideLigature)
      || items[item(holding: place)].level & 1 == 0
  }

  func nextCut(from start: Int, partsClusters: Bool = false) -> Int {
    var place = start
    while place < text.bytes.count, !mayCut(at: place, partsClusters: partsClusters) { place += 1 }
    return place
  }

  func lastCut(before end: Int, partsClusters: Bool = false) -> Int {
    var place = end - 1
    while place > 0, !mayCut(at: place, partsClusters: partsClusters) { place -= 1 }
    return place
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
