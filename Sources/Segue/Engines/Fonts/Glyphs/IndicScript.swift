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
}

/// What a plan knows of an Indic script in one font.
struct IndicPlan: Equatable, Sendable {
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

  var script: IndicScript
  /// The font has the rules of before 2005, under the older tag.
  var isOld: Bool
  /// The steps of the features that tell the forms of consonants.
  var reph = 0..<0
  var preBase = 0..<0
  var below = 0..<0
  var post = 0..<0
  var vattu = 0..<0
  /// The steps before which syllables are put in order, for the first and the last time.
  var firstOrder = 0
  var lastOrder = 0

  /// Rules that look around do not count when forms are foretold.
  var isWithoutContext: Bool { !isOld && script.script != .malayalam }
}

extension IndicPlan {
  /// Notes the steps of a stage, which its first feature names.
  mutating func note(_ tag: UInt32?, _ steps: Range<Int>) {
    typealias Tags = ShapingPlanner.Tags
    switch tag {
    case Tags.packed("nukt"): firstOrder = steps.lowerBound
    case Tags.packed("rphf"): reph = steps
    case Tags.packed("pref"): preBase = steps
    case Tags.packed("blwf"): below = steps
    case Tags.packed("pstf"): post = steps
    case Tags.packed("vatu"): vattu = steps
    case Tags.packed("init"): lastOrder = steps.lowerBound
    default: break
    }
  }
}

extension ShapingPlanner {
  /// The features of Indic scripts in their order: each of the basic ones by itself.
  static func indicStages() -> [Stage] {
    typealias Form = IndicPlan.Form
    func stage(_ tags: [String], _ form: UInt8 = ShapingPlan.Form.any) -> Stage {
      Stage(
        features: tags.map { (Tags.packed($0), form, false) }, syllabicCount: tags.count,
        manualCount: tags.count)
    }
    var language = stage(["locl", "ccmp"])
    language.manualCount = 0
    for index in language.features.indices { language.features[index].skipsJoiner = true }
    let basic: [(String, UInt8)] = [
      ("nukt", ShapingPlan.Form.any), ("akhn", ShapingPlan.Form.any), ("rphf", Form.reph),
      ("rkrf", ShapingPlan.Form.any), ("pref", Form.preBase), ("blwf", Form.below),
      ("abvf", Form.above), ("half", Form.half), ("pstf", Form.post),
      ("vatu", ShapingPlan.Form.any), ("cjct", ShapingPlan.Form.any),
    ]
    var last = stage(["init", "pres", "abvs", "blws", "psts", "haln"])
    last.features[0].form = Form.initial
    for tag in ["rlig", "clig", "rclt", "calt"] {
      last.features.append((Tags.packed(tag), ShapingPlan.Form.any, true))
    }
    let first = Stage(features: [(Tags.packed("rvrn"), ShapingPlan.Form.any, true)])
    return [first, language] + basic.map { stage([$0.0], $0.1) } + [last]
  }
}
