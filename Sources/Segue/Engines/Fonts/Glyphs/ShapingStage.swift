/// Features that one step of shaping applies together, sorted by their lookups.
struct ShapingStage {
  struct Feature {
    /// 0 for a feature that the language requires under a tag without a stage.
    var tag: UInt32 = 0
    /// Of `ShapingPlan.Form`, or of the script's own.
    var form = ShapingPlan.Form.any
    var skipsJoiner = true
    var isWithinSyllables = false
    var seesNonJoiners = false
    /// Only for ligatures and alternates that letter spacing turns off.
    var isOptional = false
  }

  var features: [Feature]

  init(
    _ tags: String..., form: UInt8 = ShapingPlan.Form.any, skipsJoiner: Bool = true,
    isWithinSyllables: Bool = false, seesNonJoiners: Bool = false, isRequired: Bool = false
  ) {
    features = tags.map {
      Feature(
        tag: ShapingPlanner.Tags.packed($0), form: form, skipsJoiner: skipsJoiner,
        isWithinSyllables: isWithinSyllables, seesNonJoiners: seesNonJoiners,
        isOptional: !isRequired && Self.optional.contains($0))
    }
  }

  /// What letter spacing turns off.
  private static let optional = ["liga", "clig", "calt"]

  /// The features of both at once.
  static func + (first: ShapingStage, second: ShapingStage) -> ShapingStage {
    var result = first
    result.features += second.features
    return result
  }

  static let variations = ShapingStage("rvrn")
  static let positioning = [ShapingStage("kern", "dist", "curs")]
  /// What all scripts have, beside those for which ligatures are a matter of their own.
  static let ligatures = ShapingStage("rlig", "clig", "liga", "rclt", "calt")

  /// The stages of scripts whose letters stay in their order, as HarfBuzz has them: what letters join
  /// by comes in stages of its own, the rest at once.
  static func stages(joinsLetters: Bool, script: Script) -> [ShapingStage] {
    typealias Form = ShapingPlan.Form
    guard joinsLetters else {
      // Hangul fonts use `calt` for what browsers do not want.
      let rest = ShapingStage("ccmp", "locl", "rlig", "clig", "liga", "rclt")
      return [variations, script == .hangul ? rest : rest + ShapingStage("calt")]
    }
    let forms: [(String, UInt8)] = [
      ("isol", Form.isolated), ("fina", Form.final), ("fin2", Form.final2), ("fin3", Form.final3),
      ("medi", Form.medial), ("med2", Form.medial2), ("init", Form.initial),
    ]
    var stages = [variations, ShapingStage("ccmp", "locl", skipsJoiner: false)]
    stages += forms.map { ShapingStage($0.0, form: $0.1, skipsJoiner: false) }
    let required = ShapingStage("rlig", skipsJoiner: false)
    let rest = ShapingStage("rclt", "calt", skipsJoiner: false) + ShapingStage("clig", "liga")
    return stages + (script == .arabic ? [required, rest] : [required + rest])
  }
}
