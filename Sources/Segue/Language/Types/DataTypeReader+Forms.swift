/// Reading the eight forms (RFC 8927 §2.2.1 to §2.2.8).
extension DataTypeReader {
  /// Reads the form that the first of a schema's keys makes. Keys of other forms are reported.
  mutating func readForm(_ keys: Keys, of schema: JSONID, _ index: Int32) {
    guard let first = keys.ofForms.first, let form = first.key.form else { return }
    for other in keys.ofForms where other.key.form != form {
      diagnostics.append(
        .mixedForms(
          other.key, with: first.key, at: document.range(document.key(ofMember: other.value)),
          firstAt: document.range(document.key(ofMember: first.value))))
    }
    setRange(of: index, to: document.range(document.key(ofMember: first.value)))
    switch form {
    case .empty: break
    case .reference: readReference(first.value, index)
    case .scalar: readScalar(first.value, index)
    case .enumeration: readEnum(first.value, index)
    case .elements, .values:
      let content = addSchema(first.value, form == .elements ? .elements : .values, in: index)
      type.nodes[Int(index)].target = content
      type.nodes[Int(index)].form = form
    case .properties: readProperties(keys, index)
    case .discriminator: readDiscriminator(keys, of: schema, index)
    }
  }

  /// §2.2.2: `ref` is a string.
  private mutating func readReference(_ value: JSONID, _ index: Int32) {
    setRange(of: index, to: document.range(value))
    guard let text = string(value, for: "ref") else { return }
    references.append(
      Reference(node: index, name: type.names.add(text), range: document.range(value)))
  }

  /// §2.2.3: `type` is one of eleven strings.
  private mutating func readScalar(_ value: JSONID, _ index: Int32) {
    setRange(of: index, to: document.range(value))
    guard let text = string(value, for: "type") else { return }
    guard let scalar = ScalarType(rawValue: text) else {
      return diagnostics.append(.unknownScalar(text, at: document.range(value)))
    }
    type.nodes[Int(index)].form = .scalar
    type.nodes[Int(index)].scalar = scalar
  }

  /// §2.2.4: `enum` is an array of strings, of at least one, without duplicates.
  private mutating func readEnum(_ value: JSONID, _ index: Int32) {
    setRange(of: index, to: document.range(value))
    guard document.kind(value) == .array else {
      return reportWrongType(value, "enum", expected: "an array of strings")
    }
    var first: [Int32: JSONID] = [:]
    let start = Int32(type.members.count)
    var isEmpty = true
    for element in document.elements(value) {
      isEmpty = false
      guard let text = string(element, for: "an element of enum") else { continue }
      let name = type.names.add(text)
      if let earlier = first[name] {
        diagnostics.append(
          .duplicateValue(text, first: document.range(earlier), at: document.range(element)))
      } else {
        first[name] = element
        type.members.append(DataType.Member(name: name, type: -1))
      }
    }
    if isEmpty { diagnostics.append(.emptyEnum(at: document.range(value))) }
    // Without a readable value, every string would be refused.
    if !first.isEmpty { endMembers(of: index, from: start, .enumeration) }
  }

  /// §2.2.6: `properties` and `optionalProperties` are objects of schemas that share no key, and
  /// one of them is there; `additionalProperties` is a Boolean.
  private mutating func readProperties(_ keys: Keys, _ index: Int32) {
    let start = Int32(type.members.count)
    var first: [Int32: JSONID] = [:]
    if let required = keys[.properties], isObject(required, for: "properties", of: "schemas") {
      readMembers(of: required, .property, in: index, &first)
    }
    type.nodes[Int(index)].requiredCount = Int32(type.members.count) - start
    type.nodes[Int(index)].hasProperties = keys[.properties] != nil
    let all = keys[.optionalProperties]
    if let all, isObject(all, for: "optionalProperties", of: "schemas") {
      readMembers(of: all, .optionalProperty, in: index, &first)
    }
    if let additional = keys[.additionalProperties] {
      // If it cannot be read, additional properties are not reported.
      type.nodes[Int(index)].allowsOtherProperties =
        boolean(additional, for: .additionalProperties) ?? true
      if keys[.properties] == nil && keys[.optionalProperties] == nil {
        diagnostics.append(
          .onlyAdditionalProperties(at: document.range(document.key(ofMember: additional))))
      }
    }
    endMembers(of: index, from: start, .properties)
  }

  /// Reads an object of schemas. Of duplicate keys, the first counts; those within the object are
  /// reported with the document's strings, and those of another object here.
  private mutating func readMembers(
    of object: JSONID, _ step: DataType.Step, in index: Int32, _ first: inout [Int32: JSONID]
  ) {
    for value in document.elements(object) {
      let key = document.key(ofMember: value)
      guard let text = document.string(key) else { continue }
      let name = type.names.add(text)
      let node = addSchema(value, step, name: name, in: index)
      if let earlier = first[name] {
        guard !(object..<document.end(object)).contains(earlier) else { continue }
        diagnostics.append(
          .duplicateProperty(text, first: document.range(earlier), at: document.range(key)))
      } else {
        first[name] = key
        type.members.append(DataType.Member(name: name, type: node))
      }
    }
  }

  /// §2.2.8: `discriminator` is a string, and `mapping` an object of schemas.
  private mutating func readDiscriminator(_ keys: Keys, of schema: JSONID, _ index: Int32) {
    for key in [SchemaKey.discriminator, .mapping] where keys[key] == nil {
      diagnostics.append(
        .missingKey(
          key.rawValue, of: "a schema with \(quoted(keys.ofForms[0].key.rawValue))",
          at: document.range(schema)))
    }
    let tag = keys[.discriminator].flatMap { string($0, for: "discriminator") }
    guard let mapping = keys[.mapping], isObject(mapping, for: "mapping", of: "schemas") else {
      return
    }
    let start = Int32(type.members.count)
    var first: [Int32: JSONID] = [:]
    readMembers(of: mapping, .mapping, in: index, &first)
    guard let tag else {
      // Without its tag, it is unknown which mapping data has.
      type.members.removeSubrange(Int(start)...)
      return
    }
    type.nodes[Int(index)].tag = type.names.add(tag)
    endMembers(of: index, from: start, .discriminator)
  }

  private mutating func endMembers(of index: Int32, from start: Int32, _ form: DataForm) {
    var node = type.nodes[Int(index)]
    node.form = form
    node.firstMember = start
    node.memberCount = Int32(type.members.count) - start
    type.addTable(to: &node)
    type.nodes[Int(index)] = node
  }

  /// §2.1: `definitions` is an object of schemas, of the outermost schema alone.
  mutating func readDefinitions(_ value: JSONID, of index: Int32) {
    let isRoot = type.nodes[Int(index)].step == .root
    if !isRoot {
      let key = document.range(document.key(ofMember: value))
      diagnostics.append(.misplacedDefinitions(at: key))
    }
    guard isObject(value, for: "definitions", of: "schemas") else { return }
    for schema in document.elements(value) {
      guard let text = document.string(document.key(ofMember: schema)) else { continue }
      let name = type.names.add(text)
      let node = addSchema(schema, .definition, name: name, in: index)
      // The definitions of an inner schema are read, so that what refers to them is not reported
      // too.
      let place = Int(documentIndex)
      if definitions[place][name] == nil { definitions[place][name] = node }
    }
  }
}
