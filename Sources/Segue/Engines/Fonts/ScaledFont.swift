/// A face at a size: advances in 1/65536 pixel, vertical metrics in whole points.
struct ScaledFont: Sendable {
  let face: FontFace
  /// In pixels, from 0 to 10,000: no browser draws larger letters.
  let size: Double
  let ascent: Int
  let descent: Int
  let lineGap: Int
  /// 64ths of a pixel for each font unit, as 16.16 fixed point. Sizes are cut to 64ths first.
  private let scale: Int
  /// 1/65536 pixels for each font unit, as 16.16 fixed point: of what layout tables change. Of the
  /// size as a whole: it is not cut to 64ths, but to 65536ths.
  let adjustmentScale: Int
  /// In 1/65536 pixel.
  let size65536: Int

  /// The fonts in which a character is looked for, in order.
  static func chain(
    _ font: FontDescription, scale: Double, in fonts: FontLibrary
  ) -> [ScaledFont] {
    fonts.faces(for: font).map { ScaledFont($0, size: font.size * scale) }
  }

  /// - Parameter scale: The device's pixels in a point.
  init(_ font: FontDescription, scale: Double, in fonts: FontLibrary) {
    self.init(fonts.face(for: font), size: font.size * scale)
  }

  init(_ face: FontFace, size wanted: Double) {
    // Browsers keep fonts by hundredths of a pixel and cut sizes to them in single precision: 16.8
    // acts as 16.79.
    let limited = wanted.isNaN ? 0 : min(max(wanted, 0), 10_000)
    let size = Double((Float(limited) * 100).rounded(.towardZero) / 100)
    self.face = face
    self.size = size
    // The metrics are rounded each alone and in single precision, as browsers do.
    let unit = Float(size / Double(face.unitsPerEm))
    func rounded(_ metric: Int) -> Int { Int((Float(metric) * unit + 0.5).rounded(.down)) }
    ascent = rounded(face.ascent)
    descent = rounded(face.descent)
    lineGap = rounded(face.lineGap)
    size65536 = Int(Float(size) * 65536)
    scale = (FixedPoint.floor64(size) * 65536 + face.unitsPerEm / 2) / face.unitsPerEm
    adjustmentScale = (size65536 << 16) / face.unitsPerEm
  }

  /// `units` of the font in 1/65536 pixel, rounded to the nearest.
  func length(_ units: Int) -> Int {
    (units &* scale &+ 32) >> 6
  }

  /// The advance of a full-width sign that is set in half its width, as the font's feature `halt` has
  /// it, in 1/65536 point; nil if the font has no such form of it: then browsers do not trim it.
  func halfWidthAdvance(of scalar: Unicode.Scalar) -> Int? {
    let glyph = face.characters[scalar]
    guard glyph != 0, let change = face.layout.halfWidthChange(of: glyph) else { return nil }
    return length(face.advance(of: glyph)) &+ (change &* adjustmentScale &+ 32768) >> 16
  }
}
