/// The fast path for text of plain glyphs, which creates no slots: advances and kerning come from
/// flat arrays, and rules predict substitutions. Where a substitution applies, or a character is
/// not plain, a window of the surrounding text is shaped in full.
final class PlainShaping: Sendable {
  let glyphs: PlainGlyphs
  /// The kerning, in which the pairs at which a rule may match are marked.
  let kerning: KerningMatrix
  /// The substitution rules; nil if the plan's text has to be shaped in full.
  let rules: PlainRules?
  /// The greatest distance, in glyphs, that a lookup examines from where it applies.
  let reach: Int

  /// The greatest reach of the fast path. With larger ones, windows would span the whole text.
  static let mostReach = 24

  /// Computes the fast path of a plan.
  init(
    _ plan: ShapingPlan, _ repertoire: PlainGlyphs.Repertoire, substitution: LookupTable,
    positioning: LookupTable, kern: KernTable, traits: GlyphTraits, characters: CharacterMap,
    glyphCount: Int
  ) {
    var glyphs = PlainGlyphs(
      repertoire, characters: characters, traits: traits, glyphCount: glyphCount)
    var kerning =
      plan.usesKernTable
      ? KerningMatrix(kern, glyphs) : KerningMatrix(plan.kerning, in: positioning, glyphs)
    var reach = LookupReach(substitution).reach(of: plan.substitutions.map(\.lookup))
    let others = plan.positionings.map(\.lookup).filter {
      !positioning.lookups[Int($0)].isPlainKerning
    }
    reach = max(reach, LookupReach(positioning).reach(of: others))
    self.reach = reach
    // Kerning by both GPOS and `kern` is not supported.
    let isSimple =
      reach <= Self.mostReach && !(plan.usesKernTable && !plan.kerning.isEmpty)
      && !plan.joinsLetters
    rules = isSimple ? PlainRules(plan, in: substitution, glyphs) : nil
    if let rules {
      var leftOut = rules.unconditional
      for place in leftOut.indices
      where positioning.mask(of: glyphs.glyphs[place]) & plan.otherPositioningMask != 0 {
        leftOut[place] = true
      }
      glyphs.leaveOut(leftOut)
      rules.forEachPair(count: glyphs.count) { kerning.mark($0, $1) }
    }
    self.glyphs = glyphs
    self.kerning = kerning
  }

  /// Adds kerning by lookups of a font whose glyphs and rules are those of `other`.
  init(_ other: PlainShaping, kerning lookups: [Int32], in table: LookupTable) {
    glyphs = other.glyphs
    rules = other.rules
    reach = other.reach
    var kerning = other.kerning
    kerning.add(lookups, in: table, glyphs)
    self.kerning = kerning
  }
}
