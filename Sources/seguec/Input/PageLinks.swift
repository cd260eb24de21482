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

  /// Returns the link to a font, if the page does not embed its fonts.
  func font(_ file: String) -> String? {
    pictures == .link ? folder.paths.fontPath(file).flatMap(link) : nil
  }

  /// What the page needs to know of its pictures and fonts.
  var addresses: PreviewAddresses {
    PreviewAddresses(picture: picture, font: font, embedding: pictures.fonts(in: folder))
  }

  private func link(to path: String) -> String? {
    guard Files.isRegularFile(path) else { return nil }
    return uriReference(forPath: Files.relative(path, from: Files.parent(page)))
  }
}
