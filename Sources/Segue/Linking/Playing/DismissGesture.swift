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
/// Whether there is one, and where it leads, ``InteractiveDismissal`` decides. How far it goes:
/// - Where the finger follows the way that the screen came (`slide`, `moveIn`, `slideUp`), as far as it came,
///   point for point: until it is outside of the device.
/// - Where a card is pulled down that came another way, its height.
/// - Where a screen is swiped back that came from nowhere (`fade`, `scale`, `hero`, `custom`), the device's width.
///
/// Progress of the gesture and of the plan are two things. A pan back begins at 0 and finishes at 1, when
/// the plan is at 0. Only a sheet that rests at detents has its height for progress, so that 0 is
/// dismissed.
public struct DismissGesture: Hashable, Sendable {
  /// What the pan's progress says of the plan's.
  public enum Measure: String, Hashable, Sendable, CaseIterable {
    /// How far the plan has been taken back: p = 1 − g.
    case wayBack
    /// How high the sheet stands: p = g, or the part of the way from one detent to another.
    case height
  }

  public let travel: PanTravel
  public let goal: PanGoal
  public let measure: Measure

  /// The heights at which the plan is at 0 and at 1.
  private var heights = Heights(from: 0, to: 1)

  private struct Heights: Hashable, Sendable {
    let from: Double
    let to: Double
  }

  /// Whether the pan begins at the edge that it leads away from, rather than anywhere on the screen.
  public let isEdgeSwipe: Bool

  /// - Parameters:
  ///   - transition: what was asked to open the screen.
  ///   - presentation: how it is shown: `push` for all but the first screen of a modal.
  ///   - direction: of the screen that has opened, as for its transition.
  ///   - screen: where it stands when it is open, in device coordinates: the frame of its layout's `rest`.
  ///   - device: what it is shown on.
  ///   - isInteractiveDismissDisabled: whether the screen declares it.
  ///   - rule: when a released pan is finished.
  ///   - detents: where a sheet rests; nil if it is open or not. What is no sheet has none, nor has a form sheet
  ///     on a wide screen.
  /// - Returns: nil where ``InteractiveDismissal`` is blocked, or there is no way of at least a point to go.
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

  /// - Parameter room: what the screen has left when it is gone: the device, or a column of a split view.
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
        // What of a sheet hangs out below the device is no way to go.
        min(screen.height, room.maxY - screen.y)
      }
    guard let travel = try? PanTravel(detents == nil ? side : .up, distance: distance) else {
      return nil
    }
    self.init(
      travel: travel, goal: detents.map { .sheet($0) } ?? .transition(rule),
      isEdgeSwipe: way.isEdgeSwipe)
  }

  /// The pan that takes a sheet from one of its detents to another: up or down, over its full height.
  ///
  /// - Parameters:
  ///   - change: two of the sheet's detents.
  ///   - screen: the sheet as it is laid out.
  ///   - allowsDismissal: whether it can be pulled down and away too.
  /// - Returns: nil where the screen has no detents on the device, the two are at one height, or the sheet
  ///   is not a point high.
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
  /// The plan's progress at one of the gesture's; exactly 0 and 1 at 0 and 1.
  public func planProgress(_ gestureProgress: Double) -> Double {
    switch measure {
    case .wayBack: 1 - gestureProgress
    case .height: (gestureProgress - heights.from) / (heights.to - heights.from)
    }
  }

  /// The gesture's progress at one of the plan's: where a pan takes over that catches the plan there.
  public func gestureProgress(_ planProgress: Double) -> Double {
    switch measure {
    case .wayBack: 1 - planProgress
    case .height: heights.from + planProgress * (heights.to - heights.from)
    }
  }

  /// The plan's progress a second at one of the gesture's.
  public func planVelocity(_ gestureVelocity: Double) -> Double {
    switch measure {
    // Subtracting from zero, so that rest is 0 and not −0.
    case .wayBack: 0 - gestureVelocity
    case .height: gestureVelocity / (heights.to - heights.from)
    }
  }

  /// The same gesture of another plan: from the heights of another gesture.
  func measuring(_ other: DismissGesture?) -> DismissGesture {
    var gesture = self
    if let other, measure == .height { gesture.heights = other.heights }
    return gesture
  }

  /// Where the plan is when a pan takes it over that says nothing else: open, or at the first of two
  /// detents.
  var start: Double { heights.from == 0 ? gestureProgress(1) : heights.from }

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
