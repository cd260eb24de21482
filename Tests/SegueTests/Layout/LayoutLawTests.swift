import Segue
import Testing

/// Invariants over random trees, and layouts worked out by hand.
struct LayoutLawTests {
  private let viewport = Size(width: 390, height: 844)

  @Test("Growing items, gaps and margins fill their line exactly", arguments: 1...200)
  func growingFillsTheLine(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var tree = BoxTree()
    var row = LayoutStyle()
    row.flexDirection = .row
    row.width = .points(Double(random.int(in: 1...40_000)) / 64)
    row.columnGap = .points(Double(random.int(in: 0...100)) / 64)
    let root = tree.append(style: tree.addStyle(row), parent: nil)
    for _ in 0..<random.int(in: 1...9) {
      var item = LayoutStyle()
      item.flexGrow = Double(random.int(in: 1...9))
      item.margin.left = .points(Double(random.int(in: 0...64)) / 64)
      tree.append(style: tree.addStyle(item), parent: root)
    }
    let frames = layout(tree, viewport: viewport).frames
    let needed = (2..<frames.count).map { frames[$0].x - frames[$0 - 1].maxX }
    let last = try #require(frames.last)
    #expect(needed.allSatisfy { $0 >= 0 })
    // Items that overflow because of the gaps cannot fill the line; others do, to 1/64 pixel.
    if frames.dropFirst().contains(where: { $0.width > 0 }) { #expect(last.maxX == frames[0].maxX) }
  }

  @Test("The same tree has the same layout, also with a reused scratch", arguments: 1...100)
  func layoutTwice(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let generator = RandomBoxes(hostile: false)
    let tree = generator.tree(&random)
    let other = generator.tree(&random)
    let expected = layout(tree, viewport: viewport)
    var scratch = LayoutScratch()
    #expect(scratch.layout(tree, viewport: viewport) == expected)
    _ = scratch.layout(other, viewport: viewport)
    #expect(scratch.layout(tree, viewport: viewport) == expected)
  }

  @Test("A subtree moves with its root", arguments: 1...100)
  func subtreeMoves(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var same = random
    let shifted = RandomBoxes(hostile: false).tree(&random, offset: Point(x: 17, y: 5))
    let still = RandomBoxes(hostile: false).tree(&same, offset: .zero)
    let moved = layout(shifted, viewport: viewport).frames.dropFirst()
    let rest = layout(still, viewport: viewport).frames.dropFirst()
    for (box, (a, b)) in zip(moved, rest).enumerated() where b != .zero {
      #expect(a == b.offset(x: 17, y: 5), "box \(box + 1)")
    }
  }

  @Test("Pixel rounding leaves no gap between adjacent boxes", arguments: [1.0, 2, 3])
  func roundingLeavesNoGap(scale: Double) {
    var tree = BoxTree()
    var row = LayoutStyle()
    row.flexDirection = .row
    let root = tree.append(style: tree.addStyle(row), parent: nil)
    var item = LayoutStyle()
    item.flexGrow = 1
    for _ in 0..<7 { tree.append(style: tree.addStyle(item), parent: root) }
    let frames = layout(tree, viewport: viewport).rounded(toPixelsOf: scale).frames
    for index in 2..<frames.count { #expect(abs(frames[index].x - frames[index - 1].maxX) < 1e-9) }
  }

  @Test("The root fills the viewport, and the safe area is added to its padding")
  func rootAndSafeArea() {
    var tree = BoxTree()
    var page = LayoutStyle()
    page.padding = EdgeLengths(.points(10))
    page.safeArea = Edges(top: 47, right: 0, bottom: 34, left: 0)
    let root = tree.append(style: tree.addStyle(page), parent: nil)
    var filling = LayoutStyle()
    filling.flexGrow = 1
    tree.append(style: tree.addStyle(filling), parent: root)
    var covering = LayoutStyle()
    covering.position = .absolute
    covering.inset = EdgeLengths(.zero)
    tree.append(style: tree.addStyle(covering), parent: root)
    let frames = layout(tree, viewport: viewport).frames
    #expect(frames[0] == Rect(x: 0, y: 0, width: 390, height: 844))
    #expect(frames[1] == Rect(x: 10, y: 57, width: 370, height: 743))
    #expect(frames[2] == frames[0])
  }

  @Test("The content of a scroll container includes margins and end padding")
  func scrollArea() throws {
    var tree = BoxTree()
    let root = tree.append(style: tree.addStyle(LayoutStyle()), parent: nil)
    var scroll = LayoutStyle()
    scroll.overflow = .scroll
    scroll.height = .points(100)
    scroll.padding = EdgeLengths(.points(10))
    let box = tree.append(style: tree.addStyle(scroll), parent: root)
    var item = LayoutStyle()
    item.height = .points(150)
    item.flexShrink = 0
    item.margin.bottom = .points(5)
    tree.append(style: tree.addStyle(item), parent: box)
    let area = try #require(layout(tree, viewport: viewport).scrollArea(of: box))
    #expect(area.viewport == Size(width: 390, height: 100))
    #expect(area.contentSize == Size(width: 390, height: 175))
    #expect(layout(tree, viewport: viewport).scrollArea(of: root) == nil)
  }

  @Test("A label is as high as its wrapped text, and no narrower than its longest word")
  func labels() {
    var style = ParagraphStyle()
    style.lineHeight = .points(20)
    let paragraph = Paragraph(
      runs: [TextRun(text: "one two three four five six", font: FontDescription())],
      style: style, fonts: .builtIn)
    var tree = BoxTree()
    var row = LayoutStyle()
    row.flexDirection = .row
    row.width = .points(10)
    row.alignItems = .flexStart
    let root = tree.append(style: tree.addStyle(row), parent: nil)
    tree.append(style: tree.addStyle(LayoutStyle()), parent: root, content: .text(paragraph))
    let frame = layout(tree, viewport: viewport).frames[1]
    #expect(abs(frame.width - paragraph.minContentWidth) < 0.05)
    #expect(frame.height == 20 * Double(paragraph.measure(width: frame.width).lineCount))
    #expect(frame.height > 20)
  }
}
