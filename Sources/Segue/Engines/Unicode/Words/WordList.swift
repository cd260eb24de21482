/// The words of a script that is written without spaces, as a minimal deterministic automaton.
/// Tests/Unicode/make_word_lists.py writes the lists and describes their format.
///
/// The automaton is read directly from the literal in the program; only the tables before it are
/// decoded, on first use.
struct WordList: Sendable {
  private let text: String
  /// The first code point of the script's block.
  private let block: UInt32
  /// For each code point, counted from the first of the block, its label plus one; 0 if it has
  /// none.
  private let labels: [UInt8]
  /// The offsets of the nodes to which most arcs lead.
  private let frequent: [Int]
  /// The offset of the first node.
  private let start: Int

  /// Decodes the tables of a list that the script has written.
  init(block: UInt32, _ text: String) {
    let bytes = text.utf8.span
    var offset = 0
    func digits(_ count: Int) -> Int {
      defer { offset += count }
      return bytes.sixBitDigits(count, at: offset)
    }
    var labels = [UInt8](repeating: 0, count: 256)
    for index in 0..<min(digits(2), 255) { labels[digits(2) & 0xFF] = UInt8(index + 1) }
    self.text = text
    self.block = block
    self.labels = labels
    frequent = (0..<512).map { _ in digits(3) }
    start = offset
  }

  /// The words that are prefixes of a text.
  struct Prefixes: Sendable {
    /// A bit for the length, in characters, of each word; only the twenty shortest are included.
    var lengths: UInt64 = 0
    /// The number of characters read, including the one after which no word can follow.
    var readCount = 0

    /// Returns what would be found if the text had no more than `count` characters.
    func within(_ count: Int) -> Prefixes {
      guard readCount > count else { return self }
      return Prefixes(lengths: lengths & ((2 << UInt64(count)) - 1), readCount: count)
    }
  }

  /// Finds the words that are prefixes of `characters`. Linear in the longest word of the list,
  /// which has fewer than 64 characters.
  func prefixes(of characters: Span<UInt32>) -> Prefixes {
    var found = Prefixes()
    var count = 0
    let bytes = text.utf8.span
    var node: Int? = start
    while let offset = node, found.readCount < min(characters.count, 63) {
      let label = label(of: characters[found.readCount])
      found.readCount += 1
      guard label > 0, let arc = arc(label, at: offset, bytes) else { break }
      if arc.endsWord, count < 20 {
        found.lengths |= 1 << UInt64(found.readCount)
        count += 1
      }
      node = arc.target
    }
    return found
  }

  /// Returns the label of a character plus one; 0 if it has none.
  private func label(of character: UInt32) -> Int {
    let index = Int(character) - Int(block)
    return labels.indices.contains(index) ? Int(labels[index]) : 0
  }

  /// Finds the arc of a node with a label; nil if there is none. `target` is nil if no arc follows.
  private func arc(
    _ label: Int, at node: Int, _ bytes: Span<UInt8>
  ) -> (endsWord: Bool, target: Int?)? {
    var offset = node
    while offset < bytes.count {
      var own = bytes.sixBitDigits(1, at: offset)
      offset += 1
      if own == 63 {
        own += bytes.sixBitDigits(1, at: offset)
        offset += 1
      }
      let flags = bytes.sixBitDigits(1, at: offset)
      let (isLast, kind) = (flags & 16 != 0, flags & 15)
      offset += 1
      let size = kind < 2 ? 0 : kind < 10 ? 1 : kind < 14 ? 2 : 3
      if own + 1 == label {
        let value = bytes.sixBitDigits(size, at: offset)
        let target: Int? =
          switch kind {
          case 0: nil
          case 1: offset
          case 2...9: start + frequent[(kind - 2) << 6 | value]
          case 10...13: node + ((kind - 10) << 12 | value) - 8192
          default: start + ((kind - 14) << 18 | value)
          }
        return (flags & 32 != 0, target)
      }
      if isLast { return nil }
      offset += size
    }
    return nil
  }
}

extension Span<UInt8> {
  /// Decodes a number of `count` base-64 digits, from "0" to "o", most significant first; 0 if they
  /// exceed the span.
  fileprivate func sixBitDigits(_ count: Int, at offset: Int) -> Int {
    guard offset >= 0, offset + count <= self.count else { return 0 }
    var value = 0
    for index in offset..<(offset + count) { value = value << 6 | Int(self[index] &- 48) & 63 }
    return value
  }
}
