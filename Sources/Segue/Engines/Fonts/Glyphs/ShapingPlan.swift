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
  var indic: IndicPlan?
  /// GPOS has no kerning for the script.
  var usesKernTable = false
  /// Whether GPOS has anything for the script's text; else marks are told by their characters.
  var hasPositioning = false
  var repertoire = PlainGlyphs.Repertoire.latin
  /// Which `PlainShaping` the plan's text may go through; −1 for none.
  var plain = -1
  /// Which of them has the plan's kerning in GPOS; −1 if none has.
  var kerningOfPlain = -1

  /// Whether text comes out the same.
  func isEqual(to other: ShapingPlan) -> Bool {
    repertoire == other.repertoire && substitutions == other.substitutions
      && positionings == other.positionings && usesKernTable == other.usesKernTable
      && joinsLetters == other.joinsLetters && indic == other.indic
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

/// Makes the plans of all scripts (OpenType, "Script list", "Feature list").
struct ShapingPlanner {
  /// The languages and features of one table.
  struct Source {
    var table: FontTable
    var scripts: FontTable
    var features: FontTable

    init?(_ table: FontTable) {
      guard let scripts = table.uint16(4), let features = table.uint16(6),
        let scripts = table.part(at: scripts), let features = table.part(at: features)
      else { return nil }
      self.table = table
      self.scripts = scripts
      self.features = features
    }

    /// Where the default language system of the script stands, that HarfBuzz takes: the script's
    /// own, else `DFLT`, `dflt` or `latn`. −1 if there is none.
    func language(for tags: [UInt32]) -> Int {
      guard let index = scriptIndex(for: tags)?.index, let start = scripts.uint16(6 + 6 * index),
        let offset = scripts.uint16(start), offset != 0
      else { return -1 }
      return start + offset
    }

    /// The first of the tags that the table has rules under.
    func chosenTag(of tags: [UInt32]) -> UInt32? { scriptIndex(for: tags)?.tag }

    private func scriptIndex(for tags: [UInt32]) -> (tag: UInt32, index: Int)? {
      let count = scripts.uint16(0) ?? 0
      for tag in tags {
        for index in 0..<count where scripts.uint32(2 + 6 * index) == Int(tag) {
          return (tag, index)
        }
      }
      return nil
    }
  }

  /// Features that one step of the pipeline applies together, sorted by their lookups.
  struct Stage {
    var features: [(tag: UInt32, form: UInt8, skipsJoiner: Bool)]
    /// The first so many of them look at one syllable at a time; the first so many of these see
    /// zero width non-joiners.
    var syllabicCount = 0
    var manualCount = 0
  }

  /// How many more features may be looked at, so that what points at itself does not multiply.
  private var work: Int

  init(limit: Int) {
    work = limit
  }

  /// The steps of one language system. Lookups that are reached are read by `reader`.
  mutating func steps(
    _ source: Source, language: Int, joinsLetters: Bool, script: Script, indic: inout IndicPlan?,
    reader: inout LookupReader, found: (UInt32) -> Void
  ) -> [ShapingPlan.Step] {
    guard language >= 0, let part = source.scripts.part(at: language),
      let required = part.uint16(2), let count = part.uint16(4)
    else { return [] }
    var features: [(tag: UInt32, offset: Int)] = []
    func feature(_ index: Int) -> (tag: UInt32, offset: Int)? {
      guard let tag = source.features.uint32(2 + 6 * index),
        let offset = source.features.uint16(6 + 6 * index)
      else { return nil }
      return (UInt32(truncatingIfNeeded: tag), offset)
    }
    for index in 0..<count {
      work -= 1
      guard work > 0, let number = part.uint16(6 + 2 * index) else { break }
      if let feature = feature(number) {
        features.append(feature)
        found(feature.tag)
      }
    }
    var requiredFeature = required == 0xFFFF ? nil : feature(required)
    var result: [ShapingPlan.Step] = []
    let stages =
      reader.kind == .positioning
      ? [Stage(features: Tags.positioning.map { ($0, ShapingPlan.Form.any, true) })]
      : indic != nil
        ? Self.indicStages() : Self.stages(joinsLetters: joinsLetters, script: script)
    // A required feature applies where its tag would, and before everything if it has no place.
    let requiredStage = requiredFeature.map { required in
      stages.firstIndex { $0.features.contains { $0.tag == required.tag } } ?? 0
    }
    for (index, stage) in stages.enumerated() {
      var steps: [ShapingPlan.Step] = []
      for (place, wanted) in stage.features.enumerated() {
        guard let feature = features.first(where: { $0.tag == wanted.tag }) else { continue }
        let first = steps.count
        defer {
          for step in first..<steps.count {
            steps[step].isWithinSyllables = place < stage.syllabicCount
            steps[step].seesNonJoiners = place < stage.manualCount
          }
        }
        add(
          feature.offset, forms: wanted.form, isOptional: Tags.optional.contains(wanted.tag),
          skipsJoiner: wanted.skipsJoiner, in: source, reader: &reader, to: &steps)
      }
      if requiredStage == index, let feature = requiredFeature {
        add(
          feature.offset, forms: ShapingPlan.Form.any, isOptional: false, skipsJoiner: true,
          in: source, reader: &reader, to: &steps)
        requiredFeature = nil
      }
      let start = result.count
      result += Self.merged(steps, order: reader.result.indices)
      if reader.kind == .substitution {
        indic?.note(stage.features.first?.tag, start..<result.count)
      }
    }
    return result
  }

  /// The lookups of a feature that is not on by itself. They are read by `reader`.
  mutating func lookups(
    of tag: UInt32, _ source: Source, language: Int, reader: inout LookupReader
  ) -> [Int32] {
    guard language >= 0, let part = source.scripts.part(at: language), let count = part.uint16(4)
    else { return [] }
    var steps: [ShapingPlan.Step] = []
    for index in 0..<count {
      work -= 1
      guard work > 0, let number = part.uint16(6 + 2 * index) else { break }
      guard source.features.uint32(2 + 6 * number) == Int(tag),
        let offset = source.features.uint16(6 + 6 * number)
      else { continue }
      add(
        offset, forms: ShapingPlan.Form.any, isOptional: false, skipsJoiner: true, in: source,
        reader: &reader, to: &steps)
    }
    return Self.merged(steps, order: reader.result.indices).map(\.lookup)
  }

  private mutating func add(
    _ offset: Int, forms: UInt8, isOptional: Bool, skipsJoiner: Bool, in source: Source,
    reader: inout LookupReader, to steps: inout [ShapingPlan.Step]
  ) {
    guard let part = source.features.part(at: offset), let count = part.uint16(2) else { return }
    for index in 0..<count {
      work -= 1
      guard work > 0, let number = part.uint16(4 + 2 * index) else { return }
      guard let lookup = reader.lookup(number) else { continue }
      steps.append(
        ShapingPlan.Step(
          lookup: Int32(truncatingIfNeeded: number) << 16 | lookup & 0xFFFF, forms: forms,
          isOptional: isOptional, skipsJoiner: skipsJoiner))
    }
  }

  /// In the order of the font's lookups, each lookup once. While steps are collected, a lookup is
  /// named by its number in the font, and in the lower half by its index among those read.
  private static func merged(
    _ steps: [ShapingPlan.Step], order: [Int32]
  ) -> [ShapingPlan.Step] {
    var result: [ShapingPlan.Step] = []
    let sorted = steps.enumerated().sorted {
      ($0.element.lookup, $0.offset) < ($1.element.lookup, $1.offset)
    }
    for (_, step) in sorted {
      var step = step
      step.lookup &= 0xFFFF
      if let last = result.last, last.lookup == step.lookup {
        result[result.count - 1].forms |= step.forms
        result[result.count - 1].isOptional = last.isOptional && step.isOptional
        result[result.count - 1].skipsJoiner = last.skipsJoiner && step.skipsJoiner
        result[result.count - 1].isWithinSyllables =
          last.isWithinSyllables || step.isWithinSyllables
        result[result.count - 1].seesNonJoiners = last.seesNonJoiners || step.seesNonJoiners
      } else {
        result.append(step)
      }
    }
    return result
  }

  /// The order of HarfBuzz: what letters join by comes in steps of its own, the rest at once.
  private static func stages(joinsLetters: Bool, script: Script) -> [Stage] {
    typealias Form = ShapingPlan.Form
    func stage(_ tags: [String], _ form: UInt8 = Form.any, skipsJoiner: Bool = true) -> Stage {
      Stage(features: tags.map { (Tags.packed($0), form, skipsJoiner) })
    }
    guard joinsLetters else {
      // Hangul fonts use `calt` for what browsers do not want.
      let contextual = script == .hangul ? [] : ["calt"]
      return [
        stage(["rvrn"]),
        stage(["ccmp", "locl", "rlig", "clig", "liga", "rclt"] + contextual),
      ]
    }
    var stages = [stage(["rvrn"]), stage(["ccmp", "locl"], skipsJoiner: false)]
    let forms: [(String, UInt8)] = [
      ("isol", Form.isolated), ("fina", Form.final), ("fin2", Form.final2), ("fin3", Form.final3),
      ("medi", Form.medial), ("med2", Form.medial2), ("init", Form.initial),
    ]
    stages += forms.map { stage([$0.0], $0.1, skipsJoiner: false) }
    let required = stage(["rlig"], skipsJoiner: false)
    var rest = stage(["rclt", "calt"], skipsJoiner: false)
    rest.features += stage(["clig", "liga"]).features
    if script == .arabic {
      stages += [required, rest]
    } else {
      stages.append(Stage(features: required.features + rest.features))
    }
    return stages
  }

  enum Tags {
    static let kern = packed("kern")
    static let halt = packed("halt")
    static let positioning = ["kern", "dist", "curs"].map(packed)
    /// What letter spacing turns off.
    static let optional = ["liga", "clig", "calt"].map(packed)

    static func packed(_ tag: String) -> UInt32 {
      tag.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
}
