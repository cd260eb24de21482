/// The header of WebP (RFC 9649): a simple lossy file, a simple lossless one, or the extended
/// format.
enum WebPHeader {
  static func read(_ bytes: ByteWindow) throws(PictureError) -> PictureHeader {
    guard bytes.count >= 16 else { throw .truncated(.webp) }
    let chunk = bytes.window(at: 20, length: bytes.count)
    if bytes.hasASCII("VP8X", at: 12) { return try extended(chunk, of: bytes) }
    if bytes.hasASCII("VP8L", at: 12) { return try lossless(chunk) }
    if bytes.hasASCII("VP8 ", at: 12) { return try lossy(chunk) }
    throw .damaged(.webp, part: "its first chunk is none that a file starts with")
  }

  /// Reads a lossy header (RFC 6386, section 9.1): a key frame's start code, then two 14-bit
  /// numbers whose upper two bits request a scaling that decoders leave to the application.
  private static func lossy(_ chunk: ByteWindow) throws(PictureError) -> PictureHeader {
    guard
      let tag = chunk[0], let width = chunk.littleEndian16(at: 6),
      let height = chunk.littleEndian16(at: 8)
    else { throw .truncated(.webp) }
    guard tag & 1 == 0, chunk.window(at: 3, length: 3).starts(with: [0x9D, 0x01, 0x2A]) else {
      throw .damaged(.webp, part: "the picture does not start with a key frame")
    }
    return try PictureHeader(.webp, width: width & 0x3FFF, height: height & 0x3FFF)
  }

  /// Reads a lossless header (RFC 9649, section 3.4): a signature, then width − 1 and height − 1 in
  /// 14 bits each.
  private static func lossless(_ chunk: ByteWindow) throws(PictureError) -> PictureHeader {
    guard let signature = chunk[0], let bits = chunk.littleEndian32(at: 1) else {
      throw .truncated(.webp)
    }
    guard signature == 0x2F, bits >> 29 == 0 else {
      throw .damaged(.webp, part: "the lossless header has no valid signature")
    }
    return try PictureHeader(
      .webp, width: Int(bits & 0x3FFF) + 1, height: Int(bits >> 14 & 0x3FFF) + 1)
  }

  /// Reads an extended header (RFC 9649, section 2.7): flags, then the canvas's width − 1 and
  /// height − 1 in 24 bits each.
  private static func extended(
    _ chunk: ByteWindow, of bytes: ByteWindow
  ) throws(PictureError) -> PictureHeader {
    guard
      let flags = chunk[0], let width = chunk.littleEndian24(at: 4),
      let height = chunk.littleEndian24(at: 7)
    else { throw .truncated(.webp) }
    guard UInt64(width + 1) * UInt64(height + 1) <= UInt64(UInt32.max) else {
      throw .damaged(.webp, part: "the canvas is larger than the format allows")
    }
    let hasExif = flags & 0x08 != 0
    return try PictureHeader(
      .webp, width: width + 1, height: height + 1,
      orientation: hasExif ? orientation(in: bytes) : .upright)
  }

  /// Returns the orientation in the EXIF chunk, which follows the picture's data. Some encoders
  /// precede the EXIF data with the name that JPEG requires.
  private static func orientation(in bytes: ByteWindow) -> ExifOrientation {
    var offset = 12
    while let length = bytes.littleEndian32(at: offset + 4), length <= UInt32(clamping: bytes.count)
    {
      if bytes.hasASCII("EXIF", at: offset) {
        let data = bytes.window(at: offset + 8, length: Int(length))
        let name = data.hasASCII("Exif\0\0", at: 0) ? 6 : 0
        return ExifOrientation(exif: data.window(at: name, length: data.count)) ?? .upright
      }
      offset += 8 + Int(length) + Int(length & 1)
    }
    return .upright
  }
}
