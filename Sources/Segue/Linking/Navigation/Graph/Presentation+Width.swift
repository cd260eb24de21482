extension Presentation {
  /// Whether a finger can pull it down: a popover beside what was tapped cannot.
  func isDragged(in width: WidthClass) -> Bool {
    isCard && !(self == .popover && width == .regular)
  }

  /// Whether it rests at detents: what stands in the middle of a wide screen, or beside what was tapped, has one
  /// height.
  func hasDetents(in width: WidthClass) -> Bool {
    isCard && (width == .compact || (self != .popover && self != .formSheet))
  }

  /// How it is shown in a window of this width.
  package func adapted(to width: WidthClass) -> Presentation {
    switch self {
    case .popover, .formSheet: width == .compact ? .sheet : self
    case .push, .sheet, .fullScreen, .overFullScreen, .slideUp: self
    }
  }
}
