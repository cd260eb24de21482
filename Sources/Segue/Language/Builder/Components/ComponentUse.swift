/// The use of a composed component in a screen written in Swift.
///
/// ```swift
/// Use("price-tag", arguments: ["amount": 289]).id("price")
/// ```
///
/// Its own styles and events override those of the component's root: styles key by key, events by
/// name. The type of that root is unknown here, so the modifiers of all components are available.
public struct Use: ContainerComponent, PictureComponent, TextComponent {
  public var description: ComponentDescription
  private var arguments: [DescribedMember] = []

  /// - Parameters:
  ///   - component: The name of the component.
  ///   - arguments: The values of its parameters. Parameters with defaults may be left out.
  public init(_ component: String, arguments: KeyValuePairs<String, ArgumentValue> = [:]) {
    description = ComponentDescription(component)
    for (name, value) in arguments { self.arguments.set(name, value.value) }
    writeArguments()
  }

  /// Sets the value of a parameter.
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
