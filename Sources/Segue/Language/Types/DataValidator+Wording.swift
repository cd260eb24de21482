/// The words of diagnostics about data.
extension DataValidator {
  /// The name of the current value of a frame: its key with the indices that follow, in quotes. Nil
  /// is for the value that the innermost of the other frames visits.
  func subject(_ frame: Frame?) -> String {
    var indices = ""
    for frame in (frames.suffix(Self.mostIndices) + (frame.map { [$0] } ?? [])).reversed() {
      switch frame.kind {
      case .root: return indices.isEmpty ? name : "element \(indices) of \(name)"
      case .elements: indices = "[\(frame.position)]" + indices
      case .values, .properties:
        return quoted(excerpt(of: frame.current.previous) + indices)
      }
    }
    return "element \(indices)"
  }

  /// The greatest number of indices in a name.
  private static var mostIndices: Int { 6 }

  /// Returns the text of a string or a number, without the end of a long one.
  func excerpt(of id: JSONID) -> String {
    let node = document.nodes[id]
    let most = 400
    guard node.kind == .string else {
      let text = document.numberText(id) ?? ""
      return text.utf8.count > 40 ? "\(text.prefix(40))…" : text
    }
    if node.hasEscapes { return document.string(id) ?? "" }
    let text = document.bytes[document.contentRange(of: node)].prefix(most)
    return String(decoding: text, as: UTF8.self)
  }

  /// A note at the schema that refuses a value.
  func declaration(_ index: Int32) -> Diagnostic.Note {
    Diagnostic.Note("the type is declared here", at: type.range(of: type.nodes[Int(index)]))
  }

  mutating func knownNames(of index: Int32) -> KnownNames {
    if let names = known[index] { return names }
    let names = KnownNames(type.memberNames(type.nodes[Int(index)]))
    known[index] = names
    return names
  }

  /// Returns an edit that writes a value as the type that the schema takes, if it is clear which
  /// value is meant: a number or a Boolean in quotes, or a string without them.
  func conversion(_ id: JSONID, to index: Int32) -> Diagnostic.Fix? {
    let node = type.nodes[Int(index)]
    guard node.form == .scalar else { return nil }
    let range = document.range(id)
    let text = excerpt(of: id)
    switch (document.kind(id), node.scalar) {
    case (.number, .string):
      return Diagnostic.Fix(replacing: range, with: "\"\(document.numberText(id) ?? "")\"")
    case (.string, .boolean) where text == "true" || text == "false":
      return Diagnostic.Fix(replacing: range, with: text)
    case (.string, let scalar) where scalar != .boolean && scalar != .timestamp:
      let units = Array(text.utf8)
      guard units.count <= 40, let token = PlainToken.numberOrWord(units.span, at: 0),
        token.kind == .number, token.end == units.count
      else { return nil }
      if let integers = scalar.integers {
        guard case .value(let value) = WholeNumber(units.span), integers.contains(value) else {
          return nil
        }
      }
      return Diagnostic.Fix(replacing: range, with: text)
    default: return nil
    }
  }
}

extension ScalarType {
  /// What a value of the type is, for messages.
  var expected: String {
    switch self {
    case .boolean: "true or false"
    case .string: "a string"
    case .timestamp: "a date and time in a string"
    case .float32, .float64: "a number"
    case .int8, .uint8, .int16, .uint16, .int32, .uint32: "a whole number"
    }
  }
}
