/// The addresses of pictures and fonts for a page; nil for one that the page does not show.
///
/// A page embeds its fonts, with the characters that it shows, or links to their files.
package struct PreviewAddresses {
  /// Returns the address of a picture for its source, as a data URI or a link.
  let picture: (String) -> String?
  /// Returns the address of a font for its file in the project.
  let font: (String) -> String?

  /// The fonts to embed; nil if the page links to files.
  let embedding: FontEmbedding?

  package init(
    picture: @escaping (String) -> String?, font: @escaping (String) -> String?,
    embedding: FontEmbedding? = nil
  ) {
    self.picture = picture
    self.font = font
    self.embedding = embedding
  }
}

extension Manifest {
  /// Returns the fonts of a project as CSS `@font-face` rules.
  func fontsCSS(_ address: (String) -> String?) -> String {
    fonts.compactMap { font in
      address(font.file).map {
        fontFaceCSS(
          font.family, weights: font.weights ?? 400...400, isItalic: font.isItalic,
          address: cssString($0))
      }
    }.joined(separator: "\n")
  }
}
