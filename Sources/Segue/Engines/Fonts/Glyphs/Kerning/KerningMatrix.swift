/// The kerning between all fast-path glyphs, computed when the font is read. Looking up a pair
/// takes two loads.
struct KerningMatrix: Sendable {
  /// The cells, one row for each first glyph. Each is twice the change in font units; its lowest
  /// bit marks pairs that require the slow path, which are those of a glyph outside of the
  /// repertoire, those with unknown kerning, and those at which a substitution may match.
  private(set) var cells: [Int16] = []
  private let count: Int

  /// The value of a pair that must be looked up in the lookups, for example because several of them
  /// change it and each change is rounded separately.
  static let unknown = Int16.min
  static let unknownCell = Int16.min | 1

  /// Computes the kerning of GPOS lookups that are pair kerning.
  init(_ lookups: [Int32], in table: LookupTable, _ glyphs: FastPathGlyphs) {
    count = glyphs.count
    cells = Self.cells(count)
    add(lookups, in: table, glyphs)
  }

  /// Computes the kerning of the table `kern`.
  init(_ kern: KernTable, _ glyphs: FastPathGlyphs) {
    count = glyphs.count
    cells = Self.cells(count)
    for subtable in kern.subtables {
      subtable.forEach(among: glyphs) { left, right, value in
        set(left * count + right, to: Int16(clamping: value))
      }
    }
  }

  /// Creates cells without kerning, in which the pairs with index 0 require the slow path.
  private static func cells(_ count: Int) -> [Int16] {
    var cells = [Int16](repeating: 0, count: count * count)
    for index in 0..<count { (cells[index], cells[index * count]) = (1, 1) }
    return cells
  }

  /// Adds the changes of GPOS lookups that are pair kerning.
  mutating func add(_ lookups: [Int32], in table: LookupTable, _ glyphs: FastPathGlyphs) {
    var reader = FastPathPairReader(table, glyphs)
    for lookup in lookups {
      for left in 1..<max(1, count) where reader.remainingWork > 0 {
        reader.forEachChange(of: left, by: lookup) { set(left * count + $0, to: $1) }
      }
    }
    // The work for a malicious table is bounded; if the bound is reached, all kerning is unknown.
    if reader.remainingWork <= 0 {
      cells = [Int16](repeating: Self.unknownCell, count: count * count)
    }
  }

  private mutating func set(_ index: Int, to value: Int16) {
    guard value != 0 else { return }
    let cell = cells[index]
    // Few fonts kern by more than half of the range of a cell.
    let isSmall = value > -0x4000 && value < 0x4000
    cells[index] = cell >> 1 == 0 && isSmall ? value << 1 | cell & 1 : Self.unknownCell
  }

  /// Marks a pair at which a substitution may match.
  mutating func mark(_ left: Int, _ right: Int) {
    cells[left * count + right] |= 1
  }

  /// Returns the change of a pair in font units; `unknown` if it must be looked up.
  @inline(__always)
  func value(_ left: Int, _ right: Int) -> Int16 {
    if left == 0 || right == 0 { return Self.unknown }
    let cell = cells[left &* count &+ right]
    return cell == Self.unknownCell ? Self.unknown : cell >> 1
  }
}
