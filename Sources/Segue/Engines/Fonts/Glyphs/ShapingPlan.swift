/// Which lookups of a font a script's text goes through, in their order.
struct ShapingPlan: Sendable {
  /// Bits of the forms of letters that join; a lookup applies to the glyphs that have one of its own.
  enum Form {
    static let isolated: UInt8 = 1
    static let initial: UInt8 = 2
    static let medial: UInt8 = 4
    static let final: UInt8 = 8
    static let medial2: UInt8 = 16
    static let final2: UInt8 = 32
    static let final3: UInt8 = 64
    /// Of every glyph.
    static let any: UInt8 = 128
  }

  struct Step: Equatable, Sendable {
    var lookup: Int32
    var forms: UInt8
    /// Only for ligatures and alternates that letter spacing turns off.
    var isOptional: Bool
    /// Whether a zero width joiner between the glyphs does not keep them from matching.
    var skipsJoiner: Bool
    /// Whether it looks at one syllable at a time.
    var isWithinSyllables = false
    /// Whether a zero width non-joiner between glyphs keeps contexts from matching.
    var seesNonJoiners = false
  }

  var substitutions: [Step] = []
  /// Bits of `LookupTable.masks`.
  var substitutionMask: UInt64 = 0
  var positionings: [Step] = []
  /// The plain kerning among them; the bits of the rest.
  var kerning: [Int32] = []
  var otherPositioningMask: UInt64 = 0
  /// Whether letters take forms.
  var joinsLetters = false
  /// Of a script whose syllables are put in order; nil if it has none, or the font no rules for it.
  var syllables: SyllableRules?
  /// The substitutions of each stage, in their order.
  var stages: [Range<Int>] = []
  /// GPOS has no kerning for the script.
  var usesKernTable = false
  /// Whether GPOS has anything for the script's text; else marks are told by their characters.
  var hasPositioning = false
  var repertoire = PlainGlyphs.Repertoire.latin
  /// Which `PlainShaping` the plan's text may go through; −1 for none.
  var plain = -1
  /// Which of them has the plan's kerning in GPOS; −1 if none has.
  var kerningOfPlain = -1

  /// The substitutions of one stage.
  func steps(ofStage stage: Int) -> Range<Int> {
    stages.indices.contains(stage) ? stages[stage] : 0..<0
  }

  /// Whether text comes out the same.
  func isEqual(to other: ShapingPlan) -> Bool {
    repertoire == other.repertoire && substitutions == other.substitutions
      && positionings == other.positionings && usesKernTable == other.usesKernTable
      && joinsLetters == other.joinsLetters && syllables == other.syllables
  }

  /// The plan of a font that kerns too, by lookups that are plain kerning, and does nothing else to
  /// positions.
  func kerned(by lookups: [Int32]) -> ShapingPlan {
    var plan = self
    plan.hasPositioning = true
    plan.kerning = lookups
    plan.positionings = lookups.map {
      Step(lookup: $0, forms: Form.any, isOptional: false, skipsJoiner: true)
    }
    return plan
  }
}
