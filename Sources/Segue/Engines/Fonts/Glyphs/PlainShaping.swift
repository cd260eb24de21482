/// Text of plain glyphs, shaped without a slot for each glyph: advances and kerning from flat arrays,
/// and substitutions foretold by rules. Where one of these acts, and where a character is not plain,
/// a window of the text around it is shaped in full.
final class PlainShaping: Sendable {
  let glyphs: PlainGlyphs
  /// With the pairs marked at which a rule may match.
  let kerning: KerningMatrix
  /// nil if the plan's text has to be shaped in full.
  let rules: PlainRules?
  /// How many glyphs away a lookup may look from where it applies.
  let reach: Int

  /// Farther reaches make windows of the whole text.
  static let mostReach = 24

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
    // Both kinds of kerning at once are not foreseen.
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

  /// The same glyphs and rules, and kerning by lookups which `other` does not have.
  init(_ other: PlainShaping, kerning lookups: [Int32], in table: LookupTable) {
    glyphs = other.glyphs
    rules = other.rules
    reach = other.reach
    var kerning = other.kerning
    kerning.add(lookups, in: table, glyphs)
    self.kerning = kerning
  }
}
