/// The rotation and mirroring of a picture before it is drawn (Exif 2.32, tag 0x0112).
struct ExifOrientation: Hashable {
  /// The value of the tag, from 1 to 8.
  private let value: Int

  static let upright = ExifOrientation(value: 1)

  private init(value: Int) {
    self.value = value
  }

  /// Whether width and height are swapped, by a rotation of 90 degrees with or without mirroring.
  var swapsAxes: Bool { value >= 5 }

  /// Reads the orientation from EXIF data, a TIFF header and its first directory. Returns nil if
  /// there is none, or if the data is damaged: browsers then draw the picture without rotation.
  init?(exif: ByteWindow) {
    let isLittleEndian: Bool
    if exif.hasASCII("II", at: 0) {
      isLittleEndian = true
    } else if exif.hasASCII("MM", at: 0) {
      isLittleEndian = false
    } else {
      return nil
    }
    func short(at offset: Int) -> Int? {
      isLittleEndian ? exif.littleEndian16(at: offset) : exif.bigEndian16(at: offset)
    }
    func long(at offset: Int) -> UInt32? {
      isLittleEndian ? exif.littleEndian32(at: offset) : exif.bigEndian32(at: offset)
    }
    guard
      short(at: 2) == 42,
      let start = long(at: 4), start <= UInt32(clamping: exif.count),
      let count = short(at: Int(start))
    else { return nil }
    for entry in 0..<count {
      let offset = Int(start) + 2 + entry * 12
      guard let tag = short(at: offset) else { return nil }
      guard tag == 0x0112 else { continue }
      // One 16-bit number, in the first half of the value field.
      guard
        short(at: offset + 2) == 3, long(at: offset + 4) == 1,
        let value = short(at: offset + 8), 1...8 ~= value
      else { return nil }
      self.value = value
      return
    }
    return nil
  }
}
