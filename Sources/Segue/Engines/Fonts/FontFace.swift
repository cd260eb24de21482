/// What measuring needs of one font: its vertical metrics, the glyph of each character and the
/// advance of each glyph.
///
/// All numbers are in font units, `unitsPerEm` of which make the font's size. Looking up a character
/// takes constant time. A class so that the many texts which are set in a face share it.
public final class FontFace: Sendable {
  public let family: String
  /// As CSS counts it, from 1 to 1000; of a face that varies in weight, the one that it is drawn in
  /// unless told.
  public let weight: Double
  /// The weights that the face stands for: one, unless it varies.
  public let weights: ClosedRange<Double>
  public let isItalic: Bool
  public let unitsPerEm: Int
  /// Above the baseline.
  public let ascent: Int
  /// Below the baseline: positive downwards.
  public let descent: Int
  public let lineGap: Int
  /// Whether the face stands for a device's own fonts: see `MissingCharacters`.
  let isBuiltIn: Bool
  let characters: CharacterMap
  /// By glyph; a glyph past the end has the last one's advance.
  let advances: [UInt16]
  /// Substitutions and kerning.
  private let layoutSource: @Sendable () -> GlyphLayout
  /// nil for a face that does not vary in weight.
  private let variations: AdvanceVariations?
  /// The hundreds among the weights, in order, for they are what styles ask for.
  private let instances: [FontFace]

  init(
    family: String, weight: Double, isItalic: Bool = false, unitsPerEm: Int, ascent: Int,
    descent: Int, lineGap: Int, characters: CharacterMap, advances: [UInt16],
    isBuiltIn: Bool = false, layout: @autoclosure @escaping @Sendable () -> GlyphLayout = .none
  ) {
    self.family = family
    self.weight = weight
    weights = weight...weight
    self.isItalic = isItalic
    self.unitsPerEm = max(1, unitsPerEm)
    self.ascent = ascent
    self.descent = descent
    self.lineGap = max(0, lineGap)
    self.isBuiltIn = isBuiltIn
    self.characters = characters
    self.advances = advances
    layoutSource = layout
    variations = nil
    instances = []
  }

  /// The same glyphs for a range of weights, with these advances at `weight`.
  private init(
    _ face: FontFace, weight: Double, weights: ClosedRange<Double>, advances: [UInt16],
    variations: AdvanceVariations?, instances: [FontFace]
  ) {
    family = face.family
    self.weight = weight
    self.weights = weights
    isItalic = face.isItalic
    unitsPerEm = face.unitsPerEm
    ascent = face.ascent
    descent = face.descent
    lineGap = face.lineGap
    isBuiltIn = face.isBuiltIn
    characters = face.characters
    self.advances = advances
    layoutSource = face.layoutSource
    self.variations = variations
    self.instances = instances
  }

  /// The face as it stands for `weights`. If its advances vary, those of every hundred in the range
  /// are computed here, in time linear in the glyphs.
  func covering(_ weights: ClosedRange<Double>, variations: AdvanceVariations?) -> FontFace {
    guard let variations else {
      return FontFace(
        self, weight: min(max(weight, weights.lowerBound), weights.upperBound), weights: weights,
        advances: advances, variations: nil, instances: [])
    }
    func instance(_ weight: Double) -> FontFace {
      FontFace(
        self, weight: weight, weights: weight...weight,
        advances: variations.advances(at: weight), variations: nil, instances: [])
    }
    let preferred = min(max(variations.axis.defaultWeight, weights.lowerBound), weights.upperBound)
    return FontFace(
      self, weight: preferred, weights: weights,
      advances: variations.advances(at: preferred), variations: variations,
      instances: stride(from: 100.0, through: 1000, by: 100).filter(weights.contains).map(instance))
  }

  /// The face at the weight nearest to `wanted`. Constant time for the hundreds, and for faces that
  /// do not vary; for other weights, linear in the glyphs.
  func instance(weight wanted: Double) -> FontFace {
    guard let variations else { return self }
    let weight = min(max(wanted, weights.lowerBound), weights.upperBound)
    if let instance = instances.first(where: { $0.weight == weight }) { return instance }
    if weight == self.weight { return self }
    return FontFace(
      self, weight: weight, weights: weight...weight,
      advances: variations.advances(at: weight), variations: nil, instances: [])
  }

  /// What the font's tables do to glyphs and their advances.
  var layout: GlyphLayout { layoutSource() }

  /// Of the glyph that is drawn for a character the font does not have.
  public var missingAdvance: Int { advance(of: GlyphID(0)) }

  /// nil for a character that the font does not have.
  public func advance(of scalar: Unicode.Scalar) -> Int? {
    let glyph = characters[scalar]
    return glyph == 0 ? nil : advance(of: glyph)
  }

  /// How many characters the font has. Linear in them.
  package var characterCount: Int { characters.count }

  @inline(__always)
  func advance(of glyph: GlyphID) -> Int {
    let index = Int(glyph)
    return index < advances.count ? Int(advances[index]) : Int(advances.last ?? 0)
  }
}
