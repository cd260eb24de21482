/// A screen as it lies on a device, its content not scrolled.
///
/// Copying it costs no more than a reference: flights and checks hand it about.
public struct ScreenLayout: Sendable {
  /// What stands behind all copies.
  private final class Facts: Sendable {
    let screen: Screen
    let device: Device
    let presentation: Presentation
    let column: SplitColumn?
    let viewport: Viewport
    let rest: ScreenRest
    let tree: LayoutTree
    let pictures: ScreenPictures
    let partners: FlightPartners
    let textInks: [Int: Rect]
    let regions: PaintRegions
    let fonts: FontLibrary

    init(
      _ screen: Screen, _ device: Device, _ presentation: Presentation, _ column: SplitColumn?,
      _ viewport: Viewport, _ tree: LayoutTree, _ pictures: ScreenPictures, _ fonts: FontLibrary,
      _ textInks: [Int: Rect] = [:]
    ) {
      self.screen = screen
      self.device = device
      self.presentation = presentation
      self.column = column
      self.viewport = viewport
      rest = ScreenRest(
        of: screen.sheet, at: nil, in: viewport.frame, as: presentation, on: device)
      self.tree = tree
      self.pictures = pictures
      partners = FlightPartners(screen, pictures)
      self.textInks = textInks
      regions = PaintRegions(
        screen, tree.frames, textInks, at: rest.frame.origin, scale: device.scale)
      self.fonts = fonts
    }
  }

  private var facts: Facts
  /// Labels and buttons in which a word may be wider than the box, or whose style lets text be cut,
  /// in document order: what a closer look at texts can be limited to.
  var tightTexts: [Int] = []

  init(
    screen: Screen, device: Device, presentation: Presentation, column: SplitColumn?,
    viewport: Viewport, tree: LayoutTree, pictures: ScreenPictures, fonts: FontLibrary
  ) {
    facts = Facts(
      screen, device, presentation, column, viewport, tree, pictures, fonts)
  }

  public var screen: Screen { _read { yield facts.screen } }
  public var device: Device { _read { yield facts.device } }
  public var presentation: Presentation { facts.presentation }
  /// The column of a split view that it stands in, beside others.
  var column: SplitColumn? { facts.column }
  /// The part of the device that the screen fills.
  public var viewport: Viewport { _read { yield facts.viewport } }
  /// How it stands there when nothing moves it: a sheet at the detent at which it opens.
  public var rest: ScreenRest { _read { yield facts.rest } }
  /// How it stands at one of its detents; the same as `rest` where its presentation has none on the
  /// device.
  func rest(at detent: Detent) -> ScreenRest {
    ScreenRest(
      of: screen.sheet, at: detent, in: viewport.frame, as: presentation, on: device)
  }
  /// What its sheet says, where its presentation has detents on the device.
  var sheet: SheetDeclaration? {
    presentation.hasDetents(in: WidthClass(width: device.size.width)) ? screen.sheet : nil
  }
  /// Frames from the viewport's top left corner, unrounded, one a component.
  public var tree: LayoutTree { _read { yield facts.tree } }
  var pictures: ScreenPictures { _read { yield facts.pictures } }
  /// What of the screen may become the partner of something that flies to it.
  var partners: FlightPartners { _read { yield facts.partners } }
  /// Where lines are of texts that leave their components in sight, from the top left corner of the
  /// screen while nothing is scrolled.
  var textInks: [Int: Rect] {
    get { facts.textInks }
    set {
      guard newValue != textInks else { return }
      facts = Facts(
        screen, device, presentation, column, viewport, tree, pictures, fonts, newValue)
    }
  }
  /// Where its components paint while nothing is scrolled.
  var regions: PaintRegions { _read { yield facts.regions } }
  /// What its text was measured with.
  var fonts: FontLibrary { facts.fonts }

  /// The natural size of a component's picture in its own pixels; nil if it has none, or nobody
  /// knows. The component must be one of the screen's, as with an array.
  public func naturalSize(of component: Int) -> Size? { pictures[component]?.drawnSize }

  /// The widths of a component's borders as the device shows them, in points.
  func border(of component: Int) -> Edges {
    screen.layoutStyles[screen.components[component].layoutStyle].border
      .asBorders(inPixelsOf: device.scale)
  }

  /// The source of what a component draws: an image's, a video's poster. The component must be one of the
  /// screen's, as with an array.
  public func pictureSource(of component: Int) -> String? { pictures.source(of: component)?.name }
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
