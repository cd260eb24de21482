/// Where the components of a screen come from, and on which values of its data they depend, so that
/// those that depend on a value can be expanded again.
struct ExpansionRecord {
  private struct Reading {
    var component: ComponentID
    /// The value, with what is in it if that matters.
    let values: Range<JSONID>
  }

  /// The node that is being expanded.
  var written = ScopedNode(file: FileID(0), node: 0, scope: 0)
  /// The component that depends on what is read. The root depends on what is read before it.
  var reader = ComponentID(0)
  /// The node from which each component results, with the bodies of the uses it may be.
  private var origins: [ScopedNode] = []
  private var readings: [Reading] = []

  func origin(of component: ComponentID) -> ScopedNode { origins[component] }

  mutating func addComponent() { origins.append(written) }

  mutating func addReading(of values: Range<JSONID>) {
    readings.append(Reading(component: reader, values: values))
  }

  /// Returns the components that depend on a value, in any order. Linear in what has been read.
  func readers(of value: JSONID) -> [ComponentID] {
    readings.lazy.filter { $0.values.contains(value) }.map(\.component)
  }

  mutating func removeReadings(of components: Range<ComponentID>) {
    readings.removeAll { components.contains($0.component) }
  }

  /// Replaces components by those that were added last.
  mutating func replace(_ old: Range<ComponentID>, byLastFrom first: ComponentID) {
    let last = origins[first.index...]
    origins.removeLast(last.count)
    origins.replaceSubrange(old.lowerBound.index..<old.upperBound.index, with: last)
    let splice = ComponentSplice(old, byLastFrom: first, count: last.count)
    for index in readings.indices { readings[index].component = splice[readings[index].component] }
  }
}

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
