/// The pan with which a person takes a transition back.
///
/// ```swift
/// let dismiss = DismissGesture(
///   of: Transition(kind: .slideUp), presentation: .sheet, direction: .ltr,
///   screen: viewport.frame, on: device)
/// var pan = try dismiss?.pan(from: 1)
/// pan?.receive(…)
/// let progress = dismiss?.planProgress(pan?.progress ?? 0)
/// ```
///
/// The finger moves what the transition has moved, point for point and the way it came:
/// - A screen that came in from an edge (`slide`, `moveIn`, `slideUp`) goes back to it, as far as it came:
///   until it is outside of the device. From `trailing`, where lines run to the right, that is a pan to the right.
/// - Of the others (`fade`, `scale`, `hero`, `custom`) a card (sheet, form sheet, popover, slide-up) is
///   pulled down over its height.
/// - Any other screen is taken back by a swipe from the edge at which lines begin, over the device's
///   width, as UIKit's stack does it.
/// - `none` shows no way that a finger could go, so it has no gesture.
///
/// Progress of the gesture and of the plan are two things. A pan back begins at 0 and finishes at 1, when
/// the plan is at 0. Only a sheet that rests at detents has its height for progress, so that 0 is
/// dismissed.
public struct DismissGesture: Hashable, Sendable {
  /// What the pan's progress says of the plan's.
  public enum Measure: String, Hashable, Sendable, CaseIterable {
    /// How far the plan has been taken back: p = 1 − g.
    case wayBack
    /// How high the sheet stands: p = g.
    case height
  }

  public let travel: PanTravel
  public let goal: PanGoal
  public let measure: Measure

  /// Whether the pan begins at the edge that it leads away from, rather than anywhere on the screen.
  public let isEdgeSwipe: Bool

  /// - Parameters:
  ///   - transition: what has opened the screen.
  ///   - presentation: how it is shown.
  ///   - direction: of the screen that has opened, as for its transition.
  ///   - screen: where it stands when it is open, in device coordinates: its viewport's frame.
  ///   - device: what it is shown on.
  ///   - rule: when a released pan is finished.
  ///   - detents: where a card that came from below rests; nil if it is open or not. Others have none.
  /// - Returns: nil where there is no way of at least a point to go.
  public init?(
    of transition: Transition, presentation: Presentation, direction: LayoutDirection,
    screen: Rect, on device: Device, rule: PanRule = .thirtyPercent, detents: DetentRule? = nil
  ) {
    guard
      let way = wayBack(
        of: transition, presentation: presentation, direction: direction, screen: screen,
        device: device)
    else { return nil }
    let rests = way.direction == .down && presentation.isCard ? detents : nil
    guard let travel = try? PanTravel(rests == nil ? way.direction : .up, distance: way.distance)
    else { return nil }
    self.init(
      travel: travel, goal: rests.map { .sheet($0) } ?? .transition(rule),
      isEdgeSwipe: way.isEdgeSwipe)
  }

  init(travel: PanTravel, goal: PanGoal, isEdgeSwipe: Bool) {
    self.travel = travel
    self.goal = goal
    self.isEdgeSwipe = isEdgeSwipe
    switch goal {
    case .transition: measure = .wayBack
    case .sheet: measure = .height
    }
  }
}

extension DismissGesture {
  /// The plan's progress at one of the gesture's; exactly 0 and 1 at 0 and 1.
  public func planProgress(_ gestureProgress: Double) -> Double {
    switch measure {
    case .wayBack: 1 - gestureProgress
    case .height: gestureProgress
    }
  }

  /// The gesture's progress at one of the plan's: where a pan takes over that catches the plan there.
  public func gestureProgress(_ planProgress: Double) -> Double {
    switch measure {
    case .wayBack: 1 - planProgress
    case .height: planProgress
    }
  }

  /// The plan's progress a second at one of the gesture's.
  public func planVelocity(_ gestureVelocity: Double) -> Double {
    switch measure {
    // Subtracting from zero, so that rest is 0 and not −0.
    case .wayBack: 0 - gestureVelocity
    case .height: gestureVelocity
    }
  }

  /// A pan that takes the plan over at a progress: 1 where the screen is wholly open, that of a detent
  /// where it rests lower, or that of the moment in the middle of a flight.
  /// - Throws: when the progress is not finite or beyond a billion.
  public func pan(
    from planProgress: Double = 1, rubberBand: RubberBand = .scrollView
  ) throws(MotionProblem) -> PanGesture {
    try PanGesture(
      over: travel, to: goal, from: gestureProgress(planProgress), rubberBand: rubberBand)
  }
}

extension Transition {
  /// The spring on which a released pan goes on: that of the way back, else of the way there, else
  /// SwiftUI's `smooth`, because a curve cannot take up a finger's speed.
  public var releaseSpring: Spring {
    for easing in [popEasing, easing] {
      if case .spring(let spring)? = easing { return spring }
    }
    return .smooth
  }
}

private typealias WayBack = (direction: PanDirection, distance: Double, isEdgeSwipe: Bool)

private func wayBack(
  of transition: Transition, presentation: Presentation, direction: LayoutDirection, screen: Rect,
  device: Device
) -> WayBack? {
  switch transition.kind {
  case .none: return nil
  case .slide, .moveIn, .slideUp:
    let side = transition.edge.side(direction)
    return (
      side, side.way(of: screen, outOf: Rect(origin: .zero, size: device.size)).magnitude, false
    )
  case .fade, .scale, .hero, .custom:
    if presentation.isCard { return (.down, screen.height, false) }
    return (direction == .ltr ? .right : .left, device.size.width, true)
  }
}
