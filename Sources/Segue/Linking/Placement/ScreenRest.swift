/// The appearance of cards, after UIKit's sheets before iOS 26 in light mode.
public enum SheetAppearance {
  /// The radius of a card's corners, in points: the default of `preferredCornerRadius`. A card that
  /// reaches the device's bottom edge has rounded corners only at its top.
  public static let cornerRadius = 10.0

  /// The opacity of the black scrim that dims what is below a card.
  public static let scrimOpacity = 0.2

  /// The size, in points, of the grabber, the bar that shows that a sheet can be dragged. Its ends
  /// are semicircles.
  public static let grabberSize = Size(width: 36, height: 5)
  /// The distance from a sheet's top edge to that of its grabber, in points.
  public static let grabberInset = 5.0

  /// The colour `tertiaryLabel`: a dark grey at 30 % opacity.
  public static let grabberColor = RGBA(
    red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.3)
}

/// The geometry of a screen at rest on its device: its frame, its corners, and how it affects what
/// is below it.
///
/// A sheet that rests below its full height is laid out at full height and moved down, so that its
/// bottom extends below the device. A screen that is not a card fills its part of the device with
/// square corners.
public struct ScreenRest: Hashable, Sendable {
  /// The frame in device coordinates, aligned to device pixels.
  public let frame: Rect
  /// The radii of the frame's corners, in points.
  public let corners: CornerRadii
  /// The opacity of the black scrim that dims what is below the screen; 0 if nothing is dimmed.
  ///
  /// Every card dims what is below it, except a sheet up to its `largestUndimmedDetent` and a
  /// popover next to the tapped component, below which UIKit dims nothing. A full-screen
  /// presentation dims nothing, and neither does `overFullScreen`, which shows what is below it
  /// unchanged.
  public let scrimOpacity: Double
  /// The frame of the grabber, relative to the frame's top left corner; nil if none is shown.
  public let grabber: Rect?
  /// Whether the screen is at its full height: only then does the screen below a card scale back.
  public let isWhole: Bool
}

extension ScreenRest {
  /// - Parameters:
  ///   - card: The screen's frame at full height, aligned to device pixels.
  ///   - detent: The detent at which a sheet rests; nil for its initial detent.
  init(
    of sheet: SheetDeclaration?, at detent: Detent?, in card: Rect, as presentation: Presentation,
    on device: Device
  ) {
    let width = WidthClass(width: device.size.width)
    let sheet = presentation.hasDetents(in: width) ? sheet : nil
    let detent = detent ?? sheet.map { $0.detents[$0.selected] }
    if sheet != nil, let detent {
      let top = detent.frame(of: card).rounded(toPixelsOf: device.scale).y
      frame = Rect(x: card.x, y: top, width: card.width, height: card.height)
    } else {
      frame = card
    }
    isWhole = frame == card
    let radius = presentation.isCard ? SheetAppearance.cornerRadius : 0
    let isAttached = card.maxY >= device.size.height
    corners = CornerRadii(
      topLeft: radius, topRight: radius, bottomRight: isAttached ? 0 : radius,
      bottomLeft: isAttached ? 0 : radius
    ).fitted(to: card.size)
    let dims = presentation.isCard && !(presentation == .popover && width == .regular)
    let isUndimmed = detent.map { sheet?.isUndimmed(at: $0, over: card.height) ?? false } ?? false
    scrimOpacity = dims && !isUndimmed ? SheetAppearance.scrimOpacity : 0
    let size = Size(
      width: min(SheetAppearance.grabberSize.width, card.width),
      height: SheetAppearance.grabberSize.height)
    grabber =
      sheet?.isGrabberVisible ?? false
      ? Rect(
        origin: Point(x: (card.width - size.width) / 2, y: SheetAppearance.grabberInset),
        size: size) : nil
  }

  /// Returns the grabber's frame on the device, aligned to device pixels.
  func grabberFrame(on device: Device) -> Rect? {
    grabber?.offset(x: frame.x, y: frame.y).rounded(toPixelsOf: device.scale)
  }

  /// Returns the part of the screen that is on the device, relative to the screen's top left
  /// corner: the bottom of a sheet below its full height is not.
  func visiblePart(on device: Device) -> Rect {
    Rect(
      x: 0, y: 0, width: frame.width,
      height: isWhole
        ? frame.height : min(frame.height, max(0, device.size.height - frame.y)))
  }
}

extension SheetDeclaration {
  /// Returns whether what is below the sheet stays undimmed while it rests at a detent.
  ///
  /// - Parameter height: The sheet's full height in points.
  func isUndimmed(at detent: Detent, over height: Double) -> Bool {
    guard height > 0, let limit = largestUndimmed else { return false }
    return detent.progress(over: height) <= detents[limit].progress(over: height)
  }
}
