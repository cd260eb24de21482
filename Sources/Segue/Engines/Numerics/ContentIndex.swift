/// A hash table with open addressing that maps the content of a list's elements to their indices,
/// to find equal elements.
///
/// The table stores only indices and halves of hashes. The caller compares the elements themselves,
/// so that no output depends on a hash.
///
/// Constant time on average for any content: hashes are seeded with a per-process secret. An
/// element is hashed once, even when the table grows.
struct ContentIndex {
  /// For each slot, the upper half of a hash in the upper 32 bits and the element's index plus 1 in
  /// the lower; 0 if the slot is empty. The count is a power of 2, or 0.
  private var slots: [UInt64] = []
  private var count = 0

  /// Returns the index of the element that has this hash and for which `isSame` returns true; nil
  /// if there is none.
  @inline(__always)
  func index(of hash: ContentHash, where isSame: (UInt32) -> Bool) -> UInt32? {
    guard !slots.isEmpty else { return nil }
    let half = hash.value >> 32
    var slot = slot(of: half)
    while slots[slot] != 0 {
      let index = UInt32(truncatingIfNeeded: slots[slot]) &- 1
      if slots[slot] >> 32 == half, isSame(index) { return index }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return nil
  }

  /// Inserts the index of an element that is not in the table.
  mutating func insert(_ index: UInt32, _ hash: ContentHash) {
    if count &* 4 >= slots.count &* 3 {
      let entries = slots
      slots = Array(repeating: 0, count: max(64, slots.count * 4))
      for entry in entries where entry != 0 { put(entry) }
    }
    put(hash.value & 0xFFFF_FFFF_0000_0000 | UInt64(index &+ 1))
    count &+= 1
  }

  private mutating func put(_ entry: UInt64) {
    var slot = slot(of: entry >> 32)
    while slots[slot] != 0 { slot = (slot &+ 1) & (slots.count &- 1) }
    slots[slot] = entry
  }

  private func slot(of half: UInt64) -> Int {
    Int(truncatingIfNeeded: half) & (slots.count &- 1)
  }
}

/// A hash of a sequence of 64-bit words. Each word is mixed in by a 128-bit product, whose halves
/// are combined with exclusive or.
struct ContentHash {
  private(set) var value: UInt64

  private static let secret = UInt64(bitPattern: Int64(Hasher().finalize()))

  /// Hashes a value with its own `Hashable` conformance.
  init(of value: some Hashable) {
    var hasher = Hasher()
    value.hash(into: &hasher)
    self.value = UInt64(bitPattern: Int64(hasher.finalize()))
  }

  /// Hashes one word.
  init(_ word: UInt64) {
    value = Self.secret
    add(word)
  }

  /// Hashes bytes, eight at a time.
  init(_ bytes: Span<UInt8>) {
    self.init(UInt64(bytes.count))
    var position = 0
    while position + 8 <= bytes.count {
      add(bytes.word(at: position))
      position += 8
    }
    var rest: UInt64 = 0
    while position < bytes.count {
      rest = rest << 8 | UInt64(bytes[position])
      position += 1
    }
    add(rest)
  }

  /// Mixes another word into the hash.
  @inline(__always)
  mutating func add(_ word: UInt64) {
    let product = (value ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    value = product.high ^ product.low
  }
}
