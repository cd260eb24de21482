/// A text that is safe to show: every character that would act on a terminal, turn the text around it
/// over, or not be seen at all, is replaced by a visible sign.
///
/// Names and lines come from files that anybody may have written. An escape sequence in them could
/// move the cursor, rename the window or hide a line; a bidirectional override could make a line
/// read as something else than it says (CVE-2021-42574). Line breaks are replaced too, so that a
/// message stays on its line. ESC is shown as `␛`, U+202E as `<U+202E>`. What is visible stays as it
/// is, so that nothing changes a second time. Linear in the text.
package func visible(_ text: String) -> String {
  guard text.holdsHidden else { return text }
  var shown = ""
  for scalar in text.unicodeScalars {
    if scalar.isHidden {
      shown += sign(for: scalar)
    } else {
      shown.unicodeScalars.append(scalar)
    }
  }
  return shown
}

/// What is shown in place of a hidden scalar.
func sign(for scalar: Unicode.Scalar) -> String {
  // Unicode has a picture for each control of ASCII, from U+2400.
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
