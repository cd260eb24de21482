/// The part of a document that is not a value of its type, and the part of the schema that refuses
/// it: an error indicator of RFC 8927 §3.2.
public struct DataError: Hashable, Sendable {
  /// The location in the data, as a JSON Pointer (RFC 6901).
  public let instancePath: String
  /// The location in the schema, as a JSON Pointer (RFC 6901). In a shared type, it is relative to
  /// that type's own document.
  public let schemaPath: String

  public init(instancePath: String, schemaPath: String) {
    self.instancePath = instancePath
    self.schemaPath = schemaPath
  }
}

extension DataType {
  /// Returns the location of a schema in its document, and of one of its keys.
  func pointer(to index: Int32, _ keys: [String]) -> String {
    var steps: [Int32] = []
    var next = index
    while next >= 0, nodes[Int(next)].step != .root {
      steps.append(next)
      next = nodes[Int(next)].parent
    }
    var pointer = JSONPointer()
    for step in steps.reversed() {
      let node = nodes[Int(step)]
      pointer.append(node.step.key)
      if node.name >= 0 { pointer.append(names[node.name]) }
    }
    for key in keys { pointer.append(key) }
    return pointer.text
  }
}

extension DataType.Step {
  /// The key of the schema around.
  fileprivate var key: String {
    switch self {
    case .root: ""
    case .definition: "definitions"
    case .elements: "elements"
    case .values: "values"
    case .property: "properties"
    case .optionalProperty: "optionalProperties"
    case .mapping: "mapping"
    }
  }
}
