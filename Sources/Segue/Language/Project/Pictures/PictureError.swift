/// The reason why a picture's size cannot be read.
public enum PictureError: Error, Hashable, Sendable {
  /// The bytes do not begin like a supported format.
  case unknownFormat
  /// The bytes end before the size.
  case truncated(PictureHeader.Format)
  /// The bytes violate the format; `part` describes where.
  case damaged(PictureHeader.Format, part: String)
  /// The width or the height is zero.
  case zeroSize(PictureHeader.Format)
}

extension PictureError: CustomStringConvertible {
  /// The predicate of a sentence that begins with "the picture".
  public var description: String {
    switch self {
    case .unknownFormat: "is not a PNG, JPEG, WebP or GIF file"
    case .truncated(let format): "ends before its size: a cut \(format.displayName) file"
    case .damaged(let format, let part): "is a damaged \(format.displayName) file: \(part)"
    case .zeroSize(let format): "is a \(format.displayName) file without width or height"
    }
  }
}

extension PictureHeader.Format {
  /// The name of the format.
  public var displayName: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .webp: "WebP"
    case .gif: "GIF"
    }
  }
}
