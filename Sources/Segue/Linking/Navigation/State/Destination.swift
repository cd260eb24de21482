/// A screen with its arguments: the target of a link.
public struct Destination: Hashable, Sendable {
  /// The index of the screen among the project's screens, in the order of their files.
  public let screen: Int
  /// The values of the screen's parameters, in their order.
  public let arguments: [ScalarValue]

  /// Creates a destination with one argument per parameter, in order.
  public init(screen: Int, arguments: [ScalarValue]) {
    self.screen = screen
    self.arguments = arguments
  }
}
