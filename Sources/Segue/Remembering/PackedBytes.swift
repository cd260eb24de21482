/// Writes values one after the other, in the compact form that `PackedReader` reads.
struct PackedWriter {
  private(set) var bytes: [UInt8] = []

  /// Seven bits a byte, the lowest first; the high bit says that more follow.
  mutating func write(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  mutating func write(_ word: UInt64) {
    unsafe withUnsafeBytes(of: word.littleEndian) { unsafe bytes.append(contentsOf: $0) }
  }

  mutating func write(_ number: Double) { write(number.bitPattern) }

  mutating func write(_ digest: ContentDigest) {
    write(digest.high)
    write(digest.low)
  }

  /// Writes whether there is a value, and the value.
  mutating func write<Value>(
    _ value: Value?, _ body: (inout PackedWriter, Value) -> Void
  ) {
    write(value != nil)
    if let value { body(&self, value) }
  }

  /// Writes the number of elements, and the elements.
  mutating func write<Element>(
    _ elements: some Collection<Element>, _ body: (inout PackedWriter, Element) -> Void
  ) {
    write(elements.count)
    for element in elements { body(&self, element) }
  }
}

/// Reads the output of `PackedWriter`. Other bytes are `PackedReader.Damage`. Counts that exceed
/// the remaining bytes are rejected.
struct PackedReader {
  struct Damage: Error {}

  private let bytes: [UInt8]
  private(set) var position: Int

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = max(0, position)
  }

  private mutating func byte() throws(Damage) -> UInt8 {
    guard position < bytes.count else { throw Damage() }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func number() throws(Damage) -> Int {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try byte()
      number |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return Int(Int64(bitPattern: number)) }
      shift += 7
      guard shift < 64 else { throw Damage() }
    }
  }

  /// Reads a count or an index that refers to other data, small enough for arithmetic without
  /// overflow.
  mutating func size() throws(Damage) -> Int {
    let size = try number()
    guard (0...1 << 31).contains(size) else { throw Damage() }
    return size
  }

  /// Reads the count of elements of at least one byte each.
  mutating func count() throws(Damage) -> Int {
    let count = try number()
    guard count >= 0, count <= bytes.count - position else { throw Damage() }
    return count
  }

  mutating func flag() throws(Damage) -> Bool { try byte() != 0 }

  mutating func text() throws(Damage) -> String {
    let count = try count()
    defer { position += count }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }

  mutating func word() throws(Damage) -> UInt64 {
    guard bytes.count - position >= 8 else { throw Damage() }
    defer { position += 8 }
    return unsafe UInt64(
      littleEndian: bytes.span.bytes.unsafeLoadUnaligned(
        fromByteOffset: position, as: UInt64.self))
  }

  mutating func double() throws(Damage) -> Double { Double(bitPattern: try word()) }

  mutating func digest() throws(Damage) -> ContentDigest {
    ContentDigest(high: try word(), low: try word())
  }

  mutating func optional<Value>(
    _ body: (inout PackedReader) throws(Damage) -> Value
  ) throws(Damage) -> Value? {
    try flag() ? try body(&self) : nil
  }

  mutating func array<Element>(
    _ body: (inout PackedReader) throws(Damage) -> Element
  ) throws(Damage) -> [Element] {
    let count = try count()
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try body(&self)) }
    return elements
  }
}

extension PackedWriter {
  mutating func append(_ other: PackedWriter) { bytes += other.bytes }

  mutating func append(_ other: ArraySlice<UInt8>) { bytes += other }

  /// Replaces a word that was written before its value was known.
  mutating func replaceWord(at offset: Int, with word: UInt64) {
    var other = PackedWriter()
    other.write(word)
    bytes.replaceSubrange(offset..<offset + other.bytes.count, with: other.bytes)
  }
}
