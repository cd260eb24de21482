/// A screen with the arguments that it is opened with: what a link leads to.
public struct Destination: Hashable, Sendable {
  /// The place of the screen among the project's screens, in the order of their files.
  public let screen: Int
  /// One for each parameter of the screen, in their order.
  public let arguments: [ScalarValue]

  public init(screen: Int, arguments: [ScalarValue]) {
    self.screen = screen
    self.arguments = arguments
  }
}
