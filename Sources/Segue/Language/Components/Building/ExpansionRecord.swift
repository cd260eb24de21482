/// Where the components of a screen come from, and on which values of its data they depend, so that
/// those that depend on a value can be expanded again.
struct ExpansionRecord {
  /// Small, since a screen has thousands.
  private struct Reading {
    var component: UInt32
    /// The indices of the value, and of what is in it if that matters.
    let first: UInt32
    let end: UInt32

    init(_ component: ComponentID, _ values: Range<JSONID>) {
      self.component = UInt32(truncatingIfNeeded: component.index)
      first = UInt32(truncatingIfNeeded: values.lowerBound.index)
      end = UInt32(truncatingIfNeeded: values.upperBound.index)
    }

    var reader: ComponentID {
      get { ComponentID(Int(component)) }
      set { component = UInt32(truncatingIfNeeded: newValue.index) }
    }
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
    readings.append(Reading(reader, values))
  }

  /// The number of values that have been read.
  var count: Int { readings.count }

  /// Returns the components that depend on a value, in any order. Linear in what has been read.
  func readers(of value: JSONID) -> [ComponentID] {
    let value = UInt32(truncatingIfNeeded: value.index)
    return readings.lazy.filter { $0.first <= value && value < $0.end }.map(\.reader)
  }

  /// Replaces components by those that were added last. Linear in what has been read.
  ///
  /// - Parameter known: The number of values that had been read before these were added.
  mutating func replace(_ splice: ComponentSplice, from known: Int) {
    let last = origins[splice.first.index...]
    origins.removeLast(last.count)
    origins.replaceSubrange(splice.old.lowerBound.index..<splice.old.upperBound.index, with: last)
    // What the new components have read takes the places of what the old ones had.
    var next = readings.count
    var place = 0
    var kept = known
    while place < kept {
      let reader = readings[place].reader
      if !splice.old.contains(reader) {
        if splice.shift != 0 { readings[place].reader = splice[reader] }
        place += 1
      } else if next > known {
        next -= 1
        readings[place] = readings[next]
        readings[place].reader = splice[readings[place].reader]
        place += 1
      } else {
        kept -= 1
        readings[place] = readings[kept]
      }
    }
    for index in known..<next {
      readings[kept] = readings[index]
      readings[kept].reader = splice[readings[kept].reader]
      kept += 1
    }
    readings.removeLast(readings.count - kept)
  }
}
