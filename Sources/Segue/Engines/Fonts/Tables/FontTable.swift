/// A part of a font file. Numbers are big-endian. Reading a number that is not entirely inside the
/// part returns nil, so that no offset of a damaged file leads out of it.
struct FontTable: Sendable {
  private let bytes: [UInt8]
  private let start: Int
  /// The number of bytes.
  let count: Int

  /// Creates a part that consists of all bytes of a file.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = 0
    count = bytes.count
  }

  private init(_ bytes: [UInt8], start: Int, count: Int) {
    self.bytes = bytes
    self.start = start
    self.count = count
  }

  /// Returns the part from `offset` to the end, or of `length` bytes; nil if it exceeds this part.
  func part(at offset: Int, length: Int? = nil) -> FontTable? {
    guard offset >= 0, offset <= count else { return nil }
    let length = length ?? count - offset
    guard length >= 0, length <= count - offset else { return nil }
    return FontTable(bytes, start: start + offset, count: length)
  }

  /// The bytes.
  var content: ArraySlice<UInt8> { bytes[start..<(start + count)] }

  /// Reads an unsigned 8-bit number.
  @inline(__always)
  func uint8(_ offset: Int) -> Int? {
    guard offset >= 0, offset < count else { return nil }
    return Int(bytes[start + offset])
  }

  /// Reads an unsigned 16-bit number.
  @inline(__always)
  func uint16(_ offset: Int) -> Int? {
    guard offset >= 0, offset <= count - 2 else { return nil }
    return Int(bytes[start + offset]) << 8 | Int(bytes[start + offset + 1])
  }

  /// Reads a signed 16-bit number.
  @inline(__always)
  func int16(_ offset: Int) -> Int? {
    uint16(offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  /// Reads an unsigned 32-bit number.
  @inline(__always)
  func uint32(_ offset: Int) -> UInt32? {
    guard let high = uint16(offset), let low = uint16(offset + 2) else { return nil }
    return UInt32(truncatingIfNeeded: high) << 16 | UInt32(truncatingIfNeeded: low)
  }

  /// Reads an unsigned 32-bit number that counts something in the file, or is an offset. Numbers
  /// that no file comes near are limited, so that a sum with a small one is in range.
  @inline(__always)
  func size32(_ offset: Int) -> Int? {
    uint32(offset).map { min(Int(clamping: $0), .max / 2) }
  }
}
