extension ExpressionTypes {
  /// Returns the type of data without a schema, from its own shape.
  ///
  /// Numbers without a fraction and an exponent are integers. The elements of a list have one type:
  /// fields that some of them lack are optional, integers and doubles are doubles, and elements of
  /// otherwise different types may be anything. Linear in the document.
  package mutating func type(of document: JSONDocument) -> ExpressionType {
    var types = [ExpressionType](repeating: .nothing, count: document.count)
    // Contents follow their container in the document, so that they are visited before it.
    for id in document.ids.reversed() {
      types[id.index] = type(of: id, in: document, types)
    }
    return types.first ?? .nothing
  }

  private mutating func type(
    of id: JSONID, in document: JSONDocument, _ types: [ExpressionType]
  ) -> ExpressionType {
    switch document.kind(id) {
    case .null: return .null
    case .true, .false: return .bool
    case .string: return .string
    case .number: return document.isInteger(id) ? .int : .double
    case .invalid: return .invalid
    case .array:
      var element = ExpressionType.nothing
      for part in document.elements(id) {
        element = join(element, types[part.index], widening: true) ?? .any
      }
      return list(of: element)
    case .object:
      let fields = document.elements(id).map { value in
        ExpressionField(
          document.string(document.key(ofMember: value)) ?? "", types[value.index])
      }
      return record(fields)
    }
  }
}

extension JSONDocument {
  /// Whether a number is written without a fraction and an exponent, and fits into 64 bits.
  func isInteger(_ id: JSONID) -> Bool { writtenInteger(id) != nil }

  /// Returns the value of a number that is written without a fraction and an exponent; nil if it
  /// needs more than 64 bits, or is written otherwise.
  @inline(__always)
  func writtenInteger(_ id: JSONID) -> Int64? {
    let node = nodes[id]
    guard node.kind == .number else { return nil }
    var position = Int(node.lowerBound)
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    // Eighteen digits fit into 64 bits.
    guard Int(node.upperBound) - position <= 18 else { return longInteger(node) }
    var value: Int64 = 0
    while position < Int(node.upperBound) {
      let digit = bytes[position] &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      value = value &* 10 &+ Int64(digit)
      position += 1
    }
    return isNegative ? 0 &- value : value
  }

  private func longInteger(_ node: Node) -> Int64? {
    Int64(String(decoding: bytes[Int(node.lowerBound)..<Int(node.upperBound)], as: UTF8.self))
  }
}
