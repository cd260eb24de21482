/// The pan with which a user dismisses a screen, reversing its transition.
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
/// ``InteractiveDismissal`` decides whether there is one, and its direction. Its distance is:
/// - The distance that the screen travelled, point for point, until it is outside the device, if
///   the finger follows the path on which the screen entered (`slide`, `moveIn`, `slideUp`).
/// - The height of a card that is pulled down but entered in another way.
/// - The device's width for a swipe back from a screen that did not enter from an edge (`fade`,
///   `scale`, `hero`, `custom`).
///
/// The progress of the gesture and that of the plan differ. A dismissing pan begins at 0 and
/// finishes at 1, when the plan is at 0. Only for a sheet with detents is the gesture's progress
/// the sheet's height, so that 0 is dismissed.
public struct DismissGesture: Hashable, Sendable {
  /// How the pan's progress g determines the plan's progress p.
  public enum Measure: String, Hashable, Sendable, CaseIterable {
    /// How far the plan has been reversed: p = 1 − g.
    case wayBack
    /// The height of the sheet: p = g, or the fraction of the distance from one detent to another.
    case height
  }

  /// The direction and the distance of the pan.
  public let travel: PanTravel
  /// What a released pan decides between: finishing a transition, or a sheet's detents.
  public let goal: PanGoal
  /// How the pan's progress determines the plan's.
  public let measure: Measure

  /// The heights at which the plan's progress is 0 and 1.
  private var heights = Heights(from: 0, to: 1)

  private struct Heights: Hashable, Sendable {
    let from: Double
    let to: Double
  }

  /// Whether the pan must begin at the edge from which it leads away, rather than anywhere on the
  /// screen.
  public let isEdgeSwipe: Bool

  /// Creates the gesture that dismisses a screen.
  ///
  /// - Parameters:
  ///   - transition: The transition requested to open the screen.
  ///   - presentation: How the screen is presented: `push` for all but the first screen of a modal.
  ///   - direction: The layout direction of the screen, as for its transition.
  ///   - screen: The frame of the open screen in device coordinates: `rest.frame` of its layout.
  ///   - device: The device that displays the screen.
  ///   - isInteractiveDismissDisabled: Whether the screen declares it.
  ///   - rule: When a released pan is finished.
  ///   - detents: The detents at which a sheet rests; nil if it is either open or dismissed.
  ///     Ignored for a presentation without detents, such as a form sheet on a wide screen.
  /// - Returns: nil if ``InteractiveDismissal`` is blocked, or the distance is less than a point.
  public init?(
    of transition: Transition, presentation: Presentation, direction: LayoutDirection,
    screen: Rect, on device: Device, isInteractiveDismissDisabled: Bool = false,
    rule: PanRule = .thirtyPercent, detents: DetentRule? = nil
  ) {
    let width = WidthClass(width: device.size.width)
    self.init(
      InteractiveDismissal(
        of: transition, presentation: presentation, in: width,
        isDisabled: isInteractiveDismissDisabled),
      of: transition, direction: direction, screen: screen,
      in: Rect(origin: .zero, size: device.size), rule: rule,
      detents: presentation.hasDetents(in: width) ? detents : nil)
  }

  /// - Parameter room: The area that the screen has left once dismissed: the device, or a split
  ///   view column.
  init?(
    _ dismissal: InteractiveDismissal, of transition: Transition, direction: LayoutDirection,
    screen: Rect, in room: Rect, rule: PanRule = .thirtyPercent, detents: DetentRule?
  ) {
    let way: (edge: Transition.Edge, isEdgeSwipe: Bool)
    switch dismissal {
    case .blocked: return nil
    case .drag(let edge): way = (edge, false)
    case .swipe(let edge): way = (edge == .leading ? .trailing : .leading, true)
    }
    let side = way.edge.side(direction)
    let distance =
      if transition.originEdge == way.edge {
        side.way(of: screen, outOf: room).magnitude
      } else if way.isEdgeSwipe {
        room.width
      } else {
        // The part of a sheet that extends below the device is not part of the distance.
        min(screen.height, room.maxY - screen.y)
      }
    guard let travel = try? PanTravel(detents == nil ? side : .up, distance: distance) else {
      return nil
    }
    self.init(
      travel: travel, goal: detents.map { .sheet($0) } ?? .transition(rule),
      isEdgeSwipe: way.isEdgeSwipe)
  }

  /// Creates the pan that takes a sheet from one of its detents to another: up or down, over its
  /// full height.
  ///
  /// - Parameters:
  ///   - change: Two of the sheet's detents.
  ///   - screen: The layout of the sheet.
  ///   - allowsDismissal: Whether the sheet can also be dismissed by pulling it down.
  /// - Returns: nil if the screen has no detents on the device, the two have the same height, or
  ///   the sheet is less than a point high.
  public init?(
    of change: DetentChange, on screen: ScreenLayout, allowsDismissal: Bool = true
  ) {
    let height = screen.viewport.frame.height
    guard let sheet = screen.sheet, let travel = try? PanTravel(.up, distance: height),
      let rule = try? DetentRule(sheet.detents, allowsDismissal: allowsDismissal)
    else { return nil }
    let heights = Heights(
      from: change.from.progress(over: height), to: change.to.progress(over: height))
    guard abs(heights.to - heights.from) > 0 else { return nil }
    self.init(travel: travel, goal: .sheet(rule), isEdgeSwipe: false)
    self.heights = heights
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
  /// Returns the plan's progress at a progress of the gesture; exact at the ends.
  public func planProgress(_ gestureProgress: Double) -> Double {
    switch measure {
    case .wayBack: 1 - gestureProgress
    case .height: (gestureProgress - heights.from) / (heights.to - heights.from)
    }
  }

  /// Returns the gesture's progress at a progress of the plan: where a pan starts that grabs the
  /// plan there.
  public func gestureProgress(_ planProgress: Double) -> Double {
    switch measure {
    case .wayBack: 1 - planProgress
    case .height: heights.from + planProgress * (heights.to - heights.from)
    }
  }

  /// Returns the plan's velocity, in progress per second, at a velocity of the gesture.
  public func planVelocity(_ gestureVelocity: Double) -> Double {
    switch measure {
    // Subtracts from zero so that a velocity of 0 does not become −0.
    case .wayBack: 0 - gestureVelocity
    case .height: gestureVelocity / (heights.to - heights.from)
    }
  }

  /// Returns this gesture with the heights of another one.
  func measuring(_ other: DismissGesture?) -> DismissGesture {
    var gesture = self
    if let other, measure == .height { gesture.heights = other.heights }
    return gesture
  }

  /// The default progress at which a pan starts: that of the open screen, or the first of two
  /// detents.
  var start: Double { heights.from == 0 ? gestureProgress(1) : heights.from }

  /// Creates a pan that grabs the plan at a progress: 1 if the screen is fully open, that of a
  /// detent if a sheet rests lower, or the current one in the middle of a flight.
  ///
  /// - Throws: An error if the progress is not finite or is beyond a billion.
  public func pan(
    from planProgress: Double = 1, rubberBand: RubberBand = .scrollView
  ) throws(MotionError) -> PanGesture {
    try PanGesture(
      over: travel, to: goal, from: gestureProgress(planProgress), rubberBand: rubberBand)
  }
}

extension Transition {
  /// The spring on which a released pan continues: that of the pop, or else of the push, or else
  /// SwiftUI's `smooth`, because a timing curve cannot continue a finger's velocity.
  public var releaseSpring: Spring {
    for easing in [popEasing, easing] {
      if case .spring(let spring)? = easing { return spring }
    }
    return .smooth
  }
}
