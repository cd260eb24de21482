/// The lookups of a font that apply to text of one script, in order.
struct ShapingPlan: Sendable {
  /// Bits of the joining forms. A lookup applies to glyphs that share a bit with it.
  enum Form {
    static let isolated: UInt8 = 1
    static let initial: UInt8 = 2
    static let medial: UInt8 = 4
    static let final: UInt8 = 8
    static let medial2: UInt8 = 16
    static let final2: UInt8 = 32
    static let final3: UInt8 = 64
    /// The bit that every glyph has.
    static let any: UInt8 = 128
  }

  /// The application of one lookup.
  struct Step: Equatable, Sendable {
    var lookup: Int32
    var forms: UInt8
    /// Whether the lookup is only for ligatures and alternates that letter spacing disables.
    var isOptional: Bool
    /// Whether the lookup ignores zero width joiners between glyphs.
    var ignoresJoiners: Bool
    /// Whether the lookup applies within one syllable at a time.
    var isWithinSyllables = false
    /// Whether zero width non-joiners between glyphs prevent contexts from matching.
    var matchesNonJoiners = false
  }

  /// The GSUB lookups, stage by stage.
  var substitutions: [Step] = []
  /// The bits of the substitutions in `LookupTable.masks`.
  var substitutionMask: UInt64 = 0
  /// The GPOS lookups.
  var positionings: [Step] = []
  /// The positioning lookups that are pair kerning.
  var kerning: [Int32] = []
  /// The bits of the other positioning lookups.
  var otherPositioningMask: UInt64 = 0
  /// Whether letters take joining forms.
  var joinsLetters = false
  /// The rules by which syllables are reordered; nil if the script has none or the font does not
  /// support them.
  var syllables: SyllableRules?
  /// The range of substitutions of each stage.
  var stages: [Range<Int>] = []
  /// Whether the table `kern` is used, because GPOS has no kerning for the script.
  var usesKernTable = false
  /// Whether GPOS has lookups for the script. If not, marks are recognized by their characters.
  var hasPositioning = false
  /// The characters of the fast path.
  var repertoire = FastPathGlyphs.Repertoire.latin
  /// The index of the `FastPath` for the plan's text; −1 if there is none.
  var fastPath = -1
  /// The index of the `FastPath` with the same GPOS kerning; −1 if there is none.
  var kerningFastPath = -1

  /// Returns the range of the substitutions of a stage.
  func steps(ofStage stage: Int) -> Range<Int> {
    stages.indices.contains(stage) ? stages[stage] : 0..<0
  }

  /// Returns whether both plans give the same result for any text.
  func isEqual(to other: ShapingPlan) -> Bool {
    repertoire == other.repertoire && substitutions == other.substitutions
      && positionings == other.positionings && usesKernTable == other.usesKernTable
      && joinsLetters == other.joinsLetters && syllables == other.syllables
  }

  /// Returns the plan of a font that also kerns with the given pair kerning lookups, and positions
  /// nothing else.
  func kerned(by lookups: [Int32]) -> ShapingPlan {
    var plan = self
    plan.hasPositioning = true
    plan.kerning = lookups
    plan.positionings = lookups.map {
      Step(lookup: $0, forms: Form.any, isOptional: false, ignoresJoiners: true)
    }
    return plan
  }
}
