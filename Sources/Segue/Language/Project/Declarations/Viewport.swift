/// The part of a device in which a screen is laid out, with the insets of what covers its sides.
public struct Viewport: Hashable, Sendable {
  /// The frame in device coordinates.
  public let frame: Rect
  /// The safe area inside the frame on the sides that the screen respects.
  public let safeArea: Edges
  /// The extent to which bars cover the frame from its edges, including the device's safe area; 0
  /// on sides without a bar.
  public let bars: Edges
  /// The safe area of the device inside of the navigation bar.
  let insetsOfBars: Edges

  /// The size of a form sheet, if there is room.
  static let formSheet = Size(width: 540, height: 620)

  /// Determines the frame of a presented screen: the whole device, or less for a card.
  ///
  /// A sheet begins 10 points below the top safe area. A form sheet is 540 × 620 points in the
  /// center of a device of regular width. The bars that the screen shows are added to the safe area
  /// on their sides, the tab bar only if the screen is pushed; only the sides that the screen names
  /// count. The frame is on device pixels, so that frames rounded inside it are rounded on the
  /// device too.
  ///
  /// - Parameters:
  ///   - device: The device that the screen is presented on.
  ///   - presentation: The presentation of the screen.
  ///   - bars: The bars that the screen shows.
  ///   - hasLargeTitle: Whether the navigation bar has its title in a line of its own.
  ///   - edges: The sides on which the screen respects the safe area.
  ///   - direction: The layout direction, which decides between left and right.
  ///   - column: The frame of the split view column that contains a pushed screen; nil for the
  ///     whole device. Only sides at the edges of the device have its insets.
  public init(
    of device: Device, presentation: Presentation, bars: [Bar], hasLargeTitle: Bool = false,
    edges: [SafeAreaEdge],
    direction: LayoutDirection, column: Rect? = nil
  ) {
    var insets = device.safeArea
    let whole = Rect(origin: .zero, size: device.size)
    let card: Rect
    switch presentation {
    case .push:
      card = column ?? whole
      let (left, right) = (card.x <= 0, card.maxX >= whole.maxX)
      if !(direction == .ltr ? left : right) { insets.leading = 0 }
      if !(direction == .ltr ? right : left) { insets.trailing = 0 }
    case .fullScreen, .overFullScreen:
      card = whole
    case .formSheet where WidthClass(width: device.size.width) == .regular:
      let size = Size(
        width: min(Viewport.formSheet.width, device.size.width),
        height: min(Viewport.formSheet.height, device.size.height))
      card = Rect(
        origin: Point(
          x: (device.size.width - size.width) / 2, y: (device.size.height - size.height) / 2),
        size: size)
      insets = .none
    case .sheet, .formSheet, .popover, .slideUp:
      card = whole.inset(
        by: Edges(
          top: min(device.safeArea.top + 10, device.size.height), right: 0, bottom: 0, left: 0))
      insets.top = 0
    }
    frame = card == whole ? whole : card.rounded(toPixelsOf: device.scale)
    insetsOfBars = Edges(
      top: insets.top, right: direction == .ltr ? insets.trailing : insets.leading, bottom: 0,
      left: direction == .ltr ? insets.leading : insets.trailing)
    if bars.contains(.navigation) {
      insets.top += device.navigationBarHeight + (hasLargeTitle ? BarStyles.largeTitleHeight : 0)
    }
    // A presented screen covers the app's tab bar.
    let hasTabBar = bars.contains(.tab) && presentation == .push
    if hasTabBar { insets.bottom += device.tabBarHeight }
    self.bars = Edges(
      top: bars.contains(.navigation) ? insets.top : 0, right: 0,
      bottom: hasTabBar ? insets.bottom : 0, left: 0)
    let leading = edges.contains(.leading) ? insets.leading : 0
    let trailing = edges.contains(.trailing) ? insets.trailing : 0
    safeArea = Edges(
      top: edges.contains(.top) ? insets.top : 0,
      right: direction == .ltr ? trailing : leading,
      bottom: edges.contains(.bottom) ? insets.bottom : 0,
      left: direction == .ltr ? leading : trailing)
  }
}
