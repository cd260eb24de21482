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
func visibleOverflow(_ boxes: VisibleBoxes, _ explained: inout ExplainedParts) -> [LayoutFinding] {
  let layout = boxes.layout
  let components = layout.screen.components
  var offenders: [Overflow] = []
  // The first offender among the children of a parent that are in flow.
  var first: [Int: Int] = [:]
  for index in components.indices {
    guard boxes.isShown[index], !explained[index],
      let overflow = Overflow(of: index, boxes)
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
private struct Overflow {
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

extension ScreenLayout {
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

extension LayoutFinding {
  fileprivate static func visibleOverflow(
    _ overflow: Overflow, _ layout: ScreenLayout
  ) -> LayoutFinding {
    let component = layout.screen.components[overflow.component]
    let range = overflow.cause(layout) ?? component.range
    let sides =
      overflow.otherSides.isEmpty
      ? "" : ", and at the \(overflow.otherSides.map(\.name).joined(separator: " and ")) too,"
    let siblings =
      switch overflow.others {
      case 0: ""
      case 1: ", with 1 sibling behind it,"
      default: ", with \(overflow.others) siblings behind it,"
      }
    let side = overflow.side.name
    let whole =
      switch overflow.edge {
      case .parent: "sticks out of its parent at the \(side) by "
      case .scrollStart:
        "sticks out at the \(side) of a container, where nobody can scroll to it, by "
      case .screen: "runs off the \(side) of the screen, where nobody can scroll to it, by "
      }
    var finding = LayoutFinding(
      .visibleOverflow, at: range, weight: overflow.amount, "this \(whole)",
      figure: "\(pointsText(overflow.amount, missing: tolerance)) pt",
      after: sides.isEmpty || siblings.isEmpty ? sides + siblings : sides.dropLast() + siblings,
      remedy: overflow.remedy(layout, isTraced: range != component.range),
      notes: layout.useNotes(of: overflow.component, at: range))
    // Which sibling is the first may differ from device to device; the cause does not.
    if overflow.isInFlow, overflow.parent >= 0 {
      finding.subject = layout.screen.components[overflow.parent].range
      finding.aspect = overflow.side.rawValue
    }
    return finding
  }
}

extension Overflow {
  /// Where the size is written that alone is larger than the parent.
  fileprivate func cause(_ layout: ScreenLayout) -> SourceRange? {
    // In what scrolls, content may be as large as it likes.
    guard edge != .scrollStart else { return nil }
    let room =
      parent >= 0
      ? layout.tree.frames[parent].size.length(along: side.axis)
      : layout.viewport.frame.size.length(along: side.axis)
    let style = layout.style(of: component)
    let isHorizontal = side.axis == .horizontal
    let candidates: [(Length, StyleProperty)] = [
      (isHorizontal ? style.width : style.height, isHorizontal ? .width : .height),
      (isHorizontal ? style.minWidth : style.minHeight, isHorizontal ? .minWidth : .minHeight),
    ]
    for case (.points(let points), let property) in candidates where points > room + tolerance {
      return layout.screen.origins.range(of: property, in: component)
    }
    return nil
  }

  fileprivate func remedy(_ layout: ScreenLayout, isTraced: Bool) -> String {
    let isHorizontal = side.axis == .horizontal
    let limit = isHorizontal ? "maxWidth" : "maxHeight"
    if !isInFlow {
      return "place it further in, limit its size with \(limit), or say that it is meant with a "
        + "negative \(side.name)"
    }
    if edge == .scrollStart {
      return "let the content begin at the start (\"justifyContent\": \"flex-start\"), and move it "
        + "with automatic margins"
    }
    if isTraced { return "write less, or give it a \(limit) of \"100%\"" }
    if isHorizontal { return horizontalRemedy(layout) }
    if otherSides.contains(side.opposite) {
      return
        "let it begin at the start of its parent, and let that scroll (\"overflow\": \"scroll\")"
    }
    if edge == .screen { return "put what may grow into a layout with \"overflow\": \"scroll\"" }
    return "give its parent a minHeight instead of a height, or let it scroll or hide the rest"
  }

  /// Wrapping and shrinking are for rows, and one that wraps already needs no word of it; scrolling
  /// does not help where content begins.
  private func horizontalRemedy(_ layout: ScreenLayout) -> String {
    let style = layout.style(of: max(parent, 0))
    let isRow = style.flexDirection == .row || style.flexDirection == .rowReverse
    let wraps = style.flexWrap != .nowrap
    var ways: [String] = []
    if isRow, !wraps { ways.append("wrap (\"flexWrap\": \"wrap\")") }
    if !isAtStart { ways.append("scroll (\"overflow\": \"scroll\")") }
    let itself =
      isRow && !wraps
      ? "let it shrink with \"minWidth\": 0" : "give it a maxWidth of \"100%\""
    if ways.isEmpty { return itself }
    let words = isRow && !wraps ? ", or its parent " : ", or let its parent "
    return itself + words + ways.joined(separator: " or ")
  }
}
