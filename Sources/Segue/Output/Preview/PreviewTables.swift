/// What a preview's data names by number, so that it is written once.
struct PreviewTables {
  /// Addresses of pictures; nil for one that is not shown.
  private(set) var pictures: [String?] = []
  private var picturePlaces: [String: Int] = [:]
  private let address: (String) -> String?
  /// Declarations of CSS: how boxes are painted, and how letters are.
  private(set) var paints = InternedTexts([""])
  private(set) var letters = InternedTexts()
  /// JSON of motions.
  private(set) var motions = InternedTexts()

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

  mutating func paint(_ css: String) -> Int { paints.place(of: css) }

  mutating func motion(_ json: String) -> Int { motions.place(of: json) }

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
