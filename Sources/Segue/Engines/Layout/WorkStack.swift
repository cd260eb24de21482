/// A stack whose elements are overwritten in place: what is pushed during a step is dropped at its
/// end by setting `count`, without giving anything back.
struct WorkStack<Element: Sendable>: Sendable {
  private var elements: [Element] = []
  private(set) var count = 0

  @inline(__always)
  subscript(index: Int) -> Element {
    _read { yield elements[index] }
    _modify { yield &elements[index] }
  }

  @inline(__always)
  mutating func push(_ element: Element) {
    if count < elements.count {
      elements[count] = element
    } else {
      elements.append(element)
    }
    count += 1
  }

  /// Of the elements that were ever in use.
  var bytesUsed: Int { elements.count * MemoryLayout<Element>.stride }

  /// Drops the elements from `start` on.
  @inline(__always)
  mutating func drop(from start: Int) { count = start }

  /// Empties the stack, which may then grow to `capacity` without moving.
  mutating func removeAll(reserving capacity: Int) {
    elements.reserveCapacity(capacity)
    count = 0
  }

  mutating func sort(
    _ range: Range<Int>, by areInIncreasingOrder: (Element, Element) -> Bool
  ) {
    elements[range].sort(by: areInIncreasingOrder)
  }

  mutating func reverse(_ range: Range<Int>) { elements[range].reverse() }

  /// The elements in use, in one piece of memory.
  @inline(__always)
  mutating func withSpan(_ body: (inout MutableSpan<Element>) -> Void) {
    var span = elements.mutableSpan
    body(&span)
  }
}
