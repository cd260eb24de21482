/// A choice of a flow.
public struct FlowChoice: Hashable, Sendable {
  /// The index of the flow among those of the project.
  public let flow: Int
  /// The index of the choice among those of the flow.
  public let choice: Int
}
