/// Styles that have been read, by their text: one that is written the same way in many places, as in
/// the body of a component that is used often, is read once, and resolved once below each text style.
///
/// Only styles without substitutions and without mistakes are shared. A sheet's place is its number.
struct StyleSheets {
  /// The style of one place.
  enum Found {
    /// A sheet, and how far the place's bytes are behind those that it was read from.
    case sheet(Int, distance: Int)
    /// What is shared with no other place.
    case own(DeclaredStyle)
  }

  /// What a sheet is found by.
  private struct Origin {
    /// Where it was read; nil for one style over another.
    var written: Written?
    var fingerprint: UInt64 = 0
    let properties: StylePropertySet
  }

  /// The first declares nothing.
  private var styles = [DeclaredStyle()]
  /// Of each.
  private var origins = [Origin(properties: StylePropertySet())]
  private var byFingerprint = PlaceIndex()
  private var overlays: [UInt64: Int] = [:]
  /// What sheets have been resolved to, by their keys.
  private var resolved: [(key: UInt64, styles: ComponentStyles)] = []
  private var byKey = PlaceIndex()

  /// The number of the style that declares nothing.
  static let empty = 0

  subscript(sheet: Int) -> DeclaredStyle { styles[sheet] }

  func properties(of sheet: Int) -> StylePropertySet { origins[sheet].properties }

  /// The style that was read from the same text as a place's.
  func find(_ written: Written, fingerprint: UInt64, in declarations: Declarations) -> Found? {
    guard let place = place(of: fingerprint), let first = origins[place].written,
      declarations.hasSameBytes(written, first)
    else { return nil }
    let start = declarations[written.file].range(written.node).lowerBound
    return .sheet(
      place, distance: start - declarations[first.file].range(first.node).lowerBound)
  }

  private func place(of fingerprint: UInt64) -> Int? {
    byFingerprint.place(of: PlaceHash(fingerprint)) {
      origins[Int($0)].fingerprint == fingerprint
    }.map { Int($0) }
  }

  /// Shares a style. Two texts with the same fingerprint, which nobody writes by accident, are not
  /// both shared.
  mutating func add(_ style: DeclaredStyle, _ written: Written, fingerprint: UInt64) -> Found {
    guard place(of: fingerprint) == nil else { return .own(style) }
    byFingerprint.insert(UInt32(truncatingIfNeeded: styles.count), PlaceHash(fingerprint))
    origins.append(
      Origin(written: written, fingerprint: fingerprint, properties: style.properties))
    styles.append(style)
    return .sheet(styles.count - 1, distance: 0)
  }

  /// One shared style over another.
  mutating func overlay(_ outer: Int, over inner: Int) -> Int {
    if inner == Self.empty { return outer }
    let key = UInt64(truncatingIfNeeded: outer) << 32 | UInt64(truncatingIfNeeded: inner)
    if let place = overlays[key] { return place }
    let style = styles[outer].over(styles[inner])
    overlays[key] = styles.count
    origins.append(Origin(properties: style.properties))
    styles.append(style)
    return styles.count - 1
  }

  /// The styles that a shared style has been resolved to below a text style. Of the types, only a
  /// button's are different.
  func resolved(_ sheet: Int, below textStyle: Int?, isButton: Bool) -> ComponentStyles? {
    let key = Self.key(sheet, textStyle, isButton)
    return byKey.place(of: PlaceHash(key)) { resolved[Int($0)].key == key }
      .map { resolved[Int($0)].styles }
  }

  /// Remembers what is not known yet.
  mutating func remember(
    _ styles: ComponentStyles, of sheet: Int, below textStyle: Int?, isButton: Bool
  ) {
    let key = Self.key(sheet, textStyle, isButton)
    byKey.insert(UInt32(truncatingIfNeeded: resolved.count), PlaceHash(key))
    resolved.append((key, styles))
  }

  private static func key(_ sheet: Int, _ textStyle: Int?, _ isButton: Bool) -> UInt64 {
    // Both numbers are below the components of a screen.
    let parent = textStyle.map { $0 + 1 } ?? 0
    return UInt64(truncatingIfNeeded: sheet) << 33
      | UInt64(truncatingIfNeeded: parent) << 1 | (isButton ? 1 : 0)
  }
}

/// The places of a component's styles in the pools.
struct ComponentStyles {
  let layout: Int
  let paint: Int
  let text: Int
}

/// Where the component that is being built declares the properties whose places matter.
struct DeclaredPlaces {
  private static let properties = Origins.properties + [.inset]
  private static let set = StylePropertySet(properties)
  private var ranges: [SourceRange?] = Array(repeating: nil, count: properties.count)
  private(set) var isEmpty = true

  mutating func removeAll() {
    guard !isEmpty else { return }
    for place in ranges.indices { ranges[place] = nil }
    isEmpty = true
  }

  /// Whether there are such among some properties.
  static func matter(among properties: StylePropertySet) -> Bool { properties.intersects(set) }

  /// Adds the places of a style that lies over those before it, each moved to where it is here.
  mutating func add(_ style: DeclaredStyle, moved: (SourceRange) -> SourceRange = { $0 }) {
    guard Self.matter(among: style.properties) else { return }
    isEmpty = false
    for (place, property) in Self.properties.enumerated() {
      if let range = style.range(of: property) { ranges[place] = moved(range) }
    }
  }

  func range(of property: StyleProperty) -> SourceRange? {
    guard !isEmpty else { return nil }
    return Self.properties.firstIndex(of: property).flatMap { ranges[$0] }
  }
}
