extension Compiler {
  /// Returns the interactive dismissal of a screen that an action opens, or what blocks it.
  ///
  /// It depends on the transition that the action names, even if a fallback plays.
  func dismissalWay(
    of action: Action, from source: ScreenLayout, to destination: ScreenLayout
  ) -> InteractiveDismissal {
    // The source screen remains visible in the column beside it.
    if let origin = source.column, let column = destination.column, origin != column {
      return .blocked(.root)
    }
    return InteractiveDismissal(
      of: transition(for: action, presentation: destination.presentation),
      presentation: destination.presentation,
      in: WidthClass(width: destination.device.size.width),
      isDisabled: destination.screen.isInteractiveDismissDisabled)
  }

  /// Returns the interactive dismissal with its gesture.
  ///
  /// - Parameter restsAtDetents: Whether the gesture moves a sheet between the detents that its
  ///   screen declares, rather than only dismissing it.
  package func dismissal(
    of action: Action, from source: ScreenLayout, to destination: ScreenLayout,
    restsAtDetents: Bool
  ) -> LinkDismissal {
    let way = dismissalWay(of: action, from: source, to: destination)
    let column = source.column == destination.column ? destination.column : nil
    let width = WidthClass(width: destination.device.size.width)
    let sheet =
      restsAtDetents && destination.presentation.hasDetents(in: width)
      ? destination.screen.sheet : nil
    let gesture = DismissGesture(
      way, of: transition(for: action, presentation: destination.presentation),
      direction: destination.screen.layoutStyle(of: 0).direction,
      screen: sheet == nil ? destination.rest.frame : destination.viewport.frame,
      in: column?.frame ?? Rect(origin: .zero, size: destination.device.size),
      detents: sheet.flatMap { try? DetentRule($0.detents) })
    return LinkDismissal(
      way: way, gesture: gesture, detent: sheet.map { $0.detents[$0.selected] })
  }
}
