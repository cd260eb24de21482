/// Where the components of a screen come from, and on which values of its data they depend, so that
/// those that depend on a value can be expanded again.
struct ExpansionRecord {
  /// Small, since a screen has thousands.
  private struct Reading {
    var component: UInt32
    /// The range of the value and its contents, or of the value alone if only that was read.
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

  /// The work of finding the components that depend on a value: each that is compared takes a few
  /// nanoseconds.
  var workOfSearch: Int { (origins.count + readings.count) / 64 }

  /// Returns the components that depend on a value, in any order. Linear in what has been read.
  func readers(of value: JSONID) -> [ComponentID] {
    let value = UInt32(truncatingIfNeeded: value.index)
    return readings.lazy.filter { $0.first <= value && value < $0.end }.map { $0.reader }
  }

  /// Replaces components by those that were added last. Linear in what has been read.
  ///
  /// - Parameter known: The number of values that had been read before these were added.
  mutating func replace(_ splice: ComponentSplice, from known: Int) {
    let last = origins[splice.first.index...]
    origins.removeLast(last.count)
    origins.replaceSubrange(splice.old.lowerBound.index..<splice.old.upperBound.index, with: last)
    let added = readings[known...]
    readings.removeLast(added.count)
    readings.removeAll { splice.old.contains($0.reader) }
    if splice.shift != 0 {
      for index in readings.indices { readings[index].reader = splice[readings[index].reader] }
    }
    for var reading in added {
      reading.reader = splice[reading.reader]
      readings.append(reading)
    }
  }
}
