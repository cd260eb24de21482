/// A glyph on its way from characters to advances.
struct ShapingSlot: Sendable {
  /// What a glyph has been made from.
  struct Origin: OptionSet {
    let rawValue: UInt8

    static let ligature = Origin(rawValue: 1)
    /// One of several glyphs that have taken the place of one.
    static let part = Origin(rawValue: 2)
    /// A letter, a mark or an invisible sign: what begins after it does not begin a word.
    static let word = Origin(rawValue: 4)
    /// Not the first of several glyphs that have taken the place of one.
    static let laterPart = Origin(rawValue: 8)
    /// A mark, of a script of the Universal Shaping Engine.
    static let mark = Origin(rawValue: 16)

    /// A ligature that has not been taken apart since.
    @inline(__always)
    var isWholeLigature: Bool { contains(.ligature) && !contains(.part) }
  }

  /// Bits of `flags`.
  enum Flag {
    static let ignorable: UInt8 = 1
    static let nonJoiner: UInt8 = 2
    static let joiner: UInt8 = 4
    /// An ignorable character that lookups see all the same.
    static let hidden: UInt8 = 8
    static let substituted: UInt8 = 16
    static let deleted: UInt8 = 32
    /// `advance` is not that of the glyph in the font.
    static let hasOwnAdvance: UInt8 = 64
    /// The character is a mark that takes no room of its own.
    static let nonSpacing: UInt8 = 128
  }

  var glyph: GlyphID
  /// See `GlyphTraits`.
  var traits: UInt16 = 0
  /// The first byte of its cluster.
  var cluster: Int32
  var flags: UInt8 = 0
  var forms: UInt8 = ShapingPlan.Form.any
  /// How the character joins its neighbours.
  var joining = JoiningType.nonJoining
  /// What the character is in its syllable, and where it goes: of Indic scripts, Khmer and Myanmar.
  var category = IndicCharacter.Category.other
  var position = IndicCharacter.Position.end
  /// What it is in its syllable: of the scripts of the Universal Shaping Engine.
  var universal = UniversalCategory.other
  /// The number of its syllable, not that of the next one, and in the lower two bits its kind.
  var syllable: UInt8 = 0
  var origin = Origin()
  /// In 1/65536 point.
  var advance = 0
  /// How far cursive attachment has moved it along the line.
  var offset = 0
}

/// The memory that shaping works in, used again from one item to the next.
struct ShapingScratch: Sendable {
  var slots: [ShapingSlot] = []
  var spare: [ShapingSlot] = []
  /// Keys that the slots of a syllable are sorted by.
  var order: [Int] = []
  var universal = UniversalSyllables()
  /// What a sequence of characters has become.
  var composed = ComposedCharacters()
  /// Where a lookup may begin to apply.
  var candidates: [Int32] = []
  /// The neighbour masks of the glyphs in the slots, and of such as have been there.
  var neighbourMask: UInt64 = 0
  /// Pairs of clusters which text must not be cut between.
  var ties: [(first: Int32, last: Int32)] = []
  /// Places of the input of contexts, `contextLimit` for each level of nesting; empty until the first.
  var matches: [Int32] = []
  /// Of plain text: the bytes that are shaped in full.
  var windows: [Range<Int>] = []
  /// How many more steps of matching this item may take.
  var operations = 0
  /// How many slots this item may grow to: one lookup after the other could make a book of a letter.
  var mostSlots = 0
  var hasDeletions = false
  var hasChanges = false
  /// Whether some cluster has been made part of another since the item began.
  var hasMergedClusters = false
  /// Units to 1/65536 point, as 16.16 fixed point.
  var scale = 0
  var isRightToLeft = false
  /// Whether the step that is applied sees one syllable at a time, and zero width non-joiners.
  var isWithinSyllables = false
  var seesNonJoiners = false

  /// Longer contexts do not match, and deeper ones do not apply, in HarfBuzz.
  static let contextLimit = 64
  static let nestingLimit = 6

  init() {}

  /// Before `matches` are written to: plain text needs none.
  @inline(__always)
  mutating func makeRoomForMatches() {
    guard matches.isEmpty else { return }
    matches = [Int32](repeating: 0, count: Self.contextLimit * (Self.nestingLimit + 2))
  }

  @inline(__always)
  func adjustment(_ units: Int32) -> Int {
    (Int(units) &* scale &+ 32768) >> 16
  }

  /// Ties what the slots from `first` to `last` belong to.
  mutating func tie(_ first: Int, _ last: Int) {
    var low = slots[first].cluster
    var high = low
    for index in first...max(first, last) {
      low = min(low, slots[index].cluster)
      high = max(high, slots[index].cluster)
    }
    operations &-= last - first
    if low != high { ties.append((low, high)) }
  }

  /// Makes one cluster of those of the slots from `first` to `last`.
  mutating func mergeClusters(_ first: Int, _ last: Int) {
    hasMergedClusters = true
    var low = first
    var high = last
    while low > 0, slots[low - 1].cluster == slots[first].cluster { low -= 1 }
    while high + 1 < slots.count, slots[high + 1].cluster == slots[last].cluster { high += 1 }
    operations &-= high - low
    var cluster = slots[low].cluster
    for index in low...high { cluster = min(cluster, slots[index].cluster) }
    for index in low...high { slots[index].cluster = cluster }
  }

  /// Puts the clusters into the opposite order; what is in one stays as it is.
  mutating func reverseClusters() {
    slots.reverse()
    var start = 0
    while start < slots.count {
      var end = start + 1
      while end < slots.count, slots[end].cluster == slots[start].cluster { end += 1 }
      if end - start > 1 { slots[start..<end].reverse() }
      start = end
    }
  }

  mutating func compact() {
    slots.removeAll { $0.flags & ShapingSlot.Flag.deleted != 0 }
    hasDeletions = false
  }
}
