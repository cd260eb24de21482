import Segue
import SegueFiles

/// How drawings refer to the pictures of a screen.
enum PictureLinks: String, CaseIterable {
  /// By data URIs, so that the drawing is one file.
  case embed
  /// By their paths, relative to the current folder, or by their URLs.
  case link
  /// Not at all: crossed boxes replace them.
  case none

  /// Returns the address of a picture; nil without one, or if it cannot be read.
  func address(of source: String, in folder: ProjectFolder?) -> String? {
    if isRemote(source) { return self == .link ? source : nil }
    guard let path = folder?.paths.assetPath(source) else { return nil }
    switch self {
    case .none: return nil
    case .link: return Files.kind(path) == .file ? uriReference(forPath: path) : nil
    case .embed:
      guard let bytes = try? Files.readRegular(path), let header = try? PictureHeader.read(bytes)
      else {
        return nil
      }
      return "data:image/\(header.format.rawValue);base64,\(base64(bytes))"
    }
  }
}

/// Encodes bytes (RFC 4648 §4).
func base64(_ bytes: [UInt8]) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  var index = 0
  while index < bytes.count {
    let count = min(3, bytes.count - index)
    var group = 0
    for offset in 0..<3 {
      group = group << 8 | (offset < count ? Int(bytes[index + offset]) : 0)
    }
    for digit in 0..<4 {
      text.append(
        digit <= count ? alphabet[group >> (18 - 6 * digit) & 63] : UInt8(ascii: "="))
    }
    index += 3
  }
  return String(decoding: text, as: UTF8.self)
}
