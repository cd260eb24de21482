import InterOutlines
import Segue
import SegueFiles

/// How drawings refer to the pictures of a screen, and whether they contain the fonts of its text.
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

  /// Returns the fonts that a drawing embeds; nil if it embeds none.
  func fonts(in folder: ProjectFolder?) -> FontEmbedding? {
    guard self == .embed else { return nil }
    return FontEmbedding(builtIn: .inter) { file in
      guard let path = folder?.paths.fontPath(file), Files.isRegularFile(path) else { return nil }
      return try? Files.readRegular(path)
    }
  }
}
