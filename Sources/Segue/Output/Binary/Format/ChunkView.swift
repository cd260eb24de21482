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

  /// The location of a table in the chunk.
  struct TableLocation {
    let offset: Int
    let words: Int
    let isNarrow: Bool
  }

  @inline(__always)
  func location(of table: Int) -> TableLocation {
    let entry = 8 &+ table &* 8
    let size = word(at: entry &+ 4)
    return TableLocation(
      offset: Int(clamping: word(at: entry)),
      words: Int(clamping: size & ~BinaryFormat.narrowTable),
      isNarrow: size & BinaryFormat.narrowTable != 0)
  }

  /// Returns the number of rows of a table that are inside the chunk.
  func rows<Row: ChunkRow>(_ type: Row.Type) -> Int {
    let table = location(of: Row.table)
    let room = max(0, end - start - table.offset) / (table.isNarrow ? 2 : 4)
    return min(table.words, room) / Row.width
  }

  /// Returns a range of rows, clamped to those of the table.
  func rows<Row: ChunkRow>(_ type: Row.Type, from first: UInt32, count: UInt32) -> Range<Int> {
    let all = rows(type)
    let lower = min(Int(clamping: first), all)
    return lower..<(lower + min(Int(clamping: count), all - lower))
  }

  /// Returns the word of a table at an index, which must not be negative; 0 out of bounds.
  @inline(__always)
  func word(_ index: Int, in table: TableLocation) -> UInt32 {
    guard index < table.words else { return 0 }
    guard table.isNarrow else { return word(at: table.offset &+ index &* 4) }
    let position = start &+ table.offset &+ index &* 2
    guard position <= end &- 2 else { return 0 }
    // In bounds, as above.
    return UInt32(
      UInt16(
        littleEndian: unsafe bytes.span.bytes.unsafeLoadUnaligned(
          fromByteOffset: position, as: UInt16.self)))
  }

  /// Returns the number in a row of `numbers`.
  func number(_ row: UInt32) -> Double {
    let words = self[SharedRow.Number.self, row]
    return Double(bitPattern: UInt64(words.low) | UInt64(words.high) << 32)
  }

  /// Returns the integer of two words; nil if it does not fit.
  func integer(_ low: UInt32, _ high: UInt32) -> Int? {
    Int(exactly: Int64(bitPattern: UInt64(low) | UInt64(high) << 32))
  }

  func quad(_ row: UInt32) -> Vector4 {
    let rows = self[SharedRow.Quad.self, row]
    return Vector4(number(rows.a), number(rows.b), number(rows.c), number(rows.d))
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
    let text = location(of: SharedRow.Text.table)
    let string = self[SharedRow.StringRange.self, row]
    let (first, count) = (Int64(string.offset), Int64(string.length))
    let lower = Int64(start) + Int64(text.offset) + first
    guard row < rows(SharedRow.StringRange.self), first + count <= Int64(text.words) * 4,
      lower + count <= end
    else { return nil }
    return Int(lower)..<Int(lower + count)
  }

  /// Returns the string of a row; nil for row 0. Bytes that are not UTF-8 become U+FFFD.
  func string(_ row: UInt32) -> String? {
    range(ofString: row).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// Returns a value, decoded by its kind; nil if there is none.
  func value(kind: UInt32, _ value: UInt32) -> ScalarValue? {
    switch kind {
    case 1: .string(string(value) ?? "")
    case 2: .number(number(value))
    case 3: .boolean(value != 0)
    default: nil
    }
  }
}
