/// How an app is built up, as `segue.json` says under `navigation`: the container that everything
/// stands in, and what happens to links from outside.
public struct NavigationDeclaration: Hashable, Sendable {
  /// The outermost container; nil if none is declared.
  public var container: ContainerDeclaration?
  /// Opened in place of a link that leads nowhere.
  public var fallback: Link?
  /// What screens may ask for before they open, such as a session, in the order written: at most
  /// `requirementLimit`, no name twice.
  public var requirements: [RequirementDeclaration] = []
  /// Links that come from outside of the app: from notifications, e-mails and widgets.
  public var entryPoints: [Link] = []
  /// Whether all that is written could be read. What is missing otherwise may be what could not, and is
  /// not reported.
  var knowsAllRequirements = true

  /// As many as fit into the bits of a whole number, with one to spare.
  public static let requirementLimit = 63

  public init() {}

  /// Every link that is opened without a person's tap, in the order of this type's properties.
  var links: [Link] {
    (container?.roots ?? []) + (fallback.map { [$0] } ?? []) + requirements.map(\.screen)
      + entryPoints
  }
}

/// What holds screens: UIKit's and SwiftUI's containers, by what each begins with.
///
/// A tab bar is only the outermost one; columns and pages hold a stack each.
public enum ContainerDeclaration: Hashable, Sendable {
  /// One stack, as a `NavigationStack` is.
  case stack(root: Link)
  /// A tab bar with at least one tab.
  case tabs([TabDeclaration])
  /// Two or three columns side by side, which a compact width shows as one stack.
  case split([ColumnDeclaration])
  /// At least one page, a swipe apart.
  case pages([Link])

  /// Whether screens may stand side by side somewhere in it.
  var hasSplit: Bool {
    switch self {
    case .stack, .pages: false
    case .split: true
    case .tabs(let tabs): tabs.contains { $0.content.hasSplit }
    }
  }

  /// Every link that a stack begins with, in document order; never empty as read from a file.
  public var roots: [Link] {
    switch self {
    case .stack(let root): [root]
    case .tabs(let tabs): tabs.flatMap(\.content.roots)
    case .split(let columns): columns.map(\.root)
    case .pages(let roots): roots
    }
  }
}

/// A tab of a project's tab bar.
public struct TabDeclaration: Hashable, Sendable {
  public let id: String
  public let title: String
  /// The path of an asset, or a URL.
  public let icon: NamedReference?
  /// What the tab shows; never a tab bar.
  public let content: ContainerDeclaration
  /// The first link of the content.
  public let root: Link
  /// Where the id is written.
  public let range: SourceRange

  /// nil if the content begins with no link.
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
  /// The link that its stack begins with.
  public let root: Link
  /// In points; nil for what the others leave, if it is the last, and 320 otherwise.
  public let width: Double?
}

/// Something that must be so before a screen opens, such as a session.
public struct RequirementDeclaration: Hashable, Sendable {
  /// What screens call it under `requires`.
  public let name: NamedReference
  /// The link of the screen on which a person meets it.
  public let screen: Link
}
