/// Reads the lookups of a GSUB or GPOS table that default features reach.
///
/// Time and memory are bounded by the size of the table: what several places of it point at is read
/// once, and reading ends when it has produced more than a damaged table could ask for honestly.
struct LookupReader {
  enum Table { case substitution, positioning }

  let kind: Table
  let table: FontTable
  let list: FontTable
  let glyphCount: Int
  let markSetCount: Int
  private(set) var result = LookupTable()
  /// Subtables that could not be read.
  private(set) var damagedCount = 0
  /// Lookups that have been asked for and are still to be read.
  private var pending: [Int] = []
  private var lookupOffsets: [Int] = []
  private var coverages: [Int: Int32] = [:]
  private var classDefinitions: [Int: Int32] = [:]
  private var subtables: [Int: LookupTable.Subtable] = [:]
  /// How many more numbers the arrays may take.
  private let limit: Int
  /// How much more may be read: what is damaged, or changes no advance, leaves nothing in the arrays, and each of 65,535
  /// lookups may name it 65,535 times.
  private var work: Int
  /// What reading one damaged subtable counts for.
  private static let damage = 1 << 17

  /// nil if the list of lookups cannot be read.
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
    work = limit + 512 * Self.damage
    lookupOffsets = (0..<count).map { list.uint16(2 + 2 * $0).map { listOffset + $0 } ?? -1 }
    result.indices = [Int32](repeating: -1, count: count)
  }

  /// The index among the lookups read of the font's lookup `index`, which will be read; nil if the
  /// font has no such lookup.
  mutating func lookup(_ index: Int) -> Int32? {
    guard index < result.indices.count else { return nil }
    if result.indices[index] < 0 {
      result.indices[index] = Int32(pending.count)
      pending.append(index)
      result.lookups.append(
        LookupTable.Lookup(
          subtables: 0..<0, flags: 0, markSet: -1, mask: 0, isReverse: false,
          isPlainKerning: false))
    }
    return result.indices[index]
  }

  /// Reads what has been asked for, and what these lookups ask for in turn.
  mutating func readLookups() {
    var next = 0
    while next < pending.count {
      result.lookups[next] = readLookup(at: lookupOffsets[pending[next]])
      next += 1
    }
    result.masks = masks()
    result.findNeighbours()
  }

  private mutating func readLookup(at offset: Int) -> LookupTable.Lookup {
    let first = Int32(result.subtables.count)
    var lookup = LookupTable.Lookup(
      subtables: first..<first, flags: 0, markSet: -1, mask: 0, isReverse: false,
      isPlainKerning: false)
    guard let part = table.part(at: offset), let type = part.uint16(0), let flags = part.uint16(2),
      let count = part.uint16(4)
    else {
      damagedCount += 1
      return lookup
    }
    lookup.flags = UInt16(truncatingIfNeeded: flags)
    if flags & 0x10 != 0 {
      // A set that is not there has no glyph: every mark is skipped.
      let set = part.uint16(6 + 2 * count) ?? 0xFFFF
      lookup.markSet = set < markSetCount ? Int32(set) : Int32.max
    }
    var isPlain = flags & 0x6 == 0
    for index in 0..<count {
      work -= 1
      guard work > 0 else {
        damagedCount += count - index
        break
      }
      guard let subtableOffset = part.uint16(6 + 2 * index),
        let subtable = readSubtable(at: offset + subtableOffset, type: type, depth: 0)
      else {
        damagedCount += 1
        continue
      }
      // Subtables of attachment change no advance.
      guard let subtable else { continue }
      result.subtables.append(subtable)
      if subtable.kind == .reverse { lookup.isReverse = true }
      switch subtable.kind {
      case .glyphPairs, .classPairs: isPlain = isPlain && !subtable.hasSecondValue
      default: isPlain = false
      }
    }
    lookup.isPlainKerning = isPlain
    lookup.subtables = first..<Int32(result.subtables.count)
    return lookup
  }

  /// nil if it is damaged, and nil within if it does not matter for advances.
  private mutating func readSubtable(
    at offset: Int, type: Int, depth: Int
  ) -> LookupTable.Subtable?? {
    if let known = subtables[offset << 4 | type & 15] { return known }
    guard let part = table.part(at: offset), result.pool.count + result.ranges.rangeCount < limit,
      result.subtables.count < limit
    else { return nil }
    if type == (kind == .substitution ? 7 : 9) {
      guard depth == 0, let inner = part.uint16(2), let distance = part.uint32(4) else {
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
      work -= Self.damage + result.pool.count - poolCount
      result.pool.removeLast(result.pool.count - poolCount)
      return nil
    }
    subtables[offset << 4 | type & 15] = subtable
    return subtable
  }

  mutating func coverage(at offset: Int) -> Int32? {
    if let known = coverages[offset] { return known }
    guard result.ranges.rangeCount < limit, let part = table.part(at: offset) else { return nil }
    work -= part.uint16(2) ?? 0
    guard work > 0, let list = result.ranges.readCoverage(part) else { return nil }
    coverages[offset] = Int32(list)
    return Int32(list)
  }

  /// nil as an offset stands for a definition that is left out: every glyph is in class 0.
  mutating func classes(at offset: Int?) -> Int32? {
    let offset = offset ?? -1
    if offset < 0, classDefinitions[offset] == nil {
      classDefinitions[offset] = Int32(result.ranges.endList())
    }
    if let known = classDefinitions[offset] { return known }
    guard result.ranges.rangeCount < limit, let part = table.part(at: offset) else { return nil }
    work -= part.uint16(part.uint16(0) == 1 ? 4 : 2) ?? 0
    guard work > 0, let list = result.ranges.readClasses(part) else { return nil }
    classDefinitions[offset] = Int32(list)
    return Int32(list)
  }

  /// Whether there is room for so many more numbers.
  func hasRoom(for count: Int) -> Bool {
    result.pool.count + count <= limit
  }

  mutating func append(_ number: Int) {
    result.pool.append(Int32(truncatingIfNeeded: number))
  }

  /// Room for `count` numbers that are set later: where it starts.
  mutating func reserve(_ count: Int) -> Int {
    result.pool.append(contentsOf: repeatElement(-1, count: count))
    return result.pool.count - count
  }

  mutating func set(_ index: Int, to number: Int) {
    result.pool[index] = Int32(truncatingIfNeeded: number)
  }

  var end: Int { result.pool.count }

  /// For each glyph the bits of the lookups whose first glyph it may be. Each lookup gets its bit.
  private mutating func masks() -> [UInt64] {
    var masks = [UInt64](repeating: 0, count: glyphCount)
    // Coverages that overlap could ask for the product of subtables and glyphs.
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
