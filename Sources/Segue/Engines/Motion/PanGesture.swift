/// What a pan is for.
public enum PanGoal: Hashable, Sendable {
  /// To finish a transition, progress 1, or to take it back, progress 0.
  case transition(PanRule)
  /// To move a sheet between its detents.
  case sheet(DetentRule)
}

/// A pan that drives a transition's progress, as a state machine on values.
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
/// No sequence of samples is wrong. After `ended` and `cancelled` the pan is finished or cancelled, and
/// stays so whatever else arrives; before, it never is. A pan of which the beginning was not heard
/// begins with the first sample. A second beginning puts the finger down anew: progress stays where it
/// is and the speed is forgotten. A sample whose place is no number, or beyond a billion points, moves
/// nothing, but its phase counts.
///
/// Progress follows the finger one to one between the ends (0 and 1, or the outermost detents) and
/// against a rubber band beyond. A transition caught beyond an end extends that end to where it was
/// caught: progress begins exactly there.
public struct PanGesture: Hashable, Sendable {
  public enum State: Hashable, Sendable {
    case idle
    case tracking
    case finished(PanDecision)
    case cancelled(PanDecision)
  }

  public let travel: PanTravel
  public let goal: PanGoal
  public let rubberBand: RubberBand

  /// The progress at which the pan took over.
  public let start: Double

  public private(set) var state = State.idle

  /// The progress to show now.
  public private(set) var progress: Double

  /// The sheet's detents as progress; empty for a transition.
  private let detents: [Double]

  /// Where the rubber band begins.
  private let ends: ClosedRange<Double>

  /// The finger's progress, without the rubber band.
  private var fingerProgress: Double

  /// The coordinate at which the finger was put down, once known, and its progress there.
  private var anchor: Double?
  private var anchorProgress: Double

  private var velocity: PanVelocity

  /// - Parameters:
  ///   - travel: the direction and the distance that mean progress 1.
  ///   - goal: what the pan decides on.
  ///   - start: the progress at which the pan takes over: 0 for a fresh transition, that of the moment
  ///     for one caught while it runs, a sheet's height over the travel's distance.
  ///   - rubberBand: how it gives way past the ends.
  ///   - velocity: the estimator of the finger's speed, without samples.
  /// - Throws: when the start is not finite or beyond a billion.
  public init(
    over travel: PanTravel, to goal: PanGoal, from start: Double = 0,
    rubberBand: RubberBand = .scrollView, velocity: PanVelocity = .standard
  ) throws(MotionProblem) {
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

  /// Takes the next report in.
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

  /// The decision, once there is one.
  public var decision: PanDecision? {
    switch state {
    case .idle, .tracking: nil
    case .finished(let decision), .cancelled(let decision): decision
    }
  }

  /// What the finger would leave behind if it let go now.
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
    // Many fingers, each put down where the last was lost, may still not count without bounds.
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
