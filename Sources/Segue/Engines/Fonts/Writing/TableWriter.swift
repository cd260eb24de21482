/// The bytes of a font table under construction. Numbers are big-endian.
struct TableWriter {
  private(set) var bytes: [UInt8] = []

  /// The number of bytes.
  var count: Int { bytes.count }

  mutating func uint8(_ number: Int) {
    bytes.append(UInt8(truncatingIfNeeded: number))
  }

  mutating func uint16(_ number: Int) {
    bytes.append(UInt8(truncatingIfNeeded: number >> 8))
    bytes.append(UInt8(truncatingIfNeeded: number))
  }

  mutating func uint32(_ number: UInt32) {
    uint16(Int(number >> 16))
    uint16(Int(number & 0xFFFF))
  }

  /// Writes a number that counts bytes.
  mutating func size32(_ number: Int) {
    uint32(UInt32(clamping: number))
  }

  mutating func append(_ other: [UInt8]) {
    bytes += other
  }

  mutating func append(_ other: ArraySlice<UInt8>) {
    bytes += other
  }

  /// Replaces the two bytes at an offset.
  mutating func set16(_ offset: Int, to number: Int) {
    bytes[offset] = UInt8(truncatingIfNeeded: number >> 8)
    bytes[offset + 1] = UInt8(truncatingIfNeeded: number)
  }

  /// Replaces the four bytes at an offset.
  mutating func set32(_ offset: Int, to number: UInt32) {
    set16(offset, to: Int(number >> 16))
    set16(offset + 2, to: Int(number & 0xFFFF))
  }

  /// Adds zeros, so that the number of bytes is a multiple of `size`.
  mutating func pad(to size: Int) {
    while bytes.count % size != 0 { bytes.append(0) }
  }
}

/// A font file under construction (OpenType 1.9, "Organization of an OpenType Font").
struct FontWriter {
  private var tables: [(tag: UInt32, bytes: [UInt8])] = []

  /// Adds a table, after all others with lower tags in the file.
  mutating func add(_ letters: String, _ bytes: [UInt8]) {
    add(FontTables.number(letters), bytes)
  }

  /// Adds the table with a tag.
  mutating func add(_ tag: UInt32, _ bytes: [UInt8]) {
    tables.append((tag, bytes))
  }

  /// Returns the file.
  ///
  /// - Parameter hasCompactOutlines: Whether the outlines are in the table `CFF `.
  func file(hasCompactOutlines: Bool) -> [UInt8] {
    let sorted = tables.sorted { $0.tag < $1.tag }
    var writer = TableWriter()
    writer.uint32(hasCompactOutlines ? FontTables.number("OTTO") : 0x0001_0000)
    writer.uint16(sorted.count)
    var selector = 0
    while 2 << selector <= sorted.count { selector += 1 }
    writer.uint16(16 << selector)
    writer.uint16(selector)
    writer.uint16(16 * sorted.count - 16 << selector)
    var contents = TableWriter()
    var head: Int?
    let start = 12 + 16 * sorted.count
    for (tag, bytes) in sorted {
      let isHead = tag == FontTables.number("head") && bytes.count >= 12
      var table = TableWriter()
      table.append(bytes)
      // The checksum of the file is computed without itself.
      if isHead { table.set32(8, to: 0) }
      writer.uint32(tag)
      writer.uint32(Self.checksum(table.bytes))
      writer.size32(start + contents.count)
      writer.size32(bytes.count)
      if isHead { head = start + contents.count }
      contents.append(table.bytes)
      contents.pad(to: 4)
    }
    writer.append(contents.bytes)
    if let head { writer.set32(head + 8, to: 0xB1B0_AFBA &- Self.checksum(writer.bytes)) }
    return writer.bytes
  }

  /// Returns the sum of the numbers of 32 bits, with zeros after the last byte.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0
    for (index, byte) in bytes.enumerated() {
      sum &+= UInt32(byte) << UInt32(24 - 8 * (index & 3))
    }
    return sum
  }
}
