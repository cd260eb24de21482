import Segue
import Testing

/// An updated layout must be that of the same boxes built and laid out from scratch.
struct IncrementalLayoutTests {
  #if DEBUG
    private static let seeds = 1...15 as ClosedRange<UInt64>
  #else
    private static let seeds = 1...1_000 as ClosedRange<UInt64>
  #endif

  @Test("After random edits, a layout is bit for bit one from scratch", arguments: seeds)
  func randomEdits(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var model = EditedTree(&random, isHostile: seed.isMultiple(of: 5))
    var viewport = Size(width: 390, height: 844)
    var incremental = IncrementalLayout(model.boxes(), viewport: viewport)
    for step in 0..<100 {
      let edit = model.edit(&incremental, &random)
      if random.int(in: 0...9) == 0 {
        viewport = Size(
          width: Double(random.int(in: 0...1_000)), height: Double(random.int(in: 0...1_000)))
      }
      guard random.int(in: 0...2) > 0 else { continue }
      let before = incremental.tree.frames
      let moved = incremental.update(viewport: viewport)
      let expected = layout(model.boxes(), viewport: viewport)
      let tree = incremental.tree
      guard isIdentical(tree, expected) else {
        Issue.record("seed \(seed), step \(step): \(edit) makes a difference")
        return
      }
      // What is not reported has not changed; boxes that were renumbered cannot be compared.
      guard before.count == tree.frames.count, !edit.isStructural else { continue }
      for index in tree.frames.indices where tree.frames[index] != before[index] {
        #expect(moved.contains { $0.contains(BoxID(index)) }, "box \(index)")
      }
    }
  }

  @Test("A changed leaf visits the children of its ancestors and no other boxes")
  func changedLeaf() {
    var tree = BoxTree()
    let root = tree.append(style: tree.addStyle(LayoutStyle()), parent: nil)
    var leaf = LayoutStyle()
    leaf.height = .points(10)
    let container = tree.addStyle(LayoutStyle())
    let style = tree.addStyle(leaf)
    for _ in 0..<100 {
      let card = tree.append(style: container, parent: root)
      for _ in 0..<100 { tree.append(style: style, parent: card) }
    }
    var incremental = IncrementalLayout(tree, viewport: Size(width: 390, height: 844))
    #expect(incremental.visits > 100)
    leaf.height = .points(11)
    incremental.setStyle(leaf, of: 152)
    let moved = incremental.update()
    // The card is measured and laid out. The root is laid out; its height is the viewport's.
    #expect(incremental.visits == 3)
    #expect(incremental.frame(of: 152).height == 11)
    let boxes = moved.reduce(0) { $0 + $1.upperBound.index - $1.lowerBound.index }
    #expect(boxes > 98 * 101)
    #expect(incremental.update().isEmpty)
    #expect(incremental.visits == 0)
  }

  @Test("A box that does not scroll any more has no scroll area, however many styles it had")
  func endOfScrolling() {
    var tree = BoxTree()
    let root = tree.append(style: tree.addStyle(LayoutStyle()), parent: nil)
    var style = LayoutStyle()
    style.overflow = .scroll
    let box = tree.append(style: tree.addStyle(style), parent: root)
    var incremental = IncrementalLayout(tree, viewport: Size(width: 390, height: 844))
    #expect(incremental.tree.scrollAreas.map(\.box) == [box])
    style.overflow = .visible
    for height in 1...600 {
      style.height = .points(Double(height))
      incremental.setStyle(style, of: box)
    }
    incremental.update()
    #expect(incremental.tree.scrollAreas.isEmpty)
    #expect(incremental.frame(of: box).height == 600)
  }

  /// Thousands of edits remove unused styles and texts several times.
  @Test("After thousands of edits, frames are those from scratch, and memory is bounded")
  func memoryIsBounded() {
    var random = SeededRandom(seed: 28)
    var model = EditedTree(&random)
    var incremental = IncrementalLayout(model.boxes(), viewport: Size(width: 390, height: 844))
    var greatest = 0
    for step in 0..<2_000 {
      _ = model.edit(&incremental, &random)
      let viewport = Size(width: Double(step), height: 844)
      incremental.update(viewport: viewport)
      if step.isMultiple(of: 5) {
        #expect(isIdentical(incremental.tree, layout(model.boxes(), viewport: viewport)))
      }
      // Sixty boxes with styles, contents and results of their own, and the capacity of arrays.
      if model.count <= 60 { greatest = max(greatest, incremental.footprint) }
    }
    #expect(greatest < 500_000)
  }

  private func isIdentical(_ a: LayoutTree, _ b: LayoutTree) -> Bool {
    func bits(_ tree: LayoutTree) -> [UInt64] {
      tree.frames.flatMap { [$0.x, $0.y, $0.width, $0.height] }.map(\.bitPattern)
    }
    return bits(a) == bits(b) && a.scrollAreas == b.scrollAreas
  }
}

/// A tree that is edited beside a layout, and can be built anew.
private struct EditedTree {
  enum Edit {
    case style, content, insertion, removal, move

    var isStructural: Bool { self == .insertion || self == .removal || self == .move }
  }

  private struct Node {
    var style: LayoutStyle
    var content = BoxContent.container
    var children: [Node] = []

    var count: Int { children.reduce(1) { $0 + $1.count } }
  }

  private var root: Node
  /// Whether boxes have no aspect ratio and columns do not wrap, so that few boxes must be asked
  /// anew.
  private let isCalm: Bool

  /// Whether styles have infinite, enormous and other unusual numbers.
  private let isHostile: Bool

  init(_ random: inout SeededRandom, isHostile: Bool = false) {
    isCalm = random.int(in: 0...2) > 0
    self.isHostile = isHostile
    root = Node(style: LayoutStyle())
    root.children = (0..<random.int(in: 1...4)).map { _ in node(3, &random) }
  }

  var count: Int { root.count }

  func boxes() -> BoxTree { boxes(of: root) }

  private func boxes(of node: Node) -> BoxTree {
    var tree = BoxTree()
    func add(_ node: Node, in parent: BoxID?) {
      let box = tree.append(
        style: tree.addStyle(node.style), parent: parent, content: node.content)
      for child in node.children { add(child, in: box) }
    }
    add(node, in: nil)
    return tree
  }

  private func style(_ random: inout SeededRandom) -> LayoutStyle {
    var style = RandomBoxes(hostile: isHostile).style(&random)
    if isCalm || random.int(in: 0...3) > 0 {
      style.aspectRatio = nil
      if style.flexDirection != .row { style.flexWrap = .nowrap }
      if random.int(in: 0...9) > 0 { style.margin.top = .zero }
    }
    return style
  }

  private func content(_ random: inout SeededRandom) -> BoxContent {
    switch random.int(in: 0...4) {
    case 0:
      return .picture(naturalSize: Size(width: Double(random.int(in: 1...300)), height: 40))
    case 1, 2:
      let words = (0...random.int(in: 0...9)).map { ["a", "few", "longer words"][$0 % 3] }
      let run = TextRun(text: words.joined(separator: " "), font: FontDescription())
      return .text(Paragraph(runs: [run], style: ParagraphStyle(), fonts: .builtIn))
    default: return .container
    }
  }

  private func node(_ levels: Int, _ random: inout SeededRandom) -> Node {
    var node = Node(style: style(&random))
    if levels > 0, random.int(in: 0...3) > 0 {
      node.children = (0..<random.int(in: 0...4)).map { _ in self.node(levels - 1, &random) }
    } else {
      node.content = content(&random)
    }
    return node
  }

  /// Makes a random edit in the layout and here.
  mutating func edit(
    _ layout: inout IncrementalLayout, _ random: inout SeededRandom
  ) -> Edit {
    let box = random.int(in: 0...count - 1)
    switch random.int(in: 0...9) {
    case 0 where box > 0:
      layout.remove(BoxID(box))
      _ = remove(box)
      return .removal
    case 1 where box > 0, 2 where box > 0:
      let size = change(box) { $0.count }
      let parent = container(&random)
      guard parent < box || parent >= box + size else { break }
      let (place, sibling) = position(in: parent, &random)
      guard sibling != box else { break }
      layout.move(BoxID(box), before: sibling.map { BoxID($0) }, in: BoxID(parent))
      let isAfter = parent == parentIndex(of: box) && place > childIndex(of: box)
      let node = remove(box)
      change(parent > box ? parent - size : parent) {
        $0.children.insert(node, at: isAfter ? place - 1 : place)
      }
      return .move
    case 3 where count < 60, 4 where count < 30:
      let parent = container(&random)
      let (place, sibling) = position(in: parent, &random)
      let added = node(2, &random)
      layout.insert(
        boxes(of: added), before: sibling.map { BoxID($0) }, in: BoxID(parent))
      change(parent) { $0.children.insert(added, at: place) }
      return .insertion
    case 5 where box > 0:
      guard change(box, { $0.children.isEmpty }) else { break }
      let content = content(&random)
      layout.setContent(content, of: BoxID(box))
      change(box) { $0.content = content }
      return .content
    default: break
    }
    let style = style(&random)
    layout.setStyle(style, of: BoxID(box))
    change(box) { $0.style = style }
    return .style
  }

  private mutating func container(_ random: inout SeededRandom) -> Int {
    let box = random.int(in: 0...count - 1)
    return change(box) { if case .container = $0.content { true } else { false } } ? box : 0
  }

  /// A random place among the children of a box, and the child there.
  private mutating func position(
    in parent: Int, _ random: inout SeededRandom
  ) -> (place: Int, sibling: Int?) {
    change(parent) { node in
      let place = random.int(in: 0...node.children.count)
      guard place < node.children.count else { return (place, nil) }
      return (place, node.children[..<place].reduce(parent + 1) { $0 + $1.count })
    }
  }

  private mutating func parentIndex(of box: Int) -> Int { path(to: box).last?.parent ?? 0 }
  private mutating func childIndex(of box: Int) -> Int { path(to: box).last?.child ?? 0 }

  private func path(to box: Int) -> [(parent: Int, child: Int)] {
    var path: [(parent: Int, child: Int)] = []
    var (node, index) = (root, 0)
    while index < box {
      var next = index + 1
      for (place, child) in node.children.enumerated() {
        if box < next + child.count {
          path.append((index, place))
          (node, index) = (child, next)
          break
        }
        next += child.count
      }
    }
    return path
  }

  private mutating func remove(_ box: Int) -> Node {
    let (parent, child) = (parentIndex(of: box), childIndex(of: box))
    return change(parent) { $0.children.remove(at: child) }
  }

  @discardableResult
  private mutating func change<Result>(_ box: Int, _ body: (inout Node) -> Result) -> Result {
    func change(_ node: inout Node, _ path: ArraySlice<(parent: Int, child: Int)>) -> Result {
      guard let step = path.first else { return body(&node) }
      return change(&node.children[step.child], path.dropFirst())
    }
    return change(&root, path(to: box)[...])
  }
}
