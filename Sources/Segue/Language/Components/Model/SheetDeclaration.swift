/// The behavior of a screen that is shown as a sheet, in the terms of UIKit's
/// `UISheetPresentationController`.
public struct SheetDeclaration: Hashable, Sendable {
  /// The heights at which the sheet rests, in declared order: never empty, and without duplicates.
  /// A medium detent is half of the full height, a large one all of it.
  public let detents: [Detent]
  /// The index of the detent at which the sheet opens.
  public let selected: Int
  /// The index of the highest detent at which the screen below is not dimmed and takes taps; nil if
  /// it is always dimmed.
  public let largestUndimmed: Int?
  /// Whether a bar at the top edge shows that the sheet can be dragged.
  public let isGrabberVisible: Bool
  /// Whether scrolling up beyond the edge of the content lifts the sheet to the next detent.
  public let scrollingExpands: Bool
}
