extension ExpressionTypes {
  /// Returns the type of data that a schema describes (RFC 8927).
  ///
  /// Texts, times and enums are strings, integers of all sizes are `int`, and floating-point
  /// numbers are `double`. An object with properties is a record; one that a tag selects has the
  /// tag and the properties of all mappings, each of which is optional unless all of them require
  /// it. What a schema does not describe may be anything, and so is a list that contains itself
  /// without a record between. Linear in the schema, without recursion.
  package mutating func type(of schema: DataType) -> ExpressionType {
    types(of: schema)[Int(schema.rootIndex)]
  }

  /// Returns the types of all schemas inside a schema, at their indices.
  mutating func types(of schema: DataType) -> [ExpressionType] {
    var reader = SchemaTypes(schema)
    return reader.read(into: &self)
  }
}

/// The types of the schemas inside a schema, by their indices.
private struct SchemaTypes {
  let schema: DataType
  private var types: [ExpressionType?]
  private var isOpen: [Bool]

  init(_ schema: DataType) {
    self.schema = schema
    types = Array(repeating: nil, count: schema.count)
    isOpen = Array(repeating: false, count: schema.count)
  }

  mutating func read(into table: inout ExpressionTypes) -> [ExpressionType] {
    for index in schema.nodes.indices { resolve(index, &table) }
    for index in schema.nodes.indices { setFields(of: index, &table) }
    // The alternatives of a tag have it besides their own fields.
    for index in schema.nodes.indices { setAlternatives(of: index, &table) }
    return types.map { $0 ?? .any }
  }

  // MARK: Types without fields

  /// Finds the type of a schema, and before it that of its contents, which may be elsewhere.
  private mutating func resolve(_ first: Int, _ table: inout ExpressionTypes) {
    var open = [first]
    while let index = open.last {
      let node = schema.nodes[index]
      let target = Int(node.target)
      let hasContents = [.reference, .elements, .values].contains(node.form)
      if hasContents, types[index] == nil, types[target] == nil {
        isOpen[index] = true
        if isOpen[target] {
          // It contains itself.
          types[target] = .any
        } else {
          open.append(target)
          continue
        }
      }
      if types[index] == nil { types[index] = type(of: index, &table) }
      isOpen[index] = false
      open.removeLast()
    }
  }

  private func type(of index: Int, _ table: inout ExpressionTypes) -> ExpressionType {
    let node = schema.nodes[index]
    var type: ExpressionType
    switch node.form {
    case .empty: return .any
    case .reference: type = types[Int(node.target)] ?? .any
    case .scalar: type = node.scalar.expressionType
    case .enumeration: type = .string
    case .elements: type = table.list(of: types[Int(node.target)] ?? .any)
    case .values: type = table.map(to: types[Int(node.target)] ?? .any)
    case .properties, .discriminator:
      type = table.declareRecord(node.name >= 0 ? schema.names[node.name] : "data")
    }
    return node.acceptsNull ? table.nullable(type) : type
  }

  // MARK: Fields

  private func setFields(of index: Int, _ table: inout ExpressionTypes) {
    let id = DataType.ID(Int32(index))
    guard var record = types[index] else { return }
    record = table.wrapped(byNullable: record) ?? record
    switch schema.form(id) {
    case .properties:
      table.setFields(of: record, fields(of: id))
    case .discriminator:
      table.setFields(of: record, taggedFields(of: id, &table))
    default: return
    }
  }

  private func fields(of id: DataType.ID) -> [ExpressionField] {
    schema.parts(id).map { part in
      ExpressionField(
        part.name, types[Int(part.type.index)] ?? .any, isOptional: part.isOptional)
    }
  }

  /// Sets the record of each mapping.
  private func setAlternatives(of index: Int, _ table: inout ExpressionTypes) {
    let id = DataType.ID(Int32(index))
    guard let tag = schema.tag(id), let type = types[index] else { return }
    let record = table.wrapped(byNullable: type) ?? type
    let tagField = ExpressionField(tag, .string)
    let records = schema.parts(id).map { mapping in
      let type = types[Int(mapping.type.index)] ?? .any
      table.setFields(of: type, [tagField] + fields(of: mapping.type))
      return (value: mapping.name, type: type)
    }
    table.setAlternatives(of: record, ExpressionTypes.Alternatives(tag: tag, records: records))
  }

  private func taggedFields(
    of id: DataType.ID, _ table: inout ExpressionTypes
  ) -> [ExpressionField] {
    let mappings = schema.parts(id).map { fields(of: $0.type) }
    var names: [String] = []
    var found: [String: (type: ExpressionType, required: Int)] = [:]
    for field in mappings.joined() {
      let required = field.isOptional ? 0 : 1
      guard let known = found[field.name] else {
        names.append(field.name)
        found[field.name] = (field.type, required)
        continue
      }
      let joined = table.join(known.type, field.type) ?? .any
      found[field.name] = (joined, known.required + required)
    }
    let tag = schema.tag(id).map { [ExpressionField($0, .string)] } ?? []
    return tag
      + names.compactMap { name in
        found[name].map {
          ExpressionField(name, $0.type, isOptional: $0.required < mappings.count)
        }
      }
  }
}

extension ScalarType {
  fileprivate var expressionType: ExpressionType {
    switch self {
    case .boolean: .bool
    case .string, .timestamp: .string
    case .float32, .float64: .double
    default: .int
    }
  }
}
