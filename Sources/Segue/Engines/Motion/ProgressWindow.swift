/// The part of a transition's progress in which a change takes place. Before it the change is at
/// its start, after it at its end.
///
/// If the window ends at 0 or 1, the change is extrapolated beyond that end, so that an overshoot
/// is visible.
public struct ProgressWindow: Hashable, Sendable {
  /// The progress at which the change starts.
  public let start: Double
  /// The progress at which the change ends.
  public let end: Double

  /// Creates a window. Returns nil unless 0 ≤ start < end ≤ 1.
  public init?(_ start: Double, _ end: Double) {
    guard start >= 0, start < end, end <= 1 else { return nil }
    self.init(valid: start, end)
  }

  private init(valid start: Double, _ end: Double) {
    self.start = start
    self.end = end
  }

  /// The window of the whole progress, which leaves it unchanged.
  public static let whole = ProgressWindow(valid: 0, 1)

  /// The window of the transition played backwards: 1 − end to 1 − start.
  public var mirrored: ProgressWindow { ProgressWindow(valid: 1 - end, 1 - start) }

  /// Returns the progress of the change at a progress of the transition: 0 at the start of the
  /// window, 1 at its end. Exactly 0 at progress 0 and exactly 1 at progress 1.
  @inline(__always)
  public func localProgress(at p: Double) -> Double {
    if start == 0 && end == 1 { return p }
    if p <= start && start > 0 { return 0 }
    if p >= end && end < 1 { return 1 }
    if p == 1 { return 1 }
    return (p - start) / (end - start)
  }

  /// Returns the slope of the local progress at a progress: at a corner, on the given side.
  func slope(at p: Double, _ side: DerivativeSide) -> Double {
    let isBefore = side == .before ? p <= start : p < start
    let isAfter = side == .before ? p > end : p >= end
    if isBefore && start > 0 || isAfter && end < 1 { return 0 }
    return 1 / (end - start)
  }
}
