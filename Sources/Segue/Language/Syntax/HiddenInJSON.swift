/// Returns JSON text for printing, with invisible characters in strings escaped, so that parsing it
/// gives the same value. Line breaks and tabs, which are white space between values, become spaces.
package func escapingHidden(inJSON bytes: [UInt8]) -> [UInt8] {
  guard bytes.contains(where: Unicode.Scalar.mayBeHidden) else { return bytes }
  var escaped = ""
  for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
    switch scalar {
    case "\t", "\n", "\r": escaped += " "
    case _ where scalar.isHidden: escaped += scalar.jsonEscape
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return Array(escaped.utf8)
}
