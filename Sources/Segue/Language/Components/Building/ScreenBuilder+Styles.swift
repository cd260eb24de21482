/// Resolves the styles of components. Equal styles are shared.
extension ScreenBuilder {
  /// Returns the styles of a component: its body's style below those of its uses.
  mutating func styles(
    of type: ComponentType, _ layers: ComponentLayers, parent: ComponentID?
  ) -> ComponentStyles {
    current.removeAll()
    // The index of the style so far, as long as it is composed of shared styles only.
    var sheet: Int? = baseSheet(of: type, in: parent)
    // The style so far, once it contains a style that is not shared.
    var own = DeclaredStyle()
    for place in (0..<layers.count).reversed() {
      guard let written = layers[place][.style] else { continue }
      switch style(written) {
      case .sheet(let outer, let distance):
        if DeclaredStyleRanges.matter(among: screenStyles.sheets.properties(of: outer)) {
          current.styles.add(screenStyles.sheets[outer]) {
            SourceRange(
              file: written.file, lowerBound: $0.lowerBound + distance,
              upperBound: $0.upperBound + distance)
          }
        }
        if let inner = sheet {
          sheet = screenStyles.sheets.overlay(outer, over: inner)
        } else {
          own = screenStyles.sheets[outer].over(own)
        }
      case .own(let style):
        current.styles.add(style)
        own = style.over(sheet.map { screenStyles.sheets[$0] } ?? own)
        sheet = nil
      }
    }
    if type == .image || type == .video {
      warnOfInset(type, sheet.map { screenStyles.sheets[$0] } ?? own)
    }
    guard let sheet else { return styles(own, type, in: parent) }
    let textStyle = parent.map { tree.components[$0].textStyle }
    let isButton = type == .button
    if let known = screenStyles.sheets.resolved(sheet, below: textStyle, isButton: isButton) {
      return known
    }
    let resolved = styles(screenStyles.sheets[sheet], type, in: parent)
    screenStyles.sheets.remember(resolved, of: sheet, below: textStyle, isButton: isButton)
    return resolved
  }

  /// Resolves a declared style.
  mutating func styles(
    _ declared: DeclaredStyle, _ type: ComponentType, in parent: ComponentID?
  ) -> ComponentStyles {
    screenStyles.resolve(declared, type: type, inheriting: parentText(parent))
  }

  private func parentText(_ parent: ComponentID?) -> TextStyle {
    if let parent { return screenStyles.text.values[tree.components[parent].textStyle] }
    var style = TextStyle()
    style.direction = direction
    return style
  }

  /// Warns of an `inset` that does not stretch an image or a video.
  private mutating func warnOfInset(_ type: ComponentType, _ declared: DeclaredStyle) {
    guard case .keyword("absolute")? = declared[.position] else { return }
    if let range = current.styles.range(of: .inset),
      declared[.width] == nil || declared[.height] == nil,
      declared[.aspectRatio] == nil
    {
      diagnostics.append(.insetDoesNotStretch(type, at: range))
    }
  }
}
