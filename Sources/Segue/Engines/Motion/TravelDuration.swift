extension Timing {
  /// How long something takes that goes a way, if nobody says: T = 0.25 s · (1 + √(d / D)), with d the
  /// way of the edge that goes furthest and D the diagonal of the device, at most 0.5 s.
  ///
  /// Speeding up and slowing down alike on every way takes time as the root of the way; a quarter of
  /// a second is what a change needs to be seen at all. Relative to the device, so that a tablet's
  /// longer ways are not slower. Both lengths in points; for lengths that are none, 0.25 s.
  public static func duration(overWay way: Double, diagonal: Double) -> Double {
    let share = way / diagonal
    guard share > 0 else { return 0.25 }
    return 0.25 * (1 + min(share, 1).squareRoot())
  }
}
