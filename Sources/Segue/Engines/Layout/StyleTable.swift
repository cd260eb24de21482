/// Finds the styles of a tree by their words, so that equal styles are stored once.
struct StyleTable: Sendable {
  /// The words of all styles, one style after the other.
  private(set) var words: [UInt64] = []
  /// The end of each style's words.
  private(set) var ends: [Int32] = []
  /// Style indices by hash, with linear probing, or −1. At least half of the slots are free.
  private(set) var slots: [Int32] = []
  /// The style that was last found or added for each hash of a first word.
  private var recent = InlineArray<8, Int32>(repeating: -1)

  /// Returns the index of `style`, or nil if it is unknown.
  mutating func index(of style: LayoutStyle) -> Int? {
    let first = style.firstWord
    let place = Int(truncatingIfNeeded: (first &* 0x9E37_79B9_7F4A_7C15) >> 61)
    let known = Int(recent[place])
    if known >= 0, isEqual(range(of: known), style, first: first) { return known }
    let hash = WordHash(style)
    guard let index = firstIndex(hash, where: { isEqual($0, style, first: first) }) else {
      return nil
    }
    recent[place] = Int32(index)
    return index
  }

  @inline(__always)
  private func isEqual(_ range: Range<Int>, _ style: LayoutStyle, first: UInt64) -> Bool {
    let words = words.span
    // Equal first words are followed by the same number of words.
    guard words[range.lowerBound] == first else { return false }
    var index = range.lowerBound
    var difference: UInt64 = 0
    style.forEachWord { word in
      difference |= words[index] ^ word
      index += 1
    }
    return difference == 0
  }

  /// Adds a style that was not found. Its index is the number of styles so far.
  mutating func append(_ style: LayoutStyle) {
    style.forEachWord { words.append($0) }
    finishStyle(WordHash(style))
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

  /// The maximum number of slots to look into. If more are taken, as only by styles that were made
  /// for it, the others cannot be found, and are stored again.
  private static var maximumProbeCount: Int { 64 }

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
  private var mix: UInt64 = 0x2545_F491_4F6C_DD1D

  // Not inlined, because most styles are found without a hash.
  @inline(never)
  init(_ style: LayoutStyle) {
    var hash = WordHash()
    style.forEachWord { hash.add($0) }
    self = hash
  }

  private init() {}

  init(_ words: ArraySlice<UInt64>) {
    for word in words { add(word) }
  }

  @inline(__always)
  mutating func add(_ word: UInt64) {
    // Most numbers in styles are short, so that only the high bits of their words differ.
    let product = (mix ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    mix = product.high ^ product.low
  }

  @inline(__always) var slot: Int { Int(truncatingIfNeeded: mix >> 1) }
}
