/// What a screen declares of its navigation bar. The bar has the screen's title, and the height
/// that the device gives it.
package struct NavigationBarDeclaration: Sendable {
  /// The whole object.
  let node: JSONID
  /// The style of the bar, and of the texts in it.
  private(set) var style: JSONID?
  /// The style of the title.
  private(set) var titleStyle: JSONID?
  /// The items at the side where lines begin, in place of a back button.
  private(set) var leading: JSONID?
  /// The items at the side where lines end.
  private(set) var trailing: JSONID?
  /// Whether the title is in a line of its own below the items.
  package let hasLargeTitle: Bool

  /// The nodes of the bar whose expressions are compiled: components, and values besides.
  var expressions: (components: [JSONID], values: [JSONID]) {
    ([leading, trailing].compactMap { $0 }, [style, titleStyle].compactMap { $0 })
  }

  /// All nodes of the declaration.
  var nodes: [JSONID] { [node] + expressions.components + expressions.values }

  /// The bar with its title alone.
  var plain: NavigationBarDeclaration {
    var bar = self
    (bar.style, bar.titleStyle, bar.leading, bar.trailing) = (nil, nil, nil, nil)
    return bar
  }
}

extension DeclarationReader {
  /// Reads the navigation bar that a screen declares. What is in it is left to the builder.
  mutating func navigationBar(_ node: JSONID) -> NavigationBarDeclaration? {
    let keys = ComponentVocabulary.navigationBar.map { $0.name }
    guard let object = reader.object(node, "a navigation bar", keys: keys) else { return nil }
    let hasLargeTitle = object["largeTitle"].flatMap { reader.boolean($0, for: "largeTitle") }
    return NavigationBarDeclaration(
      node: node, style: object["style"], titleStyle: object["titleStyle"],
      leading: object["leading"], trailing: object["trailing"],
      hasLargeTitle: hasLargeTitle ?? false)
  }
}
