/// What a link hands in for the parameters of the screen that its path leads to: the values in its path, then those
/// in its query. Of two of the same name the first counts.
struct LinkArguments {
  private var texts: [String: String] = [:]
  /// The names in the query that the path does not have, each once, in their order.
  private(set) var namesInQuery: [String] = []

  /// What a link says of one parameter.
  enum Argument {
    case value(ScalarValue)
    case wrongType(String)
    case missing
  }

  /// Linear in the link.
  init(_ match: RouteTable.Match, _ query: [DeepLink.QueryItem]) {
    var values = match.values[...]
    for case .parameter(let name) in match.route.segments {
      texts[name] = values.popFirst() ?? ""
    }
    for item in query where texts[item.name] == nil {
      texts[item.name] = item.value
      namesInQuery.append(item.name)
    }
  }

  /// The value of one parameter as the link has it.
  func text(named name: String) -> String? { texts[name] }

  func argument(named name: String, as type: ParameterType) -> Argument {
    guard let text = texts[name] else { return .missing }
    return ScalarValue(text, as: type).map(Argument.value) ?? .wrongType(text)
  }
}
