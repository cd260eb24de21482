/// The part of a device that a screen is laid out in, and what covers its sides.
public struct Viewport: Hashable, Sendable {
  /// In the device's coordinates.
  public let frame: Rect
  /// The insets inside of the frame that the screen has asked for, by physical side.
  public let safeArea: Edges
  /// How far bars cover the frame from its edges, the device's own safe area included; 0 without a bar.
  public let bars: Edges

  /// The size of a form sheet where there is room.
  static let formSheet = Size(width: 540, height: 620)

  /// Where a screen stands that is shown in this way: the whole device, or less for a card.
  ///
  /// A sheet begins 10 points below the top safe area; a form sheet is 540 × 620 points in the
  /// middle of a device of regular width. The bars that the screen shows join the safe area
  /// on their sides, the tab bar unless the screen is presented; only the sides that the screen names
  /// count. The part is on device pixels, so that frames rounded within it are so on the device too.
  ///
  /// `column` is the part of the device that the column of a split view takes which a pushed screen stands in;
  /// nil for the whole of it. Only what lies at the device's sides has their insets.
  public init(
    of device: Device, presentation: Presentation, bars: [Bar], edges: [SafeAreaEdge],
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
    if bars.contains(.navigation) { insets.top += device.navigationBarHeight }
    // What is presented lies over the app's tab bar.
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
