/// The maximum error of an export relative to the compiled flight, at any time.
package struct ExportTolerance: Hashable, Sendable {
  /// The maximum error of lengths, in points: edges of frames, sides, radii, borders and shadows.
  package let points: Double

  /// The maximum error of values from 0 to 1: opacities, and premultiplied color components. It is
  /// a hundredth of `points`, but at most what 8 bits can barely show.
  package var unitTolerance: Double { min(points / 100, 0.005) }

  /// The valid tolerances, in points: below, files grow for invisible details; above, little
  /// remains of most flights.
  package static let range = 0.001...100.0

  /// A quarter of a point: less than a pixel on any device.
  package static let standard = ExportTolerance(valid: 0.25)

  /// Creates a tolerance; nil outside of `range`.
  package init?(points: Double) {
    guard Self.range.contains(points) else { return nil }
    self.init(valid: points)
  }

  private init(valid points: Double) { self.points = points }

  /// The fraction of the tolerance available to stops: the rest is for errors between samples and
  /// for rounding.
  static let stopFraction = 0.875

  /// The format of lengths.
  var lengths: DecimalFormat { DecimalFormat(finerThan: points / 64) }

  /// The format of values from 0 to 1.
  var unitFormat: DecimalFormat { DecimalFormat(finerThan: unitTolerance / 64) }

  /// The format of fractions of the duration, to a millionth, or less for a small tolerance: the
  /// rounding of a time must not displace a layer that crosses a whole device in a tenth of a
  /// flight.
  var offsets: DecimalFormat { DecimalFormat(finerThan: min(6e-7, points * 2.4e-6)) }
}

/// Numbers with a maximum number of decimals, rounded to nearest, without trailing zeros.
struct DecimalFormat: Hashable, Sendable {
  let decimals: Int

  /// Creates a format.
  ///
  /// - Parameter decimals: At most 12.
  init(decimals: Int) { self.decimals = min(max(0, decimals), 12) }

  /// Creates the format with the fewest decimals whose rounding error is at most `step`.
  init(finerThan step: Double) {
    var (decimals, error) = (0, 0.5)
    while error > step && decimals < 12 {
      decimals += 1
      error /= 10
    }
    self.init(decimals: decimals)
  }

  /// 10 to the power of `decimals`.
  private var scale: Double { (0..<decimals).reduce(1.0) { scale, _ in scale * 10 } }

  /// Returns the nearest number with at most `decimals` decimals. Values that are not finite become
  /// 0; magnitudes are limited to 10⁹, the limit of all that moves.
  func rounded(_ value: Double) -> Double {
    guard value.isFinite else { return 0 }
    let rounded = (min(max(value, -1e9), 1e9) * scale).rounded() / scale
    // Avoids −0.
    return rounded == 0 ? 0 : rounded
  }

  /// Formats a number with digits, a decimal point where there are decimals, and never an exponent.
  func text(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    var scale: UInt64 = 1
    for _ in 0..<decimals { scale *= 10 }
    // At most 10^9 · 10^12, which exceeds a 64-bit integer, so the whole part is separate.
    let bounded = min(max(value, -1e9), 1e9)
    let whole = abs(bounded).rounded(.down)
    var digits = UInt64(whole)
    var fraction = UInt64(((abs(bounded) - whole) * Double(scale)).rounded())
    if fraction >= scale {
      digits += 1
      fraction = 0
    }
    guard digits > 0 || fraction > 0 else { return "0" }
    var text = (value < 0 ? "-" : "") + digits.description
    guard fraction > 0 else { return text }
    text += "."
    while fraction > 0 {
      scale /= 10
      text += (fraction / scale).description
      fraction %= scale
    }
    return text
  }
}
