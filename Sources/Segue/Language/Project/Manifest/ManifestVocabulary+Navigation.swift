/// The keys for the structure of the app's navigation, and for links from outside.
extension ManifestVocabulary {
  package static let navigation = ValueShape.oneKey(
    [
      KeyShape("tabs", .array(of: tab), "The tabs of the tab bar, in order."),
      KeyShape("root", .name(), "The link to the root of the only stack."),
      KeyShape("split", .object(split), "A split view: columns side by side."),
      KeyShape("pages", pages, "The links to the roots of the pages, in order."),
    ], besides: navigationKeys, orNone: true)

  private static let navigationKeys = [
    KeyShape("fallback", .name(), "The link that opens instead of one that leads nowhere."),
    KeyShape(
      "requirements",
      .map(of: .name(), names: .name(), atMost: NavigationDeclaration.requirementLimit),
      "The requirements of screens, each with the link to the screen that meets it."),
    KeyShape(
      "flows", .map(of: .object(flow), names: .name()),
      "The flows that are swapped, each with its route and the choices that it has."),
    KeyShape(
      "entryPoints", .array(of: .name()),
      "The links from outside of the app: from notifications, e-mails and widgets."),
  ]

  static let flow = [
    KeyShape(
      "route", .text(matching: "^/$|^(/[^/{}]+)+$"), isRequired: true,
      "The path of links to the flow: /welcome."),
    KeyShape(
      "choices", .map(of: .name(), names: .name(), atLeast: 2), isRequired: true,
      "Two choices or more, each with the link to its first screen. The first is the usual one."),
  ]

  private static let tab = ValueShape.oneKey(
    [
      KeyShape("root", .name(), "The link to the root of its stack."),
      KeyShape("split", .object(split), "A split view: columns side by side."),
      KeyShape("pages", pages, "The links to the roots of the pages, in order."),
    ], besides: tabKeys)

  private static let tabKeys = [
    KeyShape("id", .name(), isRequired: true, "The id of the tab, for actions."),
    KeyShape("title", .name(), isRequired: true, "The title."),
    KeyShape("icon", .name(), "The picture above the title: the path of an asset, or a URL."),
  ]

  private static let pages = ValueShape.array(of: .name(), atLeast: 1)

  static let split = [
    KeyShape(
      "columns",
      .array(of: .object(column), atLeast: columns.lowerBound, atMost: columns.upperBound),
      isRequired: true, "Two or three columns, the leading one first.")
  ]

  static let column = [
    KeyShape("root", .name(), isRequired: true, "The link to the root of its stack."),
    KeyShape(
      "width", .number(Device.sides),
      "The width in points; 320 by default, and the remaining width for the last column."),
  ]

  static let columns = 2...3

  /// The keys of containers, of which a tab has exactly one.
  static let containerNames = ["root", "split", "pages"]
  static let navigationNames = ["tabs"] + containerNames + navigationKeys.map { $0.name }
  static let tabNames = tabKeys.map { $0.name } + containerNames
}
