/// Checks for what the grammar of JSON allows but Segue does not: duplicate keys in an object (an
/// error), and escaped lone surrogates (a warning).
///
/// Keys are compared by their code points after decoding escapes, as in RFC 8259 §8.3. Linear in
/// the document.
package func checkStrings(
  _ document: JSONDocument, limits: Limits = Limits()
) -> [Diagnostic] {
  var diagnostics = DiagnosticList(limits)
  for id in document.ids {
    switch document.kind(id) {
    case .object: checkKeys(of: id, in: document, &diagnostics)
    case .string where document.hasEscapes(id) && document.hasLoneSurrogate(id):
      diagnostics.append(.loneSurrogate(at: document.range(id)))
    default: break
    }
  }
  return diagnostics.all
}

/// The largest number of keys that are compared with each other by their bytes, without memory or
/// hashing. Nearly all objects have fewer; larger ones are checked with a table.
private let mostComparedKeys = 16

private func checkKeys(
  of object: JSONID, in document: JSONDocument, _ diagnostics: inout DiagnosticList
) {
  var count = 0
  var needsTable = false
  // A set of key bits. A key whose bit is not in it is no duplicate.
  var seen: UInt64 = 0
  for value in document.elements(object) {
    let key = document.key(ofMember: value)
    count += 1
    guard count <= mostComparedKeys, !document.hasEscapes(key) else {
      needsTable = true
      break
    }
    let bit = document.keyBit(key)
    defer { seen |= bit }
    guard seen & bit != 0 else { continue }
    for earlier in document.elements(object) {
      if earlier == value { break }
      if document.hasSameBytes(document.key(ofMember: earlier), key) { needsTable = true }
    }
  }
  if needsTable { findDuplicateKeys(of: object, in: document, &diagnostics) }
}

private func findDuplicateKeys(
  of object: JSONID, in document: JSONDocument, _ diagnostics: inout DiagnosticList
) {
  // Canonically equivalent keys are equal as Swift strings, but distinct in JSON.
  var first: [[Unicode.Scalar]: JSONID] = [:]
  for value in document.elements(object) {
    let key = document.key(ofMember: value)
    guard let text = document.string(key) else { continue }
    let scalars = Array(text.unicodeScalars)
    if let earlier = first[scalars] {
      diagnostics.append(
        .duplicateKey(text, first: document.range(earlier), at: document.range(key)))
    } else {
      first[scalars] = key
    }
  }
}

extension Diagnostic {
  fileprivate static func duplicateKey(
    _ key: String, first: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateKey, .error,
      "the key \(quoted(key)) appears twice in this object: remove one of them",
      at: range, notes: [Note("it appears here first", at: first)])
  }

  fileprivate static func loneSurrogate(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .loneSurrogate, .warning,
      "half of a surrogate pair is not a character and becomes U+FFFD: escape both halves",
      at: range)
  }
}
