/// A view of a chunk in the artefact's bytes, which reads words, numbers and strings in place.
///
/// Every access is bounds-checked: words out of bounds are zero, and strings nil. Each takes
/// constant time, without allocation except for strings of more than 15 bytes.
struct ChunkView: Sendable {
  let bytes: [UInt8]
  let start: Int
  let end: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    start = range.lowerBound
    end = range.upperBound
  }

  static func none(in bytes: [UInt8]) -> ChunkView { ChunkView(bytes, 0..<0) }

  /// Returns the word at an offset from the chunk's beginning.
  @inline(__always)
  func word(at offset: Int) -> UInt32 {
    let position = start &+ offset
    guard offset >= 0, position <= end &- 4 else { return 0 }
    // In bounds: the chunk was checked to be inside the bytes when they were opened.
    return UInt32(
      littleEndian: unsafe bytes.span.bytes.unsafeLoadUnaligned(
        fromByteOffset: position, as: UInt32.self))
  }

  private func place(of table: ChunkTable) -> (offset: Int, words: Int, isNarrow: Bool) {
    let entry = 8 &+ table.index &* 8
    let size = word(at: entry &+ 4)
    return (
      Int(word(at: entry)), Int(size & ~BinaryFormat.narrowTable),
      size & BinaryFormat.narrowTable != 0
    )
  }

  /// Returns the number of rows of a table that are inside the chunk.
  func rows(_ table: ChunkTable) -> Int {
    let (offset, words, isNarrow) = place(of: table)
    let room = max(0, end - start - offset) / (isNarrow ? 2 : 4)
    return min(words, room) / table.width
  }

  /// Returns a range of rows, clamped to those of the table.
  func rows(_ table: ChunkTable, from first: UInt32, count: UInt32) -> Range<Int> {
    let all = rows(table)
    let lower = min(Int(first), all)
    return lower..<min(lower + Int(count), all)
  }

  /// Returns a word of a row; 0 out of bounds.
  @inline(__always)
  func word(_ table: ChunkTable, _ row: Int, _ column: Int) -> UInt32 {
    let (offset, words, isNarrow) = place(of: table)
    let index = row &* table.width &+ column
    guard row >= 0, index < words else { return 0 }
    guard isNarrow else { return word(at: offset &+ index &* 4) }
    let position = start &+ offset &+ index &* 2
    guard position <= end &- 2 else { return 0 }
    // In bounds, as above.
    return UInt32(
      UInt16(
        littleEndian: unsafe bytes.span.bytes.unsafeLoadUnaligned(
          fromByteOffset: position, as: UInt16.self)))
  }

  /// Returns the number in a row of `numbers`.
  func number(_ row: UInt32) -> Double {
    let low = UInt64(word(.numbers, Int(row), 0))
    return Double(bitPattern: low | UInt64(word(.numbers, Int(row), 1)) << 32)
  }

  /// Returns the number whose row is in a column.
  func number(_ table: ChunkTable, _ row: Int, _ column: Int) -> Double {
    number(word(table, row, column))
  }

  func integer(_ table: ChunkTable, _ row: Int, _ column: Int) -> Int? {
    let low = UInt64(word(table, row, column))
    return Int(
      exactly: Int64(bitPattern: low | UInt64(word(table, row, column + 1)) << 32))
  }

  func quad(_ row: UInt32) -> Vector4 {
    let row = Int(row)
    return Vector4(
      number(.quads, row, 0), number(.quads, row, 1), number(.quads, row, 2),
      number(.quads, row, 3))
  }

  func rect(_ row: UInt32) -> Rect {
    let quad = quad(row)
    return Rect(x: quad.a, y: quad.b, width: quad.c, height: quad.d)
  }

  func edges(_ row: UInt32) -> Edges {
    let quad = quad(row)
    return Edges(top: quad.a, right: quad.b, bottom: quad.c, left: quad.d)
  }

  func radii(_ row: UInt32) -> CornerRadii {
    let quad = quad(row)
    return CornerRadii(
      topLeft: quad.a, topRight: quad.b, bottomRight: quad.c, bottomLeft: quad.d)
  }

  func color(_ row: UInt32) -> RGBA {
    let quad = quad(row)
    return RGBA(red: quad.a, green: quad.b, blue: quad.c, alpha: quad.d)
  }

  // MARK: Strings

  /// Returns the range of a string's bytes; nil for row 0, and out of bounds.
  func range(ofString row: UInt32) -> Range<Int>? {
    guard row != 0 else { return nil }
    let (offset, words, _) = place(of: .text)
    let first = Int(word(.strings, Int(row), 0))
    let count = Int(word(.strings, Int(row), 1))
    let lower = start + offset + first
    guard Int(row) < rows(.strings), first + count <= words * 4, lower + count <= end else {
      return nil
    }
    return lower..<(lower + count)
  }

  /// Returns the string of a row; nil for row 0. Bytes that are not UTF-8 become U+FFFD.
  func string(_ row: UInt32) -> String? {
    range(ofString: row).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  func string(_ table: ChunkTable, _ row: Int, _ column: Int) -> String? {
    string(word(table, row, column))
  }

  /// Returns a value, decoded by the kind in another column; nil if there is none.
  func value(_ table: ChunkTable, _ row: Int, kind: Int, value: Int) -> ScalarValue? {
    switch word(table, row, kind) {
    case 1: .string(string(table, row, value) ?? "")
    case 2: .number(number(table, row, value))
    case 3: .boolean(word(table, row, value) != 0)
    default: nil
    }
  }
}
