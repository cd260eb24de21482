/// What a preview's data names by number, so that it is written once.
struct PreviewTables {
  /// Addresses of pictures; nil for one that is not shown.
  private(set) var pictures: [String?] = []
  private var picturePlaces: [String: Int] = [:]
  private let address: (String) -> String?
  /// Declarations of CSS: how boxes are painted, and how letters are.
  private(set) var paints = InternedTexts([""])
  private(set) var letters = InternedTexts()
  /// The borders of the boxes that are painted so: top, right, bottom, left, in points.
  private(set) var borders: [[Double]] = [[0, 0, 0, 0]]
  /// JSON of what many flights have in common.
  private(set) var shared = InternedTexts()

  /// - Parameter address: Where a picture is, asked once for each.
  init(address: @escaping (String) -> String?) {
    self.address = address
  }

  mutating func picture(_ source: String) -> Int {
    if let known = picturePlaces[source] { return known }
    let place = pictures.count
    picturePlaces[source] = place
    pictures.append(address(source))
    return place
  }

  /// - Parameter border: Of which the declarations have the widths.
  mutating func paint(_ css: String, border: Edges) -> Int {
    let place = paints.place(of: css)
    if place == borders.count {
      borders.append([border.top, border.right, border.bottom, border.left].map(shortened))
    }
    return place
  }

  mutating func shared(_ json: String) -> Int { shared.place(of: json) }

  mutating func letters(_ css: String) -> Int { letters.place(of: css) }
}

/// Texts in the order in which they were first met.
struct InternedTexts {
  private(set) var texts: [String]
  private var places: [String: Int] = [:]

  init(_ texts: [String] = []) {
    self.texts = texts
    for (index, text) in texts.enumerated() { places[text] = index }
  }

  mutating func place(of text: String) -> Int {
    if let known = places[text] { return known }
    places[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}
