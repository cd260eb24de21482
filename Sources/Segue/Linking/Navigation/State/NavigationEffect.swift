/// What a client has to do after an event. The state describes where the user is; effects describe
/// how to get there.
///
/// Effects are applied in order. Most events have one or two. An event that changes nothing has
/// ``ignore(_:)``, or none at all.
public enum NavigationEffect: Hashable, Sendable {
  /// Fetch the content of the entry with this key: at once, or soon because going back reveals it.
  /// Each entry is fetched once, and again when it is retried, and never before the app is ready.
  case fetch(key: Int, Destination, isVisible: Bool)
  /// Show the entry with this key in this phase, in place of the one that it has shown.
  case show(key: Int, ScreenPhase)
  /// Show `to` instead of `from` with a transition, and send ``NavigationEvent/transitionFinished``
  /// at its end. A transition of the kind `none` takes no time, and nothing is sent.
  case play(NavigationMotion)
  /// Reverse the running transition from its current state. It becomes this one.
  case turnBack(NavigationMotion)
  /// Jump to the end of the running transition, because another one begins.
  case cut(NavigationMotion)
  /// Let the finger drive this transition from now on.
  case hold(NavigationMotion)
  /// Run the transition to its end: the finger was lifted.
  case release(NavigationMotion)
  /// Move the topmost sheet to a detent, by its index in the `detents` of the sheet's first screen.
  case settle(detent: Int)
  /// Keep a link that cannot be opened yet.
  indirect case wait(PendingLink)
  /// Drop a link that was kept: a newer one has replaced it, or the user has left the screen that
  /// it waited for.
  indirect case forget(PendingLink)
  /// Report a link that leads nowhere. The project's fallback opens instead, if there is one.
  case problem(String, LinkProblem)
  /// Nothing to do.
  case ignore(Reason)

  /// The reason why an event changes nothing.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// There is no screen to go back to.
    case atRoot
    /// Nothing is presented.
    case nothingPresented
    /// The screen is already shown.
    case alreadyThere
    /// No screen with that id is below.
    case noSuchScreen
    /// The app has no tab with that id.
    case noSuchTab
    /// The selected container has no such page, or no pages at all.
    case noSuchPage
    /// The project declares no requirement with that name.
    case noSuchRequirement
    /// The project declares no flow with that name, or the flow no such choice.
    case noSuchChoice
    /// No active entry has that key.
    case noSuchEntry
    /// Something presented covers the entry.
    case covered
    /// The gesture is not available here.
    case noGesture
    /// The topmost screen declares `interactiveDismissDisabled`.
    case interactiveDismissDisabled
    /// No transition is running, or no finger drives it.
    case noTransition
    /// The topmost entry is not a sheet that can be dragged.
    case noSheet
    /// The screen does not declare this phase.
    case noSuchPhase
    /// The screen does not show its failure.
    case nothingFailed
    /// The entry has reached the limit of scrolled containers.
    case tooManyContainers
  }
}

/// The reason why a link leads nowhere.
public enum LinkProblem: Error, Hashable, Sendable {
  /// The link does not belong to the app.
  case invalid(DeepLink.Problem)
  /// No screen has a route for the path.
  case noRoute
  /// The link lacks the argument with this name.
  case missingArgument(String)
  /// The argument with this name does not have this type.
  case wrongArgument(String, ParameterType)
}
