/// The stages of Khmer shaping in order (Microsoft, "Developing OpenType Fonts for Khmer Script").
enum KhmerStage: Int {
  case variations, basic, last

  /// The bits in `ShapingSlot.forms` of the features that apply only to some glyphs of a syllable.
  enum Form {
    static let preBase: UInt8 = 1
    static let afterBase: UInt8 = 2
    /// The bit of the glyphs after a Ro that has moved before the base.
    static let afterRo: UInt8 = 4
  }

  /// The features of each stage.
  static let list: [ShapingStage] = {
    func stage(_ tag: String, _ form: UInt8) -> ShapingStage {
      ShapingStage(
        tag, form: form, ignoresJoiners: false, isWithinSyllables: true, matchesNonJoiners: true)
    }
    let basic = ["blwf", "abvf", "pstf"].map { stage($0, Form.afterBase) }
    let signs = ShapingStage(
      "pres", "abvs", "blws", "psts", ignoresJoiners: false, matchesNonJoiners: true)
    return [
      .variations,
      basic.reduce(
        ShapingStage("locl", "ccmp", isWithinSyllables: true) + stage("pref", Form.preBase), +)
        + stage("cfar", Form.afterRo),
      signs + ShapingStage("clig", isRequired: true) + ShapingStage("rlig", "rclt", "calt"),
    ]
  }()
}

/// The shaping of Khmer, as in HarfBuzz.
extension ShapingScratch {

  /// The longest sequence of joiners in a syllable; the limit makes matching linear.
  private static let maximumJoinerCount = 16

  /// Applies the substitutions of Khmer, and reorders the syllables between them.
  mutating func substituteKhmer(
    _ plan: ShapingPlan, usesOptional: Bool, characters: CharacterMap, in layout: GlyphLayout
  ) {
    let variations = plan.steps(ofStage: KhmerStage.variations.rawValue)
    substitute(variations, of: plan, usesOptional: usesOptional, in: layout)
    findSyllables { $0.khmerSyllable(at: $1) }
    insertDottedCircles(from: characters, in: layout)
    forEachSyllable { $0.reorderKhmer($1) }
    let rest = variations.upperBound..<plan.substitutions.count
    substitute(rest, of: plan, usesOptional: usesOptional, in: layout)
  }

  /// Reorders a syllable: a coeng Ro, and vowels before the base, move to its start.
  private mutating func reorderKhmer(_ syllable: Range<Int>) {
    typealias Form = KhmerStage.Form
    let start = syllable.lowerBound
    for index in syllable.dropFirst() { slots[index].forms |= Form.afterBase }
    var coengCount = 0
    for index in syllable.dropFirst() {
      let category = slots[index].category
      if category == .halant, coengCount <= 2, index + 1 < syllable.upperBound {
        coengCount += 1
        guard slots[index + 1].category == .ra else { continue }
        // A coeng Ro is drawn before the base.
        for part in index...(index + 1) { slots[part].forms |= Form.preBase }
        mergeClusters(start, index + 1)
        move(index, to: start)
        move(index + 1, to: start + 1)
        for later in (index + 2)..<max(index + 2, syllable.upperBound) {
          slots[later].forms |= Form.afterRo
        }
        coengCount = 2
      } else if category == .vowelBefore {
        mergeClusters(start, index)
        move(index, to: start)
      }
    }
  }

  /// Returns the kind of the syllable that starts at an index, and its end.
  private func khmerSyllable(at start: Int) -> (kind: SyllableKind, end: Int) {
    if let end = khmerLetter(start) { return (.complete, khmerTail(end)) }
    let category = slots[start].category
    if category == .placeholder || category == .dottedCircle {
      return (.complete, khmerTail(start + 1))
    }
    let end = khmerTail(skip(.robat, start))
    return end > start ? (.broken, end) : (.other, start + 1)
  }

  /// Returns the index after a consonant or independent vowel; nil if there is none.
  private func khmerConsonant(_ index: Int) -> Int? {
    self.is(index, .init(.consonant, .ra, .vowel)) ? index + 1 : nil
  }

  /// Returns the index after a consonant or vowel with its robat; nil if there is none.
  private func khmerLetter(_ index: Int) -> Int? {
    guard let end = khmerConsonant(index) else { return nil }
    let sign = self.is(end, .joiners) ? end + 1 : end
    return category(sign) == .robat ? sign + 1 : end
  }

  /// Returns the index after the subscript consonants, vowels and signs that may follow a letter.
  private func khmerTail(_ start: Int) -> Int {
    var index = start
    while category(index) == .halant, let end = khmerLetter(index + 1) { index = end }
    if category(index) == .halant { return index + 1 }
    index = khmerSigns(skip(.vowelBefore, khmerSigns(index)))
    index = khmerSigns(skip(.vowelBelow, index))
    let above = self.is(index, .joiners) ? index + 1 : index
    if category(above) == .vowelAbove { index = above + 1 }
    index = khmerSigns(skip(.vowelAfter, khmerSigns(index)))
    if category(index) == .halant, let end = khmerConsonant(index + 1) { index = end }
    while category(index) == .lastSign { index += 1 }
    return index
  }

  /// Returns the index after the signs at an index, with the joiners before them.
  private func khmerSigns(_ start: Int) -> Int {
    var index = start
    while true {
      var sign = index
      while self.is(sign, .joiners), sign - index < Self.maximumJoinerCount { sign += 1 }
      guard category(sign) == .sign else { return index }
      index = sign + 1
    }
  }
}
