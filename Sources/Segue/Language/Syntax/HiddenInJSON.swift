/// JSON that was read and is printed again: what is hidden in its strings is written as escapes, so that a
/// reader gets the same value. Between values, where controls are white space, they become spaces.
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
