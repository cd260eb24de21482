/// By which rules the syllables of a script are found and put in order.
enum SyllableRules: Equatable, Sendable {
  case indic(IndicScript)
  case khmer
  case myanmar
  /// Microsoft, "Creating and Supporting OpenType Fonts for the Universal Shaping Engine".
  case universal

  /// nil for a script whose letters stay where they are, and for a font that has rules for other
  /// scripts only: it is taken not to know of the script's order.
  ///
  /// - Parameter tag: Under which the font has rules for the script; nil if it has none at all.
  init?(_ script: Script, tag: UInt32?) {
    let isOwn = tag == nil || tag == script.openTypeTag
    switch script {
    case .khmer: self = .khmer
    case .myanmar where isOwn: self = .myanmar
    default:
      if var indic = IndicScript(script), isOwn || tag == script.olderOpenTypeTag {
        indic.isOld = tag != script.openTypeTag
        self = .indic(indic)
      } else if script.syllables == .universal, isOwn {
        self = .universal
      } else {
        return nil
      }
    }
  }

  var stageList: [ShapingStage] {
    switch self {
    case .indic: IndicStage.list
    case .khmer: KhmerStage.list
    case .myanmar: MyanmarStage.list
    case .universal: UniversalStage.list
    }
  }

  /// Not that of rules by which text may come out otherwise.
  var number: Int {
    switch self {
    case .indic(let indic): 4 + Int(indic.script.rawValue)
    case .khmer: 1
    case .myanmar: 2
    case .universal: 3
    }
  }

  /// Whether marks take no room of their own.
  var hasZeroWidthMarks: Bool { self == .myanmar || self == .universal }

  var isIndic: Bool {
    if case .indic = self { true } else { false }
  }

  /// Whether some signs after some letters look like another letter, and are shown apart.
  var hasInvalidPairs: Bool { isIndic || self == .universal }

  /// Whether a sign that has been taken apart stays so.
  var keepsSignsApart: Bool { self != .myanmar }
}

/// What a syllable is.
enum SyllableKind: UInt8 {
  /// No letters of the script.
  case other
  /// Signs without a letter.
  case broken
  case letters
  /// Symbols and numerals, which stay in their order.
  case fixed
}
