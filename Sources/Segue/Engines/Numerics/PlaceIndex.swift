/// Finds what is in a list already: places by a hash of what stands there, in open addressing. Whoever asks
/// compares what stands at a place, so that a hash decides nothing and no output depends on one.
///
/// Constant time on average, whatever the content: hashes begin with a secret of the process. What is long is
/// hashed once, also when the index grows.
struct PlaceIndex {
  /// The upper half of a hash above a place plus 1; 0 where there is none. As many as a power of 2.
  private var slots: [UInt64] = []
  private var count = 0

  /// The place with a hash that holds the same; nil if none does.
  @inline(__always)
  func place(of hash: PlaceHash, where isSame: (UInt32) -> Bool) -> UInt32? {
    guard !slots.isEmpty else { return nil }
    let half = hash.value >> 32
    var slot = slot(of: half)
    while slots[slot] != 0 {
      let place = UInt32(truncatingIfNeeded: slots[slot]) &- 1
      if slots[slot] >> 32 == half, isSame(place) { return place }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return nil
  }

  /// Adds a place that is not there.
  mutating func insert(_ place: UInt32, _ hash: PlaceHash) {
    if count &* 4 >= slots.count &* 3 {
      let entries = slots
      slots = Array(repeating: 0, count: max(64, slots.count * 4))
      for entry in entries where entry != 0 { put(entry) }
    }
    put(hash.value & 0xFFFF_FFFF_0000_0000 | UInt64(place &+ 1))
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

/// A hash of words: each is mixed in by a product of twice the length, folded.
struct PlaceHash {
  private(set) var value: UInt64

  private static let secret = UInt64(bitPattern: Int64(Hasher().finalize()))

  /// Of a value that says itself what tells it from others.
  init(of value: some Hashable) {
    var hasher = Hasher()
    value.hash(into: &hasher)
    self.value = UInt64(bitPattern: Int64(hasher.finalize()))
  }

  init(_ word: UInt64) {
    value = Self.secret
    add(word)
  }

  @inline(__always)
  mutating func add(_ word: UInt64) {
    let product = (value ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    value = product.high ^ product.low
  }
}
