extension Compiler {
  /// How a finger takes back what an action has opened, or what refuses it: the answer of navigation.
  ///
  /// It goes by the transition that the action asks for, whatever plays in its place.
  func dismissalWay(
    of action: Action, from source: ScreenLayout, to destination: ScreenLayout
  ) -> InteractiveDismissal {
    // What has opened it stays where it is, in the column beside it.
    if let origin = source.column, let column = destination.column, origin != column {
      return .blocked(.root)
    }
    return InteractiveDismissal(
      of: transition(for: action, presentation: destination.presentation),
      presentation: destination.presentation,
      in: WidthClass(width: destination.device.size.width),
      isDisabled: destination.screen.isInteractiveDismissDisabled)
  }

  /// The same with the pan that does it.
  ///
  /// - Parameter restsAtDetents: Whether the finger moves a sheet between the detents that its screen declares, rather
  ///   than away or not.
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
