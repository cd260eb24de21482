/// The index of a box in the document order of its tree.
public struct BoxID: Hashable, Comparable, Sendable {
  public let index: Int

  @inline(__always)
  public init(_ index: Int) { self.index = index }

  @inline(__always)
  public static func < (a: BoxID, b: BoxID) -> Bool { a.index < b.index }

  @inline(__always)
  static func + (box: BoxID, count: Int) -> BoxID { BoxID(box.index + count) }
}

extension BoxID: ExpressibleByIntegerLiteral {
  @inline(__always)
  public init(integerLiteral index: Int) { self.index = index }
}

extension BoxID: CustomStringConvertible {
  public var description: String { index.description }
}

extension Array {
  /// The element of a box, in an array with one element per box.
  @inline(__always)
  subscript(box: BoxID) -> Element {
    get { self[box.index] }
    _modify { yield &self[box.index] }
  }
}
