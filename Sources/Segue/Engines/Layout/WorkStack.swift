/// A stack whose elements are overwritten in place. Elements that a step pushes are removed at its
/// end by setting `count`, without freeing memory.
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

  /// The bytes of the elements that were ever in use.
  var bytesUsed: Int { elements.count * MemoryLayout<Element>.stride }

  /// Removes the elements at and after index `start`.
  @inline(__always)
  mutating func drop(from start: Int) { count = start }

  /// Removes all elements, and reserves memory for `capacity` elements.
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

  /// Calls `body` with the elements, including unused ones, as contiguous memory.
  @inline(__always)
  mutating func withSpan(_ body: (inout MutableSpan<Element>) -> Void) {
    var span = elements.mutableSpan
    body(&span)
  }
}
