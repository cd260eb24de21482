import Segue
import Testing

/// Containers with a single child, which are measured in a loop instead of a recursion.
@Suite struct WrapperTests {
  private let viewport = Size(width: 390, height: 844)

  /// A container with another child, even one that takes no part in its layout, is measured by the
  /// general algorithm.
  @Test("A child that is out of the flow changes no other frame, at any depth")
  func outOfFlow() {
    var absolute = LayoutStyle()
    absolute.position = .absolute
    var hidden = LayoutStyle()
    hidden.display = .none
    for seed in 1...UInt64(tries(400, withoutOptimisation: 60)) {
      for (depth, maximumDepth) in [(3, 160), (14, 160), (40, 5)] {
        let (tree, _) = chain(seed: seed, depth: depth)
        let (other, boxes) = chain(
          seed: seed, depth: depth, beside: seed.isMultiple(of: 2) ? absolute : hidden)
        var scratch = LayoutScratch(maximumDepth: maximumDepth)
        let frames = scratch.layout(tree, viewport: viewport).frames
        let others = scratch.layout(other, viewport: viewport).frames
        #expect(frames == boxes.map { others[$0.index] }, "seed \(seed), \(depth) deep")
      }
    }
  }

  /// Returns a chain of boxes in random styles around a text, and the boxes of the chain. With a
  /// style `beside`, each container has a second child.
  private func chain(seed: UInt64, depth: Int, beside: LayoutStyle? = nil) -> (BoxTree, [BoxID]) {
    let styles = RandomChains(seed: seed).styles
    var tree = BoxTree()
    var page = LayoutStyle()
    page.width = .points(4_000)
    var chain = [tree.append(style: tree.addStyle(page), parent: nil)]
    for level in 0..<depth {
      let parent = chain[level]
      if let beside { tree.append(style: tree.addStyle(beside), parent: parent) }
      chain.append(
        tree.append(style: tree.addStyle(styles[level % styles.count]), parent: parent))
    }
    let text = Paragraph(
      runs: [TextRun(text: "one two three four five six seven", font: FontDescription())],
      style: ParagraphStyle(), fonts: .builtIn)
    chain.append(
      tree.append(
        style: tree.addStyle(LayoutStyle()), parent: chain[depth], content: .text(text)))
    return (tree, chain)
  }

  @Test("A chain of wrappers is measured once in each axis and laid out once, at any depth")
  func visits() {
    var row = LayoutStyle()
    row.flexDirection = .row
    row.flexGrow = 1
    var column = LayoutStyle()
    column.flexGrow = 1
    for depth in [10, 100, 1_000, 5_000] {
      var tree = BoxTree()
      let styles = [tree.addStyle(row), tree.addStyle(column)]
      tree.append(style: tree.addStyle(LayoutStyle()), parent: nil)
      for level in 0..<depth { tree.append(style: styles[level % 2], parent: BoxID(level)) }
      var scratch = LayoutScratch()
      _ = scratch.layout(tree, viewport: viewport)
      #expect(scratch.visits <= 3 * tree.count, "\(depth) deep")
    }
  }
}
