/// Renders shapes as JSON Schema.
struct SchemaRenderer {
  /// Whether a string with `${name}` is valid in place of any scalar: inside components, but not
  /// around them.
  var takesSubstitutions = false

  func schema(_ shape: ValueShape) -> SchemaValue {
    switch shape {
    case .number, .integer, .percentage, .boolean, .null, .keyword, .text, .string, .name, .slot:
      let alternatives = [scalar(shape)] + substitution(besides: [shape])
      return alternatives.count == 1 ? alternatives[0] : ["anyOf": .array(alternatives)]
    case .array(let element, let least, let most):
      let items: SchemaValue = ["type": "array", "items": schema(element)]
      return items.merging(least == 0 ? [:] : ["minItems": .number(Double(least))])
        .merging(most.map { ["maxItems": .number(Double($0))] } ?? [:])
    case .list(let elements, let count):
      return [
        "type": "array", "prefixItems": .array(elements.map { schema($0) }), "items": false,
        "minItems": .number(Double(count)),
      ]
    case .object(let keys): return object(keys)
    case .oneKey(let keys, let others, let orNone):
      return object(others + keys).merging(orNone ? atMostOne(of: keys) : exactlyOne(of: keys))
    case .notations(let groups): return notations(groups)
    case .map(let value, let names, let least, let most):
      var map: SchemaValue = ["type": "object", "additionalProperties": schema(value)]
      if let least { map = map.merging(["minProperties": .number(Double(least))]) }
      if let most { map = map.merging(["maxProperties": .number(Double(most))]) }
      if case .string = names { return map }
      return map.merging(["propertyNames": SchemaRenderer().schema(names)])
    case .freeObject: return ["type": "object"]
    case .anything: return [:]
    case .either(let shapes): return either(shapes)
    case .named(let shape): return .reference(to: shape.rawValue)
    }
  }

  /// Returns a key with its description and schema.
  func property(_ key: KeyShape) -> SchemaMember {
    SchemaMember(
      key: key.name,
      value: (["description": .string(key.summary)] as SchemaValue).merging(schema(key.shape)))
  }

  // MARK: Scalars

  private func scalar(_ shape: ValueShape) -> SchemaValue {
    switch shape {
    case .number(let range): number("number", range)
    case .integer(let range): number("integer", range)
    case .percentage(let mayBeNegative):
      .reference(to: mayBeNegative ? "signedPercentage" : "percentage")
    case .boolean: ["type": "boolean"]
    case .null: ["type": "null"]
    case .keyword(let keywords): ["enum": .strings(keywords)]
    case .text(let pattern): ["type": "string", "pattern": .string(pattern)]
    case .name(let reserved):
      (["type": "string", "minLength": 1] as SchemaValue).merging(
        reserved.isEmpty ? [:] : ["not": ["enum": .strings(reserved)]])
    case .slot: .reference(to: "slot")
    default: ["type": "string"]
    }
  }

  private func number(_ type: String, _ range: ClosedRange<Double>) -> SchemaValue {
    let huge = Double.greatestFiniteMagnitude
    var members = [SchemaMember(key: "type", value: .string(type))]
    if range.lowerBound > -huge {
      members.append(SchemaMember(key: "minimum", value: .number(range.lowerBound)))
    }
    if range.upperBound < huge {
      members.append(SchemaMember(key: "maximum", value: .number(range.upperBound)))
    }
    return .object(members)
  }

  /// Returns the alternative for a string with `${name}`, unless these shapes already accept one.
  private func substitution(besides shapes: [ValueShape]) -> [SchemaValue] {
    let isTaken = shapes.contains { shape in
      switch shape {
      case .string, .name, .slot: true
      default: false
      }
    }
    return takesSubstitutions && !isTaken ? [.reference(to: "substitution")] : []
  }

  // MARK: Alternatives

  /// Returns the schema of alternatives. Scalars are alternatives of `anyOf`. An array or an object
  /// is selected by its type instead, so that a validator reports an error inside it at its
  /// location, and not as “matches no alternative”.
  private func either(_ shapes: [ValueShape]) -> SchemaValue {
    let scalars = shapes.filter { containerType($0) == nil }
    let alternatives =
      scalars.map { scalar($0) } + (scalars.isEmpty ? [] : substitution(besides: scalars))
    var containers = shapes.compactMap { shape in containerType(shape).map { ($0, shape) } }
    // A chain of `if` and `else`: a value of no container's type must be a scalar.
    var rest: SchemaValue
    if alternatives.isEmpty, let last = containers.popLast() {
      rest = schema(last.1)
    } else {
      rest = alternatives.count == 1 ? alternatives[0] : ["anyOf": .array(alternatives)]
    }
    for (type, shape) in containers.reversed() {
      rest = ["if": ["type": .string(type)], "then": schema(shape), "else": rest]
    }
    return rest
  }

  private func containerType(_ shape: ValueShape) -> String? {
    switch shape {
    case .array, .list: "array"
    case .object, .oneKey, .notations, .map, .freeObject, .named: "object"
    default: nil
    }
  }

  // MARK: Objects

  func object(_ keys: [KeyShape]) -> SchemaValue {
    (["type": "object"] as SchemaValue).merging(members(keys))
  }

  private func members(_ keys: [KeyShape]) -> SchemaValue {
    members(keys.map { property($0) }, required: keys.filter { $0.isRequired }.map { $0.name })
  }

  private func members(_ properties: [SchemaMember], required: [String]) -> SchemaValue {
    let schema: SchemaValue = ["properties": .object(properties)]
    return required.isEmpty ? schema : schema.merging(["required": .strings(required)])
  }

  private func exactlyOne(of keys: [KeyShape]) -> SchemaValue {
    ["oneOf": .array(keys.map { ["required": .strings([$0.name])] })]
  }

  /// Each key forbids the others, so that a validator reports an error at one of them.
  private func atMostOne(of keys: [KeyShape]) -> SchemaValue {
    let rules = keys.map { key in
      let others = keys.filter { $0.name != key.name }
      return SchemaMember(
        key: key.name,
        value: ["properties": .object(others.map { SchemaMember(key: $0.name, value: false) })])
    }
    return ["dependentSchemas": .object(rules)]
  }

  /// Each group forbids the keys of the other groups. A group without required keys needs at least
  /// one key.
  private func notations(_ groups: [[KeyShape]]) -> SchemaValue {
    var all: [KeyShape] = []
    for key in groups.joined() where !all.contains(where: { $0.name == key.name }) {
      all.append(key)
    }
    let alternatives: [SchemaValue] = groups.map { keys in
      let others = all.filter { other in !keys.contains { $0.name == other.name } }
      let required = keys.filter { $0.isRequired }.map { $0.name }
      let needs: SchemaValue =
        required.isEmpty
        ? ["anyOf": .array(keys.map { ["required": .strings([$0.name])] })]
        : ["required": .strings(required)]
      return needs.merging([
        "properties": .object(others.map { SchemaMember(key: $0.name, value: false) })
      ])
    }
    let properties = all.map { property(KeyShape($0.name, $0.shape, $0.summary)) }
    return (["type": "object"] as SchemaValue).merging(members(properties, required: []))
      .merging(["anyOf": .array(alternatives)])
  }

  /// Returns the schema of objects that the value of a key distinguishes.
  ///
  /// - Parameters:
  ///   - common: The keys that all variants share, among them `key`.
  ///   - otherwise: The variant for all other values of the key; nil if there is none.
  func variants(
    _ variants: [ShapeVariant], by key: KeyShape, common: [KeyShape], otherwise: ShapeVariant? = nil
  ) -> SchemaValue {
    var values: [SchemaValue] = variants.map {
      ["const": .string($0.name), "description": .string($0.summary)]
    }
    if let otherwise {
      values.append(["type": "string", "description": .string(otherwise.summary)])
    } else {
      values += substitution(besides: [])
    }
    let properties = common.map { other in
      other.name == key.name
        ? SchemaMember(
          key: key.name,
          value: ["description": .string(key.summary), "anyOf": .array(values)]) : property(other)
    }
    func branch(_ condition: SchemaValue, _ keys: [KeyShape]) -> SchemaValue {
      [
        "if": [
          "properties": .object([SchemaMember(key: key.name, value: condition)]),
          "required": .strings([key.name]),
        ],
        "then": members(keys),
      ]
    }
    var branches = variants.filter { !$0.keys.isEmpty }
      .map { branch(["const": .string($0.name)], $0.keys) }
    if let otherwise {
      branches.append(
        branch(["not": ["enum": .strings(variants.map { $0.name })]], otherwise.keys))
    }
    return (["type": "object"] as SchemaValue)
      .merging(members(properties, required: common.filter { $0.isRequired }.map { $0.name }))
      .merging(["allOf": .array(branches)])
  }
}

extension SchemaValue {
  static func reference(to name: String) -> SchemaValue {
    ["$ref": .string(SchemaDefinition.prefix + name)]
  }
}
