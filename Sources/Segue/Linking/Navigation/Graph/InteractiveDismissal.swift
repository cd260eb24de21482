/// The gesture that dismisses a screen, or what blocks it.
///
/// ```swift
/// InteractiveDismissal(of: Transition(kind: .slide), presentation: .push, in: .compact)
/// // .swipe(from: .leading)
/// InteractiveDismissal(of: Transition(kind: .slide), presentation: .sheet, in: .compact)
/// // .drag(to: .bottom)
/// ```
///
/// The state machine, gesture-driven flights and the preview all use this type, so that they agree.
/// The rules are UIKit's:
/// - `interactiveDismissDisabled` blocks every gesture (`isModalInPresentation`, and a pop gesture
///   recognizer that does not begin).
/// - A pushed screen leaves the way it entered. For `leading` or `trailing`, that is a swipe that
///   begins at the opposite edge, as with `interactivePopGestureRecognizer`; for `top` or `bottom`,
///   a drag back to that edge; for a screen that does not enter from an edge (`fade`, `scale`,
///   `hero`, `custom`), a swipe from the leading edge. `none` moves nothing that a finger could
///   hold.
/// - A card is pulled down, whatever transition opened it. A popover next to the tapped component
///   is not a card.
/// - A full-screen modal has no gesture, unless a link names a transition for it that rises from
///   the bottom: then it is dragged down. The presentation's default transition, which plays if
///   none is named, is UIKit's `coverVertical` and has none.
///
/// The requested transition decides. The one that plays when Reduce Motion is on, or when a hero
/// finds no partner, uses the same gesture.
public enum InteractiveDismissal: Hashable, Sendable {
  /// A swipe that begins at the `leading` or `trailing` edge and leads away from it.
  case swipe(from: Transition.Edge)
  /// A drag that begins anywhere on the screen and leads to an edge.
  case drag(to: Transition.Edge)
  /// No gesture.
  case blocked(Blocker)

  /// The reason why there is no gesture.
  public enum Blocker: String, Hashable, Sendable, CaseIterable {
    /// The screen declares `interactiveDismissDisabled`.
    case screen
    /// The screen is full screen, or a popover next to the tapped component.
    case presentation
    /// The screen was pushed with the transition `none`.
    case stillTransition
    /// The screen is in a column next to the one that opened it: there is nothing to go back to.
    case root
  }

  /// Determines the gesture that dismisses a screen.
  ///
  /// - Parameters:
  ///   - transition: The transition requested to open the screen.
  ///   - presentation: How the screen is presented; `push` for all but the first on a modal's
  ///     stack.
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
  /// All transitions by name: the predefined kinds and the declared ones.
  var transitionsByName: [String: Transition] {
    Dictionary(
      firstOf: (Transition.Kind.allCases.map { Transition(kind: $0) } + transitions).map {
        ($0.name, $0)
      })
  }
}
