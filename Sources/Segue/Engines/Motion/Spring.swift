/// A damped spring that pulls progress from 0 to 1.
///
/// The displacement y = progress − 1 obeys y'' + 2ζω y' + ω² y = 0. Mass is normalised away; what
/// remains is the angular frequency ω of the undamped spring and the damping ratio ζ.
public struct Spring: Hashable, Sendable {
  /// ω = √(stiffness / mass), in radians per second.
  public let angularFrequency: Double

  /// ζ: below 1 the spring overshoots, at 1 it returns as fast as it can without, above more slowly.
  public let dampingRatio: Double

  /// The speed at the beginning, in whole distances per second; towards the target is positive.
  public let initialVelocity: Double

  /// Over how many seconds a running spring's parameters give way to this one's. Data: it changes
  /// nothing about a spring that starts at rest.
  public let blendDuration: Double

  /// δ = ζω, in 1/s: the rate at which the oscillation, or twice the mean at which the creep, decays.
  let decay: Double

  /// ω √|1 − ζ²|, in 1/s: how fast an underdamped spring swings, and how far the two rates of an
  /// overdamped one lie from δ. Zero when critically damped.
  let detuning: Double

  /// SwiftUI's first notation. `response` is the period of the undamped spring in seconds.
  /// - Throws: unless the response is positive and the others are not negative.
  public init(
    response: Double, dampingFraction: Double, blendDuration: Double = 0,
    initialVelocity: Double = 0
  ) throws(MotionProblem) {
    try require(response, in: MotionLimits.positive, .response)
    try require(dampingFraction, in: MotionLimits.notNegative, .dampingFraction)
    try require(blendDuration, in: MotionLimits.notNegative, .blendDuration)
    try require(initialVelocity, in: MotionLimits.magnitude, .initialVelocity)
    self.init(
      validFrequency: 2 * Double.pi / response, ratio: dampingFraction,
      initialVelocity: initialVelocity, blendDuration: blendDuration)
  }

  /// Core Animation's and UIKit's notation.
  /// - Throws: unless mass and stiffness are positive and the others, save the velocity, are not negative.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, blendDuration: Double = 0,
    initialVelocity: Double = 0
  ) throws(MotionProblem) {
    try require(mass, in: MotionLimits.positive, .mass)
    try require(stiffness, in: MotionLimits.positive, .stiffness)
    try require(damping, in: MotionLimits.notNegative, .damping)
    try require(blendDuration, in: MotionLimits.notNegative, .blendDuration)
    try require(initialVelocity, in: MotionLimits.magnitude, .initialVelocity)
    self.init(
      validFrequency: (stiffness / mass).squareRoot(),
      ratio: damping / (2 * (stiffness * mass).squareRoot()),
      initialVelocity: initialVelocity, blendDuration: blendDuration)
  }

  /// SwiftUI's second notation. `duration` is what the first calls response, the perceptual duration,
  /// not the time to rest; `bounce` is above −1 and at most 1, where the spring never rests.
  /// - Throws: unless the duration is positive, the bounce in its bounds and the blend duration not negative.
  public init(
    duration: Double, bounce: Double, blendDuration: Double = 0, initialVelocity: Double = 0
  ) throws(MotionProblem) {
    try require(duration, in: MotionLimits.positive, .duration)
    // The next number after −1 gives a ratio of 10¹⁶, which no screen can tell from 10⁹.
    try require(bounce, in: (-1).nextUp...1, .bounce)
    try require(blendDuration, in: MotionLimits.notNegative, .blendDuration)
    try require(initialVelocity, in: MotionLimits.magnitude, .initialVelocity)
    self.init(
      validFrequency: 2 * Double.pi / duration,
      ratio: bounce >= 0 ? 1 - bounce : min(1 / (1 + bounce), MotionLimits.notNegative.upperBound),
      initialVelocity: initialVelocity, blendDuration: blendDuration)
  }

  /// The same spring with another speed at its beginning, such as a finger's.
  /// - Throws: when the velocity is not finite or beyond a billion.
  public init(_ spring: Spring, initialVelocity: Double) throws(MotionProblem) {
    try require(initialVelocity, in: MotionLimits.magnitude, .initialVelocity)
    self.init(
      validFrequency: spring.angularFrequency, ratio: spring.dampingRatio,
      initialVelocity: initialVelocity, blendDuration: spring.blendDuration)
  }

  /// A spring by what it is: the same bits again of one that has been written down.
  /// - Throws: when a number lies beyond what the other notations lead to.
  init(
    angularFrequency: Double, dampingRatio: Double, initialVelocity: Double, blendDuration: Double
  ) throws(MotionProblem) {
    // As far as what the other notations allow leads.
    try require(angularFrequency, in: 1e-9...1e9, .stiffness)
    try require(dampingRatio, in: 0...1e15, .dampingFraction)
    try require(initialVelocity, in: MotionLimits.magnitude, .initialVelocity)
    try require(blendDuration, in: MotionLimits.notNegative, .blendDuration)
    self.init(
      validFrequency: angularFrequency, ratio: dampingRatio, initialVelocity: initialVelocity,
      blendDuration: blendDuration)
  }

  private init(
    validFrequency frequency: Double, ratio: Double, initialVelocity: Double, blendDuration: Double
  ) {
    angularFrequency = frequency
    dampingRatio = ratio
    // Adding zero turns −0 into 0, so that the direction of a start at rest is not a question.
    self.initialVelocity = initialVelocity + 0
    self.blendDuration = blendDuration
    decay = ratio * frequency
    // As a product, 1 − ζ² keeps its digits where ζ is next to 1.
    detuning = frequency * ((1 - ratio) * (1 + ratio)).magnitude.squareRoot()
  }
}

extension Spring {
  /// SwiftUI's presets, at its half second.
  public static let smooth = Spring(namedBounce: 0)
  public static let snappy = Spring(namedBounce: 0.15)
  public static let bouncy = Spring(namedBounce: 0.3)

  /// SwiftUI's preset for what follows a finger.
  public static let interactive = Spring(
    validFrequency: 2 * Double.pi / 0.15, ratio: 0.86, initialVelocity: 0, blendDuration: 0.25)

  private init(namedBounce bounce: Double) {
    self.init(
      validFrequency: 2 * Double.pi / 0.5, ratio: 1 - bounce, initialVelocity: 0, blendDuration: 0)
  }
}
