import Segue

/// The layout of the screen that a link opens.
struct OpenedScreen {
  let layout: ScreenLayout
  /// Whether the screen is in the project, or a placeholder for one that only the server knows.
  let isInProject: Bool
}

extension Compiler {
  /// Lays out the screen that an action opens, or a placeholder for a screen that is not in the
  /// project if the transition can fly to unknown screens.
  ///
  /// - Returns: nil for an action that is not `navigate`, and for a screen that cannot be found or
  ///   built, which is reported.
  func openedScreen(
    by action: Action, from source: ScreenLayout, in scratch: inout LayoutScratch,
    _ diagnostics: inout [Diagnostic]
  ) -> OpenedScreen? {
    guard case .navigate(let link, _, let presentation) = action.kind else { return nil }
    var found: [Diagnostic] = []
    guard let target = target(of: link, &found) else {
      let shown = presentation ?? .push
      if transition(for: action, presentation: shown).fliesToUnknownScreens,
        let layout = unknownScreen(openedFrom: source, presentation: shown)
      {
        return OpenedScreen(layout: layout, isInProject: false)
      }
      diagnostics += found
      return nil
    }
    diagnostics += found
    guard let screen = screen(of: target, direction: source.device.direction, &diagnostics)
    else { return nil }
    let layout = layout(
      screen, openedFrom: source, presentation: presentation ?? screen.presentation, in: &scratch,
      &diagnostics)
    return OpenedScreen(layout: layout, isInProject: true)
  }

  /// Plans the flight that an action plays to the screen that it opens.
  func plan(
    _ action: Action, tapped: Int, from source: ScreenLayout,
    scrolledBy: ScrollOffsets = ScrollOffsets(), to opened: OpenedScreen,
    destinationScrolledBy: ScrollOffsets = ScrollOffsets(),
    direction: FlightPlan.Direction = .push, reducesMotion: Bool = false,
    _ diagnostics: inout [Diagnostic]
  ) -> FlightPlan? {
    guard opened.isInProject else {
      return plan(
        toUnknownScreen: action, tapped: tapped, from: source, scrolledBy: scrolledBy,
        presentation: opened.layout.presentation, direction: direction,
        reducesMotion: reducesMotion, &diagnostics)
    }
    return plan(
      action, tapped: tapped, from: source, scrolledBy: scrolledBy, to: opened.layout,
      destinationScrolledBy: destinationScrolledBy, direction: direction,
      reducesMotion: reducesMotion, &diagnostics)
  }
}
