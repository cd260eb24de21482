/// The styles of a screen so far. Equal styles are stored once.
struct ScreenStyles {
  private(set) var layout = StylePool<LayoutStyle>()
  private(set) var paint = StylePool<PaintStyle>()
  private(set) var text = StylePool<TextStyle>()
  /// The declared styles that several components have.
  var sheets = StyleSheets()

  /// Resolves what a component declares, and returns the indices of the resulting styles.
  ///
  /// - Parameters:
  ///   - declared: The declared properties.
  ///   - type: The type of the component.
  ///   - inherited: The text style of its parent.
  mutating func resolve(
    _ declared: DeclaredStyle, type: ComponentType, inheriting inherited: TextStyle
  ) -> ComponentStyles {
    let styles = StyleResolver(declared, type: type, parent: inherited)
    return ComponentStyles(
      layout: layout.id(of: styles.layout), paint: paint.id(of: styles.paint),
      text: text.id(of: styles.text))
  }
}
