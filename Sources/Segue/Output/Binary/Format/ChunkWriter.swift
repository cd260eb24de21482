/// A writer of a chunk: a directory of tables, their rows, and the chunk's own strings and quads,
/// all at offsets from the chunk's beginning, so that equal content has equal bytes everywhere.
struct ChunkWriter {
  private var tables: [[UInt32]]
  private var text: [UInt8] = []
  private var strings = ContentIndex()
  private var quads = ContentIndex()
  private var numbers = ContentIndex()

  /// Creates a writer of a chunk with these tables after those that all chunks have.
  init(_ own: [TableDescription]) {
    tables = Array(repeating: [], count: SharedRow.tables.count + own.count)
    add(SharedRow.StringRange(offset: 0, length: 0))
    add(SharedRow.Quad(a: 0, b: 0, c: 0, d: 0))
    add(SharedRow.Number(low: 0, high: 0))
  }

  /// Returns the number of rows that a table has so far.
  func count<Row: ChunkRow>(_ type: Row.Type) -> UInt32 {
    UInt32(truncatingIfNeeded: tables[Row.table].count / Row.width)
  }

  /// Adds a row, and returns its index.
  @discardableResult
  mutating func add<Row: ChunkRow>(_ row: Row) -> UInt32 {
    let index = count(Row.self)
    unsafe row.withWords { unsafe tables[Row.table].append(contentsOf: $0) }
    return index
  }

  /// Whether the rows from an index to the end equal those from an earlier one, except for fields
  /// that `clear` sets to 0.
  func isRepeated<Row: ChunkRow & Equatable>(
    from index: UInt32, at earlier: UInt32, ignoring clear: (inout Row) -> Void
  ) -> Bool {
    func cleared(_ index: UInt32) -> Row {
      // In bounds: these rows have been added.
      var row = unsafe tables[Row.table].withUnsafeBytes {
        unsafe $0.load(fromByteOffset: Int(index) * MemoryLayout<Row>.size, as: Row.self)
      }
      clear(&row)
      return row
    }
    return (index..<count(Row.self)).allSatisfy { cleared($0) == cleared($0 - (index - earlier)) }
  }

  mutating func removeRows<Row: ChunkRow>(_ type: Row.Type, from index: UInt32) {
    let start = Int(index) * Row.width
    tables[Row.table].removeLast(tables[Row.table].count - start)
  }

  mutating func reserve<Row: ChunkRow>(_ type: Row.Type, rows: Int) {
    tables[Row.table].reserveCapacity(tables[Row.table].count + rows * Row.width)
  }

  /// Adds a column of rows that are a single word.
  mutating func add<let index: Int>(_ type: WordRow<index>.Type, column words: [UInt32]) {
    tables[index].append(contentsOf: words)
  }

  /// Returns the row of a string, 0 for nil. Equal bytes are stored once; strings that are equal in
  /// Swift but differ in their bytes are stored separately.
  mutating func string(_ string: String?) -> UInt32 {
    guard let string else { return 0 }
    let hash = ContentHash(string.utf8.span)
    if let known = strings.index(of: hash, where: { isStored(string, at: $0) }) { return known }
    let row = text(string.utf8.span)
    strings.insert(row, hash)
    return row
  }

  /// Returns the row of a text, which is stored even if it is there already.
  mutating func text(_ bytes: Span<UInt8>) -> UInt32 {
    let start = text.count
    unsafe bytes.withUnsafeBufferPointer { unsafe text.append(contentsOf: $0) }
    return add(
      SharedRow.StringRange(
        offset: UInt32(truncatingIfNeeded: start),
        length: UInt32(truncatingIfNeeded: text.count - start)))
  }

  private func isStored(_ string: String, at row: UInt32) -> Bool {
    let table = SharedRow.StringRange.table
    let (start, length) = (Int(tables[table][Int(row) * 2]), Int(tables[table][Int(row) * 2 + 1]))
    return text.span.extracting(start..<start + length).equals(string.utf8.span)
  }

  /// Returns the row of a number, which is stored bit for bit.
  mutating func number(_ number: Double) -> UInt32 {
    let bits = number.bitPattern
    if bits == 0 { return 0 }
    let words = SharedRow.Number(low: number.lowWord, high: number.highWord)
    let hash = ContentHash(bits)
    if let known = numbers.index(of: hash, where: { has(words, at: $0) }) { return known }
    let row = add(words)
    numbers.insert(row, hash)
    return row
  }

  /// Returns the row of four numbers.
  mutating func quad(_ a: Double, _ b: Double, _ c: Double = 0, _ d: Double = 0) -> UInt32 {
    let words = SharedRow.Quad(a: number(a), b: number(b), c: number(c), d: number(d))
    if words.a | words.b | words.c | words.d == 0 { return 0 }
    var hash = ContentHash(UInt64(words.a) | UInt64(words.b) << 32)
    hash.add(UInt64(words.c) | UInt64(words.d) << 32)
    if let known = quads.index(of: hash, where: { has(words, at: $0) }) { return known }
    let row = add(words)
    quads.insert(row, hash)
    return row
  }

  // The rows in the indices have been added, and those of numbers, quads and blocks are never
  // removed, so all accesses here are in bounds.

  /// Whether a table has the row at an index.
  @inline(__always)
  func has<Row: ChunkRow>(_ row: Row, at index: UInt32) -> Bool {
    let start = Int(index) * Row.width
    return unsafe row.withWords { words in
      (0..<Row.width).allSatisfy { unsafe tables[Row.table][start + $0] == words[$0] }
    }
  }

  mutating func quad(_ rect: Rect) -> UInt32 {
    quad(rect.x, rect.y, rect.width, rect.height)
  }

  mutating func quad(_ quad: Vector4) -> UInt32 { self.quad(quad.a, quad.b, quad.c, quad.d) }

  mutating func quad(_ edges: Edges) -> UInt32 {
    quad(edges.top, edges.right, edges.bottom, edges.left)
  }

  mutating func quad(_ color: RGBA) -> UInt32 {
    quad(color.red, color.green, color.blue, color.alpha)
  }

  mutating func quad(_ radii: CornerRadii) -> UInt32 {
    quad(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
  }

  // MARK: Bytes

  /// Returns the chunk: the number of tables, the length in bytes, and the offset and number of
  /// words of each table; then the tables, each aligned to 8 bytes. A table has words of 16 bits if
  /// they suffice for all its values.
  consuming func bytes() -> [UInt8] {
    while text.count % 4 != 0 { text.append(0) }
    let isNarrow = tables.enumerated().map { index, table in
      index != SharedRow.Text.table && index != SharedRow.Number.table
        && table.reduce(0) { $0 | $1 } < 1 << 16
    }
    var entries: [UInt32] = []
    var length = 8 + 8 * tables.count
    for (index, table) in tables.enumerated() {
      let words = index == SharedRow.Text.table ? text.count / 4 : table.count
      let flag = isNarrow[index] ? BinaryFormat.narrowTable : 0
      entries.append(UInt32(truncatingIfNeeded: length))
      entries.append(UInt32(truncatingIfNeeded: words) | flag)
      length += aligned(words * (isNarrow[index] ? 2 : 4))
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(length)
    bytes.append(word: UInt32(truncatingIfNeeded: tables.count))
    bytes.append(word: UInt32(truncatingIfNeeded: length))
    bytes.append(words: entries)
    for (index, table) in tables.enumerated() {
      if index == SharedRow.Text.table {
        bytes.append(contentsOf: text)
      } else if isNarrow[index] {
        bytes.append(words: table.map { UInt16(truncatingIfNeeded: $0) })
      } else {
        bytes.append(words: table)
      }
      while bytes.count % 8 != 0 { bytes.append(0) }
    }
    return bytes
  }

  private func aligned(_ count: Int) -> Int { (count + 7) & ~7 }
}

extension Double {
  var lowWord: UInt32 { UInt32(truncatingIfNeeded: bitPattern) }
  var highWord: UInt32 { UInt32(truncatingIfNeeded: bitPattern >> 32) }
}

extension [UInt8] {
  /// Appends a word of 32 bits, little-endian.
  mutating func append(word: UInt32) {
    append(UInt8(truncatingIfNeeded: word))
    append(UInt8(truncatingIfNeeded: word >> 8))
    append(UInt8(truncatingIfNeeded: word >> 16))
    append(UInt8(truncatingIfNeeded: word >> 24))
  }

  mutating func append(word: UInt64) {
    append(word: UInt32(truncatingIfNeeded: word))
    append(word: UInt32(truncatingIfNeeded: word >> 32))
  }

  /// Appends words, in one copy on little-endian machines.
  mutating func append<Word: FixedWidthInteger & BitwiseCopyable>(words: [Word]) {
    #if _endian(little)
      unsafe words.withUnsafeBytes { unsafe append(contentsOf: $0) }
    #else
      for word in words {
        for shift in stride(from: 0, to: Word.bitWidth, by: 8) {
          append(UInt8(truncatingIfNeeded: word >> Word(shift)))
        }
      }
    #endif
  }
}
