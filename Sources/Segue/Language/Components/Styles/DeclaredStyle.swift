/// The checked value of a property.
enum StyleValue: Hashable {
  case length(Length)
  case number(Double)
  /// A keyword, or other text.
  case keyword(String)
  case color(Color)
  case radii(CornerRadii)
  case gradients([LinearGradient])
  case shadows([BoxShadow])
  case position(ObjectPosition)
}

/// A set of style properties.
struct StylePropertySet {
  private var bits: UInt128 = 0

  init(_ properties: [StyleProperty] = []) {
    for property in properties { insert(property) }
  }

  mutating func insert(_ property: StyleProperty) { bits |= 1 &<< UInt128(property.ordinal) }

  @inline(__always)
  func contains(_ property: StyleProperty) -> Bool {
    bits &>> UInt128(property.ordinal) & 1 != 0
  }

  func intersects(_ other: StylePropertySet) -> Bool { bits & other.bits != 0 }
}

/// The properties that a component declares, with those of outer uses over those of the body.
struct DeclaredStyle {
  private(set) var properties = StylePropertySet()
  /// The declared properties, without duplicates, with their values at the same indices of
  /// `values`. The resolver looks up every property but components declare only a few, so comparing
  /// these bytes costs less than hashing.
  private var names: [StyleProperty] = []
  private var values: [(value: StyleValue, range: SourceRange)] = []

  /// The capacity that suffices for most components.
  private static var usualCount: Int { 6 }

  var isEmpty: Bool { names.isEmpty }

  mutating func set(_ property: StyleProperty, _ value: StyleValue, at range: SourceRange) {
    if let place = place(of: property) {
      values[place] = (value, range)
    } else {
      if names.isEmpty {
        names.reserveCapacity(Self.usualCount)
        values.reserveCapacity(Self.usualCount)
      }
      properties.insert(property)
      names.append(property)
      values.append((value, range))
    }
  }

  /// Returns a style with this style's properties, and those of another style that it lacks.
  func over(_ other: DeclaredStyle) -> DeclaredStyle {
    var style = other
    for (place, property) in names.enumerated() {
      style.set(property, values[place].value, at: values[place].range)
    }
    return style
  }

  private func place(of property: StyleProperty) -> Int? {
    guard properties.contains(property) else { return nil }
    return names.firstIndex(of: property)
  }

  subscript(property: StyleProperty) -> StyleValue? {
    place(of: property).map { values[$0].value }
  }

  func range(of property: StyleProperty) -> SourceRange? {
    place(of: property).map { values[$0].range }
  }

  func length(_ property: StyleProperty) -> Length? {
    if case .length(let length)? = self[property] { length } else { nil }
  }

  func points(_ property: StyleProperty) -> Double? {
    if case .points(let points)? = length(property) { points } else { nil }
  }

  func number(_ property: StyleProperty) -> Double? {
    if case .number(let number)? = self[property] { number } else { nil }
  }

  func color(_ property: StyleProperty, text: RGBA) -> RGBA? {
    if case .color(let color)? = self[property] { color.resolved(textColor: text) } else { nil }
  }

  func keyword<Keyword: RawRepresentable<String>>(_ property: StyleProperty) -> Keyword? {
    if case .keyword(let name)? = self[property] { Keyword(rawValue: name) } else { nil }
  }
}
