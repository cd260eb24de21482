/// How cards look, after UIKit's sheets as they are before iOS 26 and in its light appearance.
public enum SheetAppearance {
  /// The radius of a card's corners, in points: what `preferredCornerRadius` is unless it is set. A card
  /// that reaches the device's bottom has round corners at its top alone.
  public static let cornerRadius = 10.0

  /// How opaque the black is that dims what lies behind a card.
  public static let scrimOpacity = 0.2

  /// The bar that shows that a sheet can be dragged: its size, and how far its top edge is below the
  /// sheet's, in points. Its ends are half circles.
  public static let grabberSize = Size(width: 36, height: 5)
  public static let grabberInset = 5.0

  /// `tertiaryLabel`: 30 % of a dark grey.
  public static let grabberColor = RGBA(
    red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.3)
}

/// How a screen stands on its device when nothing moves it: where, how round, and what it does to what
/// lies behind.
///
/// A sheet that rests lower than it can is laid out as high as it can be and moved down, so that its
/// bottom hangs out below the device. What is no card fills its part of the device with square corners.
public struct ScreenRest: Hashable, Sendable {
  /// In device coordinates, on device pixels.
  public let frame: Rect
  public let corners: CornerRadii
  /// How opaque the black is that dims what lies behind it; 0 where nothing is dimmed.
  ///
  /// Every card dims, but for a sheet up to its `largestUndimmedDetent`, and for a popover beside what
  /// was tapped, behind which UIKit dims nothing. What is shown over the whole device dims nothing, nor
  /// does `overFullScreen`, which shows what lies behind it as it is.
  public let scrimOpacity: Double
  /// Where its grabber is, from the frame's top left corner; nil if it shows none.
  public let grabber: Rect?
  /// Whether it stands as high as it can: only then the screen behind a card scales back.
  public let isWhole: Bool
}

extension ScreenRest {
  /// - Parameters:
  ///   - card: Where the screen stands when it is as high as it can be, on device pixels.
  ///   - detent: Where a sheet rests; nil for the one at which it opens.
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

  /// The grabber on the device, on device pixels.
  func grabberFrame(on device: Device) -> Rect? {
    grabber?.offset(x: frame.x, y: frame.y).rounded(toPixelsOf: device.scale)
  }

  /// What of the screen lies on the device, from the screen's top left corner: the bottom of a sheet
  /// that rests lower than it can does not.
  func visiblePart(on device: Device) -> Rect {
    Rect(
      x: 0, y: 0, width: frame.width,
      height: isWhole
        ? frame.height : min(frame.height, max(0, device.size.height - frame.y)))
  }
}

extension SheetDeclaration {
  /// Whether what lies behind is not dimmed when it rests there.
  ///
  /// - Parameter height: Its full height in points.
  func isUndimmed(at detent: Detent, over height: Double) -> Bool {
    guard height > 0, let limit = largestUndimmed else { return false }
    return detent.progress(over: height) <= detents[limit].progress(over: height)
  }
}
