/// Reads where something lands, as transitions and screens declare it.
extension DocumentReader {
  /// What cannot be read is reported, and is as by default.
  mutating func landing(_ node: JSONID) -> Landing? {
    let keys = ComponentVocabulary.landing.map(\.name)
    guard let object = object(node, "a landing", keys: keys) else { return nil }
    var landing = Landing()
    if let node = object["edge"] {
      landing.edge = keyword(node, for: "edge", as: Landing.Edge.self) ?? landing.edge
    }
    if let node = object["width"] { landing.width = width(node) ?? landing.width }
    if let node = object["aspectRatio"], document.string(node) != "keep" {
      landing.aspectRatio = number(node, for: "aspectRatio", in: Landing.ratios)
    }
    if let node = object["respectsSafeArea"] {
      landing.respectsSafeArea = boolean(node, for: "respectsSafeArea") ?? true
    }
    return landing
  }

  private mutating func width(_ node: JSONID) -> Landing.Width? {
    guard let text = document.string(node) else {
      return number(node, for: "width", in: Landing.widths).map { .points($0) }
    }
    guard text.hasSuffix("%"), let percent = Double(text.dropLast()),
      (0...100).contains(percent)
    else {
      reportWrongType(node, key: "width", expected: "points, or a percentage up to \"100%\"")
      return nil
    }
    return .percent(percent)
  }
}

extension Landing {
  static let widths = 0.0...1_000_000.0
  static let ratios = 0.001...1_000.0
}
