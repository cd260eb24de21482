/// The header of JPEG (ITU-T T.81, annex B): the frame header, and EXIF data in an APP1 segment.
enum JPEGHeader {
  static let signature: [UInt8] = [0xFF, 0xD8]

  static func read(_ bytes: ByteWindow) throws(PictureError) -> PictureHeader {
    var size: (width: Int, height: Int)?
    var orientation: ExifOrientation?
    var offset = signature.count
    segments: while let (marker, start) = nextMarker(in: bytes, from: offset) {
      switch marker {
      case 0x01, 0xD0...0xD8:
        // Markers without a segment.
        offset = start
        continue
      case 0xD9, 0xDA:
        // The end of the image, or its data: no header follows.
        guard size != nil else { throw .damaged(.jpeg, part: "no frame header before the data") }
        break segments
      default:
        break
      }
      guard let length = bytes.bigEndian16(at: start) else { break }
      guard length >= 2 else {
        if size != nil { break segments }
        throw .damaged(.jpeg, part: "a segment is shorter than its own length")
      }
      let segment = bytes.window(at: start + 2, length: length - 2)
      if isFrameHeader(marker), size == nil {
        guard length >= 8 else { throw .damaged(.jpeg, part: "the frame header is too short") }
        guard let height = segment.bigEndian16(at: 1), let width = segment.bigEndian16(at: 3) else {
          throw .truncated(.jpeg)
        }
        size = (width, height)
      } else if marker == 0xE1, orientation == nil, segment.hasASCII("Exif\0\0", at: 0) {
        orientation = ExifOrientation(exif: segment.window(at: 6, length: segment.count))
      }
      offset = start + length
    }
    guard let size else { throw .truncated(.jpeg) }
    return try PictureHeader(
      .jpeg, width: size.width, height: size.height, orientation: orientation ?? .upright)
  }

  /// Returns the next marker and the offset after it. Like decoders, skips bytes between segments;
  /// 0xFF may be repeated before a marker.
  private static func nextMarker(
    in bytes: ByteWindow, from start: Int
  ) -> (marker: UInt8, end: Int)? {
    var offset = start
    while let byte = bytes[offset], let marker = bytes[offset + 1] {
      if byte == 0xFF, marker != 0xFF, marker != 0 { return (marker, offset + 2) }
      offset += 1
    }
    return nil
  }

  /// Whether a marker is one of SOF0 to SOF15, excluding DHT, JPG and DAC, which are between them.
  private static func isFrameHeader(_ marker: UInt8) -> Bool {
    0xC0...0xCF ~= marker && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }
}
