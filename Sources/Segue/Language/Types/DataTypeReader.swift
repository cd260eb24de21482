/// A reader of schemas into one type: RFC 8927 §2, and every rule of a correct schema (§2.2 and
/// its subsections).
///
/// Schemas wait in a list instead of on the call stack, so that any depth of nesting can be read.
/// One that is wrong accepts any data, so that its mistake is reported once. Linear in the
/// documents, except for sorting the diagnostics.
struct DataTypeReader {
  var type = DataType()
  var diagnostics: DiagnosticList
  /// The document that is being read, which is the last one of the type.
  var document: JSONDocument
  var documentIndex: Int32 { Int32(type.documents.count - 1) }
  /// The schemas of the document that remain to be read, and their nodes.
  private var pending: [(value: JSONID, node: Int32)] = []
  var references: [Reference] = []
  /// The definitions of each document, by their names.
  var definitions: [[Int32: Int32]] = []
  var samples: [(node: Int32, samples: [DataMetadata.Sample])] = []
  /// The names of the types that any document may refer to.
  var sharedNames: [String] = []
  let limits: Limits

  /// A reference whose target is looked up when all schemas have been read.
  struct Reference {
    let node: Int32
    let name: Int32
    let range: SourceRange
  }

  init(_ limits: Limits) {
    self.limits = limits
    diagnostics = DiagnosticList(limits)
    document = JSONDocument(file: FileID(0), bytes: [])
  }

  /// Reads the schema that a value of a document is. Returns its node.
  mutating func read(_ document: JSONDocument, at value: JSONID) -> Int32 {
    read(document, at: [value])[0]
  }

  /// Reads the schemas that values of a document are. Returns their nodes.
  ///
  /// - Parameter definitions: The object with the definitions that the schemas may refer to, if it
  ///   is not in the only schema itself.
  mutating func read(
    _ document: JSONDocument, at values: [JSONID], definitions shared: JSONID? = nil
  ) -> [Int32] {
    self.document = document
    type.documents.append(document)
    definitions.append([:])
    if let shared { readDefinitions(shared, of: addNode(.root, parent: -1)) }
    let roots = values.map { value in
      let root = addNode(.root, parent: -1)
      pending.append((value, root))
      return root
    }
    var place = 0
    while place < pending.count {
      readSchema(pending[place].value, pending[place].node)
      place += 1
    }
    pending = []
    return roots
  }

  mutating func addNode(_ step: DataType.Step, name: Int32 = -1, parent: Int32) -> Int32 {
    type.nodes.append(
      DataType.Node(step: step, document: documentIndex, parent: parent, name: name))
    return Int32(type.nodes.count - 1)
  }

  /// Adds a schema that is inside another one, to be read later.
  mutating func addSchema(
    _ value: JSONID, _ step: DataType.Step, name: Int32 = -1, in parent: Int32
  ) -> Int32 {
    let node = addNode(step, name: name, parent: parent)
    pending.append((value, node))
    return node
  }

  // MARK: One schema

  private mutating func readSchema(_ value: JSONID, _ index: Int32) {
    setRange(of: index, to: document.range(value))
    guard document.kind(value) == .object else {
      return diagnostics.append(.notASchema(value, in: document))
    }
    let keys = readKeys(of: value)
    if let definitions = keys[.definitions] { readDefinitions(definitions, of: index) }
    if let nullable = keys[.nullable] {
      let accepts = boolean(nullable, for: .nullable) ?? false
      type.nodes[Int(index)].isNullable = accepts
      type.nodes[Int(index)].acceptsNull = accepts
    }
    readForm(keys, of: value, index)
    if let metadata = keys[.metadata] { readMetadata(metadata, of: index) }
  }

  /// The values of a schema's keys.
  struct Keys {
    private var values = [JSONID?](repeating: nil, count: SchemaKey.allCases.count)
    /// The keys that belong to forms, in source order.
    private(set) var ofForms: [(key: SchemaKey, value: JSONID)] = []

    subscript(key: SchemaKey) -> JSONID? { values[key.index] }

    mutating func add(_ key: SchemaKey, _ value: JSONID) {
      guard values[key.index] == nil else { return }
      values[key.index] = value
      if key.form != nil { ofForms.append((key, value)) }
    }
  }

  /// Reads the keys of a schema. Of a duplicate key, the first counts. An unknown key, which §2.2
  /// forbids, is read as the one that was probably meant.
  private mutating func readKeys(of schema: JSONID) -> Keys {
    var keys = Keys()
    var unknown: [JSONID] = []
    for value in document.elements(schema) {
      let key = document.key(ofMember: value)
      if let known = document.value(ofName: key, in: SchemaKey.table) {
        keys.add(known, value)
      } else if document.kind(key) == .string {
        unknown.append(value)
      }
    }
    for value in unknown {
      let key = document.key(ofMember: value)
      let range = document.range(key)
      guard diagnostics.reports(at: range), let text = document.string(key) else { continue }
      let missing = SchemaKey.allCases.filter { keys[$0] == nil }
      let foreign = SchemaKey.meant(by: text)
      let meant =
        foreign == nil ? suggestion(for: text, among: missing.map { $0.rawValue }) : nil
      diagnostics.append(.unknownSchemaKey(text, meant: meant, foreign: foreign, at: range))
      if let known = meant.flatMap(SchemaKey.init), !isGuess(text) { keys.add(known, value) }
    }
    return keys
  }

  // MARK: Values

  mutating func boolean(_ value: JSONID, for key: SchemaKey) -> Bool? {
    if let flag = document.bool(value) { return flag }
    reportWrongType(value, key.rawValue, expected: "true or false")
    return nil
  }

  mutating func string(_ value: JSONID, for key: String) -> String? {
    if let text = document.string(value) { return text }
    reportWrongType(value, key, expected: "a string")
    return nil
  }

  /// Whether a value is an object, as its key requires.
  mutating func isObject(_ value: JSONID, for key: String, of what: String) -> Bool {
    if document.kind(value) == .object { return true }
    reportWrongType(value, key, expected: "an object of \(what)")
    return false
  }

  mutating func reportWrongType(_ value: JSONID, _ key: String, expected: String) {
    // The parser has reported an invalid value.
    guard document.kind(value) != .invalid else { return }
    diagnostics.append(
      .wrongType(
        key, expected: expected, found: document.description(value), at: document.range(value)))
  }

  mutating func setRange(of node: Int32, to range: SourceRange) {
    type.nodes[Int(node)].lowerBound = UInt32(range.lowerBound)
    type.nodes[Int(node)].upperBound = UInt32(range.upperBound)
  }
}

extension SchemaKey {
  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
