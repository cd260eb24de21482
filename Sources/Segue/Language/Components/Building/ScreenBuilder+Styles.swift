/// Resolves the styles of components. Equal styles are shared.
extension ScreenBuilder {
  /// Returns the styles of a component: its body's style below those of its uses.
  mutating func styles(
    of type: ComponentType, _ layers: ComponentLayers, parent: ComponentID?
  ) -> ComponentStyles {
    places.removeAll()
    // The index of the style so far, as long as it is composed of shared styles only.
    var sheet: Int? = StyleSheets.empty
    // The style so far, once it contains a style that is not shared.
    var own = DeclaredStyle()
    for place in (0..<layers.count).reversed() {
      guard let written = layers[place][.style] else { continue }
      switch style(written) {
      case .sheet(let outer, let distance):
        if DeclaredPlaces.matter(among: sheets.properties(of: outer)) {
          places.add(sheets[outer]) {
            SourceRange(
              file: written.file, lowerBound: $0.lowerBound + distance,
              upperBound: $0.upperBound + distance)
          }
        }
        if let inner = sheet {
          sheet = sheets.overlay(outer, over: inner)
        } else {
          own = sheets[outer].over(own)
        }
      case .own(let style):
        places.add(style)
        own = style.over(sheet.map { sheets[$0] } ?? own)
        sheet = nil
      }
    }
    if type == .image || type == .video { warnOfInset(type, sheet.map { sheets[$0] } ?? own) }
    guard let sheet else { return resolve(own, type, parent: parent) }
    let textStyle = parent.map { components[$0].textStyle }
    let isButton = type == .button
    if let known = sheets.resolved(sheet, below: textStyle, isButton: isButton) { return known }
    let styles = resolve(sheets[sheet], type, parent: parent)
    sheets.remember(styles, of: sheet, below: textStyle, isButton: isButton)
    return styles
  }

  private mutating func resolve(
    _ declared: DeclaredStyle, _ type: ComponentType, parent: ComponentID?
  ) -> ComponentStyles {
    let styles = StyleResolver(declared, type: type, parent: parentText(parent))
    return ComponentStyles(
      layout: layoutStyles.id(of: styles.layout), paint: paintStyles.id(of: styles.paint),
      text: textStyles.id(of: styles.text))
  }

  private func parentText(_ parent: ComponentID?) -> TextStyle {
    if let parent { return textStyles.values[components[parent].textStyle] }
    var style = TextStyle()
    style.direction = direction
    return style
  }

  /// Warns of an `inset` that does not stretch an image or a video.
  private mutating func warnOfInset(_ type: ComponentType, _ declared: DeclaredStyle) {
    guard case .keyword("absolute")? = declared[.position] else { return }
    if let range = places.range(of: .inset), declared[.width] == nil || declared[.height] == nil,
      declared[.aspectRatio] == nil
    {
      diagnostics.append(.insetDoesNotStretch(type, at: range))
    }
  }
}
