/// An input of an app's navigation, from the user, the system, or a screen's action.
///
/// Events are named as in UIKit or SwiftUI where these have a name: <doc:Navigation#Operations>
/// compares them.
public enum NavigationEvent: Hashable, Sendable {
  // MARK: Actions of screens

  /// A component opens a link. The screen is pushed, unless the action or the screen asks for
  /// another presentation.
  ///
  /// `transition` and `presentation` come from the action; `tapped` is the id of the component.
  case navigate(
    to: String, transition: String? = nil, presentation: Presentation? = nil, tapped: String? = nil)
  /// The user goes back by one screen; at the root of a modal, the modal is dismissed. This pops
  /// the stack of the topmost entry. In a split view, it pops the stack of the column that was last
  /// navigated to or, if that is at its root, of another column.
  case back
  /// The user goes back to the screen with that id: to its nearest entry, or to the one that is the
  /// `entry`th, counted from the topmost.
  case backTo(screen: String, entry: Int = 1)
  /// The user goes back to the root of the stack: the modal's, if one is presented.
  case backToRoot
  /// The topmost modal is dismissed, with everything on its stack.
  case dismiss
  /// The screens of these links become the stack, the root first. Modals are dismissed.
  case replaceStack([String])
  /// The tab with that id is selected. If it already is, it goes back to its root.
  case selectTab(String)
  /// The content of a screen that shows its failure is loaded again.
  case retry
  /// An event at the entry with this key instead of the topmost one: `navigate` opens from there,
  /// `back`, `backTo` and `backToRoot` act on its stack, `retry` loads it again, and `scroll`
  /// applies to one of its containers, whatever is shown beside or over it.
  indirect case at(Int, NavigationEvent)

  // MARK: From outside

  /// A link from a notification, another app or the web is opened.
  case open(String)
  /// The app can show screens. A link that has waited for this opens, and content is fetched.
  case ready
  /// A requirement is met: for example, the user has logged in.
  case met(String)
  /// A requirement is no longer met. Screens that have it are removed.
  case unmet(String)
  /// A value of the session chooses the way of a flow, by their names. Links to the flow lead there
  /// from now on; what is shown stays.
  case choose(flow: String, choice: String)
  /// The window has a new size in points, and a new height of the top safe area.
  case resize(Size, safeAreaTop: Double)

  // MARK: Gestures

  /// The user swipes to the page with this index.
  case selectPage(Int)
  /// A back gesture begins.
  case beginBack
  /// A back gesture ends, finished or cancelled.
  case endBack(isFinished: Bool)
  /// The topmost sheet was dragged downwards by a distance in points, and released with a downward
  /// velocity in points per second. Both are negative upwards.
  case dragSheet(by: Double, velocity: Double)
  /// The topmost sheet moves to the detent with this index.
  case selectDetent(Int)
  /// The container with that id is scrolled to an offset in points.
  case scroll(String, to: Point)

  // MARK: Answers

  /// The running transition has finished.
  case transitionFinished
  /// The client shows the entry with this key in another phase: its placeholder, since the content
  /// that was fetched is not there yet, its failure, since it could not be loaded, or the content.
  /// An entry shows its content unless the client reports something else.
  case phaseChanged(Int, to: ScreenPhase)
}
