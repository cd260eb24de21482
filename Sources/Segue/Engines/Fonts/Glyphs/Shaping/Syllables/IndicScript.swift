/// The differences between the shaping rules of Indic scripts.
struct IndicScript: Equatable, Sendable {
  /// The encoding of a reph, the form of Ra above the base: Ra and halant, these with a joiner, or
  /// a single character.
  enum Reph { case implicit, explicit, logical }
  /// The position to which a reph is moved.
  enum RephPosition { case afterMain, beforeSub, afterSub, beforePost, afterPost }

  var script: Script
  /// The virama of the script.
  var virama: UInt32
  /// The position of the reph.
  var rephPosition: RephPosition
  /// The encoding of the reph.
  var reph = Reph.implicit
  /// Whether below-base forms apply to consonants before the base as well.
  var hasBelowBeforeBase = true
  /// Whether the font implements the specification from before 2005, under the older script tag.
  var usesOlderTag = false

  /// Returns the rules of a script; nil if it is not one of the Indic scripts.
  init?(_ script: Script) {
    self.script = script
    switch script {
    case .devanagari: (virama, rephPosition) = (0x94D, .beforePost)
    case .bengali: (virama, rephPosition) = (0x9CD, .afterSub)
    case .gurmukhi: (virama, rephPosition) = (0xA4D, .beforeSub)
    case .gujarati: (virama, rephPosition) = (0xACD, .beforePost)
    case .oriya: (virama, rephPosition) = (0xB4D, .afterMain)
    case .tamil: (virama, rephPosition) = (0xBCD, .afterPost)
    case .telugu:
      (virama, rephPosition) = (0xC4D, .afterPost)
      (reph, hasBelowBeforeBase) = (.explicit, false)
    case .kannada:
      (virama, rephPosition) = (0xCCD, .afterPost)
      hasBelowBeforeBase = false
    case .malayalam:
      (virama, rephPosition) = (0xD4D, .afterMain)
      reph = .logical
    default: return nil
    }
  }

  /// Whether the script has half forms. If so, a pre-base matra moves to just after the last
  /// visible halant before the base; Malayalam and Tamil have none.
  var hasHalfForms: Bool { script != .malayalam && script != .tamil }

  /// Whether contextual rules are ignored when testing whether a form exists.
  var ignoresContext: Bool { !usesOlderTag && script != .malayalam }
}

/// The stages of Indic shaping in order; each basic feature is a separate stage.
enum IndicStage: Int {
  case variations, language, nukta, akhand, reph, rakar, preBase, below, above, half, post, vattu
  case conjunct, last

  /// The bits in `ShapingSlot.forms` of the features that apply only to some glyphs of a syllable.
  enum Form {
    static let reph: UInt8 = 1
    static let preBase: UInt8 = 2
    static let below: UInt8 = 4
    static let above: UInt8 = 8
    static let half: UInt8 = 16
    static let post: UInt8 = 32
    static let initial: UInt8 = 64
  }

  /// The features of each stage.
  static let list: [ShapingStage] = {
    let basic: [(String, UInt8)] = [
      ("nukt", ShapingPlan.Form.any), ("akhn", ShapingPlan.Form.any), ("rphf", Form.reph),
      ("rkrf", ShapingPlan.Form.any), ("pref", Form.preBase), ("blwf", Form.below),
      ("abvf", Form.above), ("half", Form.half), ("pstf", Form.post),
      ("vatu", ShapingPlan.Form.any), ("cjct", ShapingPlan.Form.any),
    ]
    func stage(_ tag: String, _ form: UInt8 = ShapingPlan.Form.any) -> ShapingStage {
      ShapingStage(
        tag, form: form, ignoresJoiners: false, isWithinSyllables: true, matchesNonJoiners: true)
    }
    let signs = ["pres", "abvs", "blws", "psts", "haln"].map { stage($0) }
    let last =
      signs.reduce(stage("init", Form.initial), +) + ShapingStage("rlig", "clig", "rclt", "calt")
    return [.variations, ShapingStage("locl", "ccmp", isWithinSyllables: true)]
      + basic.map { stage($0.0, $0.1) } + [last]
  }()
}
