/// The kerning between plain glyphs, computed when the font is read: a pair is two loads.
struct KerningMatrix: Sendable {
  /// By places: twice the change in units. The lowest bit tells of pairs that need a closer look: those
  /// of a glyph without a place, those that are not known, and those at which substitutions look.
  private(set) var cells: [Int16] = []
  private let count: Int

  /// Of a pair that two lookups change: each change is rounded by itself.
  static let unknown = Int16.min
  static let unknownCell = Int16.min | 1

  /// Of lookups of GPOS that are plain kerning.
  init(_ lookups: [Int32], in table: LookupTable, _ plain: PlainGlyphs) {
    count = plain.count
    cells = Self.cells(count)
    add(lookups, in: table, plain)
  }

  /// Of the table `kern`.
  init(_ kern: KernTable, _ plain: PlainGlyphs) {
    count = plain.count
    cells = Self.cells(count)
    for subtable in kern.subtables {
      subtable.forEach(among: plain) { left, right, value in
        set(left * count + right, to: Int16(clamping: value))
      }
    }
  }

  private static func cells(_ count: Int) -> [Int16] {
    var cells = [Int16](repeating: 0, count: count * count)
    for place in 0..<count { (cells[place], cells[place * count]) = (1, 1) }
    return cells
  }

  /// Adds what lookups of GPOS change that are plain kerning.
  mutating func add(_ lookups: [Int32], in table: LookupTable, _ plain: PlainGlyphs) {
    var reader = PlainPairReader(table, plain)
    for lookup in lookups {
      for left in 1..<max(1, count) where reader.work > 0 {
        reader.forEachChange(of: left, by: lookup) { set(left * count + $0, to: $1) }
      }
    }
    // What hostile tables make of this is bounded: nothing is known when it is used up.
    if reader.work <= 0 {
      cells = [Int16](repeating: Self.unknownCell, count: count * count)
    }
  }

  private mutating func set(_ place: Int, to value: Int16) {
    guard value != 0 else { return }
    let cell = cells[place]
    // Few fonts kern by more than half of what the numbers can tell.
    let isSmall = value > -0x4000 && value < 0x4000
    cells[place] = cell >> 1 == 0 && isSmall ? value << 1 | cell & 1 : Self.unknownCell
  }

  /// Marks a pair as one at which substitutions look.
  mutating func mark(_ left: Int, _ right: Int) {
    cells[left * count + right] |= 1
  }

  /// In units; `unknown` if the pair has to be looked up.
  @inline(__always)
  func value(_ left: Int, _ right: Int) -> Int16 {
    if left == 0 || right == 0 { return Self.unknown }
    let cell = cells[left &* count &+ right]
    return cell == Self.unknownCell ? Self.unknown : cell >> 1
  }
}
