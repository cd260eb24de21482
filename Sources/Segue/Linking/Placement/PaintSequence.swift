/// The components of a screen in the order in which they are painted: what is painted later lies on top.
///
/// What a component paints with everything in it is a range of positions. Descendants that a stacking
/// context paints out of turn have ranges of their own in that of the context.
struct PaintSequence: Sendable {
  /// nil where the order is that of the document.
  private let order: Order?
  private let screen: Screen

  private struct Order: Sendable {
    /// By position.
    var components: [Int]
    /// The position after all that a component paints, by position.
    var ends: [Int]
    /// By component.
    var positions: [Int]
  }

  /// Linear in the styles; where any has a `zIndex` or an `order`, in the components, and in those of
  /// stacking contexts inside of one another.
  init(_ screen: Screen) {
    self.screen = screen
    let isInDocumentOrder =
      screen.paintStyles.allSatisfy { $0.zIndex == nil }
      && screen.layoutStyles.allSatisfy { $0.order == 0 }
    order = isInDocumentOrder ? nil : Self.order(of: screen)
  }

  var isInDocumentOrder: Bool { order == nil }

  var count: Int { screen.components.count }

  func component(at position: Int) -> Int { order?.components[position] ?? position }

  func position(of component: Int) -> Int { order?.positions[component] ?? component }

  /// The position after all that the component at a position paints.
  func end(of position: Int) -> Int {
    order?.ends[position] ?? screen.components[position].subtreeEnd
  }

  /// Whether all in a component is painted with it, and not by its `zIndex` among what is around it.
  func paintsWhole(_ component: Int) -> Bool {
    let position = position(of: component)
    return end(of: position) - position == screen.components[component].subtreeEnd - component
  }

  func isPainted(_ component: Int, after other: Int) -> Bool {
    position(of: component) > position(of: other)
  }

  private enum Step {
    case paint(Int, isContext: Bool)
    case end(position: Int)
  }

  private static func order(of screen: Screen) -> Order {
    let order = PaintOrder(screen: screen)
    let count = screen.components.count
    var result = Order(
      components: [], ends: Array(repeating: 0, count: count),
      positions: Array(repeating: 0, count: count))
    result.components.reserveCapacity(count)
    // What is painted next is last.
    var steps: [Step] = [.paint(0, isContext: true)]
    while let step = steps.popLast() {
      guard case .paint(let component, let isContext) = step else {
        if case .end(let position) = step { result.ends[position] = result.components.count }
        continue
      }
      let position = result.components.count
      result.positions[component] = position
      result.components.append(component)
      steps.append(.end(position: position))
      let raised = isContext ? order.raised(in: component).items : []
      func wait(_ items: [PaintOrder.Raised]) {
        steps += items.reversed().map { .paint($0.component, isContext: true) }
      }
      wait(raised.filter { $0.zIndex > 0 })
      steps += order.children(of: component).reversed().filter { !order.isRaised($0) }
        .map { .paint($0, isContext: order.isContext($0)) }
      wait(raised.filter { $0.zIndex < 0 })
    }
    return result
  }
}

extension PaintStyle {
  /// How far a box of this style paints beyond its edges.
  var reach: Double {
    var reach = max(0, outlineWidth + outlineOffset)
    for shadow in boxShadow where !shadow.isInset {
      reach = max(
        reach,
        max(abs(shadow.offsetX), abs(shadow.offsetY)) + 1.5 * shadow.blurRadius
          + max(0, shadow.spreadRadius))
    }
    return reach
  }
}
