/// Returns the number of columns in which a terminal shows a text.
///
/// The width is a sum over grapheme clusters, as in terminals that implement Unicode's
/// segmentation: 2 for wide characters and emoji, 0 for isolated marks and invisible characters, 1
/// for all others. Control characters count 0, because their effect depends on the terminal: make
/// them visible first (`escapeHidden`). Linear in the text.
package func displayWidth(of text: some StringProtocol) -> Int {
  // Most texts are printable ASCII and need no segmentation.
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 <= 0x7E }) { return text.utf8.count }
  return text.reduce(0) { $0 + displayWidth(of: $1) }
}

/// Returns the columns of one grapheme cluster: 0, 1 or 2.
package func displayWidth(of character: Character) -> Int {
  var columns = 0
  var isEmoji = false
  for scalar in character.unicodeScalars {
    // U+FE0F selects emoji presentation for a character that is text by default, such as a heart.
    if scalar.value == 0xFE0F && isEmoji { return 2 }
    if columns == 0 { isEmoji = scalar.properties.isEmoji }
    columns += columnCount(of: scalar)
    // A cluster of several spacing characters (a family joined by U+200D, a flag of two letters, an
    // Indic consonant and its vowel sign) is drawn as one glyph of at most two columns.
    if columns >= 2 { return 2 }
  }
  return columns
}

/// Returns a text cut to a number of columns, between clusters, with an ellipsis if text is
/// missing.
package func cut(_ text: String, toColumns limit: Int) -> String {
  // The number of bytes gives no bound, since clusters can have a width of zero.
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

/// Returns the columns of an isolated scalar.
private func columnCount(of scalar: Unicode.Scalar) -> Int {
  let value = scalar.value
  if value >= 0x20 && value < 0x7F { return 1 }
  if value < 0xA0 { return 0 }
  if isZeroWidth(scalar) { return 0 }
  // A single regional indicator is drawn as a letter in a box, as wide as a flag.
  if (0x1F1E6...0x1F1FF).contains(value) { return 2 }
  return isWide(scalar) ? 2 : 1
}

private func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  // Terminals draw soft hyphens, since they do not hyphenate; a Hangul filler takes the width of
  // the consonant that it replaces.
  case 0x00AD, 0x115F: return false
  // Medial vowels and final consonants of Hangul, drawn within the syllable of their first
  // consonant.
  case 0x1160...0x11FF, 0xD7B0...0xD7FB: return true
  // Prepended signs, drawn around or below the digits that follow.
  case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: return false
  default: break
  }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: return true
  default: return scalar.properties.isDefaultIgnorableCodePoint
  }
}
