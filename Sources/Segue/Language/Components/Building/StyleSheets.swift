/// Styles that have been read, by their text: one that is written the same way in many places, as in
/// the body of a component that is used often, is read once, and resolved once below each text style.
///
/// Only styles without substitutions and without mistakes are shared. A sheet's place is its number.
struct StyleSheets {
  /// A style of one place: what it declares, and how far its ranges have to be moved.
  struct Found {
    /// nil for a style that is shared with no other place.
    let sheet: Int?
    let style: DeclaredStyle
    /// The file of the place, and what its bytes are behind those of the place that was read.
    let file: FileID
    let distance: Int
  }

  private struct Sheet {
    let style: DeclaredStyle
    /// Where it was read; nil for one style over another.
    let written: Written?
  }

  /// The first declares nothing.
  private var sheets = [Sheet(style: DeclaredStyle(), written: nil)]
  private var byFingerprint: [UInt64: Int] = [:]
  private var overlays: [UInt64: Int] = [:]
  private var resolved: [UInt64: ComponentStyles] = [:]

  /// The number of the style that declares nothing.
  static let empty = 0

  subscript(sheet: Int) -> DeclaredStyle { sheets[sheet].style }

  /// The style that was read from the same text as a place's.
  func find(
    _ written: Written, fingerprint: UInt64, in declarations: Declarations
  ) -> Found? {
    guard let place = byFingerprint[fingerprint], let first = sheets[place].written else {
      return nil
    }
    let (file, other) = (written.file.index, first.file.index)
    guard
      declarations[FileID(file)].hasSameBytes(
        written.node, as: first.node, of: declarations[FileID(other)])
    else { return nil }
    let start = declarations[FileID(file)].range(written.node).lowerBound
    return Found(
      sheet: place, style: sheets[place].style, file: written.file,
      distance: start - declarations[FileID(other)].range(first.node).lowerBound)
  }

  /// Shares a style. Two texts with the same fingerprint, which nobody writes by accident, are not
  /// both shared.
  mutating func add(_ style: DeclaredStyle, _ written: Written, fingerprint: UInt64) -> Int? {
    guard byFingerprint[fingerprint] == nil else { return nil }
    byFingerprint[fingerprint] = sheets.count
    sheets.append(Sheet(style: style, written: written))
    return sheets.count - 1
  }

  /// One shared style over another.
  mutating func overlay(_ outer: Int, over inner: Int) -> Int {
    if inner == Self.empty { return outer }
    let key = UInt64(truncatingIfNeeded: outer) << 32 | UInt64(truncatingIfNeeded: inner)
    if let place = overlays[key] { return place }
    overlays[key] = sheets.count
    sheets.append(Sheet(style: self[outer].over(self[inner]), written: nil))
    return sheets.count - 1
  }

  /// The styles that a shared style has been resolved to below a text style. Of the types, only a
  /// button's are different.
  func resolved(_ sheet: Int, below textStyle: Int?, isButton: Bool) -> ComponentStyles? {
    resolved[Self.key(sheet, textStyle, isButton)]
  }

  mutating func remember(
    _ styles: ComponentStyles, of sheet: Int, below textStyle: Int?, isButton: Bool
  ) {
    resolved[Self.key(sheet, textStyle, isButton)] = styles
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

  /// Adds the places of a style that lies over those before it.
  mutating func add(_ found: StyleSheets.Found) {
    guard found.style.properties.intersects(Self.set) else { return }
    isEmpty = false
    for (place, property) in Self.properties.enumerated() {
      guard let range = found.style.range(of: property) else { continue }
      ranges[place] =
        found.sheet == nil
        ? range
        : SourceRange(
          file: found.file, lowerBound: range.lowerBound + found.distance,
          upperBound: range.upperBound + found.distance)
    }
  }

  func range(of property: StyleProperty) -> SourceRange? {
    guard !isEmpty else { return nil }
    return Self.properties.firstIndex(of: property).flatMap { ranges[$0] }
  }
}
