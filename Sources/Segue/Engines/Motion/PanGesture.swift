/// The goal of a pan.
public enum PanGoal: Hashable, Sendable {
  /// To finish a transition, progress 1, or to cancel it, progress 0.
  case transition(PanRule)
  /// To move a sheet between its detents.
  case sheet(DetentRule)
}

/// A pan that drives the progress of a transition, as a state machine with value semantics.
///
/// ```swift
/// var pan = try PanGesture(
///   over: PanTravel(.right, distance: 393), to: .transition(.thirtyPercent))
/// pan.receive(PanSample(.began, time: 0, position: Point(x: 4, y: 300)))
/// pan.receive(PanSample(.changed, time: 0.016, position: Point(x: 20, y: 301)))
/// pan.progress  // 16 / 393
/// pan.receive(PanSample(.ended, time: 0.033, position: Point(x: 40, y: 302)))
/// if case .finished(let decision) = pan.state { … }
/// ```
///
/// Every sequence of samples is valid. After `ended` and `cancelled`, the pan is finished or
/// cancelled, and ignores further samples; before them, it never is. A pan without a `began` sample
/// begins with its first sample. A second `began` sample puts the finger down again: the progress
/// is kept and the velocity is reset. A sample whose position is not a number, or exceeds a billion
/// points, does not move the progress, but its phase counts.
///
/// Progress follows the finger exactly between the ends (0 and 1, or the outermost detents) and
/// with a rubber band beyond them. If a transition is caught beyond an end, that end is extended to
/// the progress at which it was caught, so that the pan begins exactly there.
public struct PanGesture: Hashable, Sendable {
  /// The state of a pan.
  public enum State: Hashable, Sendable {
    case idle
    case tracking
    case finished(PanDecision)
    case cancelled(PanDecision)
  }

  /// The direction and the distance of the pan.
  public let travel: PanTravel
  /// The goal of the pan.
  public let goal: PanGoal
  /// The resistance beyond the ends.
  public let rubberBand: RubberBand

  /// The progress at which the pan took over.
  public let start: Double

  /// The current state.
  public private(set) var state = State.idle

  /// The progress to display.
  public private(set) var progress: Double

  /// The progress of the sheet's detents; empty for a transition.
  private let detents: [Double]

  /// The ends at which the rubber band begins.
  private let ends: ClosedRange<Double>

  /// The progress of the finger, without the rubber band.
  private var fingerProgress: Double

  /// The coordinate at which the finger was put down, once it is known, and its progress there.
  private var anchor: Double?
  private var anchorProgress: Double

  private var velocity: PanVelocity

  /// Creates a pan.
  ///
  /// - Parameters:
  ///   - travel: The direction, and the distance that corresponds to progress 1.
  ///   - goal: The goal of the pan.
  ///   - start: The progress at which the pan takes over: 0 for a new transition, the current
  ///     progress for a running one, or a sheet's height divided by the travel's distance.
  ///   - rubberBand: The resistance beyond the ends.
  ///   - velocity: The estimator of the finger's velocity. Its samples are removed.
  /// - Throws: If the start is not finite or exceeds a billion.
  public init(
    over travel: PanTravel, to goal: PanGoal, from start: Double = 0,
    rubberBand: RubberBand = .scrollView, velocity: PanVelocity = .standard
  ) throws(MotionError) {
    try require(start, in: MotionLimits.magnitude, .progress)
    switch goal {
    case .transition: detents = []
    case .sheet(let rule): detents = rule.positions(over: travel.distance)
    }
    ends = min(detents.first ?? 0, start)...max(detents.last ?? 1, start)
    self.travel = travel
    self.goal = goal
    self.rubberBand = rubberBand
    self.start = start
    progress = start
    fingerProgress = start
    anchorProgress = start
    self.velocity = velocity
    self.velocity.reset()
  }

  /// Processes the next sample.
  ///
  /// Cost: constant, in time and in memory.
  public mutating func receive(_ sample: PanSample) {
    switch state {
    case .finished, .cancelled: return
    case .idle, .tracking: break
    }
    if sample.phase == .began {
      anchor = nil
      velocity.reset()
    }
    follow(sample)
    switch sample.phase {
    case .began, .changed:
      state = .tracking
    case .ended, .cancelled:
      let decision = decision(isInterrupted: sample.phase == .cancelled)
      state = decision.isFinished ? .finished(decision) : .cancelled(decision)
    }
  }

  /// The decision, or nil before there is one.
  public var decision: PanDecision? {
    switch state {
    case .idle, .tracking: nil
    case .finished(let decision), .cancelled(let decision): decision
    }
  }

  /// The state of the pan if it were released now.
  public var release: PanRelease {
    let speed = velocity.pointsPerSecond
    let slope = rubberBand.slope(at: fingerProgress, past: ends)
    return PanRelease(
      progress: progress, velocity: speed, progressVelocity: speed / travel.distance * slope,
      distance: travel.distance)
  }

  private mutating func follow(_ sample: PanSample) {
    let coordinate = travel.coordinate(of: sample.position)
    guard MotionLimits.magnitude.contains(coordinate) else { return }
    if anchor == nil { anchorProgress = fingerProgress }
    let anchor = anchor ?? coordinate
    self.anchor = anchor
    let way = (coordinate - anchor) / travel.distance
    // Many fingers, each put down where the last was lifted, must not increase the progress without
    // limit.
    fingerProgress = min(
      max(anchorProgress + way, MotionLimits.magnitude.lowerBound),
      MotionLimits.magnitude.upperBound)
    progress = rubberBand.resisted(fingerProgress, past: ends)
    velocity.add(coordinate, at: sample.time)
  }

  private func decision(isInterrupted: Bool) -> PanDecision {
    switch goal {
    case .transition(let rule):
      return rule.decision(on: release, isInterrupted: isInterrupted)
    case .sheet(let rule):
      let home = nearestDetent(to: start, among: detents, 0, detents.count - 1)
      return rule.decision(
        on: release, among: detents, from: home, isInterrupted: isInterrupted)
    }
  }
}
