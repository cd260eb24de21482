/// What happens to an app's navigation: a person, the system or a screen's action asks for something.
public enum NavigationEvent: Hashable, Sendable {
  // MARK: Actions of screens

  /// A component opens a link. `source` is the key of the entry with the component, nil for the one on top.
  case navigate(
    to: String, transition: String? = nil, presentation: Presentation? = nil, tapped: String? = nil,
    source: Int? = nil)
  case back
  /// Back to the nearest screen of that id.
  case backTo(screen: String)
  case backToRoot
  case dismiss
  /// The screens of these links are the new stack, the first at its bottom.
  case replaceStack([String])
  case selectTab(String)

  // MARK: From outside

  /// A link from a notification, another app or the web.
  case open(String)
  /// The app can show screens.
  case ready
  /// A requirement is met: somebody has logged in.
  case met(String)
  /// It is not any longer.
  case unmet(String)
  /// The window has another size, in points, and the top safe area another height.
  case resize(Size, safeAreaTop: Double)

  // MARK: Gestures

  /// A swipe from one page to another.
  case selectPage(Int)
  /// A finger begins to take the person back.
  case beginBack
  /// It lets go: the person goes back, or stays.
  case endBack(isFinished: Bool)
  /// The topmost sheet has been dragged downwards by so many points, and let go at so many points a second.
  case dragSheet(by: Double, velocity: Double)
  /// A container of an entry, nil for the one on top, is scrolled to an offset in points.
  case scroll(String, to: Point, source: Int? = nil)

  // MARK: Answers

  /// The transition that ran has come to its end.
  case transitionFinished
}
