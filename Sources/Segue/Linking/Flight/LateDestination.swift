/// What a plan says of a destination that may not have loaded when the flight ends.
///
/// Until it has, the layers stay as they are at the flight's end. If it has not when the timeout is over,
/// they go, and a transition that needs no destination's content plays instead. `Arrival` tells the two
/// apart while the flight runs.
public struct LateDestination: Hashable, Sendable {
  /// For how many seconds behind the flight's end its last frame waits.
  public let timeout: Double

  /// The name of the transition that plays when they are over.
  public let fallback: String

  /// A timeout below nothing is none, one above `Timing.longestDuration` is that; NaN counts as 0.
  public init(timeout: Double, fallback: String) {
    self.timeout = timeout.bounded(to: 0...Timing.longestDuration)
    self.fallback = fallback
  }
}
