/// A text that is safe to show: every character that would act on a terminal, or turn the text
/// around it over, is replaced by a visible sign.
///
/// Names and lines come from files that anybody may have written. An escape sequence in them could
/// move the cursor, rename the window or hide a line; a bidirectional override could make a line
/// read as something else than it says (CVE-2021-42574). Line breaks are replaced too, so that a
/// message stays on its line. ESC is shown as `␛`, U+202E as `<U+202E>`. Linear in the text.
package func visible(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isHidden) else { return text }
  var shown = ""
  for scalar in text.unicodeScalars {
    if isHidden(scalar) {
      shown += sign(for: scalar)
    } else {
      shown.unicodeScalars.append(scalar)
    }
  }
  return shown
}

/// The same for a JSON text, where such characters stand in strings alone: they are written as
/// escapes, so that the value a reader gets is unchanged. Line breaks between values stay.
func escapingHidden(inJSON text: String) -> String {
  guard text.unicodeScalars.contains(where: { $0.value >= 0x7F && isHidden($0) }) else {
    return text
  }
  var escaped = ""
  for scalar in text.unicodeScalars {
    if scalar.value >= 0x7F && isHidden(scalar) {
      // All of them are in the basic plane, so that one escape is enough.
      escaped += "\\u" + hexadecimal(scalar)
    } else {
      escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}

/// Characters that have no picture of their own and change how a terminal shows others: controls
/// (C0, DEL, C1), separators of lines and paragraphs, marks, embeddings, overrides and isolates of
/// the bidirectional algorithm (UAX #9, §2), the byte order mark and interlinear annotations.
private func isHidden(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
    0xFEFF, 0xFFF9...0xFFFB:
    true
  default: false
  }
}

private func sign(for scalar: Unicode.Scalar) -> String {
  // Unicode has a picture for each control of ASCII, from U+2400.
  let picture =
    switch scalar.value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: Unicode.Scalar(0x2421)
    default: Unicode.Scalar?.none
    }
  if let picture { return String(Character(picture)) }
  return "<U+\(hexadecimal(scalar))>"
}

private func hexadecimal(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
