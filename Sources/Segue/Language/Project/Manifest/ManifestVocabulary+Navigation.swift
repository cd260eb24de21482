/// The keys for the structure of the app's navigation, and for links from outside.
extension ManifestVocabulary {
  package static let navigation = ValueShape.oneKey(
    [
      KeyShape("tabs", .array(of: tab), "The tabs of its tab bar, in order."),
      KeyShape("root", .name(), "The link that its one stack begins with."),
      KeyShape("split", .object(split), "Columns side by side."),
      KeyShape("pages", pages, "The links that its pages begin with, in order."),
    ], besides: navigationKeys, orNone: true)

  private static let navigationKeys = [
    KeyShape("fallback", .name(), "The link that is opened in place of one that leads nowhere."),
    KeyShape(
      "requirements",
      .map(of: .name(), names: .name(), atMost: NavigationDeclaration.requirementLimit),
      "What screens may require, each with the link of the screen that meets it."),
    KeyShape(
      "entryPoints", .array(of: .name()),
      "Links that come from outside: from notifications, e-mails and widgets."),
  ]

  private static let tab = ValueShape.oneKey(
    [
      KeyShape("root", .name(), "The link that its stack begins with."),
      KeyShape("split", .object(split), "Columns side by side."),
      KeyShape("pages", pages, "The links that its pages begin with, in order."),
    ], besides: tabKeys)

  private static let tabKeys = [
    KeyShape("id", .name(), isRequired: true, "Names the tab for actions."),
    KeyShape("title", .name(), isRequired: true, "What it says."),
    KeyShape("icon", .name(), "The picture over what it says: the path of an asset, or a URL."),
  ]

  private static let pages = ValueShape.array(of: .name(), atLeast: 1)

  static let split = [
    KeyShape(
      "columns",
      .array(of: .object(column), atLeast: columns.lowerBound, atMost: columns.upperBound),
      isRequired: true, "Two or three columns, the leading one first.")
  ]

  static let column = [
    KeyShape("root", .name(), isRequired: true, "The link that its stack begins with."),
    KeyShape(
      "width", .number(Device.sides),
      "In points; 320 by default, and what the others leave for the last."),
  ]

  static let columns = 2...3

  /// The keys of containers, of which a tab has exactly one.
  static let containerNames = ["root", "split", "pages"]
  static let navigationNames = ["tabs"] + containerNames + navigationKeys.map(\.name)
  static let tabNames = tabKeys.map(\.name) + containerNames
}
