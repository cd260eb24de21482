/// How types of data are spelled, and how their values are written.
extension SwiftDataWriter {
  /// Returns the Swift type of the values of a schema.
  ///
  /// - Parameters:
  ///   - inner: The names of the types that are declared inside of the current one.
  ///   - acceptsNull: Whether the type is optional if the schema itself accepts null.
  func swiftType(
    _ index: Int32, _ inner: [Int32: String] = [:], acceptsNull: Bool = true
  ) -> String {
    var start = ""
    var ends: [String] = []
    var index = index
    var acceptsNull = acceptsNull
    while true {
      let node = data.node(index)
      if acceptsNull && data.isOptional(index) { ends.append("?") }
      acceptsNull = true
      guard node.form == .elements || node.form == .values else {
        return start + name(of: index, inner) + ends.reversed().joined()
      }
      start += node.form == .elements ? "[" : "[String: "
      ends.append("]")
      index = node.target
    }
  }

  private func name(of index: Int32, _ inner: [Int32: String]) -> String {
    let node = data.node(index)
    if data.isAny(index) { return "JSON" }
    if node.form == .reference { return data.paths[node.target] ?? "JSON" }
    guard node.form == .scalar else { return inner[index] ?? data.paths[index] ?? "JSON" }
    // An enum with the name of a standard type would shadow it.
    let name = node.scalar.swiftType
    return name == project ? "Swift.\(name)" : name
  }

  /// Returns the statement that writes a value of a schema.
  ///
  /// - Parameters:
  ///   - value: The expression of the value.
  ///   - acceptsNull: Whether the value is optional if the schema itself accepts null.
  func writing(_ index: Int32, of value: String, acceptsNull: Bool = true) -> String {
    // The functions that write what is around the innermost value.
    var steps: [String] = []
    var index = index
    var acceptsNull = acceptsNull
    while true {
      let node = data.node(index)
      if acceptsNull && data.isOptional(index) { steps.append("optional") }
      acceptsNull = true
      if node.form == .elements || node.form == .values {
        steps.append(node.form == .elements ? "array" : "object")
        index = node.target
      } else if node.form == .reference, data.isAlias(node.target) {
        acceptsNull = false
        index = node.target
      } else {
        break
      }
    }
    var statement = ""
    for (place, step) in steps.enumerated() {
      statement += place == 0 ? "text.\(step)(\(value)) { " : "$0.\(step)($1) { "
    }
    statement += steps.isEmpty ? writing(index, "text", value) : writing(index, "$0", "$1")
    return statement + String(repeating: " }", count: steps.count)
  }

  /// Returns the statement that writes a value which contains no array, dictionary or null.
  private func writing(_ index: Int32, _ text: String, _ value: String) -> String {
    let direct = data.node(index)
    let isReference = direct.form == .reference && data.paths[direct.target] != nil
    let node = isReference ? data.node(direct.target) : direct
    switch (node.form, node.scalar) {
    case (.scalar, .string), (.scalar, .timestamp): return "\(text).string(\(value))"
    case (.scalar, _): return "\(text).literal(\(value).description)"
    case (.enumeration, _): return "\(text).string(\(value).rawValue)"
    default: return "\(value).write(to: &\(text))"
    }
  }
}
