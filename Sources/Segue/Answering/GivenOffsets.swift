/// The scroll offsets of containers by their names, before the screens to which they apply are
/// known.
package struct GivenOffsets {
  private var offsets: [(name: String, offset: Point)] = []

  package init() {}

  package var names: [String] { offsets.map { $0.name } }

  package mutating func add(_ name: String, _ offset: Point) {
    offsets.append((name, offset))
  }

  /// Removes and returns the offsets of a screen's containers, each clamped to what its container
  /// can reach.
  package mutating func offsets(in layout: ScreenLayout) throws(Refusal) -> ScrollOffsets {
    var found = ScrollOffsets()
    var rest: [(name: String, offset: Point)] = []
    for (name, given) in offsets {
      guard let component = layout.screen.component(named: name) else {
        rest.append((name, given))
        continue
      }
      guard let offset = layout.reachableOffset(given, of: component) else {
        throw Refusal("\(quoted(name)) does not scroll: its overflow is not \"scroll\"")
      }
      found[component] = offset
    }
    offsets = rest
    return found
  }

  /// Returns the offsets of a screen's containers, of which all must be on the screen.
  ///
  /// - Parameter option: What the offsets were given for, such as `--scroll`.
  package func offsets(in layout: ScreenLayout, for option: String) throws(Refusal) -> ScrollOffsets
  {
    var rest = self
    let found = try rest.offsets(in: layout)
    if let stray = rest.names.first { _ = try layout.screen.component(named: stray, for: option) }
    return found
  }
}
