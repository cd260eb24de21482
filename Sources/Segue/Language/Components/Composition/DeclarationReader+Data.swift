/// Reads the types of data, and the expressions that use it.
extension DeclarationReader {
  /// The types of data that a file declares.
  struct DataTypes {
    /// The types of the parameters, by the nodes of their schemas.
    fileprivate(set) var parameters: [JSONID: DataType] = [:]
    /// The type of the screen's data.
    fileprivate(set) var data: DataType?
  }

  /// Reads the schemas of a file: of its definitions, of its parameters, and of its data.
  mutating func dataTypes(
    _ file: DocumentReader.Object, besides named: [ParameterType] = ParameterType.named
  ) -> DataTypes {
    let definitions = file["definitions"].flatMap { node in
      reader.object(node, for: "definitions") == nil ? nil : node
    }
    let parameters = file["parameters"].map { node in
      document.elements(node).filter { document.describesData($0, besides: named) }
    }
    let schemas = (parameters ?? []) + (file["data"].map { [$0] } ?? [])
    guard !schemas.isEmpty || definitions != nil else { return DataTypes() }
    let read = types.read(document, at: schemas, definitions: definitions, limits: limits)
    for diagnostic in read.diagnostics { reader.diagnostics.append(diagnostic) }
    let byNode = Dictionary(firstOf: zip(schemas, read.value))
    return DataTypes(parameters: byNode, data: file["data"].flatMap { byNode[$0] })
  }

  /// Compiles the expressions of components, and of values besides that can use the same variables.
  ///
  /// - Parameter lacksData: Whether they are evaluated before the screen has its data.
  mutating func expressions(
    of components: [JSONID], and values: [JSONID] = [], _ parameters: ParameterList,
    _ dataTypes: DataTypes, lacksData: Bool = false
  ) -> BodyExpressions {
    let anyType = dataTypes.data ?? dataTypes.parameters.values.first
    let mayHoldExpressions = (values + components).contains(where: document.mayHoldExpressions)
    guard anyType != nil || mayHoldExpressions else { return .none }
    var environment = ExpressionEnvironment()
    let types = anyType.map { environment.types.types(of: $0) } ?? []
    for parameter in parameters {
      let type: ExpressionType =
        switch parameter.type {
        case .string: .string
        case .number: .double
        case .boolean: .bool
        case .component, .components: .invalid
        case .data: parameter.dataType.map { types[Int($0.rootIndex)] } ?? .invalid
        }
      // Expressions cannot use components.
      environment.declare(type == .invalid ? "" : parameter.name, type)
    }
    if let data = dataTypes.data {
      environment.declare("data", lacksData ? .invalid : types[Int(data.rootIndex)])
      environment.lacksData = lacksData
    }
    guard !parameters.isIncomplete else {
      return BodyExpressions(environments: [environment], isIncomplete: true)
    }
    for name in parameters.unread.sorted() { environment.declare(name, .invalid) }
    var expressions = BodyExpressionReader(document, parameters, environment, limits: limits)
    let compiled = expressions.read(components, and: values)
    for diagnostic in expressions.diagnostics.all { reader.diagnostics.append(diagnostic) }
    return compiled
  }
}

extension JSONDocument {
  /// Whether the declaration of a parameter is a schema of data, rather than a type with a default
  /// value.
  fileprivate func describesData(_ parameter: JSONID, besides types: [ParameterType]) -> Bool {
    guard kind(parameter) == .object else { return false }
    if let type = member("type", of: parameter) {
      let name = string(type) ?? ""
      return !types.contains { $0.rawValue == name } && ScalarType(rawValue: name) != nil
    }
    return elements(parameter).contains {
      value(ofName: key(ofMember: $0), in: SchemaKey.table) != nil
    }
  }
}
