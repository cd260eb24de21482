/// Returns the integer that a text consists of: decimal digits, which a sign may precede; nil if it
/// is another text or needs more than 64 bits.
func parsedInteger(_ text: String) -> Int64? {
  text.utf8.count <= 64 ? Int64(text) : nil
}

/// Returns the double that a text consists of, rounded to the nearest one: a decimal number as in
/// JSON, except that a sign or the point may begin it, or `NaN`, `Infinity` or `-Infinity`; nil if
/// it is another text or too large.
func parsedDouble(_ text: String) -> Double? {
  switch text {
  case "NaN": return .nan
  case "Infinity", "+Infinity": return .infinity
  case "-Infinity": return -.infinity
  default: break
  }
  // Swift also reads hexadecimal numbers and other words.
  guard text.utf8.count <= 400, text.utf8.contains(where: { $0 &- 0x30 <= 9 }),
    text.utf8.allSatisfy({
      $0 &- 0x30 <= 9 || $0 | 0x20 == UInt8(ascii: "e") || $0 == UInt8(ascii: ".")
        || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
    }), let value = Double(text), value.isFinite
  else { return nil }
  return value
}
