/// Styles that have been read, indexed by their text. A style that is repeated with the same text,
/// as in the body of a component that is used often, is read once, and resolved once for each
/// inherited text style.
///
/// Only styles without substitutions and without mistakes are shared. A sheet is identified by its
/// index.
struct StyleSheets {
  /// The style of a node.
  enum Found {
    /// A shared sheet, and the offset of the node's bytes from those that the sheet was read from.
    case sheet(Int, distance: Int)
    /// A style that is not shared.
    case own(DeclaredStyle)
  }

  /// The origin of a sheet, by which it is found.
  private struct Origin {
    /// The node that the sheet was read from; nil for the overlay of two sheets.
    var written: ScopedNode?
    var fingerprint: UInt64 = 0
    let properties: StylePropertySet
  }

  /// The style of each sheet. The first declares nothing.
  private var styles = [DeclaredStyle()]
  /// The origin of each sheet.
  private var origins = [Origin(properties: StylePropertySet())]
  private var byFingerprint = ContentIndex()
  private var overlays: [UInt64: Int] = [:]
  private var barItems: [ComponentType: Int] = [:]
  /// The resolved styles of sheets, with their keys.
  private var resolved: [(key: UInt64, styles: ComponentStyles)] = []
  private var byKey = ContentIndex()

  /// The sheets, to be resolved in another screen.
  var withoutResolved: StyleSheets {
    var sheets = self
    sheets.resolved = []
    sheets.byKey = ContentIndex()
    return sheets
  }

  /// The index of the sheet that declares nothing.
  static let empty = 0

  subscript(sheet: Int) -> DeclaredStyle { styles[sheet] }

  func properties(of sheet: Int) -> StylePropertySet { origins[sheet].properties }

  /// Returns the sheet that was read from the same text as a node.
  func find(_ written: ScopedNode, fingerprint: UInt64, in declarations: Declarations) -> Found? {
    guard let place = place(of: fingerprint), let first = origins[place].written,
      declarations.hasSameBytes(written, first)
    else { return nil }
    let start = declarations[written.file].range(written.node).lowerBound
    return .sheet(
      place, distance: start - declarations[first.file].range(first.node).lowerBound)
  }

  private func place(of fingerprint: UInt64) -> Int? {
    byFingerprint.index(of: ContentHash(fingerprint)) {
      origins[Int($0)].fingerprint == fingerprint
    }.map { Int($0) }
  }

  /// Adds a style to the shared ones. Of two texts with the same fingerprint, which do not occur by
  /// accident, only the first is shared.
  mutating func add(_ style: DeclaredStyle, _ written: ScopedNode, fingerprint: UInt64) -> Found {
    guard place(of: fingerprint) == nil else { return .own(style) }
    byFingerprint.insert(UInt32(truncatingIfNeeded: styles.count), ContentHash(fingerprint))
    origins.append(
      Origin(written: written, fingerprint: fingerprint, properties: style.properties))
    styles.append(style)
    return .sheet(styles.count - 1, distance: 0)
  }

  /// Returns the overlay of one shared style over another.
  mutating func overlay(_ outer: Int, over inner: Int) -> Int {
    if inner == Self.empty { return outer }
    let key = UInt64(truncatingIfNeeded: outer) << 32 | UInt64(truncatingIfNeeded: inner)
    if let place = overlays[key] { return place }
    overlays[key] = styles.count
    return add(styles[outer].over(styles[inner]))
  }

  /// Returns the style of a navigation bar's item below the one that it declares.
  mutating func sheetOfBarItem(_ type: ComponentType) -> Int {
    if let known = barItems[type] { return known }
    barItems[type] = styles.count
    return add(BarStyles.item(type))
  }

  private mutating func add(_ style: DeclaredStyle) -> Int {
    origins.append(Origin(properties: style.properties))
    styles.append(style)
    return styles.count - 1
  }

  /// Returns the styles to which a sheet was resolved below an inherited text style. Of the
  /// component types, only buttons resolve differently.
  func resolved(_ sheet: Int, below textStyle: StyleID<TextStyle>?, isButton: Bool)
    -> ComponentStyles?
  {
    let key = Self.key(sheet, textStyle: textStyle, isButton: isButton)
    return byKey.index(of: ContentHash(key)) { resolved[Int($0)].key == key }
      .map { resolved[Int($0)].styles }
  }

  /// Stores the resolved styles of a sheet, which must not be stored yet.
  mutating func remember(
    _ styles: ComponentStyles, of sheet: Int, below textStyle: StyleID<TextStyle>?, isButton: Bool
  ) {
    let key = Self.key(sheet, textStyle: textStyle, isButton: isButton)
    byKey.insert(UInt32(truncatingIfNeeded: resolved.count), ContentHash(key))
    resolved.append((key, styles))
  }

  private static func key(_ sheet: Int, textStyle: StyleID<TextStyle>?, isButton: Bool)
    -> UInt64
  {
    // Both numbers are less than the number of components in a screen.
    let parent = textStyle.map { $0.index + 1 } ?? 0
    return UInt64(truncatingIfNeeded: sheet) << 33
      | UInt64(truncatingIfNeeded: parent) << 1 | (isButton ? 1 : 0)
  }
}

/// The indices of a component's styles in the pools.
struct ComponentStyles {
  let layout: StyleID<LayoutStyle>
  let paint: StyleID<PaintStyle>
  let text: StyleID<TextStyle>
}
