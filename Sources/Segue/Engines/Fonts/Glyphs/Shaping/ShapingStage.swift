/// A set of features whose lookups are applied together, in the order of the lookup list.
struct ShapingStage {
  /// A feature and the way in which its lookups apply.
  struct Feature {
    /// The tag; 0 for a feature that the language system requires and that has no stage.
    var tag: UInt32 = 0
    /// The form bits of `ShapingPlan.Form`, or of the script's `Form`.
    var form = ShapingPlan.Form.any
    var ignoresJoiners = true
    var isWithinSyllables = false
    var matchesNonJoiners = false
    /// Whether the feature is only for ligatures and alternates that letter spacing disables.
    var isOptional = false
  }

  var features: [Feature]

  init(
    _ tags: String..., form: UInt8 = ShapingPlan.Form.any, ignoresJoiners: Bool = true,
    isWithinSyllables: Bool = false, matchesNonJoiners: Bool = false, isRequired: Bool = false
  ) {
    features = tags.map {
      Feature(
        tag: ShapingPlanner.Tags.packed($0), form: form, ignoresJoiners: ignoresJoiners,
        isWithinSyllables: isWithinSyllables, matchesNonJoiners: matchesNonJoiners,
        isOptional: !isRequired && Self.optional.contains($0))
    }
  }

  /// The features that letter spacing disables.
  private static let optional = ["liga", "clig", "calt"]

  /// Returns a stage with the features of both.
  static func + (first: ShapingStage, second: ShapingStage) -> ShapingStage {
    var result = first
    result.features += second.features
    return result
  }

  /// The stage before all others.
  static let variations = ShapingStage("rvrn")
  /// The stages of positioning.
  static let positioning = [ShapingStage("kern", "dist", "curs")]
  /// The ligatures and contextual alternates of all scripts, except those with special stages for
  /// them.
  static let ligatures = ShapingStage("rlig", "clig", "liga", "rclt", "calt")

  /// Returns the stages of scripts without reordering, as in HarfBuzz: each joining form is a
  /// separate stage, and the other features share one.
  static func stages(joinsLetters: Bool, script: Script) -> [ShapingStage] {
    typealias Form = ShapingPlan.Form
    guard joinsLetters else {
      // Browsers disable `calt` for Hangul, whose fonts use it for other purposes.
      let rest = ShapingStage("ccmp", "locl", "rlig", "clig", "liga", "rclt")
      return [variations, script == .hangul ? rest : rest + ShapingStage("calt")]
    }
    let forms: [(String, UInt8)] = [
      ("isol", Form.isolated), ("fina", Form.final), ("fin2", Form.final2), ("fin3", Form.final3),
      ("medi", Form.medial), ("med2", Form.medial2), ("init", Form.initial),
    ]
    var stages = [variations, ShapingStage("ccmp", "locl", ignoresJoiners: false)]
    stages += forms.map { ShapingStage($0.0, form: $0.1, ignoresJoiners: false) }
    let required = ShapingStage("rlig", ignoresJoiners: false)
    let rest = ShapingStage("rclt", "calt", ignoresJoiners: false) + ShapingStage("clig", "liga")
    return stages + (script == .arabic ? [required, rest] : [required + rest])
  }
}
