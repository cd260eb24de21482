/// The components of a screen in paint order: what is painted later is on top.
///
/// Everything that a component paints, including its descendants, is a range of positions.
/// Descendants that a stacking context paints out of document order have ranges of their own inside
/// the context's range.
struct PaintSequence: Sendable {
  /// nil if the paint order is document order.
  private let order: Order?
  private let screen: Screen

  private struct Order: Sendable {
    /// The component at each position.
    var components: [ComponentID]
    /// The end of the range that the component at each position paints.
    var ends: [Int]
    /// The position of each component.
    var positions: [Int]
  }

  /// Linear in the number of styles; if any has a `zIndex` or an `order`, linear in the number of
  /// components plus, for nested stacking contexts, in the components inside them.
  init(_ screen: Screen) {
    self.screen = screen
    let isInDocumentOrder =
      screen.paintStyles.allSatisfy { $0.zIndex == nil }
      && screen.layoutStyles.allSatisfy { $0.order == 0 }
    order = isInDocumentOrder ? nil : Self.order(of: screen)
  }

  var isInDocumentOrder: Bool { order == nil }

  var count: Int { screen.components.count }

  func component(at position: Int) -> ComponentID {
    order?.components[position] ?? ComponentID(position)
  }

  func position(of component: ComponentID) -> Int {
    order?.positions[component] ?? component.index
  }

  /// Returns the end of the range that the component at a position paints.
  func end(of position: Int) -> Int {
    order?.ends[position] ?? screen.components[position].subtreeEnd.index
  }

  /// Returns whether all descendants of a component are painted within its own range, rather than
  /// lifted out of it by their `zIndex`.
  func paintsWhole(_ component: ComponentID) -> Bool {
    let position = position(of: component)
    return end(of: position) - position == screen.components[component].subtreeEnd - component
  }

  private enum Step {
    case paint(ComponentID, isContext: Bool)
    case end(position: Int)
  }

  private static func order(of screen: Screen) -> Order {
    let order = PaintOrder(screen: screen)
    let count = screen.components.count
    var result = Order(
      components: [], ends: Array(repeating: 0, count: count),
      positions: Array(repeating: 0, count: count))
    result.components.reserveCapacity(count)
    // A stack: the next step is the last element.
    var steps: [Step] = screen.roots.reversed().map { .paint($0, isContext: true) }
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
  /// How far a box of this style paints beyond its edges, in points.
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
