import Segue

/// Chains of nested boxes whose levels alternate between a few random styles.
///
/// No length is in points, so that the sizes of each level depend on its content or its container:
/// the worst case for the caches of layout.
struct RandomChains {
  let styles: [LayoutStyle]
  private let leaf: LayoutStyle
  private let sibling: LayoutStyle
  private let siblingContent: BoxContent?
  private let hasHeight: Bool

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    styles = (0..<random.int(in: 1...4)).map { _ in Self.style(&random) }
    leaf = Self.style(&random)
    sibling = Self.style(&random)
    hasHeight = random.int(in: 0...2) > 0
    siblingContent =
      switch random.int(in: 0...5) {
      case 0: .container
      case 1: .text(Self.text)
      case 2: .picture(naturalSize: Size(width: 30, height: 20))
      default: nil
      }
  }

  func tree(depth: Int) -> BoxTree {
    var tree = BoxTree()
    var page = LayoutStyle()
    page.width = .points(4_000)
    if hasHeight { page.height = .points(4_000) }
    var parent = tree.append(style: tree.addStyle(page), parent: nil)
    let levels = styles.map { tree.addStyle($0) }
    let beside = tree.addStyle(sibling)
    for level in 0..<depth {
      parent = tree.append(style: levels[level % levels.count], parent: parent)
      if let siblingContent {
        tree.append(style: beside, parent: parent, content: siblingContent)
      }
    }
    tree.append(style: tree.addStyle(leaf), parent: parent, content: .text(Self.text))
    return tree
  }

  private static let text = Paragraph(
    runs: [TextRun(text: "one two three four five six seven", font: FontDescription())],
    style: ParagraphStyle(), fonts: .builtIn)

  private static func style(_ random: inout SeededRandom) -> LayoutStyle {
    var style = LayoutStyle()
    func chance(_ oneIn: Int) -> Bool { random.int(in: 1...oneIn) == 1 }
    func any<Value>(_ all: [Value]) -> Value { all[random.int(in: 0...all.count - 1)] }
    func length() -> Length {
      any([
        .percent(37), .percent(50), .percent(100), .percent(120), .minContent, .maxContent,
        .fitContent,
      ])
    }
    if chance(2) { style.flexDirection = any(LayoutStyle.FlexDirection.allCases) }
    if chance(2) { style.flexWrap = any(LayoutStyle.FlexWrap.allCases) }
    if chance(2) { style.alignItems = any(LayoutStyle.ItemAlignment.allCases) }
    if chance(4) { style.alignSelf = any(LayoutStyle.ItemAlignment.allCases) }
    if chance(3) { style.alignContent = any(LayoutStyle.ContentAlignment.allCases) }
    if chance(8) { style.overflow = .hidden }
    if chance(8) { style.direction = .rtl }
    if chance(8) { style.boxSizing = .contentBox }
    if chance(20) { style.position = .absolute }
    if chance(4) { style.width = length() }
    if chance(4) { style.height = length() }
    if chance(5) { style.minWidth = length() }
    if chance(5) { style.minHeight = length() }
    if chance(5) { style.maxWidth = length() }
    if chance(5) { style.maxHeight = length() }
    if chance(3) { style.aspectRatio = any([0.5, 0.9, 1, 1.1, 1.5, 2]) }
    if chance(3) { style.padding = EdgeLengths(any([.points(1), .points(0.5), .percent(1)])) }
    if chance(4) { style.margin.top = any([.points(1), .percent(1), .percent(3), .auto]) }
    if chance(4) { style.margin.left = any([.points(1), .percent(1), .auto]) }
    if chance(4) { style.rowGap = any([.points(1), .percent(1), .percent(10)]) }
    if chance(3) { style.flexGrow = any([0.5, 1, 2]) }
    if chance(4) { style.flexShrink = any([0, 0.5]) }
    if chance(4) { style.flexBasis = any([.zero, .points(10), .percent(50), .none, length()]) }
    return style
  }
}
