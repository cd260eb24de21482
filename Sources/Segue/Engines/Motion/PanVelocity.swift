/// Estimates a finger's speed from its last few places.
///
/// The estimate is the slope of the straight line that fits the samples of the last 100 ms best (least
/// squares): Σ(t − t̄)(x − x̄) / Σ(t − t̄)². It is a mean of the speeds between neighbouring samples,
/// with positive weights that are greatest in the middle, so the jerk with which a finger lifts counts
/// little, and a finger that only moved back has no forward speed. (A parabola would follow a change of
/// speed faster, but may turn its sign at the end.)
///
/// - Memory is bounded: of more than 32 samples in the window the oldest go.
/// - The last two samples stay, however old. A finger that rested before it was lifted, or one of
///   which little was heard, has the mean speed of that last stretch.
/// - A sample that is not later than the one before is taken as simultaneous, and replaces its place;
///   so is one whose time is no number. Samples of a single moment have no speed.
/// - The speed is held to at most 8000 pt/s, which is also where Android ends a fling: two places a
///   microsecond apart say nothing about a finger.
public struct PanVelocity: Hashable, Sendable {
  /// How many samples the window holds at most.
  public static let capacity = 32

  /// How far back samples count, in seconds.
  public let window: Double

  /// The fastest that a finger is taken to be, in points a second.
  public let maximumSpeed: Double

  /// Strictly increasing.
  private var times: [Double] = []
  private var positions: [Double] = []

  /// - Throws: unless both are positive.
  public init(window: Double, maximumSpeed: Double = 8000) throws(MotionProblem) {
    try require(window, in: MotionLimits.positive, .window)
    try require(maximumSpeed, in: MotionLimits.positive, .maximumSpeed)
    self.init(validWindow: window, maximumSpeed: maximumSpeed)
  }

  private init(validWindow window: Double, maximumSpeed: Double) {
    self.window = window
    self.maximumSpeed = maximumSpeed
  }

  /// The last 100 ms, as in Android's and Flutter's trackers.
  public static let standard = PanVelocity(validWindow: 0.1, maximumSpeed: 8000)

  /// Adds a coordinate in points at a time in seconds. One that is not finite or beyond a billion is
  /// ignored, as is a first one without a time.
  ///
  /// Cost: constant; no allocation once the window is full.
  public mutating func add(_ position: Double, at time: Double) {
    guard MotionLimits.magnitude.contains(position) else { return }
    // Seconds since 1970 fit in well; beyond, a tenth of a second begins to drown.
    let isTime = time.magnitude <= 1e12
    if let last = times.last, !isTime || time <= last {
      positions[positions.count - 1] = position
      return
    }
    guard isTime else { return }
    times.append(time)
    positions.append(position)
    let full = max(0, times.count - PanVelocity.capacity)
    // Two samples stay, whatever their age.
    let old = times.dropLast(2).prefix { $0 < time - window }.count
    times.removeFirst(max(full, old))
    positions.removeFirst(max(full, old))
  }

  /// Forgets all samples, as when another finger takes over.
  public mutating func reset() {
    times.removeAll(keepingCapacity: true)
    positions.removeAll(keepingCapacity: true)
  }

  /// The speed at the last sample, in points a second; 0 with fewer than two.
  ///
  /// Cost: linear in the samples of the window.
  public var pointsPerSecond: Double {
    guard let now = times.last, let here = positions.last, times.count > 1 else { return 0 }
    // Seen from the last sample, so that the digits go to differences and not to the date.
    let count = Double(times.count)
    var (meanTime, meanPosition) = (0.0, 0.0)
    for index in times.indices {
      meanTime += (times[index] - now) / count
      meanPosition += (positions[index] - here) / count
    }
    var (covariance, variance) = (0.0, 0.0)
    for index in times.indices {
      let t = times[index] - now - meanTime
      covariance += t * (positions[index] - here - meanPosition)
      variance += t * t
    }
    guard variance > 0 else { return 0 }
    // Adding zero turns −0 into 0.
    return min(max(covariance / variance, -maximumSpeed), maximumSpeed) + 0
  }
}
