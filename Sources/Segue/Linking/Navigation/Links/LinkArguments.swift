/// The values that a link passes for the parameters of its screen: those in its path, then those in
/// its query. Of two with the same name, the first counts.
struct LinkArguments {
  private var texts: [String: String] = [:]
  /// The names in the query that are not in the path, each once, in their order.
  private(set) var namesInQuery: [String] = []

  /// The value of one parameter in a link.
  enum Argument {
    case value(ScalarValue)
    case wrongType(String)
    case missing
  }

  /// Linear in the length of the link.
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
