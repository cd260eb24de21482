/// The indices of components after some of them were replaced by those that were added last.
struct ComponentSplice {
  /// The components that are replaced, in the old numbering.
  let old: Range<ComponentID>
  /// The first of those that replace them, in the old numbering.
  let first: ComponentID
  let count: Int

  init(_ old: Range<ComponentID>, byLastFrom first: ComponentID, count: Int) {
    self.old = old
    self.first = first
    self.count = count
  }

  /// How far the components after the replaced ones move.
  var shift: Int { count - old.count }

  /// The new index of a component, or of the end of its subtree, that is not replaced.
  @inline(__always)
  subscript(id: ComponentID) -> ComponentID {
    if id >= first { return ComponentID(old.lowerBound.index + (id - first)) }
    return id < old.upperBound ? id : id + shift
  }
}
