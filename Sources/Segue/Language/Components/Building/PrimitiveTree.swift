/// The primitives of a screen so far, in document order.
struct PrimitiveTree {
  private(set) var components: [Component] = []
  private var depths: [Int] = []
  /// The number of children that each component has so far.
  private var childCounts: [Int] = []

  /// The index of the component that is added next.
  var nextID: ComponentID { ComponentID(components.count) }

  /// The index of the component that was added last.
  var lastID: ComponentID { ComponentID(components.count - 1) }

  mutating func reserveCapacity(_ count: Int) {
    components.reserveCapacity(count)
    depths.reserveCapacity(count)
    childCounts.reserveCapacity(count)
  }

  /// Returns the depth of the children of a component; nil stands for the parent of the root.
  func depth(below parent: ComponentID?) -> Int { parent.map { depths[$0] + 1 } ?? 1 }

  /// Returns the index that the next child of a component has among its children, and counts the
  /// child.
  mutating func nextSiblingIndex(in parent: ComponentID?) -> Int {
    guard let parent else { return 0 }
    defer { childCounts[parent] += 1 }
    return childCounts[parent]
  }

  mutating func append(_ component: consuming Component, depth: Int) {
    components.append(component)
    depths.append(depth)
    childCounts.append(0)
  }

  /// Extends each component's subtree to the end of its last descendant.
  mutating func closeSubtrees() {
    for index in components.ids.reversed() {
      guard let parent = components[index].parent else { continue }
      components[parent].subtreeEnd = max(
        components[parent].subtreeEnd, components[index].subtreeEnd)
    }
  }
}
