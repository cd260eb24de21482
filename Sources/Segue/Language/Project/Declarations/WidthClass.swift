/// The class of the width available to an app, like UIKit's horizontal size class.
public enum WidthClass: String, Hashable, Sendable, CaseIterable {
  /// The width of a phone in portrait orientation, or of an app beside another: a split view shows
  /// one column, and form sheets and popovers are shown as sheets.
  case compact
  /// The width of a tablet: columns are shown side by side.
  case regular

  /// The smallest regular width in points.
  static let regularWidth = 600.0

  /// Determines the class of a width in points.
  public init(width: Double) {
    self = width >= Self.regularWidth ? .regular : .compact
  }
}
