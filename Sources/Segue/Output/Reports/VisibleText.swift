/// Returns a text that is safe to show: characters that would control the terminal, reorder the
/// surrounding text, or be invisible are replaced by visible signs.
///
/// Names and lines come from untrusted files. An escape sequence could move the cursor, rename the
/// window or hide a line; a bidirectional override could make a line read as different code
/// (CVE-2021-42574). Line breaks are replaced too, so that a message stays on one line. ESC is
/// shown as `␛`, U+202E as `<U+202E>`. Visible characters are unchanged, so the function is
/// idempotent. Linear in the text.
package func escapeHidden(_ text: String) -> String {
  guard text.containsHiddenScalars else { return text }
  var shown = ""
  for scalar in text.unicodeScalars {
    if scalar.isHidden {
      shown += visibleReplacement(for: scalar)
    } else {
      shown.unicodeScalars.append(scalar)
    }
  }
  return shown
}

/// Returns the replacement of a hidden scalar.
func visibleReplacement(for scalar: Unicode.Scalar) -> String {
  // Unicode has a control picture for each ASCII control character, from U+2400.
  let picture =
    switch scalar.value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: Unicode.Scalar(0x2421)
    default: Unicode.Scalar?.none
    }
  if let picture { return String(Character(picture)) }
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>"
}
