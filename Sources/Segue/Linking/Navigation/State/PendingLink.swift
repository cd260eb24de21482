/// A link that waits.
public struct PendingLink: Hashable, Sendable {
  /// What a link waits for.
  public enum Condition: Hashable, Sendable {
    /// That the app can show screens.
    case ready
    /// That a requirement is met: its place among the declared ones.
    case requirement(Int)
  }

  /// What a component has asked for that opens the link; nothing for a link from outside.
  public struct Action: Hashable, Sendable {
    public let transition: String?
    public let presentation: Presentation?
    public let tapped: String?
    /// The key of the entry with the component.
    public let source: Int
  }

  public let url: String
  public let condition: Condition
  public let action: Action?
}
