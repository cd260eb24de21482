/// A screen with its arguments: the target of a link.
public struct Destination: Hashable, Sendable {
  /// The index of the screen among those of the project.
  public let screen: DeclarationIndex
  /// The values of the screen's parameters, in their order.
  public let arguments: [ScalarValue]

  /// Creates a destination with one argument per parameter, in order.
  public init(screen: DeclarationIndex, arguments: [ScalarValue]) {
    self.screen = screen
    self.arguments = arguments
  }
}
