extension Timing {
  /// Returns the default duration in seconds of a motion over a distance: T = 0.25 s · (1 + √(d /
  /// D)), where d is the distance of the edge that moves furthest and D the diagonal of the device;
  /// at most 0.5 s.
  ///
  /// With the same acceleration over every distance, the time is proportional to the square root of
  /// the distance; a quarter of a second is the minimum for a change to be noticed. The distance is
  /// relative to the device, so that the longer distances of a tablet do not take longer. Both
  /// lengths are in points. If they are not valid lengths, the result is 0.25 s.
  public static func defaultDuration(distance way: Double, diagonal: Double) -> Double {
    let share = way / diagonal
    guard share > 0 else { return 0.25 }
    return 0.25 * (1 + min(share, 1).squareRoot())
  }
}
