/// The components of a compiled screen in document order, children directly after their parent: the
/// root with all that it contains, and then the navigation bar, if the screen declares one.
/// They are read in place, without allocation. As with an array, component indices that are passed
/// must be valid.
public struct CompiledTree: RandomAccessCollection, Sendable {
  let view: ChunkView
  private let first: Int
  /// The number of components.
  public let count: Int

  init(_ view: ChunkView, _ tree: Int) {
    self.view = view
    let tree = view[ScreenRow.Tree.self, tree]
    let rows = view.rows(ScreenRow.Node.self, from: tree.firstNode, count: tree.nodeCount)
    first = rows.lowerBound
    count = rows.count
  }

  public var startIndex: ComponentID { 0 }
  public var endIndex: ComponentID { ComponentID(count) }

  /// The component at an index. Constant time.
  public subscript(index: ComponentID) -> CompiledNode {
    precondition(index >= 0 && index < endIndex, "there is no such component")
    return CompiledNode(view: view, row: first + index.index, index: index)
  }

  /// Returns the indices of a component's children, in order.
  public func children(of component: ComponentID) -> Children {
    let end = Swift.min(self[component].subtreeEnd, endIndex)
    return Children(tree: self, position: component + 1, end: end)
  }

  /// The indices of a component's children, in order.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    let tree: CompiledTree
    var position: ComponentID
    let end: ComponentID

    public mutating func next() -> ComponentID? {
      guard position < end else { return nil }
      defer { position = Swift.max(position + 1, tree[position].subtreeEnd) }
      return position
    }
  }

  /// Returns the index of the component with an id. Linear in the components, without allocation.
  public func component(id: String) -> ComponentID? {
    var id = id
    return id.withUTF8 { wanted in
      indices.first { index in
        guard let range = self[index].idRange, range.count == wanted.count else { return false }
        return unsafe view.bytes[range].elementsEqual(wanted)
      }
    }
  }

  /// Returns the JSON Pointer (RFC 6901) of a component, such as `/root/children/0`. Linear in the
  /// siblings of the component and of its ancestors.
  public func path(of component: ComponentID) -> String {
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
    return (current == 0 ? "/root" : "/navigationBar") + steps.reversed().joined()
  }

  /// Returns the component's id, or its path if there is no id.
  public func name(of component: ComponentID) -> String {
    self[component].id ?? path(of: component)
  }
}
