/// The navigation bar of a screen written in Swift. It shows the screen's title.
///
/// ```swift
/// ComposedScreen("saved", route: "/saved") { Layout() }
///   .title("Saved")
///   .navigationBar(
///     NavigationBar(trailing: { Button("Share").onTap(.custom("share")) })
///       .largeTitle()
///       .backgroundColor(.rgba(RGBA(red: 1, green: 1, blue: 1)))
///   )
/// ```
public struct NavigationBar: TextStyled {
  public var style = StyleDescription()
  private var title = TitleStyle()
  private let leading: [ComponentDescription]
  private let trailing: [ComponentDescription]
  private var hasLargeTitle = false

  /// - Parameters:
  ///   - leading: The items where lines begin, in place of a back button.
  ///   - trailing: The items where lines end.
  public init(
    @ComponentBuilder leading: () -> [ComponentDescription] = { [] },
    @ComponentBuilder trailing: () -> [ComponentDescription] = { [] }
  ) {
    self.leading = leading()
    self.trailing = trailing()
  }

  /// Puts the title in a line of its own below the items.
  public func largeTitle(_ isLarge: Bool = true) -> NavigationBar {
    var bar = self
    bar.hasLargeTitle = isLarge
    return bar
  }

  /// Sets the style of the title.
  public func titleStyle(_ style: (TitleStyle) -> TitleStyle) -> NavigationBar {
    var bar = self
    bar.title = style(title)
    return bar
  }

  /// Sets the color of the background. By default, that of the root, or white.
  public func backgroundColor(_ color: Color) -> NavigationBar {
    styled(.backgroundColor, .keyword(color.description))
  }

  /// Sets the width of the bottom border, in points.
  public func borderBottomWidth(_ width: Double) -> NavigationBar {
    styled(.borderBottomWidth, width)
  }

  /// Sets the color of the bottom border. By default, the color of the text.
  public func borderColor(_ color: Color) -> NavigationBar {
    styled(.borderColor, .keyword(color.description))
  }

  var described: DescribedValue {
    var members: [DescribedMember] = []
    if !leading.isEmpty { members.set("leading", .components(leading)) }
    if !trailing.isEmpty { members.set("trailing", .components(trailing)) }
    if hasLargeTitle { members.set("largeTitle", .boolean(true)) }
    if !style.members.isEmpty { members.set("style", style.value) }
    if !title.style.members.isEmpty { members.set("titleStyle", title.style.value) }
    return .object(members)
  }
}

/// The style of the title in a navigation bar.
public struct TitleStyle: TextStyled {
  public var style = StyleDescription()
}
