/// A flex container in a screen written in Swift.
///
/// ```swift
/// Layout(.row) {
///   Image("a.jpg").hero("outfit-1")
///   if isNew { Label("New") }
///   for tag in tags { Label(tag) }
/// }
/// .gap(8)
/// ```
public struct Layout: ContainerComponent, TextStyled {
  public var description = ComponentDescription(.layout)

  /// - Parameters:
  ///   - direction: The main axis, along which the children are laid out. By default, from top to
  ///     bottom.
  ///   - children: The components inside, in order.
  public init(
    _ direction: LayoutStyle.FlexDirection? = nil,
    @ComponentBuilder children: () -> [ComponentDescription] = { [] }
  ) {
    description.children = children()
    if let direction { self = flexDirection(direction) }
  }
}
