/// A height at which a sheet rests.
public enum Detent: Hashable, Sendable {
  /// A fraction of the travel's distance, greater than 0 and at most 1.
  case fraction(Double)
  /// A height in points, limited to the travel's distance.
  case height(Double)

  /// Returns the progress at which a sheet has this height.
  func progress(over distance: Double) -> Double {
    switch self {
    case .fraction(let fraction): fraction
    case .height(let height): min(height / distance, 1)
    }
  }
}

/// The rule that determines the detent at which a released sheet comes to rest. The progress of a
/// sheet is its height divided by the travel's distance, and increases with an upward pan.
///
/// The target is the detent nearest to the projected progress + v/D·τ, among those that
/// - are at most `skips` detents beyond the adjacent one on either side of the release,
/// - are not on the side from which a flick came, unless there are no others.
///
/// Of two equally near detents, the target is the one in the direction of the finger's movement, or
/// the lower one if the finger is at rest.
public struct DetentRule: Hashable, Sendable {
  /// The detents of the sheet, in any order.
  public let detents: [Detent]

  /// Whether the sheet can be pulled down to dismiss it. Progress 0 is then the lowest detent.
  public let allowsDismissal: Bool

  /// The number of detents that a release may pass without stopping.
  public let skips: Int

  /// The projection time τ, in seconds.
  public let projectionTime: Double

  /// The speed in points per second from which a release is a flick.
  public let flickSpeed: Double

  /// Creates a rule. A sheet without detents rests at its full height. The default projection time
  /// is that of `UIScrollView.DecelerationRate.normal`, (0.998/0.002) ms.
  /// - Throws: Unless fractions are between a millionth and 1, heights and the speed are positive,
  ///   and the other numbers are not negative.
  public init(
    _ detents: [Detent], allowsDismissal: Bool = true, skips: Int = 0,
    projectionTime: Double = 0.499, flickSpeed: Double = 500
  ) throws(MotionError) {
    for (index, detent) in detents.enumerated() {
      switch detent {
      case .fraction(let share): try require(share, in: 1e-6...1, .detent, index: index)
      case .height(let height):
        try require(height, in: MotionLimits.positive, .detent, index: index)
      }
    }
    try require(Double(skips), in: MotionLimits.nonnegative, .skips)
    try require(projectionTime, in: MotionLimits.nonnegative, .projectionTime)
    try require(flickSpeed, in: MotionLimits.positive, .flickSpeed)
    self.detents = detents
    self.allowsDismissal = allowsDismissal
    self.skips = skips
    self.projectionTime = projectionTime
    self.flickSpeed = flickSpeed
  }

  /// Returns the progress of each detent over a distance in points, in strictly increasing order.
  /// Detents at the same progress count as one.
  public func positions(over distance: Double) -> [Double] {
    var positions = detents.map { $0.progress(over: distance) }
    if detents.isEmpty { positions.append(1) }
    if allowsDismissal { positions.append(0) }
    positions.sort()
    var distinct: [Double] = []
    for position in positions where position != distinct.last { distinct.append(position) }
    return distinct
  }

  /// Returns the progress at which a sheet comes to rest after a pan that started at one of its
  /// detents.
  ///
  /// - Parameters:
  ///   - progress: The progress at the release.
  ///   - velocity: The upward velocity, in points per second.
  ///   - start: The progress at the start of the pan.
  ///   - distance: The full height of the sheet, at least one point.
  func rest(
    releasedAt progress: Double, pointsPerSecond velocity: Double, from start: Double,
    over distance: Double
  ) -> Double {
    let positions = positions(over: distance)
    let release = PanRelease(
      progress: progress, velocity: velocity, progressVelocity: velocity / distance,
      distance: distance)
    let home = nearestDetent(to: start, among: positions, 0, positions.count - 1)
    return decision(on: release, among: positions, from: home, isInterrupted: false).target
  }

  /// Decides on the release of a sheet that was dragged from the detent `home`, or on a pan that
  /// the system cancelled, after which the sheet returns there.
  func decision(
    on release: PanRelease, among positions: [Double], from home: Int, isInterrupted: Bool
  ) -> PanDecision {
    let projected = release.projected(by: projectionTime)
    let (landing, reason) =
      isInterrupted
      ? (home, .interrupted) : landing(of: release, projected: projected, among: positions)
    return PanDecision(
      release: release, projectionTime: projectionTime, projected: projected, threshold: nil,
      flickSpeed: flickSpeed, target: positions[landing], detent: landing,
      isFinished: landing != home, reason: reason)
  }

  private func landing(
    of release: PanRelease, projected: Double, among positions: [Double]
  ) -> (Int, PanDecision.Reason) {
    let (progress, velocity) = (release.progress, release.velocity)
    let last = positions.count - 1
    func nearest(_ low: Int, _ high: Int) -> Int {
      nearestDetent(to: projected, among: positions, low, high, preferringHigher: velocity > 0)
    }
    // The comparisons are strict, so that at a detent the adjacent ones are the next.
    let below = (positions.firstIndex { $0 >= progress } ?? positions.count) - 1
    let above = positions.firstIndex { $0 > progress } ?? positions.count
    let passed = min(skips, positions.count)
    let (low, high) = (max(below - passed, 0), min(above + passed, last))
    var (flickedLow, flickedHigh) = (low, high)
    if velocity <= -flickSpeed && above > 0 { flickedHigh = min(high, above - 1) }
    if velocity >= flickSpeed && below < last { flickedLow = max(low, below + 1) }

    let landing = nearest(flickedLow, flickedHigh)
    if landing == nearest(0, last) { return (landing, .nearestDetent) }
    return (landing, landing == nearest(low, high) ? .heldBySkips : .heldByFlick)
  }
}

/// Returns the index, between two others, of the position nearest to a progress.
func nearestDetent(
  to progress: Double, among positions: [Double], _ low: Int, _ high: Int,
  preferringHigher: Bool = false
) -> Int {
  var nearest = low
  for index in low...max(low, high) {
    let distance = (positions[index] - progress).magnitude
    let least = (positions[nearest] - progress).magnitude
    if distance < least || (preferringHigher && distance == least) { nearest = index }
  }
  return nearest
}
