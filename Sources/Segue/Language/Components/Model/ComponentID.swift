/// The index of a component in ``Screen/components``, in document order.
///
/// ```swift
/// if let card = screen.component(id: "card[1]") {
///   print(screen.path(of: card), screen.components[card].range)
/// }
/// ```
public struct ComponentID: Hashable, Sendable {
  public let index: Int

  @inline(__always)
  public init(_ index: Int) { self.index = index }
}

extension ComponentID: ExpressibleByIntegerLiteral {
  @inline(__always)
  public init(integerLiteral index: Int) { self.index = index }
}

extension ComponentID: CustomStringConvertible {
  public var description: String { index.description }
}

/// A range of components is a collection: a component and its descendants are
/// `id..<screen.components[id].subtreeEnd`.
extension ComponentID: Strideable {
  @inline(__always)
  public static func < (a: ComponentID, b: ComponentID) -> Bool { a.index < b.index }

  @inline(__always)
  public func distance(to other: ComponentID) -> Int { other.index - index }

  @inline(__always)
  public func advanced(by count: Int) -> ComponentID { ComponentID(index + count) }
}

extension ComponentID {
  @inline(__always)
  static func + (id: ComponentID, count: Int) -> ComponentID { ComponentID(id.index + count) }

  @inline(__always)
  static func += (id: inout ComponentID, count: Int) { id = id + count }

  @inline(__always)
  static func - (id: ComponentID, start: ComponentID) -> Int { id.index - start.index }
}

extension [Component] {
  /// The indices of the components, in document order.
  public var ids: Range<ComponentID> { 0..<ComponentID(count) }
}

extension Array {
  /// The element of a component, in an array with one element per component, such as
  /// ``Screen/components`` and ``LayoutTree/frames``.
  @inline(__always)
  public subscript(id: ComponentID) -> Element {
    get { self[id.index] }
    _modify { yield &self[id.index] }
  }
}
