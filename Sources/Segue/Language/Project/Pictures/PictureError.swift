/// Why a picture's size cannot be read.
public enum PictureError: Error, Hashable, Sendable {
  /// The bytes start like none of the formats known.
  case unknownFormat
  /// The bytes end before the size.
  case truncated(PictureHeader.Format)
  /// The bytes are not what the format has at this place; `part` names the place.
  case damaged(PictureHeader.Format, part: String)
  /// The width or the height is zero.
  case zeroSize(PictureHeader.Format)
}

extension PictureError: CustomStringConvertible {
  /// A sentence's end that says what is wrong, for "the picture …".
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
  /// As the format writes its own name.
  public var displayName: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .webp: "WebP"
    case .gif: "GIF"
    }
  }
}
