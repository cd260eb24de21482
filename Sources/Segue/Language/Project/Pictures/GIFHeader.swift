/// The header of GIF 87a and 89a: the logical screen's size. The format has no orientation.
enum GIFHeader {
  static func read(_ bytes: ByteWindow) throws(PictureError) -> PictureHeader {
    guard let width = bytes.littleEndian16(at: 6), let height = bytes.littleEndian16(at: 8) else {
      throw .truncated(.gif)
    }
    return try PictureHeader(.gif, width: width, height: height)
  }
}
