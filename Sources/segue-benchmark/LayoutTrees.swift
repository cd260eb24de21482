import Segue

/// The trees on which flexbox engines are commonly compared, created directly as boxes.
enum LayoutTrees {
  /// Returns the trees, from the cheapest shape to the most expensive one. If `isQuick` is true,
  /// only the smallest of each shape.
  static func all(isQuick: Bool) -> [LayoutInput] {
    let texts = feedTexts(cards: 1000)
    func sizes(_ all: [Int]) -> [Int] { isQuick ? [all[0]] : all }
    return sizes([1_000, 10_000, 100_000]).map { count in
      input("wide \(grouped(count))", width: 1000, height: 1000) { wide(count) }
    }
      + [
        input("deep, growing", width: 4000, height: 4000) { deep(1000, grow: 1) },
        input("deep, automatic", width: 4000, height: 4000) { deep(1000, grow: 0) },
      ]
      + sizes([3, 4, 5]).map { levels in
        input("big, \(levels) levels", width: 1000, height: 1000) { big(levels) }
      }
      + sizes([3, 4, 5]).map { levels in
        input("nested, \(levels) levels", width: 1000, height: 1000) { nested(levels) }
      }
      + [input("feed(1000)", width: 390, height: 844) { feed(texts) }]
  }

  private static func input(
    _ name: String, width: Double, height: Double, _ build: @escaping () -> BoxTree
  ) -> LayoutInput {
    LayoutInput(
      name: name, device: "", viewport: Size(width: width, height: height), build: build)
  }

  // MARK: Trees

  /// Creates a wrapping column of equal boxes.
  private static func wide(_ count: Int) -> BoxTree {
    var boxes = BoxTree()
    boxes.reserveCapacity(count + 1)
    var root = LayoutStyle()
    root.flexWrap = .wrap
    root.height = .points(1000)
    boxes.append(style: boxes.addStyle(root), parent: nil)
    let leaf = boxes.addStyle(.square)
    for _ in 0..<count { boxes.append(style: leaf, parent: 0) }
    return boxes
  }

  /// Creates alternating rows and columns inside each other, with one leaf.
  private static func deep(_ count: Int, grow: Double) -> BoxTree {
    var boxes = BoxTree()
    boxes.reserveCapacity(count)
    boxes.append(style: boxes.addStyle(.sized(4000, 4000)), parent: nil)
    var style = LayoutStyle()
    style.padding = EdgeLengths(.points(1))
    style.flexGrow = grow
    let column = boxes.addStyle(style)
    style.flexDirection = .row
    let row = boxes.addStyle(style)
    for depth in 1...count - 2 {
      boxes.append(style: depth.isMultiple(of: 2) ? column : row, parent: BoxID(depth - 1))
    }
    boxes.append(style: boxes.addStyle(.square), parent: BoxID(count - 2))
    return boxes
  }

  /// Creates alternating rows and columns of growing boxes, with ten children per node.
  private static func nested(_ levels: Int) -> BoxTree {
    var boxes = BoxTree()
    boxes.append(style: boxes.addStyle(LayoutStyle()), parent: nil)
    var style = LayoutStyle.square
    style.flexGrow = 1
    let column = boxes.addStyle(style)
    style.flexDirection = .row
    let row = boxes.addStyle(style)
    func addChildren(of parent: BoxID, level: Int) {
      for _ in 0..<10 {
        let box = boxes.append(style: level.isMultiple(of: 2) ? column : row, parent: parent)
        if level < levels { addChildren(of: box, level: level + 1) }
      }
    }
    addChildren(of: 0, level: 1)
    return boxes
  }

  /// Creates boxes in random styles, with ten children per node.
  private static func big(_ levels: Int) -> BoxTree {
    var random = SeededRandom(seed: 7)
    var boxes = BoxTree()
    boxes.append(style: boxes.addStyle(.sized(1000, 1000)), parent: nil)
    func addChildren(of parent: BoxID, level: Int) {
      for _ in 0..<10 {
        let style = level < levels ? container(&random) : leaf(&random)
        let box = boxes.append(style: boxes.addStyle(style), parent: parent)
        if level < levels { addChildren(of: box, level: level + 1) }
      }
    }
    addChildren(of: 0, level: 1)
    return boxes
  }

  private static func container(_ random: inout SeededRandom) -> LayoutStyle {
    var style = LayoutStyle()
    style.flexDirection = random.pick([.row, .column])
    if random.chance(1, in: 2) {
      style.padding = EdgeLengths(.points(random.pick([1, 2, 4])))
    }
    if random.chance(2, in: 5) {
      let gap = Length.points(random.pick([1, 2, 4]))
      style.rowGap = gap
      style.columnGap = gap
    }
    switch random.int(0...7) {
    case 0: style.flexGrow = 1
    case 1: style.width = .percent(25)
    case 2: style.width = .percent(50)
    case 3: style.width = .percent(100)
    case 4:
      style.flexGrow = 1
      style.flexBasis = .zero
    case 5:
      style.flexGrow = 1
      style.flexBasis = .points(40)
    case 6: style.flexShrink = 0
    default: break
    }
    style.alignItems = random.pick([.stretch, .flexStart, .center, .flexEnd, .baseline])
    style.justifyContent = random.pick([
      .flexStart, .center, .flexEnd, .spaceBetween, .spaceAround,
    ])
    return style
  }

  private static func leaf(_ random: inout SeededRandom) -> LayoutStyle {
    var style = LayoutStyle()
    switch random.int(0...5) {
    case 0: style = .square
    case 1:
      style.flexGrow = 1
      style.height = .points(10)
    case 2:
      style.flexGrow = 2
      style.flexBasis = .points(20)
      style.height = .points(12)
    case 3:
      style.width = .percent(20)
      style.height = .points(10)
    case 4:
      style = .sized(30, 10)
      style.minWidth = .points(8)
    default:
      style.flexGrow = 1
      style.width = .points(5)
      style.height = .percent(50)
    }
    return style
  }

  /// Returns two texts per card, which are generated before the measurement.
  private static func feedTexts(cards: Int) -> [[String]] {
    var random = SeededRandom(seed: 11)
    return (0..<cards).map { _ in
      [random.text(letters: random.int(10...40)), random.text(letters: random.int(40...240))]
    }
  }

  /// Creates cards with a picture, two texts and a row of three boxes: eight boxes per card.
  private static func feed(_ cards: [[String]]) -> BoxTree {
    var boxes = BoxTree()
    boxes.reserveCapacity(1 + cards.count * 8)
    var style = LayoutStyle()
    style.width = .points(390)
    style.rowGap = .points(10)
    boxes.append(style: boxes.addStyle(style), parent: nil)
    var card = LayoutStyle()
    card.padding = EdgeLengths(.points(12))
    card.rowGap = .points(8)
    var picture = LayoutStyle()
    picture.width = .percent(100)
    picture.aspectRatio = 0.75
    var row = LayoutStyle()
    row.flexDirection = .row
    row.columnGap = .points(8)
    var cell = LayoutStyle()
    cell.flexGrow = 1
    cell.flexBasis = .zero
    cell.height = .points(32)
    let text = boxes.addStyle(LayoutStyle())
    let styles = [card, picture, row, cell].map { boxes.addStyle($0) }
    for texts in cards {
      let card = boxes.append(style: styles[0], parent: 0)
      boxes.append(style: styles[1], parent: card, content: .picture(naturalSize: nil))
      for words in texts {
        let run = TextRun(text: words, font: FontDescription())
        boxes.append(
          style: text, parent: card,
          content: .text(Paragraph(runs: [run], style: ParagraphStyle(), fonts: .builtIn)))
      }
      let row = boxes.append(style: styles[2], parent: card)
      for _ in 0..<3 { boxes.append(style: styles[3], parent: row) }
    }
    return boxes
  }
}

extension LayoutStyle {
  /// A style of 10 × 10 points.
  static var square: LayoutStyle { sized(10, 10) }

  static func sized(_ width: Double, _ height: Double) -> LayoutStyle {
    var style = LayoutStyle()
    style.width = .points(width)
    style.height = .points(height)
    return style
  }
}
