/// Fields and elements (CEL language definition, "Field Selection").
extension ExpressionChecker {
  mutating func typeOfField(
    _ name: Int32, _ node: Int, isOptional: Bool
  ) -> ExpressionType {
    let target = tree.lastPart(of: node)
    let text = tree.names[Int(name)]
    paths[node] = facts.path(paths[target], .field(text))
    return member(text, of: target, node, isOptional: isOptional)
  }

  mutating func typeOfHas(_ name: Int32, _ node: Int) -> ExpressionType {
    let target = tree.lastPart(of: node)
    let text = tree.names[Int(name)]
    let path = facts.path(paths[target], .field(text))
    whenTrue[node] = facts.set(path, .present)
    let type = selected(from: target)
    guard type != .invalid else { return .invalid }
    if type == .nothing { return .bool }
    guard isMapOrRecord(type) else { return reportNoFields(text, type, target, node) }
    if types.fields(of: type) != nil, types.field(text, of: type) == nil {
      reportUnknownField(text, of: type, target, node)
      return .invalid
    }
    return .bool
  }

  /// Returns the type of the value that a field or an element is selected from. What is selected
  /// from an optional is optional, too.
  private mutating func selected(from target: Int) -> ExpressionType {
    guard let wrapped = types.wrapped(byOptional: nodeTypes[target]) else {
      return required(target)
    }
    guard let inner = types.wrapped(byNullable: wrapped) else { return wrapped }
    report(.possiblyNull(tree.text(target), at: tree.range(target)))
    return inner
  }

  private func isMapOrRecord(_ type: ExpressionType) -> Bool {
    switch types.shape(type) {
    case .map(let key, _): key == .string || key == .nothing
    case .record: true
    default: false
    }
  }

  /// Returns the type of a field or of an element with a string as its key.
  private mutating func member(
    _ name: String, of target: Int, _ node: Int, isOptional: Bool
  ) -> ExpressionType {
    let type = selected(from: target)
    guard type != .invalid else { return .invalid }
    let isChained = types.wrapped(byOptional: nodeTypes[target]) != nil
    if type == .nothing { return isOptional || isChained ? types.optional(type) : type }
    guard isMapOrRecord(type) else { return reportNoFields(name, type, target, node) }
    var value = ExpressionType.invalid
    var mayBeAbsent = true
    if case .map(_, let element) = types.shape(type) {
      value = element
    } else if let field = types.field(name, of: type) {
      value = field.type
      mayBeAbsent = field.isOptional
    } else {
      reportUnknownField(name, of: type, target, node)
      return .invalid
    }
    if isOptional || isChained { return types.optional(value) }
    if mayBeAbsent, !facts.holds(.present, of: paths[node]) { reportAbsent(node, target) }
    return value
  }

  private mutating func reportNoFields(
    _ name: String, _ type: ExpressionType, _ target: Int, _ node: Int
  ) -> ExpressionType {
    report(
      .noFields(
        tree.text(target), types.name(type), field: name,
        isList: types.element(of: type) != nil, at: tree.nameRange(node)))
    return .invalid
  }

  private mutating func reportUnknownField(
    _ name: String, of type: ExpressionType, _ target: Int, _ node: Int
  ) {
    let known = types.fields(of: type)?.map { $0.name } ?? []
    report(
      .unknownField(
        name, of: tree.text(target), known: known, isPlain: isField(node),
        at: tree.nameRange(node)))
  }

  private func isField(_ node: Int) -> Bool {
    switch tree.nodes[node].kind {
    case .field, .optionalField, .has: true
    default: false
    }
  }

  private mutating func reportAbsent(_ node: Int, _ target: Int) {
    let written = tree.text(node)
    let base = tree.text(target)
    let key = tree.source.text(tree.textRange(target).upperBound..<tree.textRange(node).upperBound)
    var test: String?
    let optional: String
    if case .field(let name) = tree.nodes[node].kind {
      test = "has(\(written))"
      optional = "\(base).?\(tree.names[Int(name)])"
    } else {
      let index = tree.lastPart(of: node)
      let inner = tree.text(index)
      optional = key.hasPrefix("[") ? "\(base)[?\(key.dropFirst())" : written
      if types.element(of: nodeTypes[target]) == nil {
        test = "\(inner) in \(base)"
      } else if case .integer(let value) = tree.nodes[index].kind,
        tree.integers[Int(value)] >= 0
      {
        test = "size(\(base)) > \(inner)"
      }
    }
    report(.possiblyAbsent(written, optional: optional, test: test, at: tree.range(node)))
  }

  // MARK: Elements

  mutating func typeOfIndex(_ node: Int, isOptional: Bool) -> ExpressionType {
    let index = tree.lastPart(of: node)
    let target = tree.part(before: index)
    let key = required(index)
    if case .string(let text) = tree.nodes[index].kind {
      let name = tree.strings[Int(text)]
      paths[node] = facts.path(paths[target], .field(name))
      if isMapOrRecord(types.wrapped(byOptional: nodeTypes[target]) ?? nodeTypes[target]) {
        return member(name, of: target, node, isOptional: isOptional)
      }
    } else if case .integer(let value) = tree.nodes[index].kind {
      paths[node] = facts.path(paths[target], .element(tree.integers[Int(value)]))
    } else if let path = paths[index] {
      paths[node] = facts.path(paths[target], .computed(path))
    }
    let type = selected(from: target)
    guard type != .invalid, key != .invalid else { return .invalid }
    guard let value = elementType(type, at: key, target, index, node) else { return .invalid }
    let isChained = types.wrapped(byOptional: nodeTypes[target]) != nil
    if isOptional || isChained { return types.optional(value) }
    if type != .nothing, !hasElement(node, target, index) { reportAbsent(node, target) }
    return value
  }

  private func hasElement(_ node: Int, _ target: Int, _ index: Int) -> Bool {
    if facts.holds(.present, of: paths[node]) { return true }
    guard case .integer(let value) = tree.nodes[index].kind else { return false }
    let integer = tree.integers[Int(value)]
    if case .list = tree.nodes[target].kind {
      return integer >= 0 && integer < Int64(tree.nodes[target].count)
    }
    return types.element(of: nodeTypes[target]) != nil
      && facts.hasElement(integer, of: paths[target])
  }

  private mutating func elementType(
    _ type: ExpressionType, at key: ExpressionType, _ target: Int, _ index: Int, _ node: Int
  ) -> ExpressionType? {
    switch types.shape(type) {
    case _ where type == .nothing: return .nothing
    case .list(let element):
      if key == .int || key == .nothing { return element }
      report(
        .wrongKey("a list", takes: "an int", found: types.name(key), at: tree.range(index)))
    case .map(let expected, let value):
      if expected == key || expected == .nothing || key == .nothing { return value }
      report(
        .wrongKey(
          "this map", takes: "a key of type \(types.name(expected))", found: types.name(key),
          at: tree.range(index)))
    case .record:
      guard key == .string || key == .nothing else {
        report(
          .wrongKey("a record", takes: "a string", found: types.name(key), at: tree.range(index)))
        return nil
      }
      if let value = commonType(ofFields: type) { return value }
      report(.mixedFields(tree.text(target), at: tree.range(node)))
    default:
      report(
        .noElements(tree.text(target), types.name(type), at: tree.range(target)))
    }
    return nil
  }

  /// Returns the type of all fields of a record; nil if they have no common type.
  private mutating func commonType(ofFields type: ExpressionType) -> ExpressionType? {
    var common = ExpressionType.nothing
    for field in types.fields(of: type) ?? [] {
      guard let joined = types.join(common, field.type) else { return nil }
      common = joined
    }
    return common
  }
}
