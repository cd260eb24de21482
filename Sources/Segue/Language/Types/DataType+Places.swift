extension DataType {
  /// Whether a string, number or boolean can be put in the place of another one of its kind.
  ///
  /// Only what follows from the schemas around the place is answered: false is also the answer for
  /// a value that a schema accepts, but with a warning, and for a tag, which decides what else is
  /// valid.
  ///
  /// - Parameters:
  ///   - scalar: A document with only the value.
  ///   - tokens: Where it is put, as the tokens of a JSON Pointer.
  ///   - document: The document of which it becomes a part, a value of this type.
  func accepts(
    _ scalar: JSONDocument, at tokens: [[UInt8]], of document: JSONDocument, limits: Limits
  ) -> Bool {
    guard let schema = schema(at: tokens, of: document) else { return false }
    var validator = DataValidator(self, scalar, limits)
    validator.validate(scalar.root, against: schema)
    return validator.errors.isEmpty && validator.diagnostics.isEmpty
  }

  /// Returns the schema of a value in a document; nil if it has none, or is a tag.
  private func schema(at tokens: [[UInt8]], of document: JSONDocument) -> Int32? {
    var schema = root.index
    var value = document.root
    for token in tokens {
      guard let inner = member(token, of: schema, value, document),
        let part = document.part(token, of: value)
      else { return nil }
      schema = resolved(ID(inner)).index
      value = part
    }
    return schema
  }

  private func member(
    _ token: [UInt8], of schema: Int32, _ value: JSONID, _ document: JSONDocument
  ) -> Int32? {
    let node = nodes[Int(schema)]
    switch node.form {
    case .elements, .values: return node.target
    case .properties:
      return member(named: token.span, of: node).map { members[Int(node.firstMember + $0)].type }
    case .discriminator:
      guard let tag = document.part(Array(names[node.tag].utf8), of: value),
        document.kind(tag) == .string,
        let place = member(named: tag, in: document, of: node)
      else { return nil }
      // The tag is no property of the mapping, which is not a choice itself (§2.2.8).
      let mapping = members[Int(node.firstMember + place)].type
      return nodes[Int(mapping)].form == .properties
        ? member(token, of: mapping, value, document) : nil
    case .empty, .reference, .scalar, .enumeration: return nil
    }
  }
}
