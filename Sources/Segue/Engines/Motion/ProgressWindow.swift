/// The part of a transition's progress in which something happens: before it that stands at its
/// beginning, after it at its end.
///
/// Where the window touches 0 or 1, what happens goes on past that end, so that an overshoot is seen.
public struct ProgressWindow: Hashable, Sendable {
  public let start: Double
  public let end: Double

  /// Nil unless 0 ≤ start < end ≤ 1.
  public init?(_ start: Double, _ end: Double) {
    guard start >= 0, start < end, end <= 1 else { return nil }
    self.init(valid: start, end)
  }

  private init(valid start: Double, _ end: Double) {
    self.start = start
    self.end = end
  }

  /// The progress as it is, all of it.
  public static let whole = ProgressWindow(valid: 0, 1)

  /// The window of what is seen run backwards: 1 − end to 1 − start.
  public var mirrored: ProgressWindow { ProgressWindow(valid: 1 - end, 1 - start) }

  /// How far what happens in the window is at a progress: 0 at its start, 1 at its end. Exactly 0 at
  /// progress 0 and exactly 1 at progress 1.
  @inline(__always)
  public func local(_ p: Double) -> Double {
    if start == 0 && end == 1 { return p }
    if p <= start && start > 0 { return 0 }
    if p >= end && end < 1 { return 1 }
    if p == 1 { return 1 }
    return (p - start) / (end - start)
  }

  /// How many times faster than progress it runs at a progress; at a corner, on the side asked for.
  func slope(at p: Double, _ side: Side) -> Double {
    let isBefore = side == .before ? p <= start : p < start
    let isAfter = side == .before ? p > end : p >= end
    if isBefore && start > 0 || isAfter && end < 1 { return 0 }
    return 1 / (end - start)
  }
}
