extension Presentation {
  /// Returns whether a finger can pull the presentation down: not a popover next to the tapped
  /// component.
  func isDragged(in width: WidthClass) -> Bool {
    isCard && !(self == .popover && width == .regular)
  }

  /// Returns whether the presentation has detents: one centred on a wide screen, or next to the
  /// tapped component, has a fixed height.
  func hasDetents(in width: WidthClass) -> Bool {
    isCard && (width == .compact || (self != .popover && self != .formSheet))
  }

  /// Returns how the screen is presented in a window of this width.
  package func adapted(to width: WidthClass) -> Presentation {
    switch self {
    case .popover, .formSheet: width == .compact ? .sheet : self
    case .push, .sheet, .fullScreen, .overFullScreen, .slideUp: self
    }
  }
}
