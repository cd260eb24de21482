/// The rules by which the syllables of a script are found and reordered.
enum SyllableRules: Equatable, Sendable {
  case indic(IndicScript)
  case khmer
  case myanmar
  /// Microsoft, "Creating and Supporting OpenType Fonts for the Universal Shaping Engine".
  case universal

  /// Selects the rules of a script. Returns nil for a script without reordering, and for a font
  /// with rules only for other scripts, which is assumed not to support reordering.
  ///
  /// - Parameter tag: The script tag under which the font has rules for the script; nil if it has
  ///   none at all.
  init?(_ script: Script, tag: UInt32?) {
    let isOwn = tag == nil || tag == script.openTypeTag
    switch script {
    case .khmer: self = .khmer
    case .myanmar where isOwn: self = .myanmar
    default:
      if var indic = IndicScript(script), isOwn || tag == script.olderOpenTypeTag {
        indic.usesOlderTag = tag != script.openTypeTag
        self = .indic(indic)
      } else if script.syllableModel == .universal, isOwn {
        self = .universal
      } else {
        return nil
      }
    }
  }

  /// The stages of the rules.
  var stageList: [ShapingStage] {
    switch self {
    case .indic: IndicStage.list
    case .khmer: KhmerStage.list
    case .myanmar: MyanmarStage.list
    case .universal: UniversalStage.list
    }
  }

  /// A number that differs between rules that may shape text differently.
  var identifier: Int {
    switch self {
    case .indic(let indic): 4 + Int(indic.script.rawValue)
    case .khmer: 1
    case .myanmar: 2
    case .universal: 3
    }
  }

  /// Whether marks have zero width.
  var hasZeroWidthMarks: Bool { self == .myanmar || self == .universal }

  /// Whether the rules are those of an Indic script.
  var isIndic: Bool {
    if case .indic = self { true } else { false }
  }

  /// Whether `InvalidPairs` are separated with a dotted circle.
  var insertsDottedCircles: Bool { isIndic || self == .universal }

  /// Whether a decomposed sign is not composed again.
  var keepsDecomposedSigns: Bool { self != .myanmar }
}

/// The kind of a syllable.
enum SyllableKind: UInt8 {
  /// A syllable without letters or signs of the script.
  case other
  /// A syllable of signs without a letter.
  case broken
  /// A syllable with a letter.
  case complete
  /// A syllable of symbols or numerals, which is not reordered.
  case notReordered
}
