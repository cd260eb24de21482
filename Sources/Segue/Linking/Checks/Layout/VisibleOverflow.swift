/// What an overflow is told from: half a point is a hair on every screen.
private let tolerance = 0.5

/// Finds components that stick out of their parents for everybody to see. Told is the outermost,
/// and of the siblings in one parent the first.
///
/// Not told: what sticks out at the end of a scroll container, for it can be scrolled to; what an
/// ancestor hides; and what is meant. Meant is what a negative margin, a negative inset or a
/// relative position moves out on that side, and what is larger than its parent by percentages above
/// 100. Of what is positioned absolutely one negative margin or inset is enough for all sides: it
/// is an ornament, and the numbers only centre it on an edge. What lies wholly beside its parent is
/// anchored to it, and must stay on the screen only.
func visibleOverflow(_ boxes: VisibleBoxes, _ explained: inout ExplainedParts) -> [Finding] {
  let layout = boxes.layout
  let components = layout.screen.components
  var offenders: [OverflowingBox] = []
  // The first offender among the children of a parent that are in flow.
  var first: [Int: Int] = [:]
  for index in components.indices {
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

/// How a component sticks out of its parent.
struct OverflowingBox {
  enum Edge {
    /// The parent's, or that of a scroll container at which nobody can scroll further.
    case parent, scrollStart
    /// The screen's, to which nobody can scroll.
    case screen
  }

  let component: Int
  /// −1 for the root, whose parent is the screen.
  let parent: Int
  let isInFlow: Bool
  let side: BoxSide
  let amount: Double
  let edge: Edge
  /// The other sides at which it sticks out.
  let otherSides: [BoxSide]
  /// Whether scrolling the parent would not help: the side is the one at which content begins.
  let isAtStart: Bool
  var others = 0

  /// Told is the side at which it sticks out the furthest, but rather one at which content begins:
  /// letting the parent scroll helps at the others only. nil if it sticks out at none.
  init?(of component: Int, _ boxes: VisibleBoxes) {
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
      // What lies beside the screen as well is parked there.
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
    self.parent = parent ?? -1
    self.isInFlow = isInFlow
    side = worst.side
    otherSides = found.map(\.side).filter { $0 != worst.side }
    isAtStart = starts.contains(worst.side)
    edge = isScrollContainer ? .scrollStart : parent == nil || isOffScreen ? .screen : .parent
    amount = edge == .screen ? beyondScreen : worst.amount
  }
}

extension VisibleBoxes {
  /// Whether a component in flow stays inside of its parent's box, or is hidden where it does not, as
  /// most do.
  fileprivate func isInside(_ component: Int) -> Bool {
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
  fileprivate func position(of component: Int) -> LayoutStyle.Position {
    screen.layoutStyles[screen.components[component].layoutStyle].position
  }

  /// Whether a component's style asks for it to stick out of its parent's box on a side.
  fileprivate func isMeantToStickOut(_ component: Int, at side: BoxSide, of box: Rect) -> Bool {
    let style = style(of: component)
    if style.margin[side].isNegative || style.inset[side].isNegative { return true }
    let size = side.axis == .horizontal ? style.width : style.height
    if case .percent(let percent) = size, percent > 100 { return true }
    guard style.position == .absolute else {
      // A relative position moves a box that has its place elsewhere.
      return style.inset[side.opposite].isPositive
    }
    if BoxSide.allCases.contains(where: {
      style.margin[$0].isNegative || style.inset[$0].isNegative
    }) {
      return true
    }
    // All of it lies before the start of a scroll container.
    let frame = tree.frames[component]
    return style.inset[side.opposite].isPositive
      && frame.excess(over: box, at: side) >= frame.size.length(along: side.axis) - tolerance
  }
}

extension Rect {
  /// Whether it has nothing in common with another but a hair.
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
      ? "" : ", and at the \(overflow.otherSides.map(\.name).joined(separator: " and ")) too,"
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
    // Which sibling is the first may differ from device to device; the cause does not.
    if overflow.isInFlow, overflow.parent >= 0 {
      finding.subject = .place(layout.screen.components[overflow.parent].range)
      finding.aspect = overflow.side.rawValue
    }
    return finding
  }
}
