/// The distribution of free space in a justified line (CSS Text 3, section 6.4).
///
/// Every justification opportunity gets the same share: after each space, and, as in browsers, on
/// both sides of ideographs, kana and symbols, once where two of them are adjacent; never at the
/// ends of the line.
struct Justification {
  /// A justification opportunity.
  struct Opportunity {
    /// The first byte of the character that the opportunity belongs to.
    var character: Int
    var byteIndex: Int
    var isSpace: Bool
  }

  /// The opportunities of the line, in logical order.
  let opportunities: [Opportunity]
  /// The space added at each opportunity, in 1/65536 pixel.
  let spacePerOpportunity: Int64

  /// The space added to a range of text, in 1/64 pixel.
  func width(in bytes: Range<Int>) -> Int64 {
    FixedPoint.ceiling(spacePerOpportunity &* Int64(opportunities(in: bytes).count))
  }

  /// Returns the opportunities that belong to characters of a range of bytes.
  func opportunities(in bytes: Range<Int>) -> ArraySlice<Opportunity> {
    opportunities[first(from: bytes.lowerBound)..<first(from: bytes.upperBound)]
  }

  /// Returns the index of the first opportunity of a character that begins at or after a byte.
  private func first(from byte: Int) -> Int {
    opportunities.indices.partitioningIndex { opportunities[$0].character >= byte }
  }
}

extension ShapedText {
  /// Justifies a line, without regard to truncation, in a box of `box` 64ths of a pixel. Returns
  /// nil if the line is not justified, as the last line of a paragraph is not, or has no free
  /// space. Linear in the line's text.
  func justification(of line: LineBreaker.Line, box: Int64) -> Justification? {
    let free = box &- line.inset &- line.alignedWidth
    guard style.alignment == .justify, !line.endsParagraph, 0 < free, free < 1 << 40 else {
      return nil
    }
    // From the start of the line, which is on the right if the paragraph runs from right to left.
    let clusters = clusters(of: line)
    let isReversed = baseLevel & 1 == 1
    var opportunities: [Justification.Opportunity] = []
    var isAfterOpportunity = true
    for index in isReversed ? Array(clusters.indices.reversed()) : Array(clusters.indices) {
      let (bytes, kind) = clusters[index]
      func add(at byteIndex: Int) {
        opportunities.append(
          .init(character: bytes.lowerBound, byteIndex: byteIndex, isSpace: kind == .space))
      }
      let (start, end) = (bytes.lowerBound, bytes.upperBound)
      if kind == .symbol, !isAfterOpportunity { add(at: isReversed ? end : start) }
      if kind != .other { add(at: isReversed && kind == .symbol ? start : end) }
      isAfterOpportunity = kind != .other
    }
    if isAfterOpportunity, !opportunities.isEmpty { opportunities.removeLast() }
    if isReversed { opportunities.reverse() }
    return opportunities.isEmpty
      ? nil
      : Justification(
        opportunities: opportunities, spacePerOpportunity: (free << 10) / Int64(opportunities.count)
      )
  }

  private enum ClusterKind { case space, symbol, other }

  private func clusters(of line: LineBreaker.Line) -> [(bytes: Range<Int>, kind: ClusterKind)] {
    let bytes = text.bytes
    let characters = bytes.span
    var clusters: [(bytes: Range<Int>, kind: ClusterKind)] = []
    var byte = line.start
    while byte < line.end {
      let character = characters.scalar(at: byte).codePoint
      let end = min(line.end, boundaries.nextCluster(from: byte + 1))
      let kind: ClusterKind =
        switch character {
        case 0x20, 0xA0: .space
        default: CharacterTable.standard[codePoint: character].isJustifiedSymbol ? .symbol : .other
        }
      clusters.append((byte..<end, kind))
      byte = end
    }
    return clusters
  }
}
