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

  /// How many more features may be looked at, so that what points at itself does not multiply.
  private var work: Int

  init(limit: Int) {
    work = limit
  }

  /// The steps of one language system, and which of them each stage has. Lookups that are reached are
  /// read by `reader`.
  mutating func steps(
    _ source: Source, language: Int, _ stages: [ShapingStage], reader: inout LookupReader,
    found: (UInt32) -> Void
  ) -> (steps: [ShapingPlan.Step], stages: [Range<Int>]) {
    guard language >= 0, let part = source.scripts.part(at: language),
      let required = part.uint16(2), let count = part.uint16(4)
    else { return ([], []) }
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
    var ranges: [Range<Int>] = []
    // A required feature applies where its tag would, and before everything if it has no place.
    let requiredStage = requiredFeature.map { required in
      stages.firstIndex { $0.features.contains { $0.tag == required.tag } } ?? 0
    }
    for (index, stage) in stages.enumerated() {
      var steps: [ShapingPlan.Step] = []
      for wanted in stage.features {
        guard let feature = features.first(where: { $0.tag == wanted.tag }) else { continue }
        add(feature.offset, wanted, in: source, reader: &reader, to: &steps)
      }
      if requiredStage == index, let feature = requiredFeature {
        add(feature.offset, ShapingStage.Feature(), in: source, reader: &reader, to: &steps)
        requiredFeature = nil
      }
      let start = result.count
      result += Self.merged(steps, order: reader.result.indices)
      ranges.append(start..<result.count)
    }
    return (result, ranges)
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
      add(offset, ShapingStage.Feature(), in: source, reader: &reader, to: &steps)
    }
    return Self.merged(steps, order: reader.result.indices).map(\.lookup)
  }

  private mutating func add(
    _ offset: Int, _ feature: ShapingStage.Feature, in source: Source,
    reader: inout LookupReader, to steps: inout [ShapingPlan.Step]
  ) {
    guard let part = source.features.part(at: offset), let count = part.uint16(2) else { return }
    for index in 0..<count {
      work -= 1
      guard work > 0, let number = part.uint16(4 + 2 * index) else { return }
      guard let lookup = reader.lookup(number) else { continue }
      steps.append(
        ShapingPlan.Step(
          lookup: Int32(truncatingIfNeeded: number) << 16 | lookup & 0xFFFF, forms: feature.form,
          isOptional: feature.isOptional, skipsJoiner: feature.skipsJoiner,
          isWithinSyllables: feature.isWithinSyllables, seesNonJoiners: feature.seesNonJoiners))
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

  enum Tags {
    static let kern = packed("kern")
    static let halt = packed("halt")

    static func packed(_ tag: String) -> UInt32 {
      tag.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
}
