/// A window of a file's bytes. Reads are bounds-checked and return nil past the end; offsets are
/// relative to the start of the window.
struct ByteWindow {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  private init(slice: ArraySlice<UInt8>) {
    bytes = slice
  }

  var count: Int { bytes.count }

  subscript(offset: Int) -> UInt8? {
    guard offset >= 0, offset < bytes.count else { return nil }
    return bytes[bytes.startIndex + offset]
  }

  /// Returns up to `length` bytes from `offset`; an empty window past the end.
  func window(at offset: Int, length: Int) -> ByteWindow {
    let start = min(max(0, offset), count)
    let end = start + min(max(0, length), count - start)
    return ByteWindow(slice: bytes[bytes.startIndex + start..<bytes.startIndex + end])
  }

  func starts(with prefix: [UInt8]) -> Bool {
    bytes.starts(with: prefix)
  }

  func starts(with prefix: String) -> Bool {
    bytes.starts(with: prefix.utf8)
  }

  func hasASCII(_ text: String, at offset: Int) -> Bool {
    window(at: offset, length: text.utf8.count).bytes.elementsEqual(text.utf8)
  }

  func bigEndian16(at offset: Int) -> Int? {
    guard let high = self[offset], let low = self[offset + 1] else { return nil }
    return Int(high) << 8 | Int(low)
  }

  func littleEndian16(at offset: Int) -> Int? {
    guard let low = self[offset], let high = self[offset + 1] else { return nil }
    return Int(high) << 8 | Int(low)
  }

  func littleEndian24(at offset: Int) -> Int? {
    guard let low = littleEndian16(at: offset), let high = self[offset + 2] else { return nil }
    return Int(high) << 16 | low
  }

  func bigEndian32(at offset: Int) -> UInt32? {
    guard let high = bigEndian16(at: offset), let low = bigEndian16(at: offset + 2) else {
      return nil
    }
    return UInt32(high) << 16 | UInt32(low)
  }

  func littleEndian32(at offset: Int) -> UInt32? {
    guard let low = littleEndian16(at: offset), let high = littleEndian16(at: offset + 2) else {
      return nil
    }
    return UInt32(high) << 16 | UInt32(low)
  }
}
