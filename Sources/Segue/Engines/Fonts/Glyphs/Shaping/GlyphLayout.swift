/// The effect of a font's layout tables on advances: substitutions and ligatures (GSUB), kerning
/// (GPOS, or `kern` in older fonts), and the classes of glyphs (GDEF).
///
/// Compiled once from the tables; later operations cannot fail. Takes time and memory linear in the
/// sizes of the tables and the number of glyphs.
final class GlyphLayout: Sendable {
  let substitution: LookupTable
  let positioning: LookupTable
  let traits: GlyphTraits
  let kern: KernTable
  /// The GPOS lookups that halve the advances of full-width punctuation (feature `halt`).
  private let halfWidthLookups: [Int32]
  /// The fast paths of the scripts that have fast-path glyphs.
  let fastPaths: [FastPath]
  /// The distinct plans.
  private let plans: [ShapingPlan]
  /// The index of each script's plan, by the script's raw value.
  private let planOfScript: [UInt8]

  /// The layout of a font without layout tables.
  static let none: GlyphLayout = {
    var problems: [FontProblem] = []
    return GlyphLayout(glyphCount: 0, characters: CharacterMap(), problems: &problems)
  }()

  /// Compiles the tables. Appends a problem for each table that is damaged.
  init(
    gsub: FontTable? = nil, gpos: FontTable? = nil, gdef: FontTable? = nil, kern: FontTable? = nil,
    glyphCount: Int, characters: CharacterMap, problems: inout [FontProblem]
  ) {
    let traits =
      gdef.map { GlyphTraits($0, glyphCount: glyphCount, problems: &problems) } ?? GlyphTraits()
    var substitution = Self.reader(
      of: gsub, named: "GSUB", kind: .substitution, glyphCount: glyphCount, traits: traits,
      problems: &problems)
    var positioning = Self.reader(
      of: gpos, named: "GPOS", kind: .positioning, glyphCount: glyphCount, traits: traits,
      problems: &problems)
    let kernTable = kern.map { KernTable($0, problems: &problems) } ?? KernTable()

    var plans: [ShapingPlan] = []
    var planOfScript: [UInt8] = []
    var known: [[Int]: UInt8] = [:]
    var planner = ShapingPlanner(limit: 4 * ((gsub?.count ?? 0) + (gpos?.count ?? 0)) + 65536)
    let defaults = ["DFLT", "dflt", "latn"].map(ShapingPlanner.Tags.packed)
    for script in Script.allCases {
      let own = [script.openTypeTag] + (script.olderOpenTypeTag.map { [$0] } ?? [])
      let tags = own + defaults
      let language = substitution?.source.language(for: tags) ?? -1
      let positioningLanguage = positioning?.source.language(for: tags) ?? -1
      let joins = script.isCursive
      let repertoire = FastPathGlyphs.Repertoire(script)
      let syllables = SyllableRules(script, tag: substitution?.source.chosenTag(of: tags))
      let key = [
        repertoire.rawValue, language, positioningLanguage, joins ? 1 : 0,
        script == .arabic ? 1 : 0,
        script == .hangul ? 1 : 0, syllables?.identifier ?? 0,
      ]
      if let plan = known[key] {
        planOfScript.append(plan)
        continue
      }
      var plan = ShapingPlan()
      plan.joinsLetters = joins
      plan.repertoire = repertoire
      if let source = substitution?.source, var reader = substitution?.reader {
        let stages =
          syllables?.stageList ?? ShapingStage.stages(joinsLetters: joins, script: script)
        (plan.substitutions, plan.stages) = planner.steps(
          source, language: language, stages, reader: &reader
        ) { _ in }
        substitution = (source, reader)
      }
      var hasKerning = false
      if let source = positioning?.source, var reader = positioning?.reader {
        plan.hasPositioning = true
        (plan.positionings, _) = planner.steps(
          source, language: positioningLanguage, ShapingStage.positioning, reader: &reader
        ) { if $0 == ShapingPlanner.Tags.kern { hasKerning = true } }
        positioning = (source, reader)
      }
      plan.syllables = syllables
      plan.usesKernTable = !hasKerning && !kernTable.subtables.isEmpty
      known[key] = UInt8(plans.count)
      planOfScript.append(UInt8(plans.count))
      plans.append(plan)
    }
    var halving: [Int32] = []
    if let source = positioning?.source, var reader = positioning?.reader {
      let tags = [Script.han.openTypeTag] + defaults
      halving = planner.lookups(
        of: ShapingPlanner.Tags.halt, source, language: source.language(for: tags),
        reader: &reader)
      positioning = (source, reader)
    }
    let substitutions = Self.finish(&substitution, named: "GSUB", problems: &problems)
    let positionings = Self.finish(&positioning, named: "GPOS", problems: &problems)
    for index in plans.indices {
      for step in plans[index].substitutions {
        plans[index].substitutionMask |= substitutions.lookups[Int(step.lookup)].mask
      }
      for step in plans[index].positionings {
        let lookup = positionings.lookups[Int(step.lookup)]
        if lookup.isPairKerning {
          plans[index].kerning.append(step.lookup)
        } else {
          plans[index].otherPositioningMask |= lookup.mask
        }
      }
    }
    var fastPaths: [FastPath] = []
    for script in [Script.latin, .common, .greek, .cyrillic] {
      let index = Int(planOfScript[Int(script.rawValue)])
      if let same = plans.first(where: { $0.fastPath >= 0 && $0.isEqual(to: plans[index]) }) {
        plans[index].fastPath = same.fastPath
        continue
      }
      plans[index].fastPath = fastPaths.count
      fastPaths.append(
        FastPath(
          plans[index], plans[index].repertoire, substitution: substitutions,
          positioning: positionings, kern: kernTable, traits: traits, characters: characters,
          glyphCount: glyphCount))
    }
    // Most other scripts have the same kerning as one of these.
    for index in plans.indices where plans[index].fastPath < 0 {
      let same = plans.first { $0.fastPath >= 0 && $0.kerning == plans[index].kerning }
      plans[index].kerningFastPath = same?.fastPath ?? -1
    }
    for index in plans.indices where plans[index].fastPath >= 0 && !plans[index].usesKernTable {
      plans[index].kerningFastPath = plans[index].fastPath
    }
    self.fastPaths = fastPaths
    self.halfWidthLookups = halving
    self.substitution = substitutions
    self.positioning = positionings
    self.traits = traits
    self.kern = kernTable
    self.plans = plans
    self.planOfScript = planOfScript
  }

  /// Adds kerning of all scripts to a layout. Linear in the kerning.
  ///
  /// - Parameters:
  ///   - other: The layout of a font without positioning, whose substitutions are shared.
  ///   - kerning: Lookups that are all pair kerning.
  init(_ other: GlyphLayout, kerning: LookupTable) {
    let lookups = kerning.lookups.indices.map(Int32.init)
    substitution = other.substitution
    positioning = kerning
    traits = other.traits
    kern = other.kern
    halfWidthLookups = []
    fastPaths = other.fastPaths.map { FastPath($0, kerning: lookups, in: kerning) }
    plans = other.plans.map { $0.kerned(by: lookups) }
    planOfScript = other.planOfScript
  }

  /// Returns the plan of a script.
  func plan(for script: Script) -> ShapingPlan {
    plans[Int(planOfScript[Int(script.rawValue)])]
  }

  /// Returns the change in a glyph's advance when it is set at half its width (feature `halt`), in
  /// font units; it is negative. Returns nil if the font does not define it.
  func halfWidthAdjustment(of glyph: GlyphID) -> Int? {
    for lookup in halfWidthLookups {
      for index in positioning.lookups[Int(lookup)].subtables {
        let subtable = positioning.subtables[Int(index)]
        let coverageIndex = positioning.ranges.index(of: glyph, in: subtable.coverage)
        guard coverageIndex >= 0, subtable.kind == .singleAdjustment,
          subtable.count < 0 || coverageIndex < subtable.count
        else { continue }
        return Int(positioning.pool[Int(subtable.data) + (subtable.count < 0 ? 0 : coverageIndex)])
      }
    }
    return nil
  }

  private typealias Reading = (source: ShapingPlanner.Source, reader: LookupReader)

  /// Creates a reader of a table's lookups; nil if the table is missing or damaged.
  private static func reader(
    of table: FontTable?, named name: String, kind: LookupReader.Table, glyphCount: Int,
    traits: GlyphTraits, problems: inout [FontProblem]
  ) -> Reading? {
    guard let table else { return nil }
    guard table.uint16(0) == 1, let source = ShapingPlanner.Source(table),
      let lookups = table.uint16(8),
      let reader = LookupReader(
        kind, table: table, listOffset: lookups, glyphCount: glyphCount,
        markSetCount: traits.markSetCount)
    else {
      problems.append(FontProblem(table: name, message: "has a header that cannot be read"))
      return nil
    }
    return (source, reader)
  }

  /// Reads the lookups that the plans require, and reports damaged subtables.
  private static func finish(
    _ reading: inout Reading?, named name: String, problems: inout [FontProblem]
  ) -> LookupTable {
    guard var reader = reading?.reader else { return LookupTable() }
    reading = nil
    reader.readLookups()
    if reader.damagedCount > 0 {
      problems.append(
        FontProblem(
          table: name, message: "has \(reader.damagedCount) subtables that cannot be read"))
    }
    return reader.result
  }
}
