/// What happens to an app's navigation: a person, the system or a screen's action asks for something.
///
/// Each is named as in UIKit or SwiftUI where they have a name for it; <doc:Navigation#Operations> sets them side by
/// side.
public enum NavigationEvent: Hashable, Sendable {
  // MARK: Actions of screens

  /// A component opens a link: it is pushed, or presented if the action or else the screen says so.
  ///
  /// `transition` and `presentation` are the action's, `tapped` the id of the component.
  case navigate(
    to: String, transition: String? = nil, presentation: Presentation? = nil, tapped: String? = nil)
  /// One screen back; at a modal's root the modal is dismissed.
  /// Back on the stack of the entry on top; in a split view, on that of the column that was navigated to last, or if
  /// it is at its root, of another one.
  case back
  /// Back to the nearest screen of that id.
  case backTo(screen: String)
  /// Back to the root of the stack: the modal's, if one is on top.
  case backToRoot
  /// The topmost modal goes, with all on its stack.
  case dismiss
  /// The screens of these links are the new stack, the first at its bottom. What is presented is dismissed.
  case replaceStack([String])
  /// The tab of that id is selected; the selected one goes back to its root.
  case selectTab(String)
  /// It happens at the entry of this key, not at the one on top: `navigate` opens from there, `back`, `backTo` and
  /// `backToRoot` act on its stack, and `scroll` is of one of its containers, whatever else is shown beside or over
  /// it.
  indirect case at(Int, NavigationEvent)

  // MARK: From outside

  /// A link from a notification, another app or the web.
  case open(String)
  /// The app can show screens: a link that has waited for this opens, and contents are asked for.
  case ready
  /// A requirement is met: somebody has logged in.
  case met(String)
  /// It is not any longer: screens that require it leave.
  case unmet(String)
  /// The window has another size, in points, and the top safe area another height.
  case resize(Size, safeAreaTop: Double)

  // MARK: Gestures

  /// A swipe from one page to another, by its place.
  case selectPage(Int)
  /// A finger begins to take the person back.
  case beginBack
  /// It lets go: the person goes back, or stays.
  case endBack(isFinished: Bool)
  /// The topmost sheet has been dragged downwards by so many points, and let go at so many points a second
  /// downwards; both are negative upwards.
  case dragSheet(by: Double, velocity: Double)
  /// The topmost sheet is to rest at the detent of this place among its detents.
  case selectDetent(Int)
  /// A container of that id is scrolled to an offset in points.
  case scroll(String, to: Point)

  // MARK: Answers

  /// The transition that ran has come to its end.
  case transitionFinished
}
