/// A flex container of a screen that is written in Swift.
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
  ///   - direction: In which direction its children follow each other; from top to bottom unless given.
  ///   - children: The components inside, in order.
  public init(
    _ direction: LayoutStyle.FlexDirection? = nil,
    @ComponentBuilder children: () -> [ComponentDescription] = { [] }
  ) {
    description.children = children()
    if let direction { self = flexDirection(direction) }
  }
}
