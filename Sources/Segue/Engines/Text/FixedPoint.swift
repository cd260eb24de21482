/// Lengths inside the text engine are integers, as they are in a browser, so that the same text has
/// the same width on every machine: advances and positions in 1/65536 point, widths of lines and
/// boxes in 1/64 point.
enum FixedPoint {
  /// No length is longer, so that sums of ten million characters stay in range.
  private static let longest = 1e7

  /// The smallest number of 64ths that holds `position`, which is in 65536ths.
  static func ceiling(_ position: Int) -> Int {
    (position &+ 1023) >> 10
  }

  /// In 64ths, rounded down; what is not a number counts as 0.
  static func floor64(_ points: Double) -> Int {
    guard !points.isNaN else { return 0 }
    return Int((min(max(points, -longest), longest) * 64).rounded(.down))
  }

  /// In 64ths, to the nearest.
  static func round64(_ points: Double) -> Int {
    guard !points.isNaN else { return 0 }
    return Int((min(max(points, -longest), longest) * 64).rounded())
  }

  /// In 65536ths, to the nearest.
  static func round65536(_ points: Double) -> Int {
    guard !points.isNaN else { return 0 }
    return Int((min(max(points, -longest), longest) * 65536).rounded())
  }

  static func points(_ in64ths: Int) -> Double {
    Double(in64ths) / 64
  }
}
