/// A screen as it lies on a device, its content not scrolled.
public struct ScreenLayout: Sendable {
  public let screen: Screen
  public let device: Device
  public let presentation: Presentation
  /// The column of a split view that it stands in, beside others.
  let column: SplitColumn?
  /// The part of the device that the screen fills.
  public let viewport: Viewport
  /// Frames from the viewport's top left corner, unrounded, one a component.
  public let tree: LayoutTree
  let pictures: [Picture?]
  /// What its text was measured with.
  let fonts: FontLibrary
  /// Labels and buttons in which a word may be wider than the box, or whose style lets text be cut,
  /// in document order: what a closer look at texts can be limited to.
  var tightTexts: [Int] = []

  /// The natural size of a component's picture in its own pixels; nil if it has none, or nobody
  /// knows.
  public func naturalSize(of component: Int) -> Size? { pictures[component]?.drawnSize }

  /// The widths of a component's borders as the device shows them, in points.
  func border(of component: Int) -> Edges {
    screen.layoutStyle(of: component).withBorders(inPixelsOf: device.scale).border
  }

  /// The source of what a component draws: an image's, a video's poster.
  public func pictureSource(of component: Int) -> String? { pictures[component]?.source?.name }
}

/// How far the scroll containers of a screen are scrolled.
public struct ScrollOffsets: Hashable, Sendable {
  private var offsets: [Int: Point] = [:]

  public init() {}

  /// The offset of a component's content, `x` growing to the right and `y` downwards; where content
  /// runs from right to left, or upwards, it is 0 at the beginning and negative further on, as in CSS.
  public subscript(component: Int) -> Point {
    get { offsets[component] ?? .zero }
    set { offsets[component] = newValue }
  }

  public var isEmpty: Bool { offsets.isEmpty }
}

extension ScreenLayout {
  /// The offset nearest to one that is wished for to which a container can be scrolled; nil if the
  /// component is no scroll container.
  public func reachableOffset(_ wished: Point, of component: Int) -> Point? {
    guard let area = tree.scrollArea(of: component) else { return nil }
    let furthest = Point(
      x: max(0, area.contentSize.width - area.viewport.width),
      y: max(0, area.contentSize.height - area.viewport.height))
    let style = screen.layoutStyle(of: component)
    func reachable(_ wished: Double, _ furthest: Double, isBackwards: Bool) -> Double {
      isBackwards ? max(min(0, wished), -furthest) : min(max(0, wished), furthest)
    }
    return Point(
      x: reachable(wished.x, furthest.x, isBackwards: style.scrollsLeft),
      y: reachable(wished.y, furthest.y, isBackwards: style.scrollsUp))
  }

  /// The frames after scrolling, still from the viewport's corner. Linear in the components.
  public func frames(scrolledBy offsets: ScrollOffsets) -> [Rect] {
    guard !offsets.isEmpty else { return tree.frames }
    var shifts = [Point](repeating: .zero, count: tree.frames.count)
    return screen.components.indices.map { index in
      guard let parent = screen.components[index].parent else { return tree.frames[index] }
      let own = offsets[parent]
      shifts[index] = Point(x: shifts[parent].x - own.x, y: shifts[parent].y - own.y)
      return tree.frames[index].offset(x: shifts[index].x, y: shifts[index].y)
    }
  }
}
