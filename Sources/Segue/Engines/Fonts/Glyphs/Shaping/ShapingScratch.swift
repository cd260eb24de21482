/// A glyph during shaping, with the properties of its character.
struct ShapingSlot: Sendable {
  /// The way in which a glyph was created.
  struct Origin: OptionSet {
    let rawValue: UInt8

    /// The glyph is a ligature.
    static let ligature = Origin(rawValue: 1)
    /// The glyph is one of several that replaced a single glyph.
    static let part = Origin(rawValue: 2)
    /// The character is a letter, a mark or default ignorable, so that no word starts after it.
    static let word = Origin(rawValue: 4)
    /// The glyph is one of several that replaced a single glyph, and not the first of them.
    static let laterPart = Origin(rawValue: 8)
    /// The character is a mark of a script of the Universal Shaping Engine.
    static let mark = Origin(rawValue: 16)

    /// Whether the glyph is a ligature that has not been split since.
    @inline(__always)
    var isWholeLigature: Bool { contains(.ligature) && !contains(.part) }
  }

  /// Bits of `flags`.
  enum Flag {
    /// The character is default ignorable.
    static let ignorable: UInt8 = 1
    static let nonJoiner: UInt8 = 2
    static let joiner: UInt8 = 4
    /// The character is default ignorable, but substitutions do not ignore it.
    static let hidden: UInt8 = 8
    static let substituted: UInt8 = 16
    static let deleted: UInt8 = 32
    /// `advance` differs from the advance of the glyph in the font.
    static let hasSyntheticAdvance: UInt8 = 64
    /// The character is a non-spacing mark.
    static let nonSpacing: UInt8 = 128
  }

  var glyph: GlyphID
  /// The bits of `GlyphTraits`.
  var traits: UInt16 = 0
  /// The offset of the first byte of its cluster.
  var cluster: Int32
  var flags: UInt8 = 0
  /// The bits of the steps that apply to it: joining forms, or features of the script.
  var forms: UInt8 = ShapingPlan.Form.any
  /// The joining type of the character.
  var joining = JoiningType.nonJoining
  /// The category of the character in its syllable and its position there, in Indic scripts, Khmer
  /// and Myanmar.
  var category = IndicCharacter.Category.other
  var position = IndicCharacter.Position.end
  /// The category of the character in its syllable, in scripts of the Universal Shaping Engine.
  var universal = UniversalCategory.other
  /// The number of its syllable, which differs from that of the next one, above the lower two bits,
  /// which are its kind.
  var syllable: UInt8 = 0
  var origin = Origin()
  /// The advance in 1/65536 pixel.
  var advance: Int64 = 0
  /// The offset along the line from cursive attachment, in 1/65536 pixel.
  var offset: Int64 = 0
}

/// The working memory of shaping, reused from one item to the next.
struct ShapingScratch: Sendable {
  /// The glyphs of the item.
  var slots: [ShapingSlot] = []
  /// A second list of slots, for operations that rebuild the first.
  var spare: [ShapingSlot] = []
  /// The sort keys of the slots of a syllable.
  var order: [Int] = []
  var universal = UniversalSyllables()
  /// The normalized form of a sequence of characters.
  var normalizedCluster = NormalizedCluster()
  /// The indices of the slots at which a lookup may apply.
  var candidates: [Int32] = []
  /// The neighbour masks of all glyphs that are, or have been, in the slots.
  var neighbourMask: UInt64 = 0
  /// Pairs of cluster offsets between which the text must not be broken without reshaping.
  var unsafeRanges: [(first: Int32, last: Int32)] = []
  /// The slot indices of matched input sequences, `contextLimit` for each level of nesting; empty
  /// until the first match.
  var matches: [Int32] = []
  /// The ranges of text on the fast path that are shaped in full.
  var windows: [Range<Int>] = []
  /// The number of matching steps that this item may still take.
  var remainingWork = 0
  /// The number of slots to which this item may grow. Without it, consecutive lookups could expand
  /// a letter to the length of a book.
  var maximumSlotCount = 0
  /// Whether some slots are marked as deleted.
  var hasDeletions = false
  /// Whether a glyph has changed.
  var hasChanges = false
  /// Whether a cluster has been merged into another since the item began.
  var hasMergedClusters = false
  /// The number of 1/65536 pixels in a font unit, as 16.16 fixed point.
  var scale: Int64 = 0
  var isRightToLeft = false
  /// Whether the current step applies within one syllable at a time.
  var isWithinSyllables = false
  /// Whether zero width non-joiners prevent the contexts of the current step from matching.
  var matchesNonJoiners = false

  /// HarfBuzz's limits: longer contexts do not match, and more deeply nested lookups do not apply.
  static let contextLimit = 64
  static let nestingLimit = 6

  init() {}

  /// Allocates `matches` before it is first used; the fast path does not need it.
  @inline(__always)
  mutating func makeRoomForMatches() {
    guard matches.isEmpty else { return }
    matches = [Int32](repeating: 0, count: Self.contextLimit * (Self.nestingLimit + 2))
  }

  /// Converts an adjustment from font units to 1/65536 pixel.
  @inline(__always)
  func adjustment(_ units: Int32) -> Int64 {
    (Int64(units) &* scale &+ 32768) >> 16
  }

  /// Ties the clusters of the slots from `first` to `last`.
  mutating func markUnsafeToBreak(_ first: Int, _ last: Int) {
    var low = slots[first].cluster
    var high = low
    for index in first...max(first, last) {
      low = min(low, slots[index].cluster)
      high = max(high, slots[index].cluster)
    }
    remainingWork &-= last - first
    if low != high { unsafeRanges.append((low, high)) }
  }

  /// Merges the clusters of the slots from `first` to `last`.
  mutating func mergeClusters(_ first: Int, _ last: Int) {
    hasMergedClusters = true
    var low = first
    var high = last
    while low > 0, slots[low - 1].cluster == slots[first].cluster { low -= 1 }
    while high + 1 < slots.count, slots[high + 1].cluster == slots[last].cluster { high += 1 }
    remainingWork &-= high - low
    var cluster = slots[low].cluster
    for index in low...high { cluster = min(cluster, slots[index].cluster) }
    for index in low...high { slots[index].cluster = cluster }
  }

  /// Reverses the order of the clusters, and keeps the order of the slots within each.
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

  /// Removes the slots that are marked as deleted.
  mutating func compact() {
    slots.removeAll { $0.flags & ShapingSlot.Flag.deleted != 0 }
    hasDeletions = false
  }
}
