/// How the rules of one Indic script differ from those of the others.
struct IndicScript: Equatable, Sendable {
  enum Reph { case implicit, explicit, logical }
  enum RephPosition { case afterMain, beforeSub, afterSub, beforePost, afterPost }

  var script: Script
  var virama: UInt32
  var rephPosition: RephPosition
  /// How a text asks for the Ra above: by Ra and halant, by these and a joiner, or by a character.
  var reph = Reph.implicit
  /// Whether forms below apply before the base too.
  var hasBelowBeforeBase = true
  /// The font has the rules of before 2005, under the older tag.
  var isOld = false

  /// nil for scripts that are not shaped by these rules.
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

  /// Which letters and signs have no half forms before which a matra stops.
  var hasHalfForms: Bool { script != .malayalam && script != .tamil }

  /// Rules that look around do not count when forms are foretold.
  var isWithoutContext: Bool { !isOld && script != .malayalam }
}

/// The features of Indic scripts in their order: each of the basic ones by itself.
enum IndicStage: Int {
  case variations, language, nukta, akhand, reph, rakar, preBase, below, above, half, post, vattu
  case conjunct, last

  /// Bits of `ShapingSlot.forms`: which features a glyph takes part in.
  enum Form {
    static let reph: UInt8 = 1
    static let preBase: UInt8 = 2
    static let below: UInt8 = 4
    static let above: UInt8 = 8
    static let half: UInt8 = 16
    static let post: UInt8 = 32
    static let initial: UInt8 = 64
  }

  static let list: [ShapingStage] = {
    let basic: [(String, UInt8)] = [
      ("nukt", ShapingPlan.Form.any), ("akhn", ShapingPlan.Form.any), ("rphf", Form.reph),
      ("rkrf", ShapingPlan.Form.any), ("pref", Form.preBase), ("blwf", Form.below),
      ("abvf", Form.above), ("half", Form.half), ("pstf", Form.post),
      ("vatu", ShapingPlan.Form.any), ("cjct", ShapingPlan.Form.any),
    ]
    func stage(_ tag: String, _ form: UInt8 = ShapingPlan.Form.any) -> ShapingStage {
      ShapingStage(
        tag, form: form, skipsJoiner: false, isWithinSyllables: true, seesNonJoiners: true)
    }
    let signs = ["pres", "abvs", "blws", "psts", "haln"].map { stage($0) }
    let last =
      signs.reduce(stage("init", Form.initial), +) + ShapingStage("rlig", "clig", "rclt", "calt")
    return [.variations, ShapingStage("locl", "ccmp", isWithinSyllables: true)]
      + basic.map { stage($0.0, $0.1) } + [last]
  }()
}
