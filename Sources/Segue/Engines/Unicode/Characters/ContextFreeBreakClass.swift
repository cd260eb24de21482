/// A class of characters that start a grapheme cluster in any context, and between which line
/// breaks need neither context nor rules.
enum ContextFreeBreakClass: UInt8 {
  case none
  /// No line may break between two letters.
  case letter
  /// A line may break on either side: ideographs, kana, Hangul syllables.
  case ideograph

  /// Classifies a character by its properties.
  init(_ properties: CharacterProperties) {
    self = .none
    switch properties.graphemeBreak {
    case .other, .hangulLV, .hangulLVT: break
    default: return
    }
    guard properties.conjunctBreak == .none, !properties.isExtendedPictographic else { return }
    switch properties.lineBreak {
    case .alphabetic: self = .letter
    case .ideographic, .conditionalStarter, .hangulLV, .hangulLVT: self = .ideograph
    default: return
    }
  }
}
