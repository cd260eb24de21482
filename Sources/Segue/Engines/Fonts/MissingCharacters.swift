/// The advance of clusters, and of what the font lacks.
///
/// A device draws a missing character with another of its fonts, whose widths are not known here.
/// Stated in its place: ideographs, kana, Hangul and emoji are 1 em wide, whole clusters of them
/// (a flag, a family) too; spaces have the width that Unicode gives them; the no-break hyphen that
/// of the hyphen; marks, joiners and other characters that show nothing are 0; the rest is as wide
/// as the font's sign for a missing character.
extension ScaledFont {
  /// In 1/65536 point.
  func advance(of scalar: Unicode.Scalar) -> Int {
    if let advance = face.advance(of: scalar) { return length(advance) }
    if scalar.isASCII { return length(face.missingAdvance) }
    return missingAdvance(of: scalar)
  }

  /// In 1/65536 point.
  func advance(ofCluster cluster: Character) -> Int {
    var sum = 0
    var isFirst = true
    for scalar in cluster.unicodeScalars {
      if isFirst, scalar.isEmoji(in: cluster) { return em }
      if isFirst || !scalar.isNonSpacingMark { sum = sum &+ advance(of: scalar) }
      isFirst = false
    }
    return sum
  }

  private var em: Int { length(face.unitsPerEm) }

  private func missingAdvance(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x2003, 0x2001, 0x3000: return em
    case 0x2002, 0x2000: return em / 2
    case 0x2004: return em / 3
    case 0x2005: return em / 4
    case 0x2006: return em / 6
    case 0x2009, 0x202F: return em / 5
    case 0x200A: return em / 10
    case 0x205F: return em * 4 / 18
    case 0xA0, 0x2028, 0x2029: return advance(of: " ")
    case 0x2007: return advance(of: "0")
    case 0x2008: return advance(of: ".")
    case 0x2011: return advance(of: face.advance(of: "\u{2010}") == nil ? "-" : "\u{2010}")
    default: break
    }
    if scalar.isIdeographic || scalar.properties.isEmojiPresentation { return em }
    if scalar.isNonSpacingMark || scalar.properties.isDefaultIgnorableCodePoint { return 0 }
    return length(face.missingAdvance)
  }
}

extension Unicode.Scalar {
  /// Whether the cluster this character starts is drawn as one emoji: it is one by itself, or the
  /// cluster asks for it (U+FE0F).
  fileprivate func isEmoji(in cluster: Character) -> Bool {
    // Below the arrows and symbols only © and ® are emoji, and no letter is.
    guard value >= 0x2000 || value == 0xA9 || value == 0xAE else { return false }
    return properties.isEmojiPresentation
      || (properties.isEmoji && cluster.unicodeScalars.contains("\u{FE0F}"))
  }
}
