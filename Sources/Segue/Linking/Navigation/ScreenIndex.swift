/// The index of a screen with its arguments among those of a compilation or a compiled project.
///
/// ```swift
/// let source = compilation.instances[transit.from].screen
/// let destination = project.screen(at: link.to)
/// ```
public struct ScreenIndex: Hashable, Comparable, Sendable {
  public let index: Int

  public init(_ index: Int) { self.index = index }

  public static func < (a: ScreenIndex, b: ScreenIndex) -> Bool { a.index < b.index }
}

extension ScreenIndex: ExpressibleByIntegerLiteral {
  public init(integerLiteral index: Int) { self.index = index }
}

extension ScreenIndex: CustomStringConvertible {
  public var description: String { index.description }
}
