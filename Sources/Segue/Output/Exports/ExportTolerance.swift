/// How far an export may be off what was compiled, at any time.
package struct ExportTolerance: Hashable, Sendable {
  /// The largest error of any length: of every edge of a frame, a side, a radius, a border, a shadow.
  package let points: Double

  /// The largest error of what runs from 0 to 1: an opacity, and the parts of a colour, multiplied by its
  /// alpha. A hundredth of `points`, and never more than what 8 bits can hardly show.
  package var share: Double { min(points / 100, 0.005) }

  /// What can be asked for, in points: below, files grow for what no screen shows, and above, nothing
  /// is left of most flights.
  package static let range = 0.001...100.0

  /// A quarter of a point: less than a pixel of any device.
  package static let standard = ExportTolerance(valid: 0.25)

  /// - Returns: nil for what lies outside of `range`.
  package init?(points: Double) {
    guard Self.range.contains(points) else { return nil }
    self.init(valid: points)
  }

  private init(valid points: Double) { self.points = points }

  /// The part that stops may use up: the rest is for what lies between samples, and for rounded numbers.
  static let partOfStops = 0.875

  /// Lengths as they are written.
  var lengths: DecimalFormat { DecimalFormat(finerThan: points / 64) }

  /// What runs from 0 to 1.
  var shares: DecimalFormat { DecimalFormat(finerThan: share / 64) }

  /// Parts of the whole duration, to a millionth, and where the tolerance is fine to less: what crosses a
  /// whole device in a tenth of a flight must not be off by a rounded time.
  var offsets: DecimalFormat { DecimalFormat(finerThan: min(6e-7, points * 2.4e-6)) }
}

/// Numbers with so many decimals and no more, the nearest, without zeros at the end.
struct DecimalFormat: Hashable, Sendable {
  let decimals: Int

  /// - Parameter decimals: At most 12.
  init(decimals: Int) { self.decimals = min(max(0, decimals), 12) }

  /// With so many that no number is off by more than `step`.
  init(finerThan step: Double) {
    var (decimals, error) = (0, 0.5)
    while error > step && decimals < 12 {
      decimals += 1
      error /= 10
    }
    self.init(decimals: decimals)
  }

  /// 10 to the power of the decimals.
  private var scale: Double { (0..<decimals).reduce(1.0) { scale, _ in scale * 10 } }

  /// The nearest number that has so many decimals. One that is not finite is 0, and none is beyond a
  /// billion, the limit of all that moves.
  func rounded(_ value: Double) -> Double {
    guard value.isFinite else { return 0 }
    let rounded = (min(max(value, -1e9), 1e9) * scale).rounded() / scale
    // No −0.
    return rounded == 0 ? 0 : rounded
  }

  /// As text: digits, a point where there are decimals, and never an exponent.
  func text(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    var scale: UInt64 = 1
    for _ in 0..<decimals { scale *= 10 }
    // At most 10^9 · 10^12, which a whole number of 64 bits does not hold.
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
