/// Finds the styles of a tree by their words, so that equal styles are stored once.
struct StyleTable: Sendable {
  /// The words of all styles, one style after the other.
  private(set) var words: [UInt64] = []
  /// The end of each style's words.
  private(set) var ends: [Int32] = []
  /// Style indices by hash, with linear probing, or −1. At least half of the slots are free.
  private(set) var slots: [Int32] = []

  /// Returns the index of `style`, or nil if it is unknown.
  func index(of style: LayoutStyle) -> Int? {
    var hash = WordHash()
    style.forEachWord { hash.add($0) }
    return firstIndex(hash) { range in
      let words = words.span
      var index = range.lowerBound
      var difference: UInt64 = 0
      // Equal first words are followed by the same number of words.
      style.forEachWord { word in
        difference |= index < words.count ? words[index] ^ word : 1
        index += 1
      }
      return difference == 0
    }
  }

  /// Adds a style that was not found. Its index is the number of styles so far.
  mutating func append(_ style: LayoutStyle) {
    var hash = WordHash()
    style.forEachWord {
      hash.add($0)
      words.append($0)
    }
    finishStyle(hash)
  }

  /// Adds style `index` of another table, unless it is known, and returns its index in this one.
  mutating func insert(_ index: Int, of other: StyleTable) -> (index: Int, isNew: Bool) {
    let style = other.words[other.range(of: index)]
    let hash = WordHash(style)
    if let known = firstIndex(hash, where: { words[$0] == style }) { return (known, false) }
    words += style
    finishStyle(hash)
    return (ends.count - 1, true)
  }

  private func range(of index: Int) -> Range<Int> {
    (index > 0 ? Int(ends[index - 1]) : 0)..<Int(ends[index])
  }

  /// Returns the first style with a hash whose range of words is as described.
  @inline(__always)
  private func firstIndex(_ hash: WordHash, where isEqual: (Range<Int>) -> Bool) -> Int? {
    let mask = slots.count - 1
    guard mask >= 0 else { return nil }
    var slot = hash.slot & mask
    for _ in 0..<Self.maximumProbeCount {
      let index = Int(slots[slot])
      if index < 0 { return nil }
      if isEqual(range(of: index)) { return index }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The maximum number of styles with neighboring hashes that are compared. If there are more, the
  /// others cannot be found, and are stored again.
  private static var maximumProbeCount: Int { 16 }

  private mutating func finishStyle(_ hash: WordHash) {
    ends.append(Int32(words.count))
    guard ends.count * 2 > slots.count else { return addSlot(ends.count - 1, hash) }
    slots = Array(repeating: -1, count: max(8, slots.count * 2))
    for index in ends.indices { addSlot(index, WordHash(words[range(of: index)])) }
  }

  private mutating func addSlot(_ index: Int, _ hash: WordHash) {
    let mask = slots.count - 1
    var slot = hash.slot & mask
    for _ in 0..<Self.maximumProbeCount {
      if slots[slot] < 0 {
        slots[slot] = Int32(index)
        return
      }
      slot = (slot + 1) & mask
    }
  }
}

/// A hash of words.
private struct WordHash {
  private var mix: UInt64 = 0

  init() {}

  init(_ words: ArraySlice<UInt64>) {
    for word in words { add(word) }
  }

  @inline(__always)
  mutating func add(_ word: UInt64) {
    mix = (mix ^ word) &* 0x9E37_79B9_7F4A_7C15
    mix ^= mix >> 32
  }

  @inline(__always) var slot: Int { Int(truncatingIfNeeded: mix >> 1) }
}
