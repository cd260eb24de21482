import Segue
import Testing

/// The amount of work and of stack space that layout needs, for any screen.
@Suite struct LayoutWorkTests {
  private let viewport = Size(width: 390, height: 844)

  private func visitsEach(_ tree: BoxTree) -> Double {
    var scratch = LayoutScratch()
    _ = scratch.layout(tree, viewport: viewport)
    return Double(scratch.visits) / Double(tree.count)
  }

  @Test("The work per box of a chain does not grow with its depth", arguments: Chain.allCases)
  func chainsAreLinear(chain: Chain) {
    let shallow = visitsEach(chain.tree(depth: 50))
    let deep = visitsEach(chain.tree(depth: 1_000))
    // Beyond the depth limit a box is measured once more in each axis; see LayoutScratch.
    #expect(deep <= 2 * shallow + 0.5, "\(shallow) visits a box, then \(deep)")
  }

  @Test("Nine of ten random chains take linear work, and the others stay below the limit")
  func randomChains() {
    var linear = 0
    let seeds = tries(30, withoutOptimisation: 5)
    for seed in 1...UInt64(seeds) {
      let chain = RandomChains(seed: seed)
      let shallow = visitsEach(chain.tree(depth: 50))
      let deep = visitsEach(chain.tree(depth: 200))
      if deep <= 2 * shallow + 0.5 { linear += 1 }
      #expect(deep <= 65, "seed \(seed)")
    }
    #expect(linear * 10 >= seeds * 9)
  }

  /// Each level measures its content at two widths: at its max-content width, where percentages are
  /// zero, and at its used width.
  @Test(
    "Nested wrapping columns with percentages stay below the limit", arguments: [30, 300, 1_000])
  func wrappingPercentages(depth: Int) {
    var style = LayoutStyle()
    style.flexWrap = .wrap
    style.padding = EdgeLengths(.percent(1))
    var tree = BoxTree()
    var page = LayoutStyle()
    page.width = .points(4_000)
    page.height = .points(4_000)
    tree.append(style: tree.addStyle(page), parent: nil)
    let id = tree.addStyle(style)
    for level in 0..<depth { tree.append(style: id, parent: BoxID(level)) }
    let words = Paragraph(
      runs: [TextRun(text: "one two three four five", font: FontDescription())],
      style: ParagraphStyle(), fonts: .builtIn)
    tree.append(style: tree.addStyle(LayoutStyle()), parent: BoxID(depth), content: .text(words))
    #expect(visitsEach(tree) <= 65)
  }

  @Test("A child of a wide container is visited as often as one of a narrow container")
  func wideTrees() {
    for seed in 1...UInt64(tries(50, withoutOptimisation: 7)) {
      let styles = RandomChains(seed: seed).styles
      func wide(_ count: Int) -> BoxTree {
        var tree = BoxTree()
        let root = tree.append(style: tree.addStyle(styles[0]), parent: nil)
        let ids = styles.map { tree.addStyle($0) }
        let leaf = tree.addStyle(LayoutStyle())
        for index in 0..<count {
          let child = tree.append(style: ids[index % ids.count], parent: root)
          for _ in 0..<3 { tree.append(style: leaf, parent: child) }
        }
        return tree
      }
      #expect(visitsEach(wide(400)) <= visitsEach(wide(20)) + 0.5, "seed \(seed)")
    }
  }

  @Test("The text of a card is measured in at most two widths")
  func textMeasures() {
    var tree = BoxTree()
    let root = tree.append(style: tree.addStyle(LayoutStyle()), parent: nil)
    var row = LayoutStyle()
    row.flexDirection = .row
    var growing = LayoutStyle()
    growing.flexGrow = 1
    let styles = [LayoutStyle(), row, growing].map { tree.addStyle($0) }
    let paragraph = Paragraph(
      runs: [TextRun(text: "Words of a card, and some more of them", font: FontDescription())],
      style: ParagraphStyle(), fonts: .builtIn)
    for _ in 0..<100 {
      let card = tree.append(style: styles[0], parent: root)
      tree.append(style: styles[0], parent: card, content: .text(paragraph))
      let line = tree.append(style: styles[1], parent: card)
      for _ in 0..<3 { tree.append(style: styles[2], parent: line, content: .text(paragraph)) }
    }
    var scratch = LayoutScratch()
    _ = scratch.layout(tree, viewport: viewport)
    #expect(tree.textCount == 400)
    #expect((400...800).contains(scratch.textMeasures))
  }

  @Test("A box with its style takes at most 256 bytes", arguments: Chain.allCases)
  func memory(chain: Chain) {
    // The depth is slightly below a power of two, so that no array has capacity for twice as many.
    let tree = chain.tree(depth: 1_000)
    var scratch = LayoutScratch()
    _ = scratch.layout(tree, viewport: viewport)
    #expect(tree.footprint + scratch.footprint <= 256 * tree.count)
    // A lower bound for the footprint: each box has at least a node, a state and a frame.
    #expect(tree.footprint + scratch.footprint >= (20 + 32 + 32) * tree.count)
  }

  @Test("The limit for nested measurements changes no frame")
  func depthOfQuestions() {
    for seed in 1...150 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      for tree in [
        RandomBoxes(hostile: false).tree(&random), RandomChains(seed: seed).tree(depth: 12),
      ] {
        var shallow = LayoutScratch(maximumDepth: 1)
        var deep = LayoutScratch(maximumDepth: 100)
        let expected = deep.layout(tree, viewport: viewport)
        #expect(shallow.layout(tree, viewport: viewport) == expected, "seed \(seed)")
      }
    }
  }

  @Test("Chains of any depth use at most half of a stack of 512 KB", arguments: Chain.allCases)
  func stackOfChains(chain: Chain) throws {
    // Without optimisation the greatest depth would take minutes for all chains.
    for depth in [1_000, tries(100_000, withoutOptimisation: 1_000)] {
      try expectHalfStack(chain.tree(depth: depth), "\(depth) deep")
    }
  }

  @Test("Chains of random styles use at most half of a stack of 512 KB")
  func stackOfRandomChains() throws {
    for seed in 1...UInt64(tries(60, withoutOptimisation: 10)) {
      try expectHalfStack(RandomChains(seed: seed).tree(depth: 200), "seed \(seed)")
    }
  }

  private func expectHalfStack(_ tree: BoxTree, _ name: String) throws {
    var result: LayoutTree?
    let used = PaintedStack.bytesUsed(of: 512 << 10) {
      result = layout(tree, viewport: viewport)
    }
    let bytes = try #require(used)
    #expect(bytes <= 256 << 10, "\(name)")
    #expect(result?.frames.count == tree.count)
    #expect(result?.frames.allSatisfy { $0.isDefined } == true, "\(name)")
  }
}
