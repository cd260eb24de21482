extension NavigationGraph {
  /// Returns the event that an action of a screen is; nil for one that only a client performs.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - tapped: The id of the tapped component.
  ///   - source: The key of the component's entry, on whose stack the action acts; if an earlier
  ///     action has removed it, the top screen's.
  ///   - state: The state before the event.
  func event(
    of action: Action, tapped: String?, source: Int, in state: NavigationState
  ) -> NavigationEvent? {
    func here(_ event: NavigationEvent) -> NavigationEvent {
      shownPlace(of: source, in: state) == nil ? event : .at(source, event)
    }
    switch action.kind {
    case .navigate(let link, let transition, let presentation):
      return .at(
        source,
        .navigate(
          to: link.url, transition: transition?.name, presentation: presentation, tapped: tapped))
    case .back: return here(.back)
    case .backTo(let screen, let entry):
      return here(.backTo(screen: screen.name, entry: entry))
    case .backToRoot: return here(.backToRoot)
    case .dismiss: return .dismiss
    case .replaceStack(let links): return .replaceStack(links.map { $0.url })
    case .selectTab(let tab): return .selectTab(tab.name)
    case .retry: return here(.retry)
    case .open, .track, .custom: return nil
    }
  }
}
