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
    var work = 16_000_000
    read(lookups, in: table, plain, work: &work)
    // What hostile tables make of this is bounded: nothing is known when it is used up.
    if work <= 0 {
      cells = [Int16](repeating: Self.unknownCell, count: count * count)
    }
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

  private mutating func set(_ place: Int, to value: Int16) {
    guard value != 0 else { return }
    // Few fonts kern by more than half of what the numbers can tell.
    let isSmall = value > -0x4000 && value < 0x4000
    cells[place] = cells[place] == 0 && isSmall ? value << 1 : Self.unknownCell
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

  private mutating func read(
    _ lookups: [Int32], in table: LookupTable, _ plain: PlainGlyphs, work: inout Int
  ) {
    let glyphs = plain.glyphs
    var row = [Int16](repeating: 0, count: count)
    var isSet = [Bool](repeating: false, count: count)
    var columnClasses: [Int32: [Int]] = [:]
    for lookup in lookups {
      for left in 1..<max(1, count) where work > 0 {
        var isTouched = false
        for index in table.lookups[Int(lookup)].subtables {
          let subtable = table.subtables[Int(index)]
          let place = table.ranges.index(of: glyphs[left], in: subtable.coverage)
          work -= 1
          guard place >= 0 else { continue }
          if subtable.kind == .glyphPairs {
            guard place < Int(subtable.count) else { continue }
            let start = Int(table.pool[Int(subtable.data) + place])
            guard start >= 0 else { continue }
            for pair in 0..<Int(table.pool[start]) {
              let right = Int(table.pool[start + 1 + 3 * pair])
              work -= 1
              let column = plain.place(of: UInt16(truncatingIfNeeded: right))
              guard column != 0, !isSet[column] else { continue }
              isSet[column] = true
              row[column] = Int16(truncatingIfNeeded: table.pool[start + 2 + 3 * pair])
              isTouched = true
            }
            continue
          }
          let leftClass = table.ranges.number(of: glyphs[left], in: subtable.classes.input)
          guard leftClass < Int(subtable.count) else { continue }
          let classes =
            columnClasses[subtable.classes.after]
            ?? glyphs.map { table.ranges.number(of: $0, in: subtable.classes.after) }
          columnClasses[subtable.classes.after] = classes
          let first = Int(subtable.data) + 2 * leftClass * Int(subtable.secondCount)
          work -= count
          for right in 1..<count where !isSet[right] && classes[right] < subtable.secondCount {
            isSet[right] = true
            row[right] = Int16(truncatingIfNeeded: table.pool[first + 2 * classes[right]])
          }
          isTouched = true
        }
        guard isTouched else { continue }
        for right in 1..<count where isSet[right] {
          set(left * count + right, to: row[right])
          isSet[right] = false
        }
      }
    }
  }
}
