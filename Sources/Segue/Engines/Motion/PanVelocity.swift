/// An estimator of a finger's velocity from its last positions.
///
/// The estimate is the slope of the straight line that best fits the samples of the last 100 ms
/// (least squares): Σ(t − t̄)(x − x̄) / Σ(t − t̄)². It is a mean of the velocities between adjacent
/// samples, with positive weights that are greatest in the middle. Therefore the jerk of lifting a
/// finger counts little, and a finger that only moved back has no forward velocity. (A parabola
/// would follow a change of velocity faster, but its sign may be wrong at the end.)
///
/// - Memory is limited: of more than 32 samples in the window, the oldest are removed.
/// - The last two samples are kept, however old. A finger that rested before it was lifted, or that
///   has few samples, has the mean velocity between these two.
/// - A sample that is not later than the previous one counts as simultaneous, and replaces its
///   position; so does a sample whose time is not a number. Samples at a single time have no
///   velocity.
/// - The speed is limited to 8000 pt/s, at which Android also limits a fling: two positions a
///   microsecond apart are no measure of a finger's velocity.
public struct PanVelocity: Hashable, Sendable {
  /// The maximum number of samples in the window.
  public static let capacity = 32

  /// The age up to which samples count, in seconds.
  public let window: Double

  /// The maximum speed, in points per second.
  public let maximumSpeed: Double

  /// The times of the samples, strictly increasing.
  private var times: [Double] = []
  private var positions: [Double] = []

  /// Creates an estimator without samples.
  /// - Throws: Unless both numbers are positive.
  public init(window: Double, maximumSpeed: Double = 8000) throws(MotionError) {
    try require(window, in: MotionLimits.positive, .window)
    try require(maximumSpeed, in: MotionLimits.positive, .maximumSpeed)
    self.init(validWindow: window, maximumSpeed: maximumSpeed)
  }

  private init(validWindow window: Double, maximumSpeed: Double) {
    self.window = window
    self.maximumSpeed = maximumSpeed
  }

  /// An estimator that uses the last 100 ms, as those of Android and Flutter do.
  public static let standard = PanVelocity(validWindow: 0.1, maximumSpeed: 8000)

  /// Adds a coordinate in points at a time in seconds. A coordinate that is not finite or exceeds a
  /// billion is ignored, as is a first one without a valid time.
  ///
  /// Cost: constant. Allocates no memory once the window is full.
  public mutating func add(_ position: Double, at time: Double) {
    guard MotionLimits.magnitude.contains(position) else { return }
    // Seconds since 1970 are well below this limit; above it, tenths of a second begin to lose
    // precision.
    let isTime = time.magnitude <= 1e12
    if let last = times.last, !isTime || time <= last {
      positions[positions.count - 1] = position
      return
    }
    guard isTime else { return }
    times.append(time)
    positions.append(position)
    let full = max(0, times.count - PanVelocity.capacity)
    // The last two samples are kept, whatever their age.
    let old = times.dropLast(2).prefix { $0 < time - window }.count
    times.removeFirst(max(full, old))
    positions.removeFirst(max(full, old))
  }

  /// Removes all samples, for example if another finger takes over.
  public mutating func reset() {
    times.removeAll(keepingCapacity: true)
    positions.removeAll(keepingCapacity: true)
  }

  /// The velocity at the last sample, in points per second; 0 if there are fewer than two samples.
  ///
  /// Cost: linear in the samples of the window.
  public var pointsPerSecond: Double {
    guard let now = times.last, let here = positions.last, times.count > 1 else { return 0 }
    // Times and positions are relative to the last sample, so that precision is not lost to the
    // absolute time.
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
    // Adding zero changes −0 to 0.
    return min(max(covariance / variance, -maximumSpeed), maximumSpeed) + 0
  }
}
