/// Expands parts of a screen again when its data has changed.
extension ScreenBuilder {
  /// Returns the components that depend on values of the data, each once, without those inside
  /// others, in document order.
  func readers(of values: [JSONID]) -> [ComponentID] {
    guard let record else { return [0] }
    var outermost: [ComponentID] = []
    for component in values.flatMap({ record.readers(of: $0) }).sorted() {
      if let last = outermost.last, component < tree.components[last].subtreeEnd { continue }
      outermost.append(component)
    }
    return outermost
  }

  /// Replaces the meter, so that it counts only the work that follows.
  ///
  /// - Returns: The text that has been inserted so far, for `workAgain(since:)`.
  mutating func countAgain(by meter: WorkMeter) -> Int {
    self.meter = meter
    return budget.insertedText
  }

  /// Returns the work since the meter was replaced: that of nodes and expressions, and of the text
  /// that was inserted into them.
  func workAgain(since insertedText: Int) -> Int {
    let text = (budget.insertedText - insertedText) / ScreenWeight.textOfComponent
    return meter.used &+ text &* Self.workOfNode
  }

  /// Expands a component other than the root again, with everything in it.
  ///
  /// What is no longer used is kept, so the memory and the counted work grow each time.
  ///
  /// - Returns: The component before, and its descendants; nil if there is something to report, or
  ///   if it is not one component any more: then the whole screen must be expanded again.
  mutating func expandAgain(_ component: ComponentID) -> [Component]? {
    guard let origin = record?.origin(of: component), let parent = tree.components[component].parent
    else { return nil }
    let old = component..<tree.components[component].subtreeEnd
    let before = Array(tree.components[old.lowerBound.index..<old.upperBound.index])
    for component in before { component.id.map { ids.remove($0) } }
    let known = record?.count ?? 0
    let first = tree.nextID
    let reported = diagnostics.count
    expand(origin, in: parent)
    guard diagnostics.count == reported, stoppedAt == nil, isComplete, tree.nextID > first,
      tree.components[(first + 1).index...].allSatisfy({ $0.parent != parent })
    else { return nil }
    let splice = ComponentSplice(old, byLastFrom: first, count: tree.nextID - first)
    record?.replace(splice, from: known)
    origins.replace(splice)
    tree.replace(splice)
    return before
  }
}
