/// The header of PNG, third edition: the image header (11.2.1) and the EXIF chunk (11.3.4.5).
enum PNGHeader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func read(_ bytes: ByteWindow) throws(PictureError) -> PictureHeader {
    guard let length = bytes.bigEndian32(at: 8) else { throw .truncated(.png) }
    guard bytes.count >= 16 else { throw .truncated(.png) }
    guard length == 13, bytes.hasASCII("IHDR", at: 12) else {
      throw .damaged(.png, part: "the image header is not its first chunk")
    }
    guard
      let width = bytes.bigEndian32(at: 16), let height = bytes.bigEndian32(at: 20),
      let checksum = bytes.bigEndian32(at: 29)
    else { throw .truncated(.png) }
    guard checksum == crc(bytes.window(at: 12, length: 17)) else {
      throw .damaged(.png, part: "the image header's checksum is wrong")
    }
    guard width <= UInt32(Int32.max), height <= UInt32(Int32.max) else {
      throw .damaged(.png, part: "the size is out of range")
    }
    return try PictureHeader(
      .png, width: Int(width), height: Int(height), orientation: orientation(in: bytes))
  }

  /// Returns the orientation in the EXIF chunk, which may be anywhere after the image header.
  private static func orientation(in bytes: ByteWindow) -> ExifOrientation {
    var offset = 33
    while let length = bytes.bigEndian32(at: offset), length <= UInt32(clamping: bytes.count) {
      if bytes.hasASCII("eXIf", at: offset + 4) {
        return ExifOrientation(exif: bytes.window(at: offset + 8, length: Int(clamping: length)))
          ?? .upright
      }
      offset += 12 + Int(clamping: length)
    }
    return .upright
  }

  /// Computes the cyclic redundancy check of Annex D, bit by bit because there are only 17 bytes.
  private static func crc(_ bytes: ByteWindow) -> UInt32 {
    var crc = UInt32.max
    for offset in 0..<bytes.count {
      crc ^= UInt32(bytes[offset] ?? 0)
      for _ in 0..<8 {
        crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1
      }
    }
    return ~crc
  }
}
