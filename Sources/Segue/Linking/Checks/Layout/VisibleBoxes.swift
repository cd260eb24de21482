/// The visible and touchable parts of a screen, and how far it can be scrolled: the common basis of
/// the layout checks. Computed in one pass from the root down, linear in the number of components.
struct VisibleBoxes {
  let layout: ScreenLayout
  /// Whether each component is displayed, and not inside a fully transparent one.
  private(set) var isShown: [Bool]
  /// The area to which ancestors that hide their overflow clip a component, up to the nearest
  /// scroll container, in which everything can be scrolled into view.
  private(set) var clips: [Rect]
  /// The largest size of a component that can be visible at once, limited by its scroll containers.
  private(set) var windows: [Size]
  /// How far the scroll containers around a component can move it towards each side: `top` is the
  /// distance upwards.
  private(set) var scrolls: [Edges]

  static let everywhere = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  init(_ layout: ScreenLayout) {
    self.layout = layout
    let count = layout.screen.components.count
    isShown = Array(repeating: false, count: count)
    clips = Array(repeating: Self.everywhere, count: count)
    windows = Array(repeating: Self.everywhere.size, count: count)
    scrolls = Array(repeating: .zero, count: count)
    let screen = layout.screen
    for index in screen.components.ids {
      // Styles are read in place, without copying them.
      let isVisible =
        screen.layoutStyles[screen.components[index].layoutStyle].display != .none
        && screen.paintStyles[screen.components[index].paintStyle].opacity > 0
      inherit(index, from: screen.components[index].parent, isVisible: isVisible)
    }
  }

  /// - Parameter isVisible: Whether the component's own style makes it visible.
  private mutating func inherit(_ index: ComponentID, from parent: ComponentID?, isVisible: Bool) {
    guard let parent else {
      isShown[index] = isVisible
      return
    }
    isShown[index] = isVisible && isShown[parent]
    guard isShown[index] else { return }
    clips[index] = clips[parent]
    windows[index] = windows[parent]
    scrolls[index] = scrolls[parent]
    switch layout.overflow(of: parent) {
    case .visible: break
    case .hidden: clips[index] = layout.paddingBox(of: parent).intersection(clips[parent])
    case .scroll: enterScrollContainer(parent, index)
    }
  }

  private mutating func enterScrollContainer(_ container: ComponentID, _ index: ComponentID) {
    let shown = layout.paddingBox(of: container).intersection(clips[container])
    clips[index] = Self.everywhere
    windows[index].width = min(windows[index].width, shown.width)
    windows[index].height = min(windows[index].height, shown.height)
    guard let area = layout.tree.scrollArea(of: BoxID(container)) else { return }
    let style = layout.style(of: container)
    let height = area.contentSize.height - area.viewport.height
    let width = area.contentSize.width - area.viewport.width
    if style.scrollsUp { scrolls[index].bottom += height } else { scrolls[index].top += height }
    if style.scrollsLeft { scrolls[index].right += width } else { scrolls[index].left += width }
  }

  /// Returns the part of a component's frame that its ancestors do not hide.
  func visibleFrame(of component: ComponentID) -> Rect {
    layout.tree.frames[component].intersection(clips[component])
  }
}

extension Screen {
  /// Returns whether a component is a label or a button.
  func showsText(_ component: ComponentID) -> Bool {
    switch components[component].content {
    case .label, .button: true
    case .layout, .image, .video: false
    }
  }
}

extension ScreenLayout {
  /// Reads the overflow in place, because styles are large to copy.
  func overflow(of component: ComponentID) -> LayoutStyle.Overflow {
    screen.layoutStyles[screen.components[component].layoutStyle].overflow
  }

  func style(of component: ComponentID) -> LayoutStyle {
    screen.layoutStyles[screen.components[component].layoutStyle]
  }

  /// Returns a component's padding box, to which it clips and in which it scrolls its content.
  func paddingBox(of component: ComponentID) -> Rect {
    tree.frames[component].inset(by: border(of: component))
  }
}

/// A side of a box on the screen.
enum BoxSide: Int, CaseIterable {
  case top, right, bottom, left

  /// Returns all sides, with the one at the end of a line before the one at its start: if two sides
  /// have the same amount, the first one is reported.
  static func around(_ direction: LayoutDirection) -> [BoxSide] {
    direction == .ltr ? [.top, .right, .bottom, .left] : [.top, .left, .bottom, .right]
  }

  var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
  var opposite: BoxSide {
    switch self {
    case .top: .bottom
    case .right: .left
    case .bottom: .top
    case .left: .right
    }
  }

  /// The name of the side in messages.
  var name: String {
    switch self {
    case .top: "top"
    case .right: "right"
    case .bottom: "bottom"
    case .left: "left"
    }
  }
}

extension Edges {
  subscript(side: BoxSide) -> Double {
    switch side {
    case .top: top
    case .right: right
    case .bottom: bottom
    case .left: left
    }
  }
}

extension EdgeLengths {
  subscript(side: BoxSide) -> Length {
    switch side {
    case .top: top
    case .right: right
    case .bottom: bottom
    case .left: left
    }
  }
}

extension Rect {
  /// Returns how far the rectangle extends beyond another on a side; negative if it is inside.
  func excess(over other: Rect, at side: BoxSide) -> Double {
    switch side {
    case .top: other.y - y
    case .right: maxX - other.maxX
    case .bottom: maxY - other.maxY
    case .left: other.x - x
    }
  }
}

extension Size {
  func length(along axis: Axis) -> Double { axis == .horizontal ? width : height }
}
