import Segue
import Testing

/// Equal styles are stored once in a tree.
@Suite struct StylePoolTests {
  /// One change of each property that layout reads, and of each side of those that have four.
  private static let changes: [@Sendable (inout LayoutStyle) -> Void] = [
    { $0.display = .none }, { $0.position = .absolute }, { $0.boxSizing = .contentBox },
    { $0.overflow = .hidden }, { $0.direction = .rtl }, { $0.width = .zero },
    { $0.width = .points(1) }, { $0.width = .percent(1) }, { $0.width = .minContent },
    { $0.width = .maxContent }, { $0.width = .fitContent }, { $0.height = .points(1) },
    { $0.minWidth = .points(1) }, { $0.minHeight = .points(1) }, { $0.maxWidth = .points(1) },
    { $0.maxHeight = .points(1) }, { $0.aspectRatio = 1 }, { $0.margin.top = .points(1) },
    { $0.margin.right = .points(1) }, { $0.margin.bottom = .points(1) },
    { $0.margin.left = .points(1) }, { $0.margin.left = .auto }, { $0.padding.top = .points(1) },
    { $0.padding.right = .points(1) }, { $0.padding.bottom = .points(1) },
    { $0.padding.left = .points(1) }, { $0.safeArea.top = 1 }, { $0.safeArea.right = 1 },
    { $0.safeArea.bottom = 1 }, { $0.safeArea.left = 1 }, { $0.border.top = 1 },
    { $0.border.right = 1 }, { $0.border.bottom = 1 }, { $0.border.left = 1 },
    { $0.inset.top = .points(1) }, { $0.inset.right = .points(1) },
    { $0.inset.bottom = .points(1) }, { $0.inset.left = .points(1) },
    { $0.flexDirection = .row }, { $0.flexDirection = .columnReverse },
    { $0.flexDirection = .rowReverse }, { $0.flexWrap = .wrap }, { $0.flexWrap = .wrapReverse },
    { $0.justifyContent = .center }, { $0.alignContent = .center }, { $0.alignItems = .center },
    { $0.rowGap = .points(1) }, { $0.columnGap = .points(1) }, { $0.flexGrow = 1 },
    { $0.flexShrink = 0 }, { $0.flexBasis = .zero }, { $0.flexBasis = .none },
    { $0.alignSelf = .center }, { $0.order = 1 },
  ]

  @Test("Styles that differ in one property are stored apart, and found again")
  func differences() {
    var tree = BoxTree()
    var styles = [LayoutStyle()]
    for change in Self.changes {
      var style = LayoutStyle()
      change(&style)
      styles.append(style)
    }
    let ids = styles.map { tree.addStyle($0) }
    #expect(Set(ids).count == styles.count)
    #expect(styles.reversed().map { tree.addStyle($0) } == ids.reversed())
  }

  @Test("Styles that differ in one property are unequal, and equal once it is reset")
  func equality() {
    for (index, change) in Self.changes.enumerated() {
      var style = LayoutStyle()
      change(&style)
      #expect(style != LayoutStyle(), "change \(index)")
      var other = LayoutStyle()
      change(&other)
      #expect(style == other && style.hashValue == other.hashValue, "change \(index)")
    }
    var reset = LayoutStyle()
    reset.width = .points(1)
    reset.width = .auto
    #expect(reset == LayoutStyle() && reset.hashValue == LayoutStyle().hashValue)
  }

  @Test("A style that is added for each box takes no more memory than one that is added once")
  func memory() {
    var random = SeededRandom(seed: 28)
    let styles = (0..<500).map { _ in RandomBoxes(hostile: false).style(&random) }
    func tree(count: Int) -> BoxTree {
      var tree = BoxTree()
      tree.reserveCapacity(20_001)
      let root = tree.append(style: tree.addStyle(LayoutStyle()), parent: nil)
      for index in 0..<count {
        tree.append(style: tree.addStyle(styles[index % styles.count]), parent: root)
      }
      return tree
    }
    // Arrays grow into what the allocator rounds up, so less than a byte a box is nothing.
    #expect(abs(tree(count: 20_000).footprint - tree(count: 500).footprint) < 19_500)
  }
}
