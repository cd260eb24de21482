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

  /// Replaces a component and its descendants by the component that was added last, as a child of
  /// the same parent, with its descendants. Linear in both, and in the components after them if
  /// their numbers differ.
  mutating func replace(_ splice: ComponentSplice) {
    let (old, first) = (splice.old, splice.first)
    for index in (first..<nextID).reversed() {
      guard let parent = components[index].parent, parent >= first else { continue }
      components[parent].subtreeEnd = max(
        components[parent].subtreeEnd, components[index].subtreeEnd)
    }
    for index in first..<nextID {
      components[index].subtreeEnd = ComponentID(
        components[index].subtreeEnd.index - (first - old.lowerBound))
      if let parent = components[index].parent { components[index].parent = splice[parent] }
    }
    components[first].siblingIndex = components[old.lowerBound].siblingIndex
    var ancestor = components[old.lowerBound].parent
    if let ancestor { childCounts[ancestor] -= 1 }
    while splice.shift != 0, let index = ancestor {
      components[index].subtreeEnd += splice.shift
      ancestor = components[index].parent
    }
    moveLast(splice)
    guard splice.shift != 0 else { return }
    for index in (old.lowerBound + splice.count)..<nextID {
      components[index].subtreeEnd += splice.shift
      if let parent = components[index].parent { components[index].parent = splice[parent] }
    }
  }

  private mutating func moveLast(_ splice: ComponentSplice) {
    func move<Part>(_ parts: inout [Part]) {
      let last = Array(parts[splice.first.index...])
      parts.removeLast(splice.count)
      parts.replaceSubrange(
        splice.old.lowerBound.index..<splice.old.upperBound.index, with: last)
    }
    move(&components)
    move(&depths)
    move(&childCounts)
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
