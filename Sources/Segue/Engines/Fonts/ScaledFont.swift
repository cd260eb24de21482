/// A face at a size: advances are in 1/65536 pixel, vertical metrics in whole pixels.
struct ScaledFont: Sendable {
  let face: FontFace
  /// The size in pixels, from 0 to 10,000; browsers draw no larger letters.
  let size: Double
  /// The ascent above the baseline in pixels.
  let ascent: Int
  /// The descent below the baseline in pixels, positive downwards.
  let descent: Int
  /// The gap between lines in pixels.
  let lineGap: Int
  /// The number of 1/64 pixels in a font unit, as 16.16 fixed point, with the size truncated to
  /// 64ths.
  private let scale: Int64
  /// The number of 1/65536 pixels in a font unit, as 16.16 fixed point, with the size truncated to
  /// 65536ths rather than 64ths. Scales the adjustments of layout tables.
  let adjustmentScale: Int64
  /// The size in 1/65536 pixel.
  let sizeIn65536ths: Int64

  /// Returns the fonts in which a character is searched, in order.
  static func chain(
    _ font: FontDescription, scale: Double, in fonts: FontLibrary
  ) -> [ScaledFont] {
    fonts.faces(for: font).map { ScaledFont($0, size: font.size * scale) }
  }

  /// Creates the font that a style selects.
  ///
  /// - Parameter scale: The device scale, in pixels per point.
  init(_ font: FontDescription, scale: Double, in fonts: FontLibrary) {
    self.init(fonts.face(for: font), size: font.size * scale)
  }

  /// Creates a font from a face and a size in pixels.
  init(_ face: FontFace, size wanted: Double) {
    // Browsers store font sizes in hundredths of a pixel, truncated in single precision: 16.8
    // becomes 16.79.
    let limited = wanted.isNaN ? 0 : min(max(wanted, 0), 10_000)
    let size = Double((Float(limited) * 100).rounded(.towardZero) / 100)
    self.face = face
    self.size = size
    // As in browsers, each metric is rounded separately and in single precision.
    let unit = Float(size / Double(face.unitsPerEm))
    func rounded(_ metric: Int) -> Int { Int((Float(metric) * unit + 0.5).rounded(.down)) }
    ascent = rounded(face.ascent)
    descent = rounded(face.descent)
    lineGap = rounded(face.lineGap)
    sizeIn65536ths = Int64(Float(size) * 65536)
    let unitsPerEm = Int64(face.unitsPerEm)
    scale = (FixedPoint.floor64(size) * 65536 + unitsPerEm / 2) / unitsPerEm
    adjustmentScale = (sizeIn65536ths << 16) / unitsPerEm
  }

  /// Converts font units to 1/65536 pixel, rounding to the nearest.
  func length(_ units: Int) -> Int64 {
    (Int64(units) &* scale &+ 32) >> 6
  }

  /// Returns the advance of a full-width punctuation mark set at half its width (feature `halt`),
  /// in 1/65536 pixel; nil if the font has no such form, in which case browsers do not trim the
  /// mark.
  func halfWidthAdvance(of scalar: Unicode.Scalar) -> Int64? {
    let glyph = face.characters[scalar]
    guard glyph != 0, let change = face.layout.halfWidthAdjustment(of: glyph) else { return nil }
    return length(face.advance(of: glyph)) &+ (Int64(change) &* adjustmentScale &+ 32768) >> 16
  }
}
