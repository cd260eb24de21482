/// The index of a screen among those that a project declares, in the order of their files:
/// ``Project/screenIDs`` has the same order.
public struct DeclarationIndex: Hashable, Comparable, Sendable {
  public let index: Int

  public init(_ index: Int) { self.index = index }

  public static func < (a: DeclarationIndex, b: DeclarationIndex) -> Bool { a.index < b.index }
}

extension DeclarationIndex: CustomStringConvertible {
  public var description: String { index.description }
}

extension [ScreenDeclaration] {
  package subscript(id: DeclarationIndex) -> ScreenDeclaration { self[id.index] }
}
