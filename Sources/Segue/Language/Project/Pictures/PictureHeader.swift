/// What the first bytes of a picture say of it: its format and how large it is drawn.
///
/// Nothing is decoded. Reading takes time for the chunks or segments before the size, and for the ones
/// that may hold an orientation: linear in the bytes at worst.
public struct PictureHeader: Hashable, Sendable {
  public enum Format: String, Hashable, Sendable, CaseIterable { case png, jpeg, webp, gif }

  public var format: Format
  /// As the picture is drawn: an orientation that its EXIF data asks for is applied.
  public var pixelWidth: Int
  public var pixelHeight: Int

  public init(format: Format, pixelWidth: Int, pixelHeight: Int) {
    self.format = format
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }

  /// Reads the header of a PNG, JPEG, WebP or GIF file.
  ///
  /// `bytes` is the file, or its start: an orientation past the end counts as none.
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

  /// A header of a size that was stored, turned as `orientation` says.
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
