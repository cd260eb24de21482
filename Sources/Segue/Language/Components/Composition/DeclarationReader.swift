/// A reader of the declaration in a file: a screen or a composed component. Bodies are left to the
/// builder.
struct DeclarationReader {
  var reader: DocumentReader
  var document: JSONDocument { reader.document }

  var diagnostics: [Diagnostic] { reader.diagnostics.all }

  /// The types of the project.
  let types: TypeLibrary
  let limits: Limits

  init(_ document: JSONDocument, types: TypeLibrary, limits: Limits) {
    self.types = types
    self.limits = limits
    reader = DocumentReader(document, limits: limits)
  }

  /// Reads a composed component. Returns nil, with an error reported, if its name or body is
  /// missing.
  mutating func component() -> ComponentDeclaration? {
    let what = "a component file"
    guard
      let file = reader.object(
        document.root, what, keys: ComponentVocabulary.declaration.map { $0.name })
    else { return nil }
    checkSchemaKey(file)
    let name = name("component", file, of: what)
    if let name, ComponentType(rawValue: name.name) != nil {
      reader.diagnostics.append(.reservedComponentName(name.name, at: name.range))
    }
    let dataTypes = dataTypes(file)
    let parameters = parameters(file, allowed: ParameterType.named, dataTypes)
    let body = reader.required("body", in: file, of: what)
    guard let name, let body else { return nil }
    return ComponentDeclaration(
      name: name.name, parameters: parameters,
      expressions: expressions(of: [body], parameters, dataTypes), file: document.file, body: body,
      range: name.range)
  }

  /// Reads a screen. Returns nil, with an error reported, if its id or root is missing.
  mutating func screen() -> ScreenDeclaration? {
    let what = "a screen file"
    guard
      let file = reader.object(
        document.root, what, keys: ComponentVocabulary.screen.map { $0.name },
        foreign: ForeignNames.screenKeys)
    else { return nil }
    checkSchemaKey(file)
    let id = name("screen", file, of: what)
    let dataTypes = dataTypes(file)
    let parameters = parameters(file, allowed: ParameterType.scalars, dataTypes)
    let route = file["route"].flatMap { reference($0, for: "route") }
    let hasRoute = file["route"] != nil || file.hasUnreadKeys
    let presentation = file["presentation"].flatMap {
      reader.keyword($0, for: "presentation", as: Presentation.self)
    }
    let navigationBar = file["navigationBar"].flatMap { self.navigationBar($0) }
    var bars = file["bars"].map { keywords($0, for: "bars", as: Bar.self) } ?? []
    if navigationBar != nil, !bars.contains(.navigation) { bars.append(.navigation) }
    let edges = file["safeArea"].map { keywords($0, for: "safeArea", as: SafeAreaEdge.self) } ?? []
    let requires = file["requires"].map { references($0, for: "requires") } ?? []
    let backStack = file["backStack"].flatMap { self.backStack($0, parameters) }
    let staysPut = file["interactiveDismissDisabled"].flatMap {
      reader.boolean($0, for: "interactiveDismissDisabled")
    }
    let sheet = file["sheet"].flatMap { self.sheet($0) }
    let landing = file["landing"].flatMap { reader.landing($0) }
    let root = reader.required("root", in: file, of: what)
    let titles = [file["title"], file["backTitle"]].compactMap { $0 }
    let inBar = navigationBar?.expressions ?? (components: [], values: [])
    let expressions = expressions(
      of: [root].compactMap { $0 } + inBar.components, and: titles + inBar.values, parameters,
      dataTypes)
    let backTitle = file["backTitle"].flatMap { self.backTitle($0, parameters, expressions) }
    let standIns = standIns(file, navigationBar, parameters, dataTypes)
    guard let id, let root else { return nil }
    return ScreenDeclaration(
      id: id.name, route: route, parameters: parameters, data: dataTypes.data,
      expressions: expressions, presentation: presentation ?? .push,
      bars: bars, navigationBar: navigationBar, safeAreaEdges: edges, title: file["title"],
      titleText: file["title"].flatMap { document.string($0) }, backTitle: backTitle,
      backTitleNode: backTitle == nil ? nil : file["backTitle"],
      requires: requires, backStack: backStack, isInteractiveDismissDisabled: staysPut ?? false,
      sheet: sheet, landing: landing, file: document.file, root: root, standIns: standIns,
      range: id.range,
      isRouteUnread: route == nil && hasRoute)
  }

  /// Reads what a screen shows in other phases than that of its content.
  private mutating func standIns(
    _ file: DocumentReader.Object, _ navigationBar: NavigationBarDeclaration?,
    _ parameters: ParameterList, _ dataTypes: DataTypes
  ) -> [ScreenStandIn] {
    guard file["placeholder"] != nil || file["failure"] != nil else { return [] }
    let inBar = navigationBar?.expressions ?? (components: [], values: [])
    let (title, backTitle) = (file["title"], file["backTitle"])
    let keepsTitle = isKnownWithoutData([], title.map { [$0] } ?? [], parameters, dataTypes)
    let keepsBackTitle = isKnownWithoutData([], backTitle.map { [$0] } ?? [], parameters, dataTypes)
    let keepsItems = isKnownWithoutData(inBar.components, inBar.values, parameters, dataTypes)
    func standIn(_ phase: ScreenPhase, _ root: JSONID) -> ScreenStandIn {
      let kept = [keepsTitle ? title : nil, keepsBackTitle ? backTitle : nil]
      return ScreenStandIn(
        phase: phase, root: root,
        expressions: expressions(
          of: [root] + (keepsItems ? inBar.components : []),
          and: kept.compactMap { $0 } + (keepsItems ? inBar.values : []), parameters, dataTypes,
          lacksData: true),
        keepsTitle: keepsTitle, keepsBackTitle: keepsBackTitle, keepsItems: keepsItems)
    }
    let failure = file["failure"]
    let placeholder =
      failure == nil
      ? file["placeholder"]
      : reader.required("placeholder", in: file, of: "a screen file with a failure")
    return [placeholder.map { standIn(.placeholder, $0) }, failure.map { standIn(.failure, $0) }]
      .compactMap { $0 }
  }

  /// Returns whether components and values use no data.
  private mutating func isKnownWithoutData(
    _ components: [JSONID], _ values: [JSONID], _ parameters: ParameterList,
    _ dataTypes: DataTypes
  ) -> Bool {
    guard dataTypes.data != nil else { return true }
    // What is wrong with them has been reported where the data is there.
    let found = reader.diagnostics
    defer { reader.diagnostics = found }
    _ = expressions(of: components, and: values, parameters, dataTypes, lacksData: true)
    return reader.diagnostics.count == found.count
  }

  /// Checks the type of `$schema`, whose value only editors use.
  private mutating func checkSchemaKey(_ file: DocumentReader.Object) {
    if let schema = file["$schema"] { _ = reader.string(schema, for: "$schema") }
  }

  private mutating func name(
    _ key: String, _ file: DocumentReader.Object, of what: String
  ) -> NamedReference? {
    guard let node = reader.required(key, in: file, of: what) else { return nil }
    return reference(node, for: key)
  }

  mutating func reference(_ node: JSONID, for key: String) -> NamedReference? {
    reader.name(node, for: key).map { NamedReference(name: $0, range: document.range(node)) }
  }

  private mutating func keywords<Keyword: RawRepresentable<String> & CaseIterable & Equatable>(
    _ node: JSONID, for key: String, as _: Keyword.Type
  ) -> [Keyword] {
    var keywords: [Keyword] = []
    for element in reader.array(node, for: key, takesStrings: true) ?? [] {
      guard let keyword = reader.keyword(element, for: key, as: Keyword.self) else { continue }
      if !keywords.contains(keyword) { keywords.append(keyword) }
    }
    return keywords
  }

  // MARK: Parameters

  private mutating func parameters(
    _ file: DocumentReader.Object, allowed: [ParameterType], _ dataTypes: DataTypes
  ) -> ParameterList {
    guard let node = file["parameters"] else {
      return ParameterList(isIncomplete: file.hasUnreadKeys)
    }
    guard let object = reader.object(node, for: "parameters") else {
      return ParameterList(isIncomplete: true)
    }
    let limit = limits[.parameters]
    if object.members.count > limit {
      reader.diagnostics.append(
        .tooManyParameters(object.members.count, limit: limit, at: document.range(node)))
    }
    var parameters: [Parameter] = []
    var unread: Set<String> = []
    for member in object.members.prefix(limit) {
      let isTaken = dataTypes.data != nil && member.key == "data"
      if isTaken {
        reader.diagnostics.append(.takenName(member.key, at: document.range(member.keyNode)))
      }
      // A parameter with such a name is read as well, so that all of its mistakes are reported.
      if let parameter = parameter(member, allowed: allowed, dataTypes), !isTaken {
        parameters.append(parameter)
      } else {
        unread.insert(member.key)
      }
    }
    return ParameterList(
      parameters, unread: unread,
      isIncomplete: object.hasUnreadKeys || object.members.count > limit)
  }

  private mutating func parameter(
    _ member: DocumentReader.Object.Member, allowed: [ParameterType], _ dataTypes: DataTypes
  ) -> Parameter? {
    if let type = dataTypes.parameters[member.value] {
      guard isParameterName(member) else { return nil }
      guard allowed.contains(.component) else {
        reader.diagnostics.append(
          .dataInLink(member.key, at: document.range(member.value)))
        return nil
      }
      return Parameter(
        name: member.key, type: .data, dataType: type, defaultValue: nil, defaultScalar: nil,
        isDefaultDamaged: false, range: document.range(member.keyNode))
    }
    var typeNode = member.value
    var defaultValue: JSONID?
    if document.kind(member.value) == .object {
      let keys = ComponentVocabulary.parameterNames
      guard let object = reader.object(member.value, "a parameter", keys: keys),
        let type = reader.required("type", in: object, of: "a parameter")
      else { return nil }
      typeNode = type
      defaultValue = object["default"]
    }
    guard let type = type(typeNode, of: member.key, allowed: allowed) else { return nil }
    guard isParameterName(member) else { return nil }
    let written = defaultValue
    if let node = defaultValue, !accepts(type, node) {
      reader.diagnostics.append(
        .wrongDefault(
          member.key, type: type, found: document.description(node), at: document.range(node),
          declaredAt: document.range(typeNode)))
      defaultValue = nil
    }
    if let node = defaultValue, !isPlain(node, of: member.key) { defaultValue = nil }
    return Parameter(
      name: member.key, type: type, dataType: nil, defaultValue: defaultValue,
      defaultScalar: defaultValue.flatMap { document.defaultScalar($0) },
      isDefaultDamaged: written != nil && defaultValue == nil,
      range: document.range(member.keyNode))
  }

  /// Whether a parameter's name fits into `${name}`; reported if not.
  private mutating func isParameterName(_ member: DocumentReader.Object.Member) -> Bool {
    if !member.key.isEmpty && !member.key.contains("{") && !member.key.contains("}") { return true }
    reader.diagnostics.append(
      .invalidParameterName(member.key, at: document.range(member.keyNode)))
    return false
  }

  private mutating func type(
    _ node: JSONID, of name: String, allowed: [ParameterType]
  ) -> ParameterType? {
    guard let text = reader.string(node, for: name) else { return nil }
    if let type = ParameterType(rawValue: text), allowed.contains(type) { return type }
    let known = allowed.map { $0.rawValue }
    reader.diagnostics.append(
      .unknownKeyword(text, key: name, known: known, at: document.range(node)))
    return suggestion(for: text, among: known).flatMap { ParameterType(rawValue: $0) }
  }

  /// Whether a default value is a literal: it cannot refer to parameters. Components are checked
  /// where they are expanded.
  private mutating func isPlain(_ node: JSONID, of name: String) -> Bool {
    let range = document.range(node)
    if let text = document.string(node) {
      let template = Template(text)
      if case .text = template { return true }
      if case .unclosed = template {
        reader.diagnostics.append(.unclosedSubstitution(at: range))
      }
      for parameter in template.substitutions {
        reader.diagnostics.append(.unknownParameter(parameter, at: range))
      }
      return false
    }
    let huge = Double.greatestFiniteMagnitude
    return document.kind(node) != .number
      || reader.number(node, for: name, in: -huge...huge) != nil
  }

  private func accepts(_ type: ParameterType, _ node: JSONID) -> Bool {
    switch (type, document.kind(node)) {
    case (_, .invalid), (.string, .string), (.number, .number), (.boolean, .true),
      (.boolean, .false), (.component, .object), (.components, .array):
      true
    default: false
    }
  }
}

extension JSONDocument {
  /// Returns the scalar of a parameter's default value, with `$${` unescaped to `${`; nil for
  /// components.
  fileprivate func defaultScalar(_ node: JSONID) -> DefaultScalar? {
    let value: ScalarValue
    switch kind(node) {
    case .string:
      let text = string(node) ?? ""
      if case .text(let literal) = Template(text) {
        value = .string(literal)
      } else {
        value = .string(text)
      }
    case .number: value = .number(number(node) ?? 0)
    case .true, .false: value = .boolean(kind(node) == .true)
    default: return nil
    }
    return DefaultScalar(value: value, range: range(node))
  }
}
