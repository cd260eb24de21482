/// The source ranges of those properties of the component being built that diagnostics point to.
struct DeclaredStyleRanges {
  private static let properties = Origins.properties + [.inset]
  private static let set = StylePropertySet(properties)
  private var ranges: [SourceRange?] = Array(repeating: nil, count: properties.count)
  private(set) var isEmpty = true

  mutating func removeAll() {
    guard !isEmpty else { return }
    for index in ranges.indices { ranges[index] = nil }
    isEmpty = true
  }

  /// Whether a set of properties contains one whose range is kept.
  static func matter(among properties: StylePropertySet) -> Bool { properties.intersects(set) }

  /// Adds the ranges of a style that overrides those before it, each moved to its location in the
  /// file.
  mutating func add(_ style: DeclaredStyle, moved: (SourceRange) -> SourceRange = { $0 }) {
    guard Self.matter(among: style.properties) else { return }
    isEmpty = false
    for (index, property) in Self.properties.enumerated() {
      if let range = style.range(of: property) { ranges[index] = moved(range) }
    }
  }

  func range(of property: StyleProperty) -> SourceRange? {
    guard !isEmpty else { return nil }
    return Self.properties.firstIndex(of: property).flatMap { ranges[$0] }
  }
}
