/// A transition from one screen to another.
public struct NavigationMotion: Hashable, Sendable {
  /// Its name among the project's transitions, or that of a kind.
  public let transition: String
  /// Whether it is run back: `from` is then the screen that it opened.
  public let isReversed: Bool
  /// The key of the entry that leaves.
  public let from: Int
  /// The key of the entry that arrives.
  public let to: Int
  /// The id of the component that was tapped, on the screen that lies below.
  public let tapped: String?

  /// The same the other way round.
  var reversed: NavigationMotion {
    NavigationMotion(
      transition: transition, isReversed: !isReversed, from: to, to: from, tapped: tapped)
  }
}

/// Whether a finger may take the person back: ``InteractiveDismissal`` for the screen on top.
public enum BackGesture: Hashable, Sendable {
  /// A swipe that begins at an edge: the leading one, or the trailing one for a screen that came from `leading`.
  case swipe(from: Int, to: Int)
  /// A drag that pulls a card, or a full-screen modal that has risen, down and away, or a pushed screen back to the top
  /// or bottom edge from which it came.
  case drag(from: Int, to: Int)
  /// No finger may.
  case blocked(Blocker)

  /// What stands in the way.
  public enum Blocker: Hashable, Sendable {
    /// There is nothing to go back to.
    case root
    /// The transition that runs.
    case transition
    /// The screen with `interactiveDismissDisabled` of this key.
    case screen(Int)
    /// The entry of this key is shown in a way that has no gesture: full screen, as a popover beside what was
    /// tapped, or pushed without a transition.
    case presentation(Int)
  }
}
