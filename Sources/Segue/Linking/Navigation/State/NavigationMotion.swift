/// A transition from one screen to another.
public struct NavigationMotion: Hashable, Sendable {
  /// The name of a transition of the project, or of a kind.
  public let transition: String
  /// Whether the transition is played in reverse: `from` is then the screen that it opened.
  public let isReversed: Bool
  /// The key of the entry that leaves.
  public let from: Int
  /// The key of the entry that arrives.
  public let to: Int
  /// The id of the component that was tapped, on the screen below.
  public let tapped: String?

  /// The opposite transition, from `to` to `from`.
  var reversed: NavigationMotion {
    NavigationMotion(
      transition: transition, isReversed: !isReversed, from: to, to: from, tapped: tapped)
  }
}

/// The gesture that takes the user back: ``InteractiveDismissal`` for the topmost screen.
public enum BackGesture: Hashable, Sendable {
  /// A swipe from an edge: the leading one, or the trailing one for a screen that came from
  /// `leading`.
  case swipe(from: Int, to: Int)
  /// A drag that pulls down a card or a full-screen modal, or pulls a pushed screen back to the top
  /// or bottom edge from which it came.
  case drag(from: Int, to: Int)
  /// No gesture is available.
  case blocked(Blocker)

  /// The reason why no gesture is available.
  public enum Blocker: Hashable, Sendable {
    /// There is no screen to go back to.
    case root
    /// A transition is running.
    case transition
    /// The screen of the entry with this key has `interactiveDismissDisabled`.
    case screen(Int)
    /// The entry with this key is shown in a way that has no gesture: full screen, as a popover
    /// beside the tapped component, or pushed without a transition.
    case presentation(Int)
  }
}
