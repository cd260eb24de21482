/// The use of a composed component in a screen that is written in Swift.
///
/// ```swift
/// Use("outfit-card", arguments: ["picture": "a.jpg", "price": 289]).id("card-1")
/// ```
///
/// What it says itself overrides the body's root: style key by key, events by name. As nobody knows here what
/// that root is, it takes the styles of all components.
public struct Use: ContainerComponent, PictureComponent, TextComponent {
  public var description: ComponentDescription
  private var arguments: [DescribedMember] = []

  /// - Parameters:
  ///   - component: The name of the component.
  ///   - arguments: A value for each parameter; those with defaults may be left out.
  public init(_ component: String, arguments: KeyValuePairs<String, ArgumentValue> = [:]) {
    description = ComponentDescription(component)
    for (name, value) in arguments { self.arguments.set(name, value.value) }
    writeArguments()
  }

  /// Hands in a value for a parameter.
  public func argument(_ name: String, _ value: ArgumentValue) -> Use {
    var copy = self
    copy.arguments.set(name, value.value)
    copy.writeArguments()
    return copy
  }

  private mutating func writeArguments() {
    if !arguments.isEmpty { description.members.set("arguments", .object(arguments)) }
  }
}
