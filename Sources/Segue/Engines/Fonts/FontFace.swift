/// The part of one font that measuring needs: its vertical metrics, the glyph of each character and
/// the advance of each glyph.
///
/// All numbers are in font units; `unitsPerEm` units make the font's size. Looking up a character
/// takes constant time. This is a class so that all texts set in a face share it.
public final class FontFace: Sendable {
  /// The name of the family under which styles use the face.
  public let family: String
  /// The weight as in CSS, from 1 to 1000. For a face that varies in weight, the weight in which it
  /// is drawn by default.
  public let weight: Double
  /// The weights that the face supports: a single one, unless it varies.
  public let weights: ClosedRange<Double>
  /// The weights of the face from which this one was derived, if it has one weight of several.
  let fileWeights: ClosedRange<Double>
  /// The path of the face's file in the project; nil for a face that was not read for a project.
  let path: String?
  /// Whether the face is the family's italic.
  public let isItalic: Bool
  /// The number of font units in an em.
  public let unitsPerEm: Int
  /// The ascent above the baseline, in font units.
  public let ascent: Int
  /// The descent below the baseline in font units, positive downwards.
  public let descent: Int
  /// The gap between lines in font units; never negative.
  public let lineGap: Int
  /// Whether the face is a substitute for a device's fonts: see `MissingCharacters`.
  let isBuiltIn: Bool
  /// The glyph of each character.
  let characters: CharacterMap
  /// The advance of each glyph; a glyph beyond the end has the advance of the last one.
  let advances: [UInt16]
  /// Returns the layout, which may be read lazily.
  private let layoutSource: @Sendable () -> GlyphLayout
  /// The variations of the advances; nil for a face that does not vary in weight.
  private let variations: AdvanceVariations?
  /// Instances at every multiple of 100 in `weights`, in ascending order, because styles mostly
  /// request these.
  private let instances: [FontFace]

  init(
    family: String, weight: Double, isItalic: Bool = false, unitsPerEm: Int, ascent: Int,
    descent: Int, lineGap: Int, characters: CharacterMap, advances: [UInt16],
    isBuiltIn: Bool = false, path: String? = nil,
    layout: @autoclosure @escaping @Sendable () -> GlyphLayout = .none
  ) {
    self.family = family
    self.weight = weight
    weights = weight...weight
    fileWeights = weights
    self.path = path
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

  /// Creates a face with the glyphs of another for a range of weights, whose advances at `weight`
  /// are given.
  private init(
    _ face: FontFace, weight: Double, weights: ClosedRange<Double>,
    fileWeights: ClosedRange<Double>, advances: [UInt16], variations: AdvanceVariations?,
    instances: [FontFace]
  ) {
    family = face.family
    self.weight = weight
    self.weights = weights
    self.fileWeights = fileWeights
    path = face.path
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

  /// Returns the face with the supported weights `weights`. If its advances vary, the advances at
  /// every multiple of 100 in the range are computed here, in time linear in the number of glyphs.
  func withWeights(_ weights: ClosedRange<Double>, variations: AdvanceVariations?) -> FontFace {
    guard let variations else {
      return FontFace(
        self, weight: min(max(weight, weights.lowerBound), weights.upperBound), weights: weights,
        fileWeights: weights, advances: advances, variations: nil, instances: [])
    }
    func instance(_ weight: Double) -> FontFace {
      FontFace(
        self, weight: weight, weights: weight...weight, fileWeights: weights,
        advances: variations.advances(at: weight), variations: nil, instances: [])
    }
    let preferred = min(max(variations.axis.defaultWeight, weights.lowerBound), weights.upperBound)
    return FontFace(
      self, weight: preferred, weights: weights, fileWeights: weights,
      advances: variations.advances(at: preferred), variations: variations,
      instances: stride(from: 100.0, through: 1000, by: 100).filter(weights.contains).map(instance))
  }

  /// Returns the face at the weight nearest to `wanted`. Constant time for multiples of 100 and for
  /// faces that do not vary; otherwise linear in the number of glyphs.
  func instance(weight wanted: Double) -> FontFace {
    guard let variations else { return self }
    let weight = min(max(wanted, weights.lowerBound), weights.upperBound)
    if let instance = instances.first(where: { $0.weight == weight }) { return instance }
    if weight == self.weight { return self }
    return FontFace(
      self, weight: weight, weights: weight...weight, fileWeights: fileWeights,
      advances: variations.advances(at: weight), variations: nil, instances: [])
  }

  /// The effect of the font's layout tables on glyphs and their advances.
  var layout: GlyphLayout { layoutSource() }

  /// The advance, in font units, of the glyph that is drawn for a character the font does not have.
  public var missingAdvance: Int { advance(of: GlyphID(0)) }

  /// Returns the advance of a character in font units; nil if the font does not have the character.
  public func advance(of scalar: Unicode.Scalar) -> Int? {
    let glyph = characters[scalar]
    return glyph == 0 ? nil : advance(of: glyph)
  }

  /// The number of characters in the font. Linear in that number.
  package var characterCount: Int { characters.count }

  /// Returns the advance of a glyph in font units.
  @inline(__always)
  func advance(of glyph: GlyphID) -> Int {
    let index = Int(glyph)
    return index < advances.count ? Int(advances[index]) : Int(advances.last ?? 0)
  }
}
