/// A reader of a document's values as the types of a format, which collects diagnostics.
///
/// It is for files without substitutions: declarations and manifests. Every function returns nil,
/// with an error reported, if the value has another type.
struct DocumentReader {
  let document: JSONDocument
  var diagnostics: DiagnosticList

  init(_ document: JSONDocument, limits: Limits = Limits()) {
    self.document = document
    diagnostics = DiagnosticList(limits)
  }

  /// The members of an object, with decoded keys. Of a duplicate key, the first counts.
  struct Object {
    struct Member {
      var key: String
      let keyNode: JSONID
      let value: JSONID
      /// The key as it is written, if it is misspelt.
      var misspelling: String?
      /// Whether the key is only a guess, which counts for a required key alone.
      var isGuessed: Bool { misspelling.map(isGuess) ?? false }
    }

    let node: JSONID
    var members: [Member]
    /// Whether some keys could not be read, or were not compared with the known ones because the
    /// file has too many problems. A known key may be among them.
    var hasUnreadKeys = false

    subscript(key: String) -> JSONID? {
      members.first { $0.key == key && !$0.isGuessed }?.value
    }
  }

  /// Reads an object whose keys the author chooses.
  mutating func object(_ node: JSONID, for key: String) -> Object? {
    guard document.kind(node) == .object else {
      reportWrongType(node, key: key, expected: "an object")
      return nil
    }
    var object = Object(node: node, members: [])
    for value in document.elements(node) {
      let keyNode = document.key(ofMember: value)
      if let key = document.string(keyNode) {
        object.members.append(Object.Member(key: key, keyNode: keyNode, value: value))
      } else {
        object.hasUnreadKeys = true
      }
    }
    return object
  }

  /// Reads an object with known keys. Unknown keys are reported, and read as the nearest known one
  /// if that is not there.
  ///
  /// - Parameter foreign: Keys by what other systems call them, in small letters, which the report
  ///   names.
  mutating func object(
    _ node: JSONID, _ what: String, keys: [String], foreign: [String: String] = [:]
  ) -> Object? {
    guard var object = object(node, for: what) else { return nil }
    var free: [String]?
    for place in object.members.indices where !keys.contains(object.members[place].key) {
      let key = object.members[place].key
      let range = document.range(object.members[place].keyNode)
      guard diagnostics.reports(at: range) else {
        object.hasUnreadKeys = true
        continue
      }
      let missing = free ?? keys.filter { object[$0] == nil }
      let other = foreign[key.lowercased()].flatMap { missing.contains($0) ? $0 : nil }
      let meant = other == nil ? suggestion(for: key, among: missing) : nil
      free = missing.filter { $0 != meant }
      diagnostics.append(.unknownKey(key, of: what, meant: meant, foreign: other, at: range))
      guard let meant else { continue }
      object.members[place].misspelling = key
      object.members[place].key = meant
    }
    return object
  }

  mutating func required(_ key: String, in object: Object, of what: String) -> JSONID? {
    if let member = object.members.first(where: { $0.key == key }) {
      if let misspelling = member.misspelling {
        // The same as has been reported, as an error.
        diagnostics.append(
          .unknownKey(
            misspelling, of: what, meant: key, isRequired: true,
            at: document.range(member.keyNode)))
      }
      return member.value
    }
    if !object.hasUnreadKeys {
      diagnostics.append(.missingKey(key, of: what, at: document.range(object.node)))
    }
    return nil
  }

  mutating func string(_ node: JSONID, for key: String) -> String? {
    if let text = document.string(node) { return text }
    reportWrongType(node, key: key, expected: "a string")
    return nil
  }

  /// Reads a nonempty string.
  mutating func name(_ node: JSONID, for key: String) -> String? {
    guard let text = string(node, for: key) else { return nil }
    guard text.isEmpty else { return text }
    diagnostics.append(.emptyName(key, at: document.range(node), notes: []))
    return nil
  }

  mutating func number(
    _ node: JSONID, for key: String, in range: ClosedRange<Double>
  ) -> Double? {
    guard let number = document.number(node) else {
      reportWrongType(node, key: key, expected: "a number")
      return nil
    }
    guard range.contains(number) else {
      diagnostics.append(.outOfRange(key, range, at: document.range(node)))
      return nil
    }
    return number
  }

  mutating func boolean(_ node: JSONID, for key: String) -> Bool? {
    if let flag = document.bool(node) { return flag }
    reportWrongType(node, key: key, expected: "true or false")
    return nil
  }

  /// - Parameter takesStrings: Whether the elements may be strings. A string in place of the array
  ///   is then reported, and read as its only element.
  mutating func array(
    _ node: JSONID, for key: String, takesStrings: Bool = false
  ) -> [JSONID]? {
    switch document.kind(node) {
    case .array: return Array(document.elements(node))
    case .string where takesStrings:
      let range = document.range(node)
      let bytes = document.bytes[range.lowerBound..<range.upperBound]
      let text = String(decoding: bytes, as: UTF8.self)
      diagnostics.append(
        .wrongType(
          key, expected: "an array", found: document.description(node), at: range,
          fix: Diagnostic.Fix(replacing: range, with: "[\(text)]")))
      return [node]
    default:
      reportWrongType(node, key: key, expected: "an array")
      return nil
    }
  }

  /// Reads an array of nonempty strings. Other elements are reported and left out.
  mutating func names(_ node: JSONID, for key: String) -> [String]? {
    array(node, for: key, takesStrings: true)?.compactMap { name($0, for: key) }
  }

  mutating func keyword<Keyword: RawRepresentable<String> & CaseIterable>(
    _ node: JSONID, for key: String, as _: Keyword.Type = Keyword.self
  ) -> Keyword? {
    guard let text = string(node, for: key) else { return nil }
    if let keyword = Keyword(rawValue: text) { return keyword }
    let range = document.range(node)
    diagnostics.append(
      at: range,
      .unknownKeyword(text, key: key, known: Keyword.allCases.map { $0.rawValue }, at: range))
    return nil
  }

  mutating func reportWrongType(_ node: JSONID, key: String, expected: String) {
    guard document.kind(node) != .invalid else { return }
    diagnostics.append(
      .wrongType(
        key, expected: expected, found: document.description(node), at: document.range(node)))
  }
}
