/// The names of a flow and of its choice.
public struct FlowChoiceName: Hashable, Sendable {
  public let flow: String
  public let choice: String

  /// The names on one line: `welcome: reasons`.
  package var words: String { "\(flow): \(choice)" }
}

extension [FlowDeclaration] {
  /// Returns the names of a choice of one of the flows.
  func name(of choice: FlowChoice) -> FlowChoiceName {
    let flow = self[choice.flow]
    return FlowChoiceName(flow: flow.name.name, choice: flow.choices[choice.choice].name)
  }
}
