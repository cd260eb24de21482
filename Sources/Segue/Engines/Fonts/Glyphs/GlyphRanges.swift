/// Lists of ranges of glyphs, each with a number: what coverage tables (the number is the index of
/// the range's first glyph) and class definitions (the number is the class) come down to.
///
/// A list is named by its index. Finding a glyph in a list of n ranges takes log n steps.
struct GlyphRanges: Sendable {
  private struct Range {
    var first: UInt16
    var last: UInt16
    var number: UInt16
  }

  private var ranges: [Range] = []
  private var starts: [Int32] = [0]

  /// Of all lists together.
  var rangeCount: Int { ranges.count }

  /// Adds a glyph range to the list which `endList` will close. Ranges come in ascending order;
  /// false for one that does not.
  ///
  /// Some compilers let ranges overlap, and list a glyph twice: of what is there already only the
  /// rest is added, whose number grows with it if `isIndex`.
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

  /// The index of the list that ends here.
  mutating func endList() -> Int {
    starts.append(Int32(ranges.count))
    return starts.count - 2
  }

  /// Takes back the ranges of the list that was begun.
  mutating func abandonList() {
    ranges.removeLast(ranges.count - Int(starts[starts.count - 1]))
  }

  /// In a list of a coverage table: the index of `glyph`, −1 if it is not in the list.
  @inline(__always)
  func index(of glyph: GlyphID, in list: Int32) -> Int {
    let found = range(of: glyph, in: list)
    return found < 0 ? -1 : Int(ranges[found].number) + Int(glyph &- ranges[found].first)
  }

  @inline(__always)
  func contains(_ glyph: GlyphID, in list: Int32) -> Bool {
    range(of: glyph, in: list) >= 0
  }

  /// In a list of a class definition: the class of `glyph`; 0 if it is not in the list.
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
  /// A coverage table (OpenType, "Coverage table"), as the list's index. nil if it is damaged.
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

  /// A class definition (OpenType, "Class definition table"). Class 0 needs no range.
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

  /// The list of the classes of `count` glyphs from `first` on, told one by one; nil if there are no
  /// such glyphs.
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

  /// The list of the first `count` glyphs.
  mutating func addAll(_ count: Int) -> Int {
    _ = append(0, count - 1, number: 0, isIndex: true)
    return endList()
  }

  private mutating func failed() -> Int? {
    abandonList()
    return nil
  }
}
