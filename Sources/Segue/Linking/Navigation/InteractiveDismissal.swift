/// How a finger takes a screen back, or what refuses it.
///
/// ```swift
/// InteractiveDismissal(of: Transition(kind: .slide), presentation: .push, in: .compact)
/// // .swipe(from: .leading)
/// InteractiveDismissal(of: Transition(kind: .slide), presentation: .sheet, in: .compact)
/// // .drag(to: .bottom)
/// ```
///
/// The state machine, flights under a finger and the preview all ask here, so that they agree. The rules
/// are UIKit's:
/// - `interactiveDismissDisabled` refuses every gesture (`isModalInPresentation`, and a pop gesture
///   recognizer that does not begin).
/// - A pushed screen goes back the way it came. From `leading` or `trailing` that is a swipe that begins at
///   the opposite edge, as with `interactivePopGestureRecognizer`; from `top` or `bottom` a drag back there;
///   from nowhere (`fade`, `scale`, `hero`, `custom`) a swipe from the leading edge. `none` moves nothing
///   that a finger could hold.
/// - A card is pulled down, whatever transition has opened it. A popover beside what was tapped is none.
/// - A full-screen modal has no gesture, unless the transition that a link has named for it rises from the
///   bottom: then it is dragged down. The presentation's own transition, which plays where none is named,
///   is UIKit's `coverVertical` and has none.
///
/// It is decided by the transition that was asked for. The one that plays when Reduce Motion is on, or where a hero
/// finds no partner, is under the same gesture.
public enum InteractiveDismissal: Hashable, Sendable {
  /// A swipe that begins at an edge, `leading` or `trailing`, and leads away from it.
  case swipe(from: Transition.Edge)
  /// A drag that begins anywhere on the screen and leads to an edge.
  case drag(to: Transition.Edge)
  /// No gesture.
  case blocked(Blocker)

  /// What refuses a gesture.
  public enum Blocker: String, Hashable, Sendable, CaseIterable {
    /// The screen declares `interactiveDismissDisabled`.
    case screen
    /// The screen is shown full screen, or as a popover beside what was tapped.
    case presentation
    /// The screen was pushed with the transition `none`.
    case stillTransition
    /// The screen stands in a column beside the one that opened it: there is nothing to go back to.
    case root
  }

  /// - Parameters:
  ///   - transition: What was asked to open the screen.
  ///   - presentation: How the screen is shown; `push` for all but the first on a modal's stack.
  ///   - width: The width class of the window.
  ///   - isDisabled: Whether the screen declares `interactiveDismissDisabled`.
  public init(
    of transition: Transition, presentation: Presentation, in width: WidthClass,
    isDisabled: Bool = false
  ) {
    if isDisabled {
      self = .blocked(.screen)
      return
    }
    switch presentation {
    case .push:
      self.init(ofPushedBy: transition)
    case .sheet, .formSheet, .slideUp, .popover:
      self = presentation.isDragged(in: width) ? .drag(to: .bottom) : .blocked(.presentation)
    case .fullScreen, .overFullScreen:
      let rises = transition.originEdge == .bottom && transition != presentation.transition
      self = rises ? .drag(to: .bottom) : .blocked(.presentation)
    }
  }

  private init(ofPushedBy transition: Transition) {
    guard transition.kind != .none else {
      self = .blocked(.stillTransition)
      return
    }
    switch transition.originEdge {
    case .leading: self = .swipe(from: .trailing)
    case .trailing, nil: self = .swipe(from: .leading)
    case .top: self = .drag(to: .top)
    case .bottom: self = .drag(to: .bottom)
    }
  }
}

extension Transition {
  /// The edge from which the entering screen moves in; nil for a kind that does not come from one.
  var originEdge: Edge? {
    switch kind {
    case .slide, .moveIn, .slideUp: edge
    case .none, .fade, .scale, .hero, .custom, .sourceScale: nil
    }
  }
}

extension Manifest {
  /// All transitions that there are: the kinds, and what is declared.
  var transitionsByName: [String: Transition] {
    Dictionary(
      (Transition.Kind.allCases.map { Transition(kind: $0) } + transitions).map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
  }
}
