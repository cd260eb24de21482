/// A link that is kept until a condition is met.
public struct PendingLink: Hashable, Sendable {
  /// The condition that a link waits for.
  public enum Condition: Hashable, Sendable {
    /// The app can show screens.
    case ready
    /// The requirement with this index is met.
    case requirement(Int)
  }

  /// The options of the action that opens the link. A link from outside has none.
  public struct Action: Hashable, Sendable {
    /// The transition that the action names.
    public let transition: String?
    /// The presentation that the action names.
    public let presentation: Presentation?
    /// The id of the component.
    public let tapped: String?
    /// The key of the component's entry.
    public let source: Int
  }

  /// The link as it came, or the canonical link of the screen that is to open.
  public let url: String
  /// The condition that the link waits for.
  public let condition: Condition
  /// The action that opens the link; nil for a link from outside.
  public let action: Action?
}
