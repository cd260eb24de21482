/// Conversions between lengths and the text engine's integers, which give text the same width on
/// every machine. As in browsers, positions are in 1/65536 pixel, and widths of lines and boxes in
/// 1/64 pixel. All of them have 64 bits on every machine.
enum FixedPoint {
  /// Returns the smallest number of 64ths that contains the distance `length` between two
  /// positions.
  ///
  /// Browsers convert a width to single precision before they round it up. This drops all bits
  /// after the 24th: from 256 pixels on, some of the 65536ths.
  static func ceiling(_ length: Int64) -> Int64 {
    let exact = length.magnitude < 1 << 24 ? length : Int64(exactly: Float(length)) ?? length
    return (exact &+ 1023) >> 10
  }

  /// Returns the largest number of 64ths that does not exceed a position.
  static func floor(_ position: Int64) -> Int64 { position >> 10 }

  /// Converts a length to 64ths, rounding down. Here and below, NaN counts as 0.
  static func floor64(_ pixels: Double) -> Int64 {
    Int64((limited(pixels) * 64).rounded(.down))
  }

  /// Converts a length to 64ths, rounding to the nearest.
  static func round64(_ pixels: Double) -> Int64 {
    Int64((limited(pixels) * 64).rounded())
  }

  /// Converts a length to 65536ths, rounding towards zero. The result is limited to 100,000 pixels
  /// in magnitude, so that the sum of a hundred million lengths is in range; larger sums wrap.
  static func truncate65536(_ pixels: Double) -> Int64 {
    Int64((min(max(limited(pixels), -1e5), 1e5) * 65536).rounded(.towardZero))
  }

  /// Converts a length from 64ths.
  static func pixels(from64ths count: Int64) -> Double {
    Double(count) / 64
  }

  /// Converts a length from 65536ths.
  static func pixels(from65536ths count: Int64) -> Double {
    Double(count) / 65536
  }

  /// Limits a length to the range in which every 64th is exactly representable as a `Double`.
  private static func limited(_ pixels: Double) -> Double {
    pixels.isNaN ? 0 : min(max(pixels, -1e12), 1e12)
  }
}
