/// What a plan does if the destination has not loaded when the flight ends.
///
/// Until it has loaded, the layers keep their final state. After the timeout they are removed, and
/// a transition that does not need the destination's content plays instead. `Arrival` decides
/// between the two while the flight runs.
public struct LateDestination: Hashable, Sendable {
  /// How long the last frame waits after the flight's end, in seconds.
  public let timeout: Double

  /// The name of the transition that plays after the timeout.
  public let fallback: String

  /// Creates a description whose timeout is clamped to 0…`Timing.longestDuration`; NaN counts as 0.
  public init(timeout: Double, fallback: String) {
    self.timeout = timeout.bounded(to: 0...Timing.longestDuration)
    self.fallback = fallback
  }
}
