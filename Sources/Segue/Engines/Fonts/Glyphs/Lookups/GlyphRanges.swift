/// Lists of glyph ranges with numbers, the common form of coverage tables (a number is the coverage
/// index of the range's first glyph) and class definitions (a number is the class).
///
/// Lists are identified by their index. Finding a glyph takes logarithmic time in the number of
/// ranges.
struct GlyphRanges: Sendable {
  private struct Range {
    var first: UInt16
    var last: UInt16
    var number: UInt16
  }

  private var ranges: [Range] = []
  /// The offset in `ranges` at which each list starts, and finally the number of ranges.
  private var starts: [Int32] = [0]

  /// The number of ranges in all lists.
  var rangeCount: Int { ranges.count }

  /// Appends a glyph range to the list that the next `endList` ends. Returns false if the range is
  /// not in ascending order.
  ///
  /// Some font compilers write overlapping ranges and duplicate glyphs. Of such a range only the
  /// part that is new is added; its number is advanced accordingly if `isIndex`.
  private mutating func append(
    _ first: Int, _ last: Int, number: Int, isIndex: Bool
  ) -> Bool {
    guard first <= last, last <= 0xFFFF else { return false }
    var first = first
    var number = number
    if let previous = ranges.last, ranges.count > Int(starts[starts.count - 1]) {
      guard Int(previous.first) <= first else { return false }
      let overlap = Int(previous.last) + 1 - first
      if overlap > 0 {
        first += overlap
        if isIndex { number += overlap }
        if first > last { return true }
      }
    }
    ranges.append(
      Range(
        first: UInt16(first), last: UInt16(last), number: UInt16(truncatingIfNeeded: number)))
    return true
  }

  /// Ends the current list and returns its index.
  mutating func endList() -> Int {
    starts.append(Int32(ranges.count))
    return starts.count - 2
  }

  /// Removes the ranges of the current list.
  mutating func abandonList() {
    ranges.removeLast(ranges.count - Int(starts[starts.count - 1]))
  }

  /// Returns the coverage index of a glyph in a list from a coverage table; −1 if it is not
  /// covered.
  @inline(__always)
  func index(of glyph: GlyphID, in list: Int32) -> Int {
    let found = range(of: glyph, in: list)
    return found < 0 ? -1 : Int(ranges[found].number) + Int(glyph &- ranges[found].first)
  }

  /// Returns whether a list contains a glyph.
  @inline(__always)
  func contains(_ glyph: GlyphID, in list: Int32) -> Bool {
    range(of: glyph, in: list) >= 0
  }

  /// Returns the class of a glyph in a list from a class definition; 0 if it is not in the list.
  @inline(__always)
  func number(of glyph: GlyphID, in list: Int32) -> Int {
    let found = range(of: glyph, in: list)
    return found < 0 ? 0 : Int(ranges[found].number)
  }

  /// Calls `body` with the first and last glyph and the number of each range, in ascending order.
  func forEach(in list: Int32, _ body: (Int, Int, Int) -> Void) {
    for index in Int(starts[Int(list)])..<Int(starts[Int(list) + 1]) {
      let range = ranges[index]
      body(Int(range.first), Int(range.last), Int(range.number))
    }
  }

  /// Returns the index of the range that contains a glyph; −1 if there is none.
  @inline(__always)
  private func range(of glyph: GlyphID, in list: Int32) -> Int {
    var low = Int(starts[Int(list)])
    var high = Int(starts[Int(list) + 1])
    while low < high {
      let middle = (low &+ high) >> 1
      let range = ranges[middle]
      if glyph < range.first {
        high = middle
      } else if glyph > range.last {
        low = middle &+ 1
      } else {
        return middle
      }
    }
    return -1
  }
}

extension GlyphRanges {
  /// Reads a coverage table (OpenType, "Coverage table") and returns the index of its list; nil if
  /// it is damaged.
  mutating func readCoverage(_ table: FontTable) -> Int? {
    guard let format = table.uint16(0), let count = table.uint16(2) else { return nil }
    for index in 0..<count {
      let isRead: Bool
      if format == 1 {
        guard let first = table.uint16(4 + 2 * index) else { return failed() }
        isRead = append(first, first, number: index, isIndex: true)
      } else {
        guard format == 2, let first = table.uint16(4 + 6 * index),
          let last = table.uint16(6 + 6 * index), let number = table.uint16(8 + 6 * index)
        else { return failed() }
        isRead = append(first, last, number: number, isIndex: true)
      }
      guard isRead else { return failed() }
    }
    return format == 1 || format == 2 ? endList() : nil
  }

  /// Reads a class definition (OpenType, "Class definition table") and returns the index of its
  /// list; nil if it is damaged. Class 0 has no ranges.
  mutating func readClasses(_ table: FontTable) -> Int? {
    switch table.uint16(0) {
    case 1:
      guard let first = table.uint16(2), let count = table.uint16(4),
        let numbers = table.part(at: 6, length: 2 * count)
      else { return nil }
      return addClasses(of: count, from: first) { numbers.uint16(2 * $0) ?? 0 }
    case 2:
      guard let count = table.uint16(2) else { return nil }
      for index in 0..<count {
        guard let first = table.uint16(4 + 6 * index), let last = table.uint16(6 + 6 * index),
          let number = table.uint16(8 + 6 * index),
          append(first, last, number: number, isIndex: false)
        else { return failed() }
      }
      return endList()
    default:
      return nil
    }
  }

  /// Adds a list with the classes of `count` glyphs from `first` on, and returns its index; nil if
  /// a glyph index exceeds 65,535.
  mutating func addClasses(
    of count: Int, from first: Int = 0, _ classOfGlyph: (Int) -> Int
  ) -> Int? {
    var index = 0
    while index < count {
      let start = index
      let number = classOfGlyph(start)
      repeat { index += 1 } while index < count && classOfGlyph(index) == number
      if number != 0, !append(first + start, first + index - 1, number: number, isIndex: false) {
        return failed()
      }
    }
    return endList()
  }

  /// Adds a list of the first `count` glyphs, and returns its index.
  mutating func addAll(_ count: Int) -> Int {
    _ = append(0, count - 1, number: 0, isIndex: true)
    return endList()
  }

  /// Removes the current list and returns nil.
  private mutating func failed() -> Int? {
    abandonList()
    return nil
  }
}
