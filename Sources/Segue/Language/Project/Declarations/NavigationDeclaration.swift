/// The structure of an app's navigation, declared under `navigation` in `segue.json`: the container
/// of all screens, and the handling of links from outside.
public struct NavigationDeclaration: Hashable, Sendable {
  /// The outermost container; nil if not declared.
  public var container: ContainerDeclaration?
  /// The link that is opened instead of one that leads nowhere.
  public var fallback: Link?
  /// The requirements that screens may have before they open, such as a session, in declared order:
  /// at most `requirementLimit`, without duplicate names.
  public var requirements: [RequirementDeclaration] = []
  /// The flows, whose links lead where a value of the session says, in declared order.
  public var flows: [FlowDeclaration] = []
  /// The links by which the app is opened from outside: from notifications, e-mails and widgets.
  public var entryPoints: [Link] = []
  /// Whether all declared requirements could be read. Otherwise, a missing one may be among those
  /// that could not, and is not reported.
  var knowsAllRequirements = true
  /// Whether all declared flows could be read. Otherwise, a link that seems dead may lead to one.
  var knowsAllFlows = true

  /// The largest number of requirements, which fit into the bits of an integer with one to spare.
  public static let requirementLimit = 63

  /// The largest number of combinations of the choices of all flows, each of which is checked.
  public static let combinationLimit = 64

  /// Creates a navigation structure without declarations.
  public init() {}

  /// The links that are opened without a tap, in the order of this type's properties.
  var links: [Link] {
    (container?.roots ?? []) + (fallback.map { [$0] } ?? []) + requirements.map { $0.screen }
      + entryPoints
  }
}

/// A container of screens, as in UIKit and SwiftUI, with the links that it starts with.
///
/// A tab bar can only be the outermost container. Columns and pages contain a stack each.
public enum ContainerDeclaration: Hashable, Sendable {
  /// One stack, like a `NavigationStack`.
  case stack(root: Link)
  /// A tab bar with at least one tab.
  case tabs([TabDeclaration])
  /// Two or three columns side by side, which a compact width shows as one stack.
  case split([ColumnDeclaration])
  /// At least one page, between which people swipe.
  case pages([Link])

  /// Whether the container shows screens side by side anywhere.
  var hasSplit: Bool {
    switch self {
    case .stack, .pages: false
    case .split: true
    case .tabs(let tabs): tabs.contains { $0.content.hasSplit }
    }
  }

  /// The links that stacks start with, in document order; never empty if read from a file.
  public var roots: [Link] {
    switch self {
    case .stack(let root): [root]
    case .tabs(let tabs): tabs.flatMap { $0.content.roots }
    case .split(let columns): columns.map { $0.root }
    case .pages(let roots): roots
    }
  }
}

/// A tab of a project's tab bar.
public struct TabDeclaration: Hashable, Sendable {
  /// The tab's id, by which actions refer to it.
  public let id: String
  /// The title below the icon.
  public let title: String
  /// The path of an asset, or a URL; nil without an icon.
  public let icon: NamedReference?
  /// The tab's container, which is not a tab bar.
  public let content: ContainerDeclaration
  /// The first link of the content.
  public let root: Link
  /// The source range of the id.
  public let range: SourceRange

  /// Creates a tab, or returns nil if the content starts with no link.
  init?(
    id: String, title: String, icon: NamedReference?, content: ContainerDeclaration,
    range: SourceRange
  ) {
    guard let root = content.roots.first else { return nil }
    self.id = id
    self.title = title
    self.icon = icon
    self.content = content
    self.root = root
    self.range = range
  }
}

/// A column of a split view.
public struct ColumnDeclaration: Hashable, Sendable {
  /// The link that the column's stack starts with.
  public let root: Link
  /// The width in points. If nil, it is the remaining width for the last column, and 320 for the
  /// others.
  public let width: Double?
}

/// A condition that must be met before a screen opens, such as a session.
public struct RequirementDeclaration: Hashable, Sendable {
  /// The name by which screens refer to the condition under `requires`.
  public let name: NamedReference
  /// The link of the screen on which the condition can be met.
  public let screen: Link
}
