/// Builds the navigation bar that a screen declares: a tree of primitives after that of its
/// content.
///
/// ```text
/// layout                      the bar, as high as the device says
/// ├─ layout                   a row that fills it, above a large title
/// │  ├─ layout                the leading items
/// │  ├─ label                 the title, unless it is large
/// │  └─ layout                the trailing items
/// └─ label                    a large title
/// ```
///
/// Both groups of items share the room beside the title equally, so that it is centred as long as
/// there is room, and truncated when there is not, as in UIKit.
extension ScreenBuilder {
  /// Adds the bar, after all components of the content.
  ///
  /// - Parameter title: The title, which has been read without a mistake; nil if there is none.
  mutating func addNavigationBar(of declaration: ScreenDeclaration, title: String?) {
    guard let bar = declaration.navigationBar, !tree.components.isEmpty else { return }
    let file = declaration.file
    let root = screenStyles.text.values[tree.components[0].textStyle]
    func written(_ node: JSONID) -> ScopedNode { ScopedNode(file: file, node: node, scope: 0) }
    let whole = written(bar.node)
    record?.written = whole
    record?.reader = tree.nextID
    let barStyle = declared(bar.style.map(written), as: .bar, over: BarStyles.bar(backdrop, root))
    guard let outer = add(.layout, barStyle, at: whole, in: nil),
      let row = add(.layout, BarStyles.row, at: whole, in: outer)
    else { return }
    navigationBar = outer
    addItems(bar.leading.map(written), BarStyles.leading(hasItems: bar.leading != nil), whole, row)
    var label: (node: ScopedNode, text: String)?
    if let title, let node = declaration.title { label = (written(node), title) }
    let titleStyle = bar.titleStyle.map(written)
    if let label, !bar.hasLargeTitle { addTitle(label, titleStyle, BarStyles.title(root), row) }
    addItems(bar.trailing.map(written), BarStyles.trailing, whole, row)
    if let label, bar.hasLargeTitle {
      addTitle(label, titleStyle, BarStyles.largeTitle(root), outer)
    }
  }

  /// The background of the content, on which the bar is drawn where it declares none.
  private var backdrop: RGBA {
    let background = screenStyles.paint.values[tree.components[0].paintStyle].backgroundColor
    return background.alpha == 1 ? background : RGBA(red: 1, green: 1, blue: 1)
  }

  private mutating func addItems(
    _ items: ScopedNode?, _ style: DeclaredStyle, _ bar: ScopedNode, _ row: ComponentID
  ) {
    guard let group = add(.layout, style, at: items ?? bar, in: row), let items else { return }
    for item in elements(value(items)) { expand(item, in: group) }
  }

  private mutating func addTitle(
    _ title: (node: ScopedNode, text: String), _ style: ScopedNode?, _ base: DeclaredStyle,
    _ parent: ComponentID
  ) {
    let declared = declared(style, as: .text, over: base)
    let origin = value(title.node)
    let styles = styles(declared, .label, in: parent)
    let text = budget.countShownText(
      title.text, at: origin.textOrigin, reportingTo: &diagnostics)
    current.texts = [
      Origins.Text(run: 0, range: origin.textOrigin, useRange: origin.useRange)
    ]
    add(
      .label([LabelRun(text: text, style: screenStyles.text.values[styles.text])]), styles,
      at: title.node, in: parent)
  }

  /// Returns a declared style over one of the bar's own.
  private mutating func declared(
    _ written: ScopedNode?, as scope: StyleScope, over base: DeclaredStyle
  ) -> DeclaredStyle {
    guard let written else { return base }
    var style = DeclaredStyle()
    _ = readStyle(written, into: &style, of: scope)
    return style.over(base)
  }

  private mutating func add(
    _ content: Component.Content, _ style: DeclaredStyle, at written: ScopedNode,
    in parent: ComponentID?
  ) -> ComponentID? {
    add(content, styles(style, .layout, in: parent), at: written, in: parent)
  }

  /// Adds a component that no file declares as one.
  @discardableResult
  private mutating func add(
    _ content: Component.Content, _ styles: ComponentStyles, at written: ScopedNode,
    in parent: ComponentID?
  ) -> ComponentID? {
    defer { current.removeAll() }
    let depth = tree.depth(below: parent)
    guard budget.countComponent(atDepth: depth, at: range(written), reportingTo: &diagnostics)
    else { return nil }
    let index = tree.nextID
    tree.append(
      Component(
        content: content, id: nil, hero: nil, snapshot: .auto, events: [],
        accessibilityLabel: nil, isAccessibilityHidden: false, range: range(written),
        parent: parent, siblingIndex: tree.nextSiblingIndex(in: parent), subtreeEnd: index + 1,
        layoutStyle: styles.layout, paintStyle: styles.paint, textStyle: styles.text),
      depth: depth)
    record?.addComponent()
    origins.add(current, body: nil, of: index)
    return index
  }

  /// Returns the style that a component has below the one that it declares: that of a bar's item,
  /// or none.
  mutating func baseSheet(of type: ComponentType, in parent: ComponentID?) -> Int {
    guard let navigationBar, let parent, let row = tree.components[parent].parent,
      tree.components[row].parent == navigationBar
    else { return StyleSheets.empty }
    return screenStyles.sheets.sheetOfBarItem(type)
  }
}

/// The styles of a navigation bar's parts, in points, after UIKit's.
enum BarStyles {
  /// The height of a large title below the items.
  static let largeTitleHeight = 52.0
  /// The smallest width of an item, so that it can be tapped.
  private static let smallestItem = 44.0
  private static let margin = 8.0
  private static let largeTitleMargin = 16.0
  private static let fontSize = 17.0
  private static let largeFontSize = 34.0
  private static let iconMargin = 10.0

  /// The bar has the font family and the colour of the root's text.
  static func bar(_ background: RGBA, _ root: TextStyle) -> DeclaredStyle {
    var bar = style([
      (.fontSize, .length(.points(fontSize))), (.color, .color(.rgba(root.color))),
      (.backgroundColor, .color(.rgba(background))),
    ])
    if let family = root.font.family { bar.set(.fontFamily, .keyword(family), at: nowhere) }
    return bar
  }

  static let row = style([
    (.flexDirection, .keyword("row")), (.flexGrow, .number(1)),
    (.flexBasis, .length(.points(0))), (.minHeight, .length(.points(0))),
    (.paddingHorizontal, .length(.points(margin))),
  ])

  /// Without items, the group leaves room for a back button.
  static func leading(hasItems: Bool) -> DeclaredStyle {
    var leading = group
    if !hasItems { leading.set(.minWidth, .length(.points(smallestItem)), at: nowhere) }
    return leading
  }

  static let trailing = style([(.justifyContent, .keyword("flex-end"))]).over(group)

  private static let group = style([
    (.flexDirection, .keyword("row")), (.flexGrow, .number(1)),
    (.flexBasis, .length(.points(0))),
  ])

  /// The title does not have the colour of the items.
  static func title(_ root: TextStyle) -> DeclaredStyle {
    style([
      (.alignSelf, .keyword("center")), (.minWidth, .length(.points(0))),
      (.marginHorizontal, .length(.points(margin))), (.textAlign, .keyword("center")),
      (.fontWeight, .number(600)), (.color, .color(.rgba(root.color))), (.maxLines, .number(1)),
    ])
  }

  static func largeTitle(_ root: TextStyle) -> DeclaredStyle {
    style([
      (.height, .length(.points(largeTitleHeight))), (.flexShrink, .number(0)),
      (.paddingHorizontal, .length(.points(largeTitleMargin))),
      (.fontSize, .length(.points(largeFontSize))), (.fontWeight, .number(700)),
      (.lineHeight, .length(.points(largeTitleHeight))), (.color, .color(.rgba(root.color))),
      (.maxLines, .number(1)),
    ])
  }

  /// The style of an item below the one that it declares.
  static func item(_ type: ComponentType) -> DeclaredStyle {
    switch type {
    case .image, .video:
      style([
        (.width, .length(.points(smallestItem))), (.height, .length(.points(smallestItem))),
        (.alignSelf, .keyword("center")), (.padding, .length(.points(iconMargin))),
        (.objectFit, .keyword("contain")), (.flexShrink, .number(0)),
      ])
    case .button:
      style([
        (.minWidth, .length(.points(smallestItem))),
        (.paddingHorizontal, .length(.points(margin))),
      ])
    case .label, .layout: style([(.alignSelf, .keyword("center"))])
    }
  }

  private static func style(_ properties: [(StyleProperty, StyleValue)]) -> DeclaredStyle {
    var style = DeclaredStyle()
    for (property, value) in properties { style.set(property, value, at: nowhere) }
    return style
  }

  /// These styles are not written in a file, and no diagnostic is about them.
  private static let nowhere = SourceRange.start(of: FileID(0))
}
