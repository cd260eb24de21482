/// A height at which a sheet rests.
public enum Detent: Hashable, Sendable {
  /// A share of the travel's distance, above 0 and at most 1.
  case fraction(Double)
  /// In points; more than the travel's distance is the whole of it.
  case height(Double)

  /// The progress at which a sheet has this height.
  func progress(over distance: Double) -> Double {
    switch self {
    case .fraction(let fraction): fraction
    case .height(let height): min(height / distance, 1)
    }
  }
}

/// On which of its detents a released sheet comes to rest. Its progress is its height over the
/// travel's distance, and grows with a pan upwards.
///
/// It is the detent nearest to the projected progress + v/D·τ, among those that
/// - lie no farther than `skips` detents beyond the next one on either side of the release,
/// - do not lie on the side from which a flick came, unless there are no others.
///
/// Of two equally near ones it is the one that the finger moved to, at rest the lower.
public struct DetentRule: Hashable, Sendable {
  public let detents: [Detent]

  /// Whether the sheet may be pulled down and away: progress 0 is then a detent too, the lowest.
  public let allowsDismissal: Bool

  /// How many detents a release may pass without stopping.
  public let skips: Int

  /// τ in seconds.
  public let projectionTime: Double

  /// The speed in points a second from which a release is a flick.
  public let flickSpeed: Double

  /// A sheet without detents rests at its full height. The projection time defaults to that of
  /// `UIScrollView.DecelerationRate.normal`, (0.998/0.002) ms.
  /// - Throws: unless fractions are between a millionth and 1, heights and the speed positive, and the
  ///   others not negative.
  public init(
    _ detents: [Detent], allowsDismissal: Bool = true, skips: Int = 0,
    projectionTime: Double = 0.499, flickSpeed: Double = 500
  ) throws(MotionProblem) {
    for (index, detent) in detents.enumerated() {
      switch detent {
      case .fraction(let share): try require(share, in: 1e-6...1, .detent, index: index)
      case .height(let height):
        try require(height, in: MotionLimits.positive, .detent, index: index)
      }
    }
    try require(Double(skips), in: MotionLimits.notNegative, .skips)
    try require(projectionTime, in: MotionLimits.notNegative, .projectionTime)
    try require(flickSpeed, in: MotionLimits.positive, .flickSpeed)
    self.detents = detents
    self.allowsDismissal = allowsDismissal
    self.skips = skips
    self.projectionTime = projectionTime
    self.flickSpeed = flickSpeed
  }

  /// The progress of each detent over a distance in points, strictly growing: those that coincide are
  /// one.
  public func positions(over distance: Double) -> [Double] {
    var positions = detents.map { $0.progress(over: distance) }
    if detents.isEmpty { positions.append(1) }
    if allowsDismissal { positions.append(0) }
    positions.sort()
    var distinct: [Double] = []
    for position in positions where position != distinct.last { distinct.append(position) }
    return distinct
  }

  /// The progress at which a sheet comes to rest that was taken from one of its detents and let go.
  ///
  /// - Parameters:
  ///   - progress: where it is let go.
  ///   - velocity: in points a second, upwards.
  ///   - start: the progress from which it was taken.
  ///   - distance: its full height, at least a point.
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

  /// The answer to the release of a sheet that was taken from the detent `home`, or to the system's
  /// taking the pan away, after which the sheet returns there.
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
    // Strictly below and above, so that from a detent its neighbours are the next ones.
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

/// The index, between two others, of the position nearest to a progress.
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
