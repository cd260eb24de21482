/// An action of a component in a screen written in Swift.
///
/// ```swift
/// Image("a.jpg").onTap(.track("open"), .navigate(to: "shop://outfits/1", transition: "hero"))
/// ```
public struct ScreenAction: Sendable {
  let type: ActionType
  let members: [DescribedMember]

  private init(_ type: ActionType, _ members: [(String, DescribedValue?)] = []) {
    self.type = type
    self.members = members.compactMap { key, value in value.map { DescribedMember(key, $0) } }
  }

  /// Opens a deep link.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - transition: The name of the transition that plays.
  ///   - presentation: How the screen is shown. By default, as it declares itself.
  public static func navigate(
    to link: ScreenLink, transition: ScreenText? = nil, presentation: Presentation? = nil
  ) -> ScreenAction {
    ScreenAction(
      .navigate,
      [
        ("to", .text(link.text)), ("transition", transition.map { .text($0) }),
        ("presentation", presentation.map { .keyword($0.rawValue) }),
      ])
  }

  /// Goes back one screen.
  public static let back = ScreenAction(.back)

  /// Goes back to the screen with an id.
  ///
  /// - Parameters:
  ///   - screen: The id.
  ///   - entry: Which of its entries, counted from the topmost, which is 1; at most 1000.
  public static func backTo(screen: ScreenText, entry: Int = 1) -> ScreenAction {
    ScreenAction(
      .backTo,
      [("screen", .text(screen)), ("entry", entry == 1 ? nil : .number(Double(entry)))])
  }

  /// Goes back to the first screen of the stack.
  public static let backToRoot = ScreenAction(.backToRoot)

  /// Dismisses the topmost modal.
  public static let dismiss = ScreenAction(.dismiss)

  /// Replaces the whole stack, the root first.
  public static func replaceStack(_ links: ScreenLink...) -> ScreenAction {
    replaceStack(links)
  }

  /// Replaces the whole stack, the root first.
  public static func replaceStack(_ links: [ScreenLink]) -> ScreenAction {
    ScreenAction(.replaceStack, [("to", .array(links.map { .text($0.text) }))])
  }

  /// Selects the tab with an id.
  public static func selectTab(_ tab: ScreenText) -> ScreenAction {
    ScreenAction(.selectTab, [("tab", .text(tab))])
  }

  /// Loads the content of the screen again. Only components of a failure have it.
  public static let retry = ScreenAction(.retry)

  /// Opens a web page or another app.
  public static func open(_ url: ScreenLink) -> ScreenAction {
    ScreenAction(.open, [("url", .text(url.text))])
  }

  /// Reports an event to analytics.
  public static func track(
    _ event: ScreenText, properties: KeyValuePairs<String, PropertyValue>? = nil
  ) -> ScreenAction {
    ScreenAction(.track, [("event", .text(event)), ("properties", properties.map(object))])
  }

  /// Runs an action that the app implements, by its name.
  public static func custom(
    _ name: ScreenText, properties: KeyValuePairs<String, PropertyValue>? = nil
  ) -> ScreenAction {
    ScreenAction(.custom, [("name", .text(name)), ("properties", properties.map(object))])
  }

  var described: DescribedValue {
    .object([DescribedMember("type", .keyword(type.rawValue))] + members)
  }
}

private func object(_ properties: KeyValuePairs<String, PropertyValue>) -> DescribedValue {
  PropertyValue.object(properties.map { (name: $0.key, value: $0.value) }).value
}
