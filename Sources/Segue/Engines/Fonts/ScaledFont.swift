/// A face at a size: advances in 1/65536 point, vertical metrics in whole points.
struct ScaledFont: Sendable {
  let face: FontFace
  /// In points, from 0 to 10,000: no browser draws larger letters.
  let size: Double
  let ascent: Int
  let descent: Int
  let lineGap: Int
  /// 64ths of a point for each font unit, as 16.16 fixed point. Sizes are cut to 64ths first.
  private let scale: Int

  init(_ font: FontDescription, in fonts: FontLibrary) {
    face = fonts.face(for: font)
    size = font.size.isNaN ? 0 : min(max(font.size, 0), 10_000)
    // The metrics are rounded each alone and in single precision, as browsers do.
    let unit = Float(size / Double(face.unitsPerEm))
    func rounded(_ metric: Int) -> Int { Int((Float(metric) * unit + 0.5).rounded(.down)) }
    ascent = rounded(face.ascent)
    descent = rounded(face.descent)
    lineGap = rounded(face.lineGap)
    scale = (FixedPoint.floor64(size) * 65536 + face.unitsPerEm / 2) / face.unitsPerEm
  }

  /// `units` of the font in 1/65536 point, rounded to the nearest.
  func length(_ units: Int) -> Int {
    (units &* scale &+ 32) >> 6
  }
}
