/// Lengths inside the text engine are integers, so that the same text has the same width on every
/// machine: positions in 1/65536 point, widths of lines and boxes in 1/64 point, as in a browser.
enum FixedPoint {
  /// The smallest number of 64ths that holds the distance `length` between two positions.
  ///
  /// Browsers keep a width in single precision before they round it up, and so drop what is beyond
  /// 24 bits: from 256 points on, some of the 65536ths.
  static func ceiling(_ length: Int) -> Int {
    let exact = length.magnitude < 1 << 24 ? length : Int(exactly: Float(length)) ?? length
    return (exact &+ 1023) >> 10
  }

  /// The largest number of 64ths that does not exceed a position.
  static func floor(_ position: Int) -> Int { position >> 10 }

  /// In 64ths, rounded down; what is not a number counts as 0, and so it does below.
  static func floor64(_ points: Double) -> Int {
    Int((limited(points) * 64).rounded(.down))
  }

  /// In 64ths, to the nearest.
  static func round64(_ points: Double) -> Int {
    Int((limited(points) * 64).rounded())
  }

  /// In 65536ths, rounded towards zero. No more than 100,000 points, so that the sum of a hundred
  /// million of them is in range; sums past that wrap.
  static func truncate65536(_ points: Double) -> Int {
    Int((min(max(limited(points), -1e5), 1e5) * 65536).rounded(.towardZero))
  }

  static func length(_ in64ths: Int) -> Double {
    Double(in64ths) / 64
  }

  /// Of a length in 65536ths.
  static func points(_ in65536ths: Int) -> Double {
    Double(in65536ths) / 65536
  }

  /// In a range in which 64ths are whole numbers of a `Double`.
  private static func limited(_ points: Double) -> Double {
    points.isNaN ? 0 : min(max(points, -1e12), 1e12)
  }
}
