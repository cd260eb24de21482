/// The components of a compiled screen in document order, children directly after their parent: read in
/// place, nothing is allocated. Wherever it takes the place of a component, it must be one of its indices,
/// as with an array.
public struct CompiledTree: RandomAccessCollection, Sendable {
  let view: ChunkView
  private let first: Int
  public let count: Int

  init(_ view: ChunkView, _ tree: Int) {
    self.view = view
    let rows = view.rows(
      ScreenTable.nodes, from: view.word(ScreenTable.trees, tree, 1),
      count: view.word(ScreenTable.trees, tree, 2))
    first = rows.lowerBound
    count = rows.count
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  /// A component by its place. Constant time.
  public subscript(index: Int) -> CompiledNode {
    precondition(index >= 0 && index < count, "there is no such component")
    return CompiledNode(view: view, row: first + index, index: index)
  }

  /// The children of a component, in order.
  public func children(of component: Int) -> Children {
    let end = Swift.min(self[component].subtreeEnd, count)
    return Children(tree: self, position: component + 1, end: end)
  }

  /// The places of a component's children, one after the other.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    let tree: CompiledTree
    var position: Int
    let end: Int

    public mutating func next() -> Int? {
      guard position < end else { return nil }
      defer { position = Swift.max(position + 1, tree[position].subtreeEnd) }
      return position
    }
  }

  /// The component of an id. Linear in the components, without allocation.
  public func component(id: String) -> Int? {
    var id = id
    return id.withUTF8 { wanted in
      indices.first { index in
        guard let range = self[index].idRange, range.count == wanted.count else { return false }
        return unsafe view.bytes[range].elementsEqual(wanted)
      }
    }
  }

  /// The place of a component as a JSON Pointer (RFC 6901), such as `/root/children/0`. Linear in its
  /// siblings and those of its ancestors.
  public func path(of component: Int) -> String {
    var steps: [String] = []
    var current = component
    while let parent = self[current].parent, parent < current {
      var place = 0
      for child in children(of: parent) {
        if child >= current { break }
        place += 1
      }
      steps.append("/children/\(place)")
      current = parent
    }
    return "/root" + steps.reversed().joined()
  }

  /// The component's id; its path if it has none.
  public func name(of component: Int) -> String {
    self[component].id ?? path(of: component)
  }
}
