/// A compiler of shaping plans for all scripts (OpenType, "Script list", "Feature list").
struct ShapingPlanner {
  /// The script and feature lists of one table.
  struct Source {
    var table: FontTable
    var scripts: FontTable
    var features: FontTable

    /// Reads the offsets of the lists; nil if they are damaged.
    init?(_ table: FontTable) {
      guard let scripts = table.uint16(4), let features = table.uint16(6),
        let scripts = table.part(at: scripts), let features = table.part(at: features)
      else { return nil }
      self.table = table
      self.scripts = scripts
      self.features = features
    }

    /// Returns the offset of the default language system that HarfBuzz selects: that of the first
    /// tag in the script list. The tags are the script's own, then `DFLT`, `dflt` and `latn`.
    /// Returns −1 if there is none.
    func language(for tags: [UInt32]) -> Int {
      guard let index = scriptIndex(for: tags)?.index, let start = scripts.uint16(6 + 6 * index),
        let offset = scripts.uint16(start), offset != 0
      else { return -1 }
      return start + offset
    }

    /// Returns the first of the tags that the script list contains.
    func chosenTag(of tags: [UInt32]) -> UInt32? { scriptIndex(for: tags)?.tag }

    private func scriptIndex(for tags: [UInt32]) -> (tag: UInt32, index: Int)? {
      let count = scripts.uint16(0) ?? 0
      for tag in tags {
        for index in 0..<count where scripts.uint32(2 + 6 * index) == tag {
          return (tag, index)
        }
      }
      return nil
    }
  }

  /// The number of features and lookups that may still be examined, which bounds the work for
  /// overlapping lists.
  private var remainingWork: Int

  init(limit: Int) {
    remainingWork = limit
  }

  /// Returns the steps of a language system, and the range of steps of each stage. Requests the
  /// lookups from `reader`.
  ///
  /// - Parameter found: Called with the tag of each feature of the language system.
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
      return (tag, offset)
    }
    for index in 0..<count {
      remainingWork -= 1
      guard remainingWork > 0, let number = part.uint16(6 + 2 * index) else { break }
      if let feature = feature(number) {
        features.append(feature)
        found(feature.tag)
      }
    }
    var requiredFeature = required == 0xFFFF ? nil : feature(required)
    var result: [ShapingPlan.Step] = []
    var ranges: [Range<Int>] = []
    // A required feature applies at the stage of its tag, and in the first stage if it has none.
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

  /// Returns the lookups of a feature that is not enabled by default, and requests them from
  /// `reader`.
  mutating func lookups(
    of tag: UInt32, _ source: Source, language: Int, reader: inout LookupReader
  ) -> [Int32] {
    guard language >= 0, let part = source.scripts.part(at: language), let count = part.uint16(4)
    else { return [] }
    var steps: [ShapingPlan.Step] = []
    for index in 0..<count {
      remainingWork -= 1
      guard remainingWork > 0, let number = part.uint16(6 + 2 * index) else { break }
      guard source.features.uint32(2 + 6 * number) == tag,
        let offset = source.features.uint16(6 + 6 * number)
      else { continue }
      add(offset, ShapingStage.Feature(), in: source, reader: &reader, to: &steps)
    }
    return Self.merged(steps, order: reader.result.indices).map { $0.lookup }
  }

  /// Appends the steps of the feature at an offset.
  private mutating func add(
    _ offset: Int, _ feature: ShapingStage.Feature, in source: Source,
    reader: inout LookupReader, to steps: inout [ShapingPlan.Step]
  ) {
    guard let part = source.features.part(at: offset), let count = part.uint16(2) else { return }
    for index in 0..<count {
      remainingWork -= 1
      guard remainingWork > 0, let number = part.uint16(4 + 2 * index) else { return }
      guard let lookup = reader.lookup(number) else { continue }
      steps.append(
        ShapingPlan.Step(
          lookup: Int32(truncatingIfNeeded: number) << 16 | lookup & 0xFFFF, forms: feature.form,
          isOptional: feature.isOptional, ignoresJoiners: feature.ignoresJoiners,
          isWithinSyllables: feature.isWithinSyllables, matchesNonJoiners: feature.matchesNonJoiners
        ))
    }
  }

  /// Sorts steps by lookup and merges those of the same lookup. Until then, the upper half of a
  /// step's `lookup` is the font's lookup index, and the lower half the index among the lookups
  /// read.
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
        result[result.count - 1].ignoresJoiners = last.ignoresJoiners && step.ignoresJoiners
        result[result.count - 1].isWithinSyllables =
          last.isWithinSyllables || step.isWithinSyllables
        result[result.count - 1].matchesNonJoiners =
          last.matchesNonJoiners || step.matchesNonJoiners
      } else {
        result.append(step)
      }
    }
    return result
  }

  /// OpenType tags as numbers.
  enum Tags {
    static let kern = packed("kern")
    static let halt = packed("halt")

    /// Packs a tag into a number, first letter in the highest byte.
    static func packed(_ tag: String) -> UInt32 {
      tag.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
}
