/// A writer of a chunk: a directory of tables, their rows, and the chunk's own strings and quads,
/// all at offsets from the chunk's beginning, so that equal content has equal bytes everywhere.
struct ChunkWriter {
  private var tables: [[UInt32]]
  private var text: [UInt8] = []
  private var strings: [String: UInt32] = [:]
  private var quads = ContentIndex()
  private var numbers = ContentIndex()

  init(tables count: Int) {
    tables = Array(repeating: [], count: count)
    tables[ChunkTable.strings.index] = [0, 0]
    tables[ChunkTable.quads.index] = [0, 0, 0, 0]
    tables[ChunkTable.numbers.index] = [0, 0]
  }

  /// Returns the number of rows that a table has so far.
  func count(_ table: ChunkTable) -> UInt32 {
    UInt32(truncatingIfNeeded: tables[table.index].count / table.width)
  }

  /// Adds a row, and returns its index.
  @discardableResult
  mutating func add(_ table: ChunkTable, _ words: UInt32...) -> UInt32 {
    add(table, words)
  }

  /// Adds rows, and returns the index of the first.
  @discardableResult
  mutating func add(_ table: ChunkTable, _ words: [UInt32]) -> UInt32 {
    assert(words.count % table.width == 0, "a row of table \(table.index) has another width")
    let row = count(table)
    tables[table.index].append(contentsOf: words)
    return row
  }

  /// Whether the rows from `row` to the end equal those from an earlier row, ignoring a column.
  func isRepeated(
    _ table: ChunkTable, from row: UInt32, at earlier: UInt32, ignoringColumn column: Int
  ) -> Bool {
    let (words, width) = (tables[table.index], table.width)
    let distance = Int(row - earlier) * width
    return (Int(row) * width..<words.count).allSatisfy {
      $0 % width == column || words[$0] == words[$0 - distance]
    }
  }

  mutating func removeRows(_ table: ChunkTable, from row: UInt32) {
    let start = Int(row) * table.width
    tables[table.index].removeLast(tables[table.index].count - start)
  }

  mutating func reserve(_ table: ChunkTable, rows: Int) {
    tables[table.index].reserveCapacity(tables[table.index].count + rows * table.width)
  }

  /// Returns the row of a string, 0 for nil. Equal bytes are stored once; strings that are equal in
  /// Swift but differ in their bytes are stored separately.
  mutating func string(_ string: String?) -> UInt32 {
    guard let string else { return 0 }
    if let row = strings[string], isStored(string, at: row) { return row }
    let start = text.count
    text.append(contentsOf: string.utf8)
    let row = add(
      .strings, UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: text.count - start))
    strings[string] = row
    return row
  }

  private func isStored(_ string: String, at row: UInt32) -> Bool {
    let start = Int(tables[ChunkTable.strings.index][Int(row) * 2])
    let count = Int(tables[ChunkTable.strings.index][Int(row) * 2 + 1])
    return text[start..<(start + count)].elementsEqual(string.utf8)
  }

  /// Returns the row of a number, which is stored bit for bit.
  mutating func number(_ number: Double) -> UInt32 {
    let bits = number.bitPattern
    if bits == 0 { return 0 }
    let (low, high) = (number.lowWord, number.highWord)
    let hash = ContentHash(bits)
    let known = numbers.index(of: hash) {
      has(.numbers, at: $0, low, at: 0) && has(.numbers, at: $0, high, at: 1)
    }
    if let known { return known }
    let row = add(.numbers, low, high)
    numbers.insert(row, hash)
    return row
  }

  /// Returns the row of four numbers.
  mutating func quad(_ a: Double, _ b: Double, _ c: Double = 0, _ d: Double = 0) -> UInt32 {
    let words = SIMD4(number(a), number(b), number(c), number(d))
    if words == .zero { return 0 }
    var hash = ContentHash(UInt64(words.x) | UInt64(words.y) << 32)
    hash.add(UInt64(words.z) | UInt64(words.w) << 32)
    let known = quads.index(of: hash) {
      has(.quads, at: $0, words.x, at: 0) && has(.quads, at: $0, words.y, at: 1)
        && has(.quads, at: $0, words.z, at: 2) && has(.quads, at: $0, words.w, at: 3)
    }
    if let known { return known }
    let row = add(.quads, words.x, words.y, words.z, words.w)
    quads.insert(row, hash)
    return row
  }

  // The rows in the indices have been added, and those of numbers, quads and blocks are never
  // removed, so all accesses here are in bounds.

  /// Whether a row has a word in a column.
  private func has(_ table: ChunkTable, at row: UInt32, _ word: UInt32, at column: Int) -> Bool {
    tables[table.index][Int(row) * table.width + column] == word
  }

  /// Whether a table contains words from a row on.
  func has(_ table: ChunkTable, from row: UInt32, _ words: [UInt32]) -> Bool {
    let start = Int(row) * table.width
    return tables[table.index][start...].starts(with: words)
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
      index != ChunkTable.text.index && index != ChunkTable.numbers.index
        && table.reduce(0) { $0 | $1 } < 1 << 16
    }
    var entries: [UInt32] = []
    var length = 8 + 8 * tables.count
    for (index, table) in tables.enumerated() {
      let words = index == ChunkTable.text.index ? text.count / 4 : table.count
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
      if index == ChunkTable.text.index {
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
