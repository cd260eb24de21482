/// The fast path of shaping, which creates no slots: advances and kerning come from
/// flat arrays, and rules predict substitutions. Where a substitution applies, or a character is
/// off the fast path, a window of the surrounding text is shaped in full.
final class FastPath: Sendable {
  let glyphs: FastPathGlyphs
  /// The kerning, in which the pairs at which a rule may match are marked.
  let kerning: KerningMatrix
  /// The substitution rules; nil if the plan's text has to be shaped in full.
  let rules: FastPathRules?
  /// The greatest distance, in glyphs, that a lookup examines from where it applies.
  let reach: Int

  /// The greatest reach of the fast path. With larger ones, windows would span the whole text.
  static let maximumReach = 24

  /// Computes the fast path of a plan.
  init(
    _ plan: ShapingPlan, _ repertoire: FastPathGlyphs.Repertoire, substitution: LookupTable,
    positioning: LookupTable, kern: KernTable, traits: GlyphTraits, characters: CharacterMap,
    glyphCount: Int
  ) {
    var glyphs = FastPathGlyphs(
      repertoire, characters: characters, traits: traits, glyphCount: glyphCount)
    var kerning =
      plan.usesKernTable
      ? KerningMatrix(kern, glyphs) : KerningMatrix(plan.kerning, in: positioning, glyphs)
    var reach = LookupReach(substitution).reach(of: plan.substitutions.map { $0.lookup })
    let others = plan.positionings.map { $0.lookup }.filter {
      !positioning.lookups[Int($0)].isPairKerning
    }
    reach = max(reach, LookupReach(positioning).reach(of: others))
    self.reach = reach
    // Kerning by both GPOS and `kern` is not supported.
    let isSimple =
      reach <= Self.maximumReach && !(plan.usesKernTable && !plan.kerning.isEmpty)
      && !plan.joinsLetters
    rules = isSimple ? FastPathRules(plan, in: substitution, glyphs) : nil
    if let rules {
      var isExcluded = rules.unconditional
      for index in isExcluded.indices
      where positioning.mask(of: glyphs.glyphs[index]) & plan.otherPositioningMask != 0 {
        isExcluded[index] = true
      }
      glyphs.excludeCharacters(where: isExcluded)
      rules.forEachPair(count: glyphs.count) { kerning.mark($0, $1) }
    }
    self.glyphs = glyphs
    self.kerning = kerning
  }

  /// Adds kerning by lookups of a font whose glyphs and rules are those of `other`.
  init(_ other: FastPath, kerning lookups: [Int32], in table: LookupTable) {
    glyphs = other.glyphs
    rules = other.rules
    reach = other.reach
    var kerning = other.kerning
    kerning.add(lookups, in: table, glyphs)
    self.kerning = kerning
  }
}
