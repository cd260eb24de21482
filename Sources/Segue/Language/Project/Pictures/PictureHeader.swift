/// The header of a picture: its format, and the size in which it is drawn.
///
/// No pixels are decoded. Reading visits the chunks or segments before the size, and those that may
/// contain an orientation: linear in the bytes in the worst case.
public struct PictureHeader: Hashable, Sendable {
  /// A supported picture format.
  public enum Format: String, Hashable, Sendable, CaseIterable { case png, jpeg, webp, gif }

  /// The format of the picture.
  public var format: Format
  /// The width in pixels after applying the EXIF orientation.
  public var pixelWidth: Int
  /// The height in pixels after applying the EXIF orientation.
  public var pixelHeight: Int

  /// Creates a header.
  public init(format: Format, pixelWidth: Int, pixelHeight: Int) {
    self.format = format
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }

  /// Reads the header of a PNG, JPEG, WebP or GIF file.
  ///
  /// - Parameter bytes: The file, or its beginning; an orientation beyond it is ignored.
  public static func read(_ bytes: [UInt8]) throws(PictureError) -> PictureHeader {
    let bytes = ByteWindow(bytes)
    if bytes.starts(with: PNGHeader.signature) { return try PNGHeader.read(bytes) }
    if bytes.starts(with: JPEGHeader.signature) { return try JPEGHeader.read(bytes) }
    if bytes.starts(with: "RIFF"), bytes.hasASCII("WEBP", at: 8) {
      return try WebPHeader.read(bytes)
    }
    if bytes.starts(with: "GIF87a") || bytes.starts(with: "GIF89a") {
      return try GIFHeader.read(bytes)
    }
    throw .unknownFormat
  }

  /// Creates a header from the stored size and its orientation.
  init(
    _ format: Format, width: Int, height: Int, orientation: ExifOrientation = .upright
  ) throws(PictureError) {
    guard width > 0, height > 0 else { throw .zeroSize(format) }
    self.init(
      format: format,
      pixelWidth: orientation.swapsAxes ? height : width,
      pixelHeight: orientation.swapsAxes ? width : height)
  }
}
