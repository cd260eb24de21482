/// Characters that start a cluster whatever stands before them, and whose line breaks, beside one
/// another, need no context and no rule.
enum PlainCharacter: UInt8 {
  case none
  /// No break between two of them.
  case letter
  /// A break on either side: ideographs, kana, syllables of Hangul.
  case ideograph

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
