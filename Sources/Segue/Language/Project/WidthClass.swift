/// How wide the room for an app is, as UIKit's horizontal size class tells it.
public enum WidthClass: String, Hashable, Sendable, CaseIterable {
  /// A phone held upright, or an app beside another: a split view shows one column, a form sheet and a
  /// popover show as sheets.
  case compact
  /// A tablet: columns stand side by side.
  case regular

  /// The width in points from which on there is room for more than one thing.
  static let regularWidth = 600.0

  /// The class of a width in points.
  public init(width: Double) {
    self = width >= Self.regularWidth ? .regular : .compact
  }
}
