/// The index of a value or a key in its document, in document order.
package struct JSONID: Hashable, Sendable {
  package let index: Int

  @inline(__always)
  package init(_ index: Int) { self.index = index }

  /// The value or key that begins next: the first one in this value, or else the one after it.
  @inline(__always)
  package var next: JSONID { JSONID(index + 1) }

  /// The value or key that begins before this one: for a member's value, its key.
  @inline(__always)
  package var previous: JSONID { JSONID(index - 1) }
}

extension JSONID: ExpressibleByIntegerLiteral {
  @inline(__always)
  package init(integerLiteral index: Int) { self.index = index }
}

extension JSONID: CustomStringConvertible {
  package var description: String { index.description }
}

/// A range of values is a collection: a value and its contents are `id..<document.end(id)`.
extension JSONID: Strideable {
  @inline(__always)
  package static func < (a: JSONID, b: JSONID) -> Bool { a.index < b.index }

  @inline(__always)
  package func distance(to other: JSONID) -> Int { other.index - index }

  @inline(__always)
  package func advanced(by count: Int) -> JSONID { JSONID(index + count) }
}

extension [JSONDocument.Node] {
  @inline(__always)
  subscript(id: JSONID) -> JSONDocument.Node {
    get { self[id.index] }
    _modify { yield &self[id.index] }
  }
}
