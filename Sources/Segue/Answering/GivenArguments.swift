/// The arguments of a screen as an object of JSON, by the names of its parameters.
package struct GivenArguments {
  private var values: [(name: String, value: ScalarValue)] = []

  /// Creates an empty list.
  package init() {}

  package init(_ node: JSONID, of document: JSONDocument) throws(Refusal) {
    guard document.kind(node) == .object else {
      throw Refusal("\"arguments\" is an object, not \(document.description(node))")
    }
    for value in document.elements(node) {
      let name = document.string(document.key(ofMember: value)) ?? ""
      guard let scalar = ScalarValue(value, of: document) else {
        throw Refusal("\"arguments\": \(quoted(name)) is a string, a number or a boolean")
      }
      values.append((name, scalar))
    }
  }

  package var isEmpty: Bool { values.isEmpty }

  /// Returns the values by name, checked against the types of parameters. Of several with one name,
  /// the last counts.
  package func values(for parameters: ParameterList) throws(Refusal) -> [String: ScalarValue] {
    var values: [String: ScalarValue] = [:]
    for (name, value) in self.values {
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        throw Refusal(
          "\"arguments\": the screen has no parameter \(quoted(name))"
            + didYouMean(suggestion(for: name, among: parameters.map { $0.name })))
      }
      guard value.type == parameter.type else {
        throw Refusal("\"arguments\": \(quoted(name)) is a \(parameter.type.rawValue)")
      }
      values[name] = value
    }
    return values
  }
}

extension ScalarValue {
  /// Reads a string, a finite number or a boolean; nil for any other value.
  fileprivate init?(_ node: JSONID, of document: JSONDocument) {
    switch document.kind(node) {
    case .string: self = .string(document.string(node) ?? "")
    case .true, .false: self = .boolean(document.kind(node) == .true)
    case .number:
      guard let number = document.number(node), number.isFinite else { return nil }
      self = .number(number)
    default: return nil
    }
  }

  fileprivate var type: ParameterType {
    switch self {
    case .string: .string
    case .number: .number
    case .boolean: .boolean
    }
  }
}
