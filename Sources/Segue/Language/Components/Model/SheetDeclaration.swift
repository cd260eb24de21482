/// How a screen rests and moves when it is shown as a sheet, in the terms of UIKit's
/// `UISheetPresentationController`.
public struct SheetDeclaration: Hashable, Sendable {
  /// The heights at which it rests, in the order written; never empty, none twice. A medium detent is
  /// half of the full height, a large one all of it.
  public let detents: [Detent]
  /// The place among `detents` of the one that it opens at.
  public let selected: Int
  /// The place among `detents` of the highest one at which the screen behind is not dimmed and takes
  /// taps; nil if it always is.
  public let largestUndimmed: Int?
  /// Whether a bar at its top edge shows that it can be dragged.
  public let isGrabberVisible: Bool
  /// Whether scrolling up beyond the edge of its content lifts it to the next detent.
  public let scrollingExpands: Bool
}
