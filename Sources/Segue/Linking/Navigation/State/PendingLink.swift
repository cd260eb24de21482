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
    /// The transition that the action names.
    public let transition: String?
    /// The presentation that the action names.
    public let presentation: Presentation?
    /// The id of the component.
    public let tapped: String?
    /// The key of the entry with the component.
    public let source: Int
  }

  /// The link as it came, or the own link of the screen that is to open.
  public let url: String
  /// What it waits for.
  public let condition: Condition
  /// What has opened it, if it has not come from outside.
  public let action: Action?
}
