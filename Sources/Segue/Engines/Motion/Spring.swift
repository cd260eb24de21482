/// A damped spring that pulls progress from 0 to 1.
///
/// The displacement y = progress − 1 satisfies y'' + 2ζω y' + ω² y = 0. Normalizing the mass leaves
/// two parameters, the angular frequency ω of the undamped spring and the damping ratio ζ.
public struct Spring: Hashable, Sendable {
  /// The undamped angular frequency ω = √(stiffness / mass), in radians per second.
  public let angularFrequency: Double

  /// The damping ratio ζ: below 1 the spring overshoots, at 1 it settles as fast as possible
  /// without overshoot, above 1 more slowly.
  public let dampingRatio: Double

  /// The initial velocity, in whole distances per second, positive towards the target.
  public let initialVelocity: Double

  /// The time in seconds over which the parameters of a running spring change to those of this one.
  /// It has no effect on a spring that starts at rest.
  public let blendDuration: Double

  /// δ = ζω, in 1/s: the decay rate of an underdamped spring, or the mean of the two decay rates of
  /// an overdamped one.
  let decayRate: Double

  /// ω √|1 − ζ²|, in 1/s: the angular frequency of an underdamped spring, or the distance of the
  /// two decay rates of an overdamped one from δ. It is zero if the spring is critically damped.
  let dampedFrequency: Double

  /// Creates a spring from SwiftUI's first notation. `response` is the period of the undamped
  /// spring in seconds.
  /// - Throws: Unless the response is positive and the other numbers are not negative. The velocity
  ///   may be negative.
  public init(
    response: Double, dampingFraction: Double, blendDuration: Double = 0,
    initialVelocity: Double = 0
  ) throws(MotionError) {
    try require(response, in: MotionLimits.positive, .response)
    try require(dampingFraction, in: MotionLimits.nonnegative, .dampingFraction)
    try require(blendDuration, in: MotionLimits.nonnegative, .blendDuration)
    try require(initialVelocity, in: MotionLimits.magnitude, .initialVelocity)
    self.init(
      validFrequency: 2 * Double.pi / response, ratio: dampingFraction,
      initialVelocity: initialVelocity, blendDuration: blendDuration)
  }

  /// Creates a spring from the notation of Core Animation and UIKit.
  /// - Throws: Unless mass and stiffness are positive and the other numbers, except for the
  ///   velocity, are not negative.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, blendDuration: Double = 0,
    initialVelocity: Double = 0
  ) throws(MotionError) {
    try require(mass, in: MotionLimits.positive, .mass)
    try require(stiffness, in: MotionLimits.positive, .stiffness)
    try require(damping, in: MotionLimits.nonnegative, .damping)
    try require(blendDuration, in: MotionLimits.nonnegative, .blendDuration)
    try require(initialVelocity, in: MotionLimits.magnitude, .initialVelocity)
    self.init(
      validFrequency: (stiffness / mass).squareRoot(),
      ratio: damping / (2 * (stiffness * mass).squareRoot()),
      initialVelocity: initialVelocity, blendDuration: blendDuration)
  }

  /// Creates a spring from SwiftUI's second notation. `duration` is the perceptual duration, which
  /// the first notation calls response, not the time until the spring rests; `bounce` is greater
  /// than −1 and at most 1, at which the spring never rests.
  /// - Throws: Unless the duration is positive, the bounce is in its range and the blend duration
  ///   is not negative.
  public init(
    duration: Double, bounce: Double, blendDuration: Double = 0, initialVelocity: Double = 0
  ) throws(MotionError) {
    try require(duration, in: MotionLimits.positive, .duration)
    // The next number after −1 yields a ratio of 10¹⁶, which is indistinguishable from 10⁹ on a
    // screen.
    try require(bounce, in: (-1).nextUp...1, .bounce)
    try require(blendDuration, in: MotionLimits.nonnegative, .blendDuration)
    try require(initialVelocity, in: MotionLimits.magnitude, .initialVelocity)
    self.init(
      validFrequency: 2 * Double.pi / duration,
      ratio: bounce >= 0 ? 1 - bounce : min(1 / (1 + bounce), MotionLimits.nonnegative.upperBound),
      initialVelocity: initialVelocity, blendDuration: blendDuration)
  }

  /// Creates a spring with another initial velocity, such as that of a finger.
  /// - Throws: If the velocity is not finite or exceeds a billion.
  public init(_ spring: Spring, initialVelocity: Double) throws(MotionError) {
    try require(initialVelocity, in: MotionLimits.magnitude, .initialVelocity)
    self.init(
      validFrequency: spring.angularFrequency, ratio: spring.dampingRatio,
      initialVelocity: initialVelocity, blendDuration: spring.blendDuration)
  }

  /// Creates a spring from its stored properties, which restores a serialized spring exactly.
  /// - Throws: If a number is outside the range of the other notations.
  init(
    angularFrequency: Double, dampingRatio: Double, initialVelocity: Double, blendDuration: Double
  ) throws(MotionError) {
    // The ranges that result from the limits of the other notations.
    try require(angularFrequency, in: 1e-9...1e9, .stiffness)
    try require(dampingRatio, in: 0...1e15, .dampingFraction)
    try require(initialVelocity, in: MotionLimits.magnitude, .initialVelocity)
    try require(blendDuration, in: MotionLimits.nonnegative, .blendDuration)
    self.init(
      validFrequency: angularFrequency, ratio: dampingRatio, initialVelocity: initialVelocity,
      blendDuration: blendDuration)
  }

  private init(
    validFrequency frequency: Double, ratio: Double, initialVelocity: Double, blendDuration: Double
  ) {
    angularFrequency = frequency
    dampingRatio = ratio
    // Adding zero changes −0 to 0, so that a start at rest has no direction.
    self.initialVelocity = initialVelocity + 0
    self.blendDuration = blendDuration
    decayRate = ratio * frequency
    // As a product, 1 − ζ² stays precise if ζ is close to 1.
    dampedFrequency = frequency * ((1 - ratio) * (1 + ratio)).magnitude.squareRoot()
  }
}

extension Spring {
  /// SwiftUI's preset without bounce, with its duration of half a second.
  public static let smooth = Spring(namedBounce: 0)
  /// SwiftUI's preset with a small bounce.
  public static let snappy = Spring(namedBounce: 0.15)
  /// SwiftUI's preset with a larger bounce.
  public static let bouncy = Spring(namedBounce: 0.3)

  /// SwiftUI's preset for interactive gestures.
  public static let interactive = Spring(
    validFrequency: 2 * Double.pi / 0.15, ratio: 0.86, initialVelocity: 0, blendDuration: 0.25)

  private init(namedBounce bounce: Double) {
    self.init(
      validFrequency: 2 * Double.pi / 0.5, ratio: 1 - bounce, initialVelocity: 0, blendDuration: 0)
  }
}
