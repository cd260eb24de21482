import Segue

/// Generates random trees of containers, pictures and, if numbers are hostile, texts.
struct RandomBoxes {
  /// Whether hostile numbers are included: NaN, infinities, and the largest and smallest numbers.
  var hostile: Bool

  /// Returns a random tree. With an `offset`, the tree is in a relatively positioned box of fixed
  /// size.
  func tree(_ random: inout SeededRandom, offset: Point? = nil) -> BoxTree {
    let scale = hostile && random.int(in: 0...3) == 0 ? number(&random) : 1
    var tree = BoxTree(scale: scale)
    var root: BoxID?
    if let offset {
      var frame = LayoutStyle()
      frame.width = .points(300)
      frame.height = .points(400)
      frame.inset.left = .points(offset.x)
      frame.inset.top = .points(offset.y)
      root = tree.append(style: tree.addStyle(frame), parent: nil)
    }
    var parents = [tree.append(style: tree.addStyle(style(&random)), parent: root)]
    for _ in 0..<random.int(in: 1...25) {
      while parents.count > 1, random.int(in: 0...2) == 0 { parents.removeLast() }
      let id = tree.addStyle(style(&random))
      let parent = parents[parents.count - 1]
      if random.int(in: 0...5) == 0 {
        let size = Size(width: number(&random), height: number(&random))
        tree.append(style: id, parent: parent, content: .picture(naturalSize: size))
      } else if hostile, random.int(in: 0...3) == 0 {
        tree.append(style: id, parent: parent, content: .text(text(&random, scale: scale)))
      } else {
        parents.append(tree.append(style: id, parent: parent))
      }
    }
    return tree
  }

  private func text(_ random: inout SeededRandom, scale: Double) -> Paragraph {
    let font = FontDescription(size: number(&random), weight: number(&random))
    var style = ParagraphStyle()
    style.font = random.int(in: 0...1) == 0 ? nil : FontDescription(size: number(&random))
    switch random.int(in: 0...2) {
    case 0: style.lineHeight = .points(number(&random))
    case 1: style.lineHeight = .percent(number(&random))
    default: break
    }
    if random.int(in: 0...2) == 0 {
      style.maxLines = [0, -1, 1, .max, .min][random.int(in: 0...4)]
    }
    let run = TextRun(
      text: "four words, two lines\nand more", font: font, letterSpacing: number(&random))
    return Paragraph(
      runs: [run], style: style, fonts: .builtIn,
      leadingInset: random.int(in: 0...3) == 0 ? number(&random) : 0, scale: scale)
  }

  func number(_ random: inout SeededRandom) -> Double {
    let hostileNumbers = [
      1e308, -1e308, .infinity, -.infinity, 1e-308, -1e-308, 0, -0.0, 33_554_431, -33_554_431, -5,
      1e10, 0x1p31, 0x1p63, -0x1p63, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
      -.leastNonzeroMagnitude, .nan, .signalingNaN,
    ]
    if hostile, random.int(in: 0...2) == 0 {
      return hostileNumbers[random.int(in: 0...hostileNumbers.count - 1)]
    }
    return Double(random.int(in: 0...6_400)) / 32
  }

  private func length(_ random: inout SeededRandom) -> Length {
    switch random.int(in: 0...9) {
    case 0...4: .points(number(&random))
    case 5, 6: .percent(number(&random))
    case 7: .minContent
    case 8: .fitContent
    default: .auto
    }
  }

  func style(_ random: inout SeededRandom) -> LayoutStyle {
    var style = LayoutStyle()
    func chance(_ oneIn: Int) -> Bool { random.int(in: 1...oneIn) == 1 }
    func any<Value: CaseIterable>(_ type: Value.Type) -> Value
    where Value.AllCases: RandomAccessCollection, Value.AllCases.Index == Int {
      let all = Value.allCases
      return all[random.int(in: 0...all.count - 1)]
    }
    if chance(2) { style.flexDirection = any(LayoutStyle.FlexDirection.self) }
    if chance(3) { style.flexWrap = any(LayoutStyle.FlexWrap.self) }
    if chance(3) { style.justifyContent = any(LayoutStyle.ContentAlignment.self) }
    if chance(3) { style.alignContent = any(LayoutStyle.ContentAlignment.self) }
    if chance(3) { style.alignItems = any(LayoutStyle.ItemAlignment.self) }
    if chance(4) { style.alignSelf = any(LayoutStyle.ItemAlignment.self) }
    if chance(6) { style.direction = any(LayoutDirection.self) }
    if chance(6) { style.boxSizing = any(LayoutStyle.BoxSizing.self) }
    if chance(6) { style.overflow = any(LayoutStyle.Overflow.self) }
    if chance(6) { style.position = any(LayoutStyle.Position.self) }
    if chance(20) { style.display = .none }
    if chance(3) { style.width = length(&random) }
    if chance(3) { style.height = length(&random) }
    if chance(5) { style.minWidth = length(&random) }
    if chance(5) { style.minHeight = length(&random) }
    if chance(5) { style.maxWidth = length(&random) }
    if chance(5) { style.maxHeight = length(&random) }
    if chance(5) { style.aspectRatio = number(&random) }
    if chance(4) { style.margin.left = length(&random) }
    if chance(6) { style.margin.top = length(&random) }
    if chance(4) { style.padding = EdgeLengths(length(&random)) }
    if chance(6) { style.inset.left = length(&random) }
    if chance(6) { style.inset.bottom = length(&random) }
    if chance(6) { style.border.top = number(&random) }
    if hostile, chance(6) { style.border.left = number(&random) }
    if hostile, chance(6) {
      style.safeArea = Edges(top: number(&random), right: 0, bottom: 3, left: number(&random))
    }
    if hostile, chance(8) { style.order = [.min, .max, -1][random.int(in: 0...2)] }
    if chance(4) { style.rowGap = length(&random) }
    if chance(4) { style.columnGap = length(&random) }
    if chance(3) { style.flexGrow = number(&random) }
    if chance(4) { style.flexShrink = number(&random) }
    if chance(4) { style.flexBasis = length(&random) }
    return style
  }
}

/// Chains of nested boxes with one feature each, for which other layout engines take exponential
/// time.
enum Chain: CaseIterable {
  case columns, growing, automatic, siblings, centring, wrapping, wrappingColumns, ratios
  case percentages, baselines, widths, stretching, stretchedPercentages

  func tree(depth: Int) -> BoxTree {
    var tree = BoxTree()
    var page = LayoutStyle()
    page.width = .points(4_000)
    page.height = .points(4_000)
    var fixed = LayoutStyle()
    fixed.width = .points(10)
    fixed.height = .points(10)
    let leaf = tree.addStyle(fixed)
    var parent = tree.append(style: tree.addStyle(page), parent: nil)
    for level in 0..<depth {
      parent = tree.append(style: tree.addStyle(style(at: level)), parent: parent)
      if self == .siblings || self == .baselines { tree.append(style: leaf, parent: parent) }
    }
    tree.append(style: leaf, parent: parent)
    return tree
  }

  private func style(at level: Int) -> LayoutStyle {
    var style = LayoutStyle()
    style.flexDirection = level % 2 == 0 ? .row : .column
    switch self {
    case .columns, .wrappingColumns:
      style.flexDirection = .column
      style.padding = EdgeLengths(.points(1))
      if self == .wrappingColumns { style.flexWrap = .wrap }
    case .growing: style.flexGrow = 1
    case .automatic: style.padding = EdgeLengths(.points(1))
    case .siblings: if level % 3 == 0 { style.alignItems = .center }
    case .centring: style.alignItems = .center
    case .wrapping: style.flexWrap = .wrap
    case .ratios: if level % 4 == 0 { style.aspectRatio = 1.5 }
    case .percentages:
      style.width = .percent(90)
      style.height = .percent(90)
    case .baselines:
      style.flexDirection = .row
      style.alignItems = .baseline
    case .widths:
      style.flexDirection = .column
      style.width = .percent(95)
      style.maxWidth = .fitContent
    case .stretching:
      style.flexDirection = .row
      style.aspectRatio = 1.25
    case .stretchedPercentages:
      style.flexDirection = .row
      if level % 2 == 1 { style.height = .percent(100) }
    }
    return style
  }
}
