/// A type of data: a schema in JSON Type Definition (RFC 8927), and the shared types it refers to.
///
/// ```swift
/// let schema = SourceFile(path: "feed.jtd.json", text: #"{"elements": {"type": "int8"}}"#)
/// let type = DataType.read(schema, id: FileID(0))
/// let data = SourceFile(path: "feed.json", text: "[1, 300]")
/// for error in type.value.validate(data, id: FileID(1)).value {
///   print(error.instancePath, error.schemaPath)  // /1 /elements/type
/// }
/// ```
///
/// The schemas inside a schema are nodes of one array, which refer to each other by index, and each
/// name is stored once. References lead directly to what they mean, so that a type may contain
/// itself.
public struct DataType: Sendable {
  /// A schema.
  struct Node: Sendable {
    var form = DataForm.empty
    /// The type of the form `scalar`.
    var scalar = ScalarType.boolean
    /// Where the schema is inside `parent`.
    var step: Step
    /// Whether the schema itself has `"nullable": true`.
    var isNullable = false
    /// Whether null is a value: whether this is nullable, or what it refers to.
    var acceptsNull = false
    /// Whether an object may have properties that the schema does not name.
    var allowsOtherProperties = false
    /// Whether the form `properties` has the key of that name, which errors then point at.
    var hasProperties = false
    /// The document of the schema.
    var document: Int32
    /// The schema around this one; -1 for the outermost of a document.
    var parent: Int32
    /// The name of a property, a definition or a mapping inside `parent`.
    var name: Int32 = -1
    /// The only inner schema, of elements or values, or the schema that a reference leads to.
    var target: Int32 = -1
    /// The first of the properties, enum values or mappings.
    var firstMember: Int32 = 0
    var memberCount: Int32 = 0
    /// The number of properties that are required, which are the first members.
    var requiredCount: Int32 = 0
    /// The first slot of the members' hash table; -1 if they are too few for one.
    var table: Int32 = -1
    /// The name of the property whose value selects the mapping.
    var tag: Int32 = -1
    /// The index of what Segue reads from the metadata; -1 without any.
    var metadata: Int32 = -1
    /// What notes point at: the value of the key that makes the form, or the key itself where the
    /// value contains schemas.
    var lowerBound: UInt32 = 0
    var upperBound: UInt32 = 0
  }

  /// The way from a schema to one inside it.
  enum Step: UInt8, Sendable {
    case root, definition, elements, values, property, optionalProperty, mapping
  }

  /// A property or mapping with its schema, or an enum value.
  struct Member: Sendable {
    var name: Int32
    var type: Int32
  }

  var nodes: [Node] = []
  var members: [Member] = []
  /// The hash tables of nodes with many members: the index of a member in its node plus one, and 0
  /// in empty slots.
  var slots: [UInt32] = []
  var names = DataNames()
  var metadata: [DataMetadata] = []
  /// The documents of the schemas, which contain their samples.
  var documents: [JSONDocument] = []
  /// The index of the outermost schema.
  var rootIndex: Int32 = 0

  init() {}
}

extension DataType {
  /// The index of a schema in its type.
  package struct ID: Hashable, Sendable {
    let index: Int32
    init(_ index: Int32) { self.index = index }
  }

  /// The outermost schema. It is never a reference.
  package var root: ID { resolved(rootIndex) }

  /// The number of schemas, including those of definitions and shared types.
  package var count: Int { nodes.count }

  package func form(_ id: ID) -> DataForm { nodes[Int(id.index)].form }

  /// Whether null is a value of the schema.
  package func acceptsNull(_ id: ID) -> Bool { nodes[Int(id.index)].acceptsNull }

  /// The type of the form `scalar`; nil for other forms.
  package func scalar(_ id: ID) -> ScalarType? {
    form(id) == .scalar ? nodes[Int(id.index)].scalar : nil
  }

  /// The schema that a reference leads to, which is not a reference; the schema itself for other
  /// forms. Constant time, since chains of references are followed when the schema is read.
  package func resolved(_ id: ID) -> ID { resolved(id.index) }

  private func resolved(_ index: Int32) -> ID {
    let node = nodes[Int(index)]
    return ID(node.form == .reference ? node.target : index)
  }

  /// The schema of the elements or the values; nil for other forms.
  package func content(_ id: ID) -> ID? {
    let node = nodes[Int(id.index)]
    return node.form == .elements || node.form == .values ? ID(node.target) : nil
  }

  /// The values of the form `enumeration`, in order; empty for other forms.
  package func enumValues(_ id: ID) -> [String] {
    form(id) == .enumeration ? memberNames(nodes[Int(id.index)]) : []
  }

  /// A property of an object, or one of the alternatives that a tag selects.
  package struct Part {
    package let name: String
    package let type: ID
    /// Whether an object may lack the property.
    package let isOptional: Bool
  }

  /// The properties of the form `properties`, with the required ones first, or the mappings of the
  /// form `discriminator`, in order; empty for other forms.
  package func parts(_ id: ID) -> [Part] {
    let node = nodes[Int(id.index)]
    guard node.form == .properties || node.form == .discriminator else { return [] }
    return (0..<node.memberCount).map { place in
      let member = members[Int(node.firstMember + place)]
      return Part(
        name: names[member.name], type: ID(member.type),
        isOptional: node.form == .properties && place >= node.requiredCount)
    }
  }

  /// The name of the property whose value selects a mapping; nil for other forms.
  package func tag(_ id: ID) -> String? {
    let node = nodes[Int(id.index)]
    return node.form == .discriminator ? names[node.tag] : nil
  }

  /// What Segue reads from a schema's metadata.
  package func metadata(_ id: ID) -> DataMetadata? {
    let index = nodes[Int(id.index)].metadata
    return index < 0 ? nil : metadata[Int(index)]
  }

  /// The range of a schema: the value of the key that makes its form, or the key where that value
  /// contains schemas.
  package func range(_ id: ID) -> SourceRange { range(of: nodes[Int(id.index)]) }

  func range(of node: Node) -> SourceRange {
    SourceRange(
      file: documents[Int(node.document)].file, lowerBound: Int(node.lowerBound),
      upperBound: Int(node.upperBound))
  }

  func memberNames(_ node: Node) -> [String] {
    (node.firstMember..<node.firstMember + node.memberCount).map { names[members[Int($0)].name] }
  }
}
