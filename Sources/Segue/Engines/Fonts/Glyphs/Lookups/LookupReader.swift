/// A reader of the lookups of a GSUB or GPOS table that default features use.
///
/// Time and memory are bounded by the size of the table: data that several offsets refer to is read
/// once, and reading stops when the result is larger than that of any valid table.
struct LookupReader {
  enum Table { case substitution, positioning }

  /// Whether the table is GSUB or GPOS.
  let kind: Table
  let table: FontTable
  /// The lookup list.
  let list: FontTable
  let glyphCount: Int
  let markSetCount: Int
  /// The lookups that have been read.
  private(set) var result = LookupTable()
  /// The number of subtables that could not be read.
  private(set) var damagedCount = 0
  /// The font's indices of the lookups that have been requested, in order.
  private var pending: [Int] = []
  private var lookupOffsets: [Int] = []
  private var coverages: [Int: Int32] = [:]
  private var classDefinitions: [Int: Int32] = [:]
  private var subtables: [Int: LookupTable.Subtable] = [:]
  /// The greatest number of elements in the pool, and in other arrays.
  private let limit: Int
  /// The amount of work that may still be done. Damaged subtables, and those that change no
  /// advance, add nothing to the arrays, but each of 65,535 lookups may refer to one 65,535 times.
  private var remainingWork: Int
  /// The amount of work that one damaged subtable counts as.
  private static let damage = 1 << 17

  /// Creates a reader; nil if the lookup list is damaged.
  init?(
    _ kind: Table, table: FontTable, listOffset: Int, glyphCount: Int, markSetCount: Int
  ) {
    guard let list = table.part(at: listOffset), let count = list.uint16(0) else { return nil }
    self.kind = kind
    self.table = table
    self.list = list
    self.glyphCount = glyphCount
    self.markSetCount = markSetCount
    limit = 8 * table.count + 1024
    remainingWork = limit + 512 * Self.damage
    lookupOffsets = (0..<count).map { list.uint16(2 + 2 * $0).map { listOffset + $0 } ?? -1 }
    result.indices = [Int32](repeating: -1, count: count)
  }

  /// Requests the font's lookup `index`, and returns its index among the lookups read; nil if the
  /// font has no such lookup.
  mutating func lookup(_ index: Int) -> Int32? {
    guard index < result.indices.count else { return nil }
    if result.indices[index] < 0 {
      result.indices[index] = Int32(pending.count)
      pending.append(index)
      result.lookups.append(
        LookupTable.Lookup(
          subtables: 0..<0, flags: 0, markSet: -1, mask: 0, isReverse: false,
          isPairKerning: false))
    }
    return result.indices[index]
  }

  /// Reads the requested lookups, and those that they request in turn.
  mutating func readLookups() {
    var next = 0
    while next < pending.count {
      result.lookups[next] = readLookup(at: lookupOffsets[pending[next]])
      next += 1
    }
    result.masks = masks()
    result.findNeighbours()
  }

  /// Reads a lookup without its damaged subtables.
  private mutating func readLookup(at offset: Int) -> LookupTable.Lookup {
    let first = Int32(result.subtables.count)
    var lookup = LookupTable.Lookup(
      subtables: first..<first, flags: 0, markSet: -1, mask: 0, isReverse: false,
      isPairKerning: false)
    guard let part = table.part(at: offset), let type = part.uint16(0), let flags = part.uint16(2),
      let count = part.uint16(4)
    else {
      damagedCount += 1
      return lookup
    }
    lookup.flags = UInt16(truncatingIfNeeded: flags)
    if flags & 0x10 != 0 {
      // A mark filtering set that does not exist contains no glyph, so that every mark is ignored.
      let set = part.uint16(6 + 2 * count) ?? 0xFFFF
      lookup.markSet = set < markSetCount ? Int32(set) : Int32.max
    }
    var isPairKerning = flags & 0x6 == 0
    for index in 0..<count {
      remainingWork -= 1
      guard remainingWork > 0 else {
        damagedCount += count - index
        break
      }
      guard let subtableOffset = part.uint16(6 + 2 * index),
        let subtable = readSubtable(at: offset + subtableOffset, type: type, depth: 0)
      else {
        damagedCount += 1
        continue
      }
      // Attachment subtables change no advance.
      guard let subtable else { continue }
      result.subtables.append(subtable)
      if subtable.kind == .reverse { lookup.isReverse = true }
      switch subtable.kind {
      case .glyphPairs, .classPairs: isPairKerning = isPairKerning && !subtable.hasSecondValue
      default: isPairKerning = false
      }
    }
    lookup.isPairKerning = isPairKerning
    lookup.subtables = first..<Int32(result.subtables.count)
    return lookup
  }

  /// Reads a subtable. Returns nil if it is damaged, and a nested nil if it cannot affect advances.
  private mutating func readSubtable(
    at offset: Int, type: Int, depth: Int
  ) -> LookupTable.Subtable?? {
    if let known = subtables[offset << 4 | type & 15] { return known }
    guard let part = table.part(at: offset), result.pool.count + result.ranges.rangeCount < limit,
      result.subtables.count < limit
    else { return nil }
    if type == (kind == .substitution ? 7 : 9) {
      guard depth == 0, let inner = part.uint16(2), let distance = part.size32(4) else {
        return nil
      }
      return readSubtable(at: offset + distance, type: inner, depth: 1)
    }
    let poolCount = result.pool.count
    let subtable: LookupTable.Subtable?
    switch (kind, type) {
    case (.substitution, 1): subtable = readSingle(part, at: offset)
    case (.substitution, 2): subtable = readMultiple(part, at: offset)
    case (.substitution, 3): subtable = readAlternate(part, at: offset)
    case (.substitution, 4): subtable = readLigatures(part, at: offset)
    case (.substitution, 5), (.positioning, 7):
      subtable = readContext(part, at: offset, isChained: false)
    case (.substitution, 6), (.positioning, 8):
      subtable = readContext(part, at: offset, isChained: true)
    case (.substitution, 8): subtable = readReverse(part, at: offset)
    case (.positioning, 1): subtable = readSingleAdjustment(part, at: offset)
    case (.positioning, 2): subtable = readPairs(part, at: offset)
    case (.positioning, 3): subtable = readCursive(part, at: offset)
    case (.positioning, 4...6): return .some(nil)
    default: return nil
    }
    guard let subtable, result.pool.count <= limit else {
      remainingWork -= Self.damage + result.pool.count - poolCount
      result.pool.removeLast(result.pool.count - poolCount)
      return nil
    }
    subtables[offset << 4 | type & 15] = subtable
    return subtable
  }

  /// Reads the coverage table at an offset, and returns its list in `ranges`; nil if it is damaged.
  mutating func coverage(at offset: Int) -> Int32? {
    if let known = coverages[offset] { return known }
    guard result.ranges.rangeCount < limit, let part = table.part(at: offset) else { return nil }
    remainingWork -= part.uint16(2) ?? 0
    guard remainingWork > 0, let list = result.ranges.readCoverage(part) else { return nil }
    coverages[offset] = Int32(list)
    return Int32(list)
  }

  /// Reads the class definition at an offset, and returns its list in `ranges`; nil if it is
  /// damaged. A nil offset is an omitted definition: every glyph is in class 0.
  mutating func classes(at offset: Int?) -> Int32? {
    let offset = offset ?? -1
    if offset < 0, classDefinitions[offset] == nil {
      classDefinitions[offset] = Int32(result.ranges.endList())
    }
    if let known = classDefinitions[offset] { return known }
    guard result.ranges.rangeCount < limit, let part = table.part(at: offset) else { return nil }
    remainingWork -= part.uint16(part.uint16(0) == 1 ? 4 : 2) ?? 0
    guard remainingWork > 0, let list = result.ranges.readClasses(part) else { return nil }
    classDefinitions[offset] = Int32(list)
    return Int32(list)
  }

  /// Returns whether there is room for `count` more numbers in the pool.
  func hasRoom(for count: Int) -> Bool {
    result.pool.count + count <= limit
  }

  /// Appends a number to the pool.
  mutating func append(_ number: Int) {
    result.pool.append(Int32(truncatingIfNeeded: number))
  }

  /// Appends `count` numbers that are set later, and returns the offset of the first.
  mutating func reserve(_ count: Int) -> Int {
    result.pool.append(contentsOf: repeatElement(-1, count: count))
    return result.pool.count - count
  }

  /// Sets a number of the pool.
  mutating func set(_ index: Int, to number: Int) {
    result.pool[index] = Int32(truncatingIfNeeded: number)
  }

  /// The offset after the last number of the pool.
  var end: Int { result.pool.count }

  /// Assigns each lookup a bit, and computes for each glyph the bits of the lookups that it may
  /// begin.
  private mutating func masks() -> [UInt64] {
    var masks = [UInt64](repeating: 0, count: glyphCount)
    // Overlapping coverages could take work proportional to the product of subtables and glyphs.
    var work = 64 * glyphCount + limit
    for index in result.lookups.indices {
      result.lookups[index].mask = UInt64(1) << UInt64(index & 63)
    }
    for lookup in result.lookups {
      let mask = lookup.mask
      for subtable in lookup.subtables {
        result.ranges.forEach(in: result.subtables[Int(subtable)].coverage) { first, last, _ in
          guard first < glyphCount else { return }
          let last = work > 0 ? min(last, glyphCount - 1) : -1
          work -= last - first + 1
          var glyph = first
          while glyph <= last {
            masks[glyph] |= mask
            glyph += 1
          }
        }
        if work <= 0 { return [UInt64](repeating: .max, count: glyphCount) }
      }
    }
    return masks
  }
}
