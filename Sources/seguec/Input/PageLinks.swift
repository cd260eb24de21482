import Segue
import SegueFiles

/// The addresses of a project's pictures and fonts for a page.
struct PageLinks {
  let pictures: PictureLinks
  let folder: ProjectFolder
  /// The path of the page; links are relative to it.
  let page: String

  func picture(_ source: String) -> String? {
    guard pictures == .link, !isRemote(source) else {
      return pictures.address(of: source, in: folder)
    }
    return folder.paths.assetPath(source).flatMap(link)
  }

  func font(_ file: String) -> String? {
    guard let path = folder.paths.fontPath(file) else { return nil }
    switch pictures {
    case .none: return nil
    case .link: return link(to: path)
    case .embed:
      guard Files.isRegularFile(path), let bytes = try? Files.readRegular(path) else { return nil }
      return "data:font/\(path.hasSuffix(".otf") ? "otf" : "ttf");base64,\(base64(bytes))"
    }
  }

  private func link(to path: String) -> String? {
    guard Files.isRegularFile(path) else { return nil }
    return uriReference(forPath: Files.relative(path, from: Files.parent(page)))
  }
}
