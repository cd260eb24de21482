/// A value with a compact binary form, whose parts are written and read in the same order.
protocol Packed {
  func write(_ writer: inout PackedWriter)
  init(_ reader: inout PackedReader) throws(Damage)
}

extension Packed { typealias Damage = PackedReader.Damage }

/// Writes values one after the other, in the compact form that `PackedReader` reads.
struct PackedWriter {
  fileprivate(set) var bytes: [UInt8] = []
  /// The files that source ranges may refer to; nil if there are no source ranges.
  let files: FileReferences?
  /// Whether all source ranges so far are in files that the record may refer to.
  fileprivate(set) var isComplete = true

  init(_ files: FileReferences? = nil) { self.files = files }

  mutating func write(_ value: some Packed) { value.write(&self) }

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

/// Several values, without parameter packs, which Embedded Swift has not.
extension PackedWriter {
  mutating func write(
    _ a: some Packed, _ b: some Packed
  ) {
    write(a)
    write(b)
  }

  mutating func write(
    _ a: some Packed, _ b: some Packed, _ c: some Packed
  ) {
    write(a, b)
    write(c)
  }

  mutating func write(
    _ a: some Packed, _ b: some Packed, _ c: some Packed, _ d: some Packed
  ) {
    write(a, b, c)
    write(d)
  }

  mutating func write(
    _ a: some Packed, _ b: some Packed, _ c: some Packed, _ d: some Packed, _ e: some Packed
  ) {
    write(a, b, c, d)
    write(e)
  }

  mutating func write(
    _ a: some Packed, _ b: some Packed, _ c: some Packed, _ d: some Packed, _ e: some Packed,
    _ f: some Packed
  ) {
    write(a, b, c, d, e)
    write(f)
  }

  mutating func write(
    _ a: some Packed, _ b: some Packed, _ c: some Packed, _ d: some Packed, _ e: some Packed,
    _ f: some Packed, _ g: some Packed
  ) {
    write(a, b, c, d, e, f)
    write(g)
  }
}

/// Reads the output of `PackedWriter`. Invalid bytes, and counts that exceed the remaining bytes,
/// throw `PackedReader.Damage`.
struct PackedReader {
  struct Damage: Error {}

  private let bytes: [UInt8]
  private(set) var position: Int
  /// The files that source ranges may refer to; nil if there are no source ranges.
  let files: FileReferences?

  init(_ bytes: [UInt8], at position: Int = 0, _ files: FileReferences? = nil) {
    self.bytes = bytes
    self.position = max(0, position)
    self.files = files
  }

  mutating func value<Value: Packed>() throws(Damage) -> Value { try Value(&self) }

  /// Reads the index of one of the kinds, and a number of that kind.
  mutating func number<Value>(as kinds: [(Double) -> Value]) throws(Damage) -> Value {
    let kind = try Int(&self)
    guard kinds.indices.contains(kind) else { throw Damage() }
    return kinds[kind](try value())
  }

  fileprivate mutating func byte() throws(Damage) -> UInt8 {
    guard position < bytes.count else { throw Damage() }
    defer { position += 1 }
    return bytes[position]
  }

  /// Reads a count or an index that refers to other data, small enough for arithmetic without
  /// overflow.
  mutating func size() throws(Damage) -> Int {
    let size = try Int(&self)
    guard size >= 0, Int64(size) <= 1 << 31 else { throw Damage() }
    return size
  }

  /// Reads the count of elements of at least one byte each.
  mutating func count() throws(Damage) -> Int {
    let count = try Int(&self)
    guard count >= 0, count <= bytes.count - position else { throw Damage() }
    return count
  }

  fileprivate mutating func text() throws(Damage) -> String {
    let count = try count()
    defer { position += count }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }

  fileprivate mutating func word() throws(Damage) -> UInt64 {
    guard bytes.count - position >= 8 else { throw Damage() }
    defer { position += 8 }
    return unsafe UInt64(
      littleEndian: bytes.span.bytes.unsafeLoadUnaligned(
        fromByteOffset: position, as: UInt64.self))
  }
}

// MARK: Values

extension Int: Packed {
  /// Seven bits per byte, the lowest first; the high bit means that more bytes follow, as in
  /// LEB128.
  func write(_ writer: inout PackedWriter) {
    var rest = UInt64(bitPattern: Int64(self))
    while rest >= 0x80 {
      writer.bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    writer.bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  init(_ reader: inout PackedReader) throws(Damage) {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try reader.byte()
      number |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { break }
      shift += 7
      guard shift < 64 else { throw Damage() }
    }
    guard let value = Int(exactly: Int64(bitPattern: number)) else { throw Damage() }
    self = value
  }
}

extension UInt8: Packed {
  func write(_ writer: inout PackedWriter) { writer.write(Int(self)) }

  init(_ reader: inout PackedReader) throws(Damage) {
    guard let number = UInt8(exactly: try Int(&reader)) else { throw Damage() }
    self = number
  }
}

extension Bool: Packed {
  func write(_ writer: inout PackedWriter) { writer.bytes.append(self ? 1 : 0) }
  init(_ reader: inout PackedReader) throws(Damage) { self = try reader.byte() != 0 }
}

extension String: Packed {
  func write(_ writer: inout PackedWriter) {
    writer.write(utf8.count)
    writer.bytes += utf8
  }

  init(_ reader: inout PackedReader) throws(Damage) { self = try reader.text() }
}

extension UInt64: Packed {
  func write(_ writer: inout PackedWriter) {
    unsafe withUnsafeBytes(of: littleEndian) { unsafe writer.bytes.append(contentsOf: $0) }
  }

  init(_ reader: inout PackedReader) throws(Damage) { self = try reader.word() }
}

extension Double: Packed {
  func write(_ writer: inout PackedWriter) { writer.write(bitPattern) }

  init(_ reader: inout PackedReader) throws(Damage) {
    self.init(bitPattern: try reader.value())
  }
}

extension ContentDigest: Packed {
  func write(_ writer: inout PackedWriter) { writer.write(high, low) }

  init(_ reader: inout PackedReader) throws(Damage) {
    try self.init(high: reader.value(), low: reader.value())
  }
}

extension SourceRange: Packed {
  func write(_ writer: inout PackedWriter) {
    guard let reference = writer.files?.reference(to: file) else {
      writer.isComplete = false
      return
    }
    writer.write(reference, lowerBound, upperBound - lowerBound)
  }

  init(_ reader: inout PackedReader) throws(Damage) {
    guard let file = reader.files?.file(try reader.value()) else { throw Damage() }
    let lower = try Int(&reader)
    let (upper, overflow) = lower.addingReportingOverflow(try reader.value())
    guard lower >= 0, upper >= lower, !overflow else { throw Damage() }
    self.init(file: file, lowerBound: lower, upperBound: upper)
  }
}

/// Whether there is a value, and the value.
extension Optional: Packed where Wrapped: Packed {
  func write(_ writer: inout PackedWriter) { writer.write(self) { $0.write($1) } }

  init(_ reader: inout PackedReader) throws(Damage) {
    self = try Bool(&reader) ? try Wrapped(&reader) : nil
  }
}

/// The number of elements, and the elements.
extension Array: Packed where Element: Packed {
  func write(_ writer: inout PackedWriter) { writer.write(self) { $0.write($1) } }

  init(_ reader: inout PackedReader) throws(Damage) {
    let count = try reader.count()
    self.init()
    reserveCapacity(count)
    for _ in 0..<count { append(try reader.value()) }
  }
}

/// A case of an enumeration, as its raw value.
extension Packed where Self: RawRepresentable, RawValue: Packed {
  func write(_ writer: inout PackedWriter) { writer.write(rawValue) }

  init(_ reader: inout PackedReader) throws(Damage) {
    guard let value = Self(rawValue: try reader.value()) else { throw Damage() }
    self = value
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
