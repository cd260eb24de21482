/// One line of text in the middle of its box, with an icon if it has one, of a screen that is written in Swift.
public struct Button: TextComponent {
  public var description = ComponentDescription(.button)

  /// - Parameters:
  ///   - title: What it says.
  ///   - icon: A picture as high as the line, before the title: the path of an asset, or a URL.
  public init(_ title: ScreenText, icon: ScreenText? = nil) {
    description.members.set("title", .text(title))
    if let icon { description.members.set("icon", .text(icon)) }
  }

  /// - Parameters:
  ///   - title: What it says.
  ///   - icon: A picture as high as the line, before the title: the path of an asset, or a URL.
  @_disfavoredOverload
  public init(_ title: String, icon: String? = nil) {
    self.init(ScreenText(title), icon: icon.map { ScreenText($0) })
  }
}
