/// One line of text centered in its box, with an optional icon, in a screen written in Swift.
public struct Button: TextComponent {
  public var description = ComponentDescription(.button)

  /// - Parameters:
  ///   - title: The text of the button.
  ///   - icon: A picture as high as the line, before the title: the path of an asset, or a URL.
  public init(_ title: ScreenText, icon: ScreenText? = nil) {
    description.members.set("title", .text(title))
    if let icon { description.members.set("icon", .text(icon)) }
  }

  /// - Parameters:
  ///   - title: The text of the button.
  ///   - icon: A picture as high as the line, before the title: the path of an asset, or a URL.
  @_disfavoredOverload
  public init(_ title: String, icon: String? = nil) {
    self.init(ScreenText(title), icon: icon.map { ScreenText($0) })
  }
}
