/// The columns that a text takes on a terminal.
///
/// Counted by grapheme cluster, as terminals that follow Unicode's clustering do: 2 for wide
/// characters and emoji, 0 for marks that stand alone and for what is invisible, 1 for the rest.
/// Control characters count as nothing, because what they do depends on the terminal: make them
/// visible first (`visible`). Linear in the text.
package func displayWidth(of text: some StringProtocol) -> Int {
  // Most texts are printable ASCII, and need no clustering.
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 <= 0x7E }) { return text.utf8.count }
  return text.reduce(0) { $0 + displayWidth(of: $1) }
}

/// The columns of one grapheme cluster: 0, 1 or 2.
package func displayWidth(of character: Character) -> Int {
  var columns = 0
  var isEmoji = false
  for scalar in character.unicodeScalars {
    // U+FE0F asks for the picture of a character that is text by default, as in a red heart.
    if scalar.value == 0xFE0F && isEmoji { return 2 }
    if columns == 0 { isEmoji = scalar.properties.isEmoji }
    columns += columnCount(of: scalar)
    // A cluster of several spacing parts (a family joined by U+200D, a flag of two letters, an
    // Indic consonant and its vowel sign) is drawn as one picture of two columns at most.
    if columns >= 2 { return 2 }
  }
  return columns
}

/// A text cut to a number of columns, between clusters, with an ellipsis if anything is missing.
package func cut(_ text: String, toColumns limit: Int) -> String {
  // A cluster of no width is free, so the length in bytes says nothing; the width does.
  guard displayWidth(of: text) > limit else { return text }
  guard limit > 0 else { return "" }
  var kept = ""
  var columns = 0
  for character in text {
    columns += displayWidth(of: character)
    if columns > limit - 1 { break }
    kept.append(character)
  }
  return kept + "…"
}

/// The columns of a scalar that stands alone.
private func columnCount(of scalar: Unicode.Scalar) -> Int {
  let value = scalar.value
  if value >= 0x20 && value < 0x7F { return 1 }
  if value < 0xA0 { return 0 }
  if isZeroWidth(scalar) { return 0 }
  // Half a flag is drawn as a letter in a box, as wide as the flag.
  if (0x1F1E6...0x1F1FF).contains(value) { return 2 }
  return isWide(scalar) ? 2 : 1
}

private func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  // A soft hyphen is drawn by terminals, which do not hyphenate; a Hangul filler holds the place of
  // the consonant it stands for.
  case 0x00AD, 0x115F: return false
  // Vowels and final consonants of Hangul, drawn into the syllable their first consonant opens.
  case 0x1160...0x11FF, 0xD7B0...0xD7FB: return true
  // Signs that are drawn round or under the digits behind them.
  case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: return false
  default: break
  }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: return true
  default: return scalar.properties.isDefaultIgnorableCodePoint
  }
}
