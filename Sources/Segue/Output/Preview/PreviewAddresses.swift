/// Where a page finds what is not in the screens' files; nil for what it is not to show.
package struct PreviewAddresses {
  /// The address of a picture by its source, as data or as a link.
  let picture: (String) -> String?
  /// The address of a font by its file in the project.
  let font: (String) -> String?

  package init(picture: @escaping (String) -> String?, font: @escaping (String) -> String?) {
    self.picture = picture
    self.font = font
  }
}

extension Manifest {
  /// The fonts of a project as rules of CSS.
  func fontsCSS(_ address: (String) -> String?) -> String {
    fonts.compactMap { font in
      guard let address = address(font.file) else { return nil }
      let weights = font.weights ?? 400...400
      let weight =
        weights.lowerBound == weights.upperBound
        ? cssNumber(weights.lowerBound)
        : "\(cssNumber(weights.lowerBound)) \(cssNumber(weights.upperBound))"
      return "@font-face{font-family:\(cssString(font.family));font-weight:\(weight);"
        + "font-style:\(font.isItalic ? "italic" : "normal");src:url(\(cssString(address)))}"
    }.joined(separator: "\n")
  }
}
