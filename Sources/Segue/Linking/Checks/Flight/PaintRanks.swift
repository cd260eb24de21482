/// When each component of a screen is painted: one that is painted later lies on top.
struct PaintRanks {
  /// nil where the order is that of the document.
  private let ranks: [Int]?

  /// Linear in the components, and in those of stacking contexts inside of one another.
  init(_ screen: Screen) {
    let isInOrder =
      screen.paintStyles.allSatisfy { $0.zIndex == nil }
      && screen.layoutStyles.allSatisfy { $0.order == 0 }
    ranks = isInOrder ? nil : Self.ranks(of: screen)
  }

  func isPainted(_ component: Int, after other: Int) -> Bool {
    guard let ranks else { return component > other }
    return ranks[component] > ranks[other]
  }

  private static func ranks(of screen: Screen) -> [Int] {
    let order = PaintOrder(screen: screen)
    var ranks = [Int](repeating: 0, count: screen.components.count)
    var next = 0
    // What is painted next is last.
    var waiting: [(component: Int, isContext: Bool)] = [(0, true)]
    while let (component, isContext) = waiting.popLast() {
      ranks[component] = next
      next += 1
      let raised = isContext ? order.raised(in: component).items : []
      func wait(_ items: [PaintOrder.Raised]) {
        waiting += items.reversed().map { ($0.component, true) }
      }
      wait(raised.filter { $0.zIndex > 0 })
      waiting += order.children(of: component).reversed().filter { !order.isRaised($0) }
        .map { ($0, order.isContext($0)) }
      wait(raised.filter { $0.zIndex < 0 })
    }
    return ranks
  }
}
