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
  /// - Parameters:
  ///   - choices: The choices of flows, by the names of both.
  ///   - phase: What the screen shows.
  /// - Returns: nil for an action that is not `navigate`, and for a screen that cannot be found or
  ///   built, which is reported, or that does not declare the phase.
  func openedScreen(
    by action: Action, from source: ScreenLayout, choosing choices: [String: String] = [:],
    showing phase: ScreenPhase = .content, in scratch: inout LayoutScratch
  ) -> Diagnosed<OpenedScreen?> {
    guard case .navigate(let link, _, let presentation) = action.kind else { return Diagnosed(nil) }
    let followed = target(of: link, choosing: choices)
    guard let target = followed.value?.in(phase) else {
      let shown = presentation ?? .push
      if transition(for: action, presentation: shown).fliesToUnknownScreens,
        let layout = unknownScreen(openedFrom: source, presentation: shown)
      {
        return Diagnosed(OpenedScreen(layout: layout, isInProject: false))
      }
      return followed.map { _ in nil }
    }
    var diagnostics = followed.diagnostics
    let expanded = screen(of: target, direction: source.device.direction)
    guard let screen = expanded.value(reportingTo: &diagnostics) else {
      return Diagnosed(nil, diagnostics: diagnostics)
    }
    let layout = layout(
      screen, openedFrom: source, presentation: presentation ?? screen.presentation, in: &scratch
    ).value(reportingTo: &diagnostics)
    return Diagnosed(OpenedScreen(layout: layout, isInProject: true), diagnostics: diagnostics)
  }

  /// Plans the flight that an action plays to the screen that it opens.
  func plan(
    _ action: Action, tapped: ComponentID, from source: ScreenLayout,
    scrolledBy: ScrollOffsets = ScrollOffsets(), to opened: OpenedScreen,
    destinationScrolledBy: ScrollOffsets = ScrollOffsets(),
    direction: FlightPlan.Direction = .push, reducesMotion: Bool = false
  ) -> Diagnosed<FlightPlan?> {
    guard opened.isInProject else {
      return plan(
        toUnknownScreen: action, tapped: tapped, from: source, scrolledBy: scrolledBy,
        presentation: opened.layout.presentation, direction: direction,
        reducesMotion: reducesMotion)
    }
    return plan(
      action, tapped: tapped, from: source, scrolledBy: scrolledBy, to: opened.layout,
      destinationScrolledBy: destinationScrolledBy, direction: direction,
      reducesMotion: reducesMotion)
  }
}
