/// The types of data: those of screens, of their definitions, and of what screens share.
extension SwiftProject {
  /// Whether the project has types of data.
  var hasData: Bool { !shared.files.isEmpty || screens.contains { $0.data != nil } }

  func writeData(to writer: inout SwiftWriter) {
    guard hasData else { return }
    let types = SwiftDataTypes(self)
    writeEnum(
      "Data", comment: "The data that fills screens, by their screens.", of: types.screens.count,
      to: &writer
    ) { place, writer in
      let screen = types.screens[place]
      let dataWriter = dataWriter(of: screen.type)
      dataWriter.writeData(screen.data, to: &writer)
      for declaration in screen.parts {
        writer.blankLine()
        dataWriter.write(declaration, to: &writer)
      }
    }
    let defining = types.screens.filter { !$0.definitions.isEmpty }
    writeEnum(
      "Definition", comment: "The types that screens define for their data, by their screens.",
      of: defining.count, to: &writer
    ) { place, writer in
      let screen = defining[place]
      writer.comment("The definitions of `\(screen.data.name)`.")
      let name = SwiftIdentifier.escaped(screen.data.identifier)
      writer.block("\(access.modifier)enum \(name)") { writer in
        write(screen.definitions, of: screen.type, to: &writer)
      }
    }
    if !types.sharedDeclarations.isEmpty {
      writer.blankLine()
      writer.comment("The types of data that screens share.")
      writer.block("\(access.modifier)enum Shared") { writer in
        write(types.sharedDeclarations, of: types.shared, to: &writer)
      }
    }
  }

  private func dataWriter(of type: SwiftDataType) -> SwiftDataWriter {
    SwiftDataWriter(
      data: type, access: access.modifier, project: SwiftIdentifier.type(name))
  }

  private func write(
    _ declarations: [SwiftDataType.Declaration], of type: SwiftDataType,
    to writer: inout SwiftWriter
  ) {
    let dataWriter = dataWriter(of: type)
    for declaration in declarations {
      writer.blankLine()
      dataWriter.write(declaration, to: &writer)
    }
  }

  /// Writes an enum with several declarations; nothing if there are none.
  private func writeEnum(
    _ name: String, comment: String, of count: Int, to writer: inout SwiftWriter,
    _ write: (Int, inout SwiftWriter) -> Void
  ) {
    guard count > 0 else { return }
    writer.blankLine()
    writer.comment(comment)
    writer.block("\(access.modifier)enum \(name)") { writer in
      for place in 0..<count {
        writer.blankLine()
        write(place, &writer)
      }
    }
  }

  /// Whether an action or an event has properties.
  var hasProperties: Bool { (actions + events).contains { !$0.properties.isEmpty } }

  /// Writes what the types of data, and of properties, need.
  func writeParts(to writer: inout SwiftWriter) {
    var sources: [String] = []
    if hasData || hasProperties { sources.append(Self.anySource(access.modifier)) }
    if hasData { sources.append(Self.indirectSource(access.modifier)) }
    if hasProperties {
      sources += [SwiftMessageType.propertiesSource, SwiftMessageType.readerSource]
    }
    if hasData || hasProperties { sources.append(Self.textSource) }
    for source in sources {
      writer.blankLine()
      writer.lines(source)
    }
  }
}

/// The types of a project with their names.
struct SwiftDataTypes {
  /// The types of a screen.
  struct Screen {
    let type: SwiftDataType
    let data: SwiftDataType.Declaration
    /// The types inside of the data that are declared beside it.
    let parts: [SwiftDataType.Declaration]
    let definitions: [SwiftDataType.Declaration]
  }

  private(set) var screens: [Screen] = []
  private(set) var shared: SwiftDataType
  private(set) var sharedDeclarations: [SwiftDataType.Declaration] = []
  /// The nodes of shared types and of their definitions, in `shared`.
  private var sharedNodes: [SharedName: Int32] = [:]

  /// The name of a shared type, or of a definition in its file, as UTF-8: canonically equivalent
  /// names differ.
  private struct SharedName: Hashable {
    let file: [UInt8]
    var definition: [UInt8]?
  }

  init(_ project: SwiftProject) {
    shared = SwiftDataType(project.shared.type)
    declareShared(of: project)
    let screens = project.screens.filter { $0.data != nil }
    let identifiers = uniqueSwiftNames(screens.map { $0.id }, as: SwiftIdentifier.dataType)
    var taken = Set(identifiers)
    for (screen, identifier) in zip(screens, identifiers) {
      if let type = screen.data { declare(screen, type, identifier, &taken) }
    }
  }

  // MARK: Shared types

  private mutating func declareShared(of project: SwiftProject) {
    var roots: [(node: Int32, name: String, summary: String)] = []
    for file in project.shared.files {
      roots.append((file.root, file.name, "The type `\(file.name)`, \(file.path)."))
      sharedNodes[SharedName(file: Array(file.name.utf8))] = file.root
    }
    for index in shared.type.nodes.indices.map(Int32.init) {
      guard let name = sharedName(of: index, in: shared), let definition = name.definition,
        sharedNodes[name] == nil
      else { continue }
      sharedNodes[name] = index
      let file = String(decoding: name.file, as: UTF8.self)
      let text = String(decoding: definition, as: UTF8.self)
      roots.append((index, "\(file) \(text)", "The definition `\(text)` of `\(file)`."))
    }
    sharedDeclarations = declare(roots, in: "Shared", of: &shared)
    shared.findWrapped()
    shared.findIndirect()
  }

  /// Returns the name of a schema in a folder of shared types; nil if it is no shared type and no
  /// definition of one.
  private func sharedName(of index: Int32, in data: SwiftDataType) -> SharedName? {
    let node = data.node(index)
    if node.step == .root, node.name >= 0 {
      return SharedName(file: Array(data.type.names[node.name].utf8))
    }
    guard node.step == .definition, node.parent >= 0 else { return nil }
    let parent = data.node(node.parent)
    guard parent.step == .root, parent.name >= 0 else { return nil }
    return SharedName(
      file: Array(data.type.names[parent.name].utf8),
      definition: Array(data.type.names[node.name].utf8))
  }

  // MARK: Screens

  private mutating func declare(
    _ screen: SwiftProject.Screen, _ type: DataType, _ identifier: String,
    _ taken: inout Set<String>
  ) {
    var data = SwiftDataType(type)
    var names: Set<Int32> = []
    var roots: [(node: Int32, name: String, summary: String)] = []
    for index in type.nodes.indices.map(Int32.init) {
      if let name = sharedName(of: index, in: data) {
        if let node = sharedNodes[name], let path = shared.paths[node] {
          data.refer(to: path, index, isWrapped: shared.wrapped.contains(node))
        }
      } else if data.node(index).step == .definition,
        data.node(data.node(index).parent).step == .root,
        names.insert(data.node(index).name).inserted
      {
        let name = type.names[data.node(index).name]
        roots.append((index, name, "The definition `\(name)`."))
      }
    }
    let definitions = declare(
      roots, in: "Definition.\(SwiftIdentifier.escaped(identifier))", of: &data)
    let root = type.rootIndex
    let declared = SwiftDataType.Declaration(
      node: root, name: screen.id, identifier: identifier,
      summary: "The data of `\(screen.id)`, \(screen.file).")
    let isNominal = DataForm.nominal.contains(data.node(root).form)
    if isNominal && !data.node(root).acceptsNull { data.declare(declared, in: "Data") }
    let parts = data.declareTypes(in: [(root, screen.id)], of: "Data", besides: &taken)
    data.findWrapped()
    data.findIndirect()
    screens.append(Screen(type: data, data: declared, parts: parts, definitions: definitions))
  }

  /// Declares schemas in an enum of their own.
  private func declare(
    _ roots: [(node: Int32, name: String, summary: String)], in path: String,
    of type: inout SwiftDataType
  ) -> [SwiftDataType.Declaration] {
    let identifiers = uniqueSwiftNames(roots.map { $0.name }, as: SwiftIdentifier.dataType)
    let declarations = zip(roots, identifiers).map { root, identifier in
      SwiftDataType.Declaration(
        node: root.node, name: root.name, identifier: identifier, summary: root.summary)
    }
    for declaration in declarations { type.declare(declaration, in: path) }
    var taken = Set(identifiers)
    return declarations
      + type.declareTypes(in: roots.map { ($0.node, $0.name) }, of: path, besides: &taken)
  }
}
