/// The words of a script that is written without spaces between them, as the smallest automaton that
/// takes them. Tests/Unicode/make_word_lists.py writes them, and says how.
///
/// The automaton is read where it lies in the program: only what leads to it is decoded, at the first
/// use.
struct WordList: Sendable {
  private let text: String
  /// The first code point of the script's block.
  private let block: UInt32
  /// By code point from the first of the block, one more than the label's index; 0 for none.
  private let labels: [UInt8]
  /// The places of the nodes to which most arcs lead.
  private let frequent: [Int]
  /// Where the first node is.
  private let start: Int

  init(block: UInt32, _ text: String) {
    let bytes = text.utf8.span
    var place = 0
    func digits(_ count: Int) -> Int {
      defer { place += count }
      return bytes.sixBitDigits(count, at: place)
    }
    var labels = [UInt8](repeating: 0, count: 256)
    for index in 0..<min(digits(2), 255) { labels[digits(2) & 0xFF] = UInt8(index + 1) }
    self.text = text
    self.block = block
    self.labels = labels
    frequent = (0..<512).map { _ in digits(3) }
    start = place
  }

  /// The words with which a text begins.
  struct Prefixes {
    /// A bit for each length that a word has, in characters: the shortest twenty.
    var lengths: UInt64 = 0
    /// How many characters were read, that included after which no word can follow.
    var readCount = 0
  }

  /// Linear in the longest word of the list, which has fewer than 64 characters.
  func prefixes(of characters: Span<UInt32>) -> Prefixes {
    var found = Prefixes()
    var count = 0
    let bytes = text.utf8.span
    var node: Int? = start
    while let place = node, found.readCount < min(characters.count, 63) {
      let label = label(of: characters[found.readCount])
      found.readCount += 1
      guard label > 0, let arc = arc(label, at: place, bytes) else { break }
      if arc.endsWord, count < 20 {
        found.lengths |= 1 << UInt64(found.readCount)
        count += 1
      }
      node = arc.target
    }
    return found
  }

  private func label(of character: UInt32) -> Int {
    let index = Int(character) - Int(block)
    return labels.indices.contains(index) ? Int(labels[index]) : 0
  }

  /// The arc of a node with a label; nil if there is none.
  private func arc(
    _ label: Int, at node: Int, _ bytes: Span<UInt8>
  ) -> (endsWord: Bool, target: Int?)? {
    var place = node
    while place < bytes.count {
      var own = bytes.sixBitDigits(1, at: place)
      place += 1
      if own == 63 {
        own += bytes.sixBitDigits(1, at: place)
        place += 1
      }
      let flags = bytes.sixBitDigits(1, at: place)
      let (isLast, kind) = (flags & 16 != 0, flags & 15)
      place += 1
      let size = kind < 2 ? 0 : kind < 10 ? 1 : kind < 14 ? 2 : 3
      if own + 1 == label {
        let value = bytes.sixBitDigits(size, at: place)
        let target: Int? =
          switch kind {
          case 0: nil
          case 1: place
          case 2...9: start + frequent[(kind - 2) << 6 | value]
          case 10...13: node + ((kind - 10) << 12 | value) - 8192
          default: start + ((kind - 14) << 18 | value)
          }
        return (flags & 32 != 0, target)
      }
      if isLast { return nil }
      place += size
    }
    return nil
  }
}

extension Span<UInt8> {
  /// A number of digits of base 64 from "0" to "o", the highest first; 0 beyond the end.
  fileprivate func sixBitDigits(_ count: Int, at place: Int) -> Int {
    guard place >= 0, place + count <= self.count else { return 0 }
    var value = 0
    for index in place..<(place + count) { value = value << 6 | Int(self[index] &- 48) & 63 }
    return value
  }
}
