/// Tables of values that a preview's data refers to by index, so that each is written once.
struct PreviewTables {
  /// The addresses of pictures; nil for a picture that is not shown.
  private(set) var pictures: [String?] = []
  private var pictureIndices: [String: Int] = [:]
  private let address: (String) -> String?
  /// The fonts of all texts.
  var fonts: UsedFonts
  /// CSS declarations that paint boxes and that style text.
  private(set) var paints = InternedTexts([""])
  private(set) var letters = InternedTexts()
  /// The border of each entry of `paints`: top, right, bottom, left, in points.
  private(set) var borders: [[Double]] = [[0, 0, 0, 0]]
  /// JSON values that many flights have in common.
  private(set) var shared = InternedTexts()

  /// Creates empty tables.
  ///
  /// - Parameters:
  ///   - address: Returns the address of a picture; called once per picture.
  ///   - embedding: The fonts that the page may embed.
  init(address: @escaping (String) -> String?, embedding: FontEmbedding?) {
    self.address = address
    fonts = UsedFonts(embedding)
  }

  mutating func picture(_ source: String) -> Int {
    if let known = pictureIndices[source] { return known }
    let index = pictures.count
    pictureIndices[source] = index
    pictures.append(address(source))
    return index
  }

  /// Returns the index of the declarations of a box.
  ///
  /// - Parameter border: The border whose widths the declarations contain.
  mutating func paint(_ css: String, border: Edges) -> Int {
    let index = paints.index(of: css)
    if index == borders.count {
      borders.append([border.top, border.right, border.bottom, border.left].map(roundedForPage))
    }
    return index
  }

  mutating func shared(_ json: String) -> Int { shared.index(of: json) }

  mutating func letters(_ css: String) -> Int { letters.index(of: css) }
}

/// Texts in the order of their first use.
struct InternedTexts {
  private(set) var texts: [String]
  private var indices: [String: Int] = [:]

  init(_ texts: [String] = []) {
    self.texts = texts
    for (index, text) in texts.enumerated() { indices[text] = index }
  }

  mutating func index(of text: String) -> Int {
    if let known = indices[text] { return known }
    indices[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}
