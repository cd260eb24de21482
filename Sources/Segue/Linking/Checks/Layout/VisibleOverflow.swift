/// An overflow by at most this many points is not reported; it is hardly visible.
private let tolerance = 0.5

/// Finds components that visibly overflow their parents. The outermost is reported, and of the
/// siblings in one parent the first.
///
/// Not reported is what overflows at the end of a scroll container, because it can be scrolled to;
/// what an ancestor hides; and what is intended. An overflow is intended if a negative margin, a
/// negative inset or relative positioning causes it on that side, or a percentage above 100 makes
/// the component larger than its parent. For an absolutely positioned component, a single negative
/// margin or inset is enough for all sides: it is an ornament, centred on an edge by these numbers.
/// A component completely beside its parent is anchored to it, and only has to stay on the screen.
func visibleOverflow(_ boxes: VisibleBoxes, _ explained: inout ExplainedParts) -> [Finding] {
  let layout = boxes.layout
  let components = layout.screen.components
  var offenders: [OverflowingBox] = []
  // The index of the first overflowing in-flow child of each parent.
  var first: [ComponentID?: Int] = [:]
  for index in components.ids {
    guard boxes.isShown[index], !explained[index],
      let overflow = OverflowingBox(of: index, boxes)
    else { continue }
    explained.insert(index)
    if overflow.isInFlow, let place = first[overflow.parent] {
      offenders[place].others += 1
    } else {
      if overflow.isInFlow { first[overflow.parent] = offenders.count }
      offenders.append(overflow)
    }
  }
  return offenders.map { .visibleOverflow($0, layout) }
}

/// The overflow of a component from its parent.
struct OverflowingBox {
  enum Edge {
    /// The parent's edge, or the edge of a scroll container at which scrolling ends.
    case parent, scrollStart
    /// The edge of the screen, beyond which nothing can be scrolled into view.
    case screen
  }

  let component: ComponentID
  /// The index of the parent; nil for the root, whose parent is the screen.
  let parent: ComponentID?
  let isInFlow: Bool
  let side: BoxSide
  let amount: Double
  let edge: Edge
  /// The other sides at which the component overflows.
  let otherSides: [BoxSide]
  /// Whether the side is at the start of the content, so that scrolling the parent would not help.
  let isAtStart: Bool
  var others = 0

  /// Determines the side of the largest overflow, preferring sides at the start of the content,
  /// because letting the parent scroll helps only at the others. nil if the component does not
  /// overflow.
  init?(of component: ComponentID, _ boxes: VisibleBoxes) {
    guard !boxes.isInside(component) else { return nil }
    let layout = boxes.layout
    let frame = boxes.visibleFrame(of: component)
    guard frame.width > 0, frame.height > 0 else { return nil }
    let screen = Rect(origin: .zero, size: layout.viewport.frame.size)
    let parent = layout.screen.components[component].parent
    var box = screen
    var sides = BoxSide.around(parent.map { layout.style(of: $0).direction } ?? .ltr)
    var isScrollContainer = false
    let isInFlow = layout.style(of: component).position != .absolute
    var isAnchored = false
    if let parent {
      let style = layout.style(of: parent)
      switch style.overflow {
      case .visible: box = layout.tree.frames[parent]
      case .hidden: return nil
      case .scroll:
        box = layout.paddingBox(of: parent)
        sides = [style.scrollsUp ? .bottom : .top, style.scrollsLeft ? .right : .left]
        isScrollContainer = true
      }
    }
    if !isInFlow, !isScrollContainer, frame.lies(beside: box) {
      // A component that is also beside the screen is kept off screen on purpose.
      if frame.lies(beside: screen) { return nil }
      isAnchored = true
      box = screen
    }
    var found: [(side: BoxSide, amount: Double)] = []
    for side in sides {
      let amount = frame.excess(over: box, at: side)
      if amount > tolerance, !layout.isMeantToStickOut(component, at: side, of: box),
        !isAnchored || boxes.scrolls[component][side.opposite] <= 0
      {
        found.append((side, amount))
      }
    }
    guard !found.isEmpty else { return nil }
    let style = layout.style(of: parent ?? component)
    let starts: [BoxSide] = [
      style.scrollsUp ? .bottom : .top, style.scrollsLeft ? .right : .left,
    ]
    let atStart = isInFlow ? found.filter { starts.contains($0.side) } : []
    var worst = atStart.first ?? found[0]
    for next in atStart.isEmpty ? found : atStart where next.amount > worst.amount { worst = next }
    let reach = boxes.scrolls[component][worst.side.opposite]
    let beyondScreen = frame.excess(over: screen, at: worst.side)
    let isOffScreen = beyondScreen > tolerance && reach <= 0
    self.component = component
    self.parent = parent
    self.isInFlow = isInFlow
    side = worst.side
    otherSides = found.map { $0.side }.filter { $0 != worst.side }
    isAtStart = starts.contains(worst.side)
    edge = isScrollContainer ? .scrollStart : parent == nil || isOffScreen ? .screen : .parent
    amount = edge == .screen ? beyondScreen : worst.amount
  }
}

extension VisibleBoxes {
  /// Returns whether an in-flow component is inside its parent's box, or hidden where it is not, as
  /// most are.
  fileprivate func isInside(_ component: ComponentID) -> Bool {
    guard let parent = layout.screen.components[component].parent,
      layout.position(of: component) != .absolute
    else { return false }
    let box: Rect
    switch layout.overflow(of: parent) {
    case .visible: box = layout.tree.frames[parent]
    case .hidden: return true
    case .scroll: box = layout.paddingBox(of: parent)
    }
    let frame = visibleFrame(of: component)
    return box.y - frame.y <= tolerance && frame.maxX - box.maxX <= tolerance
      && frame.maxY - box.maxY <= tolerance && box.x - frame.x <= tolerance
  }
}

extension ScreenLayout {
  fileprivate func position(of component: ComponentID) -> LayoutStyle.Position {
    screen.layoutStyles[screen.components[component].layoutStyle].position
  }

  /// Returns whether a component's style makes it overflow its parent's box on a side on purpose.
  fileprivate func isMeantToStickOut(_ component: ComponentID, at side: BoxSide, of box: Rect)
    -> Bool
  {
    let style = style(of: component)
    if style.margin[side].isNegative || style.inset[side].isNegative { return true }
    let size = side.axis == .horizontal ? style.width : style.height
    if case .percent(let percent) = size, percent > 100 { return true }
    guard style.position == .absolute else {
      // Relative positioning moves a box from its position in the flow.
      return style.inset[side.opposite].isPositive
    }
    if BoxSide.allCases.contains(where: {
      style.margin[$0].isNegative || style.inset[$0].isNegative
    }) {
      return true
    }
    // The component is completely before the start of a scroll container.
    let frame = tree.frames[component]
    return style.inset[side.opposite].isPositive
      && frame.excess(over: box, at: side) >= frame.size.length(along: side.axis) - tolerance
  }
}

extension Rect {
  /// Returns whether two rectangles do not overlap, within the tolerance.
  fileprivate func lies(beside other: Rect) -> Bool {
    let common = intersection(other)
    return common.width <= tolerance || common.height <= tolerance
  }
}

extension Length {
  fileprivate var isNegative: Bool {
    switch self {
    case .points(let length), .percent(let length): length < 0
    default: false
    }
  }

  fileprivate var isPositive: Bool {
    switch self {
    case .points(let length), .percent(let length): length > 0
    default: false
    }
  }
}

extension Finding {
  fileprivate static func visibleOverflow(
    _ overflow: OverflowingBox, _ layout: ScreenLayout
  ) -> Finding {
    let component = layout.screen.components[overflow.component]
    let range = overflow.cause(layout) ?? component.range
    let sides =
      overflow.otherSides.isEmpty
      ? "" : ", and at the \(overflow.otherSides.map { $0.name }.joined(separator: " and ")) too,"
    let siblings =
      switch overflow.others {
      case 0: ""
      case 1: ", with 1 sibling after it,"
      default: ", with \(overflow.others) siblings after it,"
      }
    let side = overflow.side.name
    let whole =
      switch overflow.edge {
      case .parent: "sticks out of its parent at the \(side) by "
      case .scrollStart:
        "sticks out at the \(side) of a container, out of reach of scrolling, by "
      case .screen: "runs off the \(side) of the screen, out of reach of scrolling, by "
      }
    var finding = Finding(
      .visibleOverflow, at: range, weight: overflow.amount, "this \(whole)",
      figure: "\(pointsText(overflow.amount, missing: tolerance)) pt",
      after: sides.isEmpty || siblings.isEmpty ? sides + siblings : sides.dropLast() + siblings,
      remedy: overflow.remedy(layout, isTraced: range != component.range),
      notes: layout.useNotes(of: overflow.component, at: range))
    // The first sibling may differ between devices, but the cause does not.
    if overflow.isInFlow, let parent = overflow.parent {
      finding.subject = .location(layout.screen.components[parent].range)
      finding.aspect = overflow.side.rawValue
    }
    return finding
  }
}
