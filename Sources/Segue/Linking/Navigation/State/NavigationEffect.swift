/// What a client does about an event. The state says where a person is; effects say how to get there.
public enum NavigationEffect: Hashable, Sendable {
  /// The content of the entry with this key is needed: at once, or soon because going back reveals it.
  case fetch(key: Int, Destination, isVisible: Bool)
  /// Show `to` in place of `from` by a transition; by `none`, at once and without `transitionFinished`.
  case play(NavigationMotion)
  /// The transition that runs turns round where it is, and becomes this one.
  case turnBack(NavigationMotion)
  /// The transition that runs is cut to its end, because something else begins.
  case cut(NavigationMotion)
  /// A finger moves this transition from now on.
  case hold(NavigationMotion)
  /// The finger has let go, and the transition goes on to its end.
  case release(NavigationMotion)
  /// The topmost sheet comes to rest at the detent of this place.
  case settle(detent: Int)
  /// A link waits.
  indirect case wait(PendingLink)
  /// A link that waited is given up: a newer one has come, or the person has left what it waited for.
  indirect case forget(PendingLink)
  /// A link leads nowhere.
  case problem(String, LinkProblem)
  /// Nothing was to be done.
  case ignore(Reason)

  /// Why an event changes nothing.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// There is nothing to go back to.
    case atRoot
    /// Nothing is presented.
    case nothingPresented
    /// The screen is shown already.
    case alreadyThere
    /// No screen of that id lies below.
    case noSuchScreen
    case noSuchTab
    case noSuchPage
    case noSuchRequirement
    /// No entry has that key.
    case noSuchEntry
    /// What is presented covers it.
    case covered
    /// The gesture is not possible here.
    case noGesture
    /// No transition runs, or no finger holds it.
    case noTransition
    /// No sheet that could be dragged is on top.
    case noSheet
    /// More containers than anybody scrolls.
    case tooManyContainers
  }
}

/// Why a link leads nowhere.
public enum LinkProblem: Error, Hashable, Sendable {
  case invalid(DeepLink.Problem)
  /// No screen has a route for the path.
  case noRoute
  /// The link lacks an argument of this name.
  case missingArgument(String)
  /// The argument of this name is not of the type.
  case wrongArgument(String, ParameterType)
}
