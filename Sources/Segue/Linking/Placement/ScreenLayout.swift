/// The layout of a screen on a device, with its content not scrolled.
///
/// Copying it costs one reference, so flights and checks pass it by value.
public struct ScreenLayout: Sendable {
  /// The storage that all copies share.
  private final class Facts: Sendable {
    let screen: Screen
    let device: Device
    let presentation: Presentation
    let column: SplitColumn?
    let viewport: Viewport
    /// The detent at which a sheet rests; nil for its initial one.
    let detent: Detent?
    let rest: ScreenRest
    let tree: LayoutTree
    let pictures: ScreenPictures
    let textInks: [ComponentID: Rect]
    let fonts: FontLibrary
    /// What flights need of the screen; nil for each to compute it.
    let partners: FlightPartners?
    let regions: PaintRegions?

    init(
      _ screen: Screen, device: Device, presentation: Presentation, column: SplitColumn?,
      viewport: Viewport, detent: Detent? = nil, tree: LayoutTree, pictures: ScreenPictures,
      fonts: FontLibrary, textInks: [ComponentID: Rect] = [:], preparesFlights: Bool
    ) {
      self.screen = screen
      self.device = device
      self.presentation = presentation
      self.column = column
      self.viewport = viewport
      self.detent = detent
      rest = ScreenRest(
        of: screen.sheet, at: detent, in: viewport.frame, as: presentation, on: device)
      self.tree = tree
      self.pictures = pictures
      self.textInks = textInks
      self.fonts = fonts
      partners = preparesFlights ? FlightPartners(screen, pictures) : nil
      regions =
        preparesFlights
        ? PaintRegions(
          screen, frames: tree.frames, textInks: textInks, at: rest.frame.origin,
          scale: device.scale)
        : nil
    }
  }

  private var facts: Facts
  /// Labels and buttons in which a word may be wider than the box, or whose style allows
  /// truncation, in document order. Detailed text checks can be limited to these.
  var tightTexts: [ComponentID] = []

  init(
    screen: Screen, device: Device, presentation: Presentation, column: SplitColumn?,
    viewport: Viewport, tree: LayoutTree, pictures: ScreenPictures, fonts: FontLibrary,
    preparesFlights: Bool
  ) {
    facts = Facts(
      screen, device: device, presentation: presentation, column: column, viewport: viewport,
      tree: tree, pictures: pictures, fonts: fonts, preparesFlights: preparesFlights)
  }

  /// The screen that is laid out.
  public var screen: Screen { _read { yield facts.screen } }
  /// The device on which the screen is laid out.
  public var device: Device { _read { yield facts.device } }
  /// How the screen is presented.
  public var presentation: Presentation { facts.presentation }
  /// The split view column that contains the screen; nil without a split view.
  var column: SplitColumn? { facts.column }
  /// The part of the device that the screen fills.
  public var viewport: Viewport { _read { yield facts.viewport } }
  /// The geometry of the screen at rest: a sheet at its initial detent, or where ``resting(at:)``
  /// puts it.
  public var rest: ScreenRest { _read { yield facts.rest } }
  /// Returns the geometry of the screen at rest at one of its detents; equal to `rest` if its
  /// presentation has no detents on the device.
  func rest(at detent: Detent) -> ScreenRest {
    ScreenRest(
      of: screen.sheet, at: detent, in: viewport.frame, as: presentation, on: device)
  }
  /// The sheet declaration, if the presentation has detents on the device.
  public var sheet: SheetDeclaration? {
    presentation.hasDetents(in: WidthClass(width: device.size.width)) ? screen.sheet : nil
  }
  /// The unrounded frames relative to the viewport's top left corner, one per component.
  public var tree: LayoutTree { _read { yield facts.tree } }
  var pictures: ScreenPictures { _read { yield facts.pictures } }
  /// The components that can become partners of a hero flying to the screen. Linear in the number
  /// of components, unless the layout was prepared for flights.
  var partners: FlightPartners { facts.partners ?? FlightPartners(screen, pictures) }
  /// The line boxes of texts that visibly overflow their components, relative to the top left
  /// corner of the screen, with nothing scrolled.
  var textInks: [ComponentID: Rect] {
    get { facts.textInks }
    set {
      guard newValue != textInks else { return }
      facts = Facts(
        screen, device: device, presentation: presentation, column: column, viewport: viewport,
        detent: facts.detent, tree: tree, pictures: pictures, fonts: fonts, textInks: newValue,
        preparesFlights: facts.regions != nil)
    }
  }

  /// Returns the layout with the sheet at rest at another of its detents, as after a drag: flights
  /// start and end there, and drawings and elements show it there. Nothing is laid out anew.
  ///
  /// - Returns: The layout; nil for a screen whose presentation has no detents on the device, and
  ///   for a detent that the sheet does not have.
  public func resting(at detent: Detent) -> ScreenLayout? {
    guard let sheet, sheet.detents.contains(detent) else { return nil }
    var layout = self
    layout.facts = Facts(
      screen, device: device, presentation: presentation, column: column, viewport: viewport,
      detent: detent, tree: tree, pictures: pictures, fonts: fonts, textInks: textInks,
      preparesFlights: facts.regions != nil)
    return layout
  }

  /// Returns the layout with other pictures. Nothing is laid out anew.
  func showing(_ pictures: ScreenPictures) -> ScreenLayout {
    var layout = self
    layout.facts = Facts(
      screen, device: device, presentation: presentation, column: column, viewport: viewport,
      detent: facts.detent, tree: tree, pictures: pictures, fonts: fonts, textInks: textInks,
      preparesFlights: facts.regions != nil)
    return layout
  }

  /// The areas in which the components paint, with nothing scrolled. Linear in the number of
  /// components, unless the layout was prepared for flights.
  var regions: PaintRegions {
    facts.regions
      ?? PaintRegions(
        screen, frames: tree.frames, textInks: textInks, at: rest.frame.origin, scale: device.scale)
  }
  /// The fonts with which text was measured.
  var fonts: FontLibrary { facts.fonts }

  /// Returns the natural size of a component's picture in its own pixels; nil if it has none, or
  /// its size is unknown.
  ///
  /// - Precondition: `component` is a valid index, as with an array.
  public func naturalSize(of component: ComponentID) -> Size? { pictures[component]?.drawnSize }

  /// Returns the widths of a component's borders as the device displays them, in points.
  func border(of component: ComponentID) -> Edges {
    screen.layoutStyles[screen.components[component].layoutStyle].border
      .asBorders(inPixelsOf: device.scale)
  }

  /// Returns the source of what a component draws: an image's source or a video's poster.
  ///
  /// - Precondition: `component` is a valid index, as with an array.
  public func pictureSource(of component: ComponentID) -> String? {
    pictures.source(of: component)?.name
  }
}

/// The scroll offsets of a screen's scroll containers.
public struct ScrollOffsets: Hashable, Sendable {
  private var offsets: [ComponentID: Point] = [:]

  /// Creates offsets of zero for every scroll container.
  public init() {}

  /// The offset of a component's content. `x` grows to the right and `y` downwards; where content
  /// flows from right to left, or upwards, the offset is 0 at the start and negative further on, as
  /// in CSS.
  public subscript(component: ComponentID) -> Point {
    get { offsets[component] ?? .zero }
    set { offsets[component] = newValue }
  }

  /// Whether no offset has been set.
  public var isEmpty: Bool { offsets.isEmpty }
}

extension ScreenLayout {
  /// Returns the reachable scroll offset closest to a requested one; nil if the component is not a
  /// scroll container.
  public func reachableOffset(_ wished: Point, of component: ComponentID) -> Point? {
    guard let area = tree.scrollArea(of: BoxID(component)) else { return nil }
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

  /// Returns the frames after scrolling, relative to the viewport's corner. Linear in the number of
  /// components.
  public func frames(scrolledBy offsets: ScrollOffsets) -> [Rect] {
    guard !offsets.isEmpty else { return tree.frames }
    var shifts = [Point](repeating: .zero, count: tree.frames.count)
    return screen.components.ids.map { index in
      guard let parent = screen.components[index].parent else { return tree.frames[index] }
      let own = offsets[parent]
      shifts[index] = Point(x: shifts[parent].x - own.x, y: shifts[parent].y - own.y)
      return tree.frames[index].offset(x: shifts[index].x, y: shifts[index].y)
    }
  }
}
