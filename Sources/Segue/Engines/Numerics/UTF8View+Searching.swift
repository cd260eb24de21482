extension String.UTF8View {
  /// Whether the text has another one in it, byte by byte.
  func contains(_ text: String.UTF8View) -> Bool { ranges(of: text, atMost: 1).count == 1 }

  /// Returns where another text, which is not empty, is in this one: the first places, which do not
  /// overlap. Takes time for the product of the lengths at worst.
  func ranges(of text: String.UTF8View, atMost count: Int) -> [Range<Index>] {
    var ranges: [Range<Index>] = []
    var start = startIndex
    while start < endIndex, ranges.count < count {
      let rest = self[start...]
      if rest.starts(with: text) {
        let end = index(start, offsetBy: text.count)
        ranges.append(start..<end)
        start = end
      } else {
        start = index(after: start)
      }
    }
    return ranges
  }
}
