/// Reports what is wrong with a document of data whatever its type: keys and strings, as in every
/// document, and numbers that no double can hold, which would become infinite.
///
/// - Precondition: The document has been parsed without syntax errors.
package func checkData(
  _ document: JSONDocument, limits: Limits = Limits()
) -> [Diagnostic] {
  var diagnostics = DiagnosticList(limits)
  for id in document.ids where document.mayBeInfinite(id) {
    guard let number = document.number(id), !number.isFinite else { continue }
    diagnostics.append(.infiniteNumber(at: document.range(id)))
  }
  return checkStrings(document, limits: limits) + diagnostics.all
}

extension JSONDocument {
  /// Whether a value is a number with an exponent, or with as many digits as the greatest double.
  fileprivate func mayBeInfinite(_ id: JSONID) -> Bool {
    guard kind(id) == .number else { return false }
    let range = nodes[id].lowerBound..<nodes[id].upperBound
    if range.count > 308 { return true }
    return bytes[Int(range.lowerBound)..<Int(range.upperBound)].contains {
      $0 | 0x20 == UInt8(ascii: "e")
    }
  }
}

extension Diagnostic {
  fileprivate static func infiniteNumber(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .valueOutOfRange, .error,
      "the number is too large: at most 1.7976931348623157e308 fits into a double", at: range)
  }
}
