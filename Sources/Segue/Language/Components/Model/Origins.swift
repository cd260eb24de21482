/// Where what a screen's components declare is written: what the mistakes of a layout are traced
/// to.
struct Origins: Sendable {
  /// The properties that are remembered.
  static let properties: [StyleProperty] = [.width, .height, .minWidth, .minHeight, .flexBasis]

  private struct Size {
    let component: Int
    let property: StyleProperty
    let range: SourceRange
  }

  private struct Body {
    let component: Int
    let range: SourceRange
  }

  // In the order of the components.
  private var sizes: [Size] = []
  private var bodies: [Body] = []

  /// Remembers a component behind all so far. `body` is given for the outermost part of a composed
  /// component, whose own range is that of its use.
  mutating func add(_ declared: DeclaredStyle, body: SourceRange?, of component: Int) {
    if let body { bodies.append(Body(component: component, range: body)) }
    guard !declared.isEmpty else { return }
    for property in Self.properties {
      guard let range = declared.range(of: property) else { continue }
      sizes.append(Size(component: component, property: property, range: range))
    }
  }

  /// Where a component's property is written; nil if nowhere. Logarithmic time.
  func range(of property: StyleProperty, in component: Int) -> SourceRange? {
    var place = firstPlace(sizes.count) { sizes[$0].component >= component }
    while place < sizes.count, sizes[place].component == component {
      if sizes[place].property == property { return sizes[place].range }
      place += 1
    }
    return nil
  }

  /// Where the body is written whose outermost part a component is; nil if it is of no composed
  /// component. Logarithmic time.
  func body(of component: Int) -> SourceRange? {
    let place = firstPlace(bodies.count) { bodies[$0].component >= component }
    guard place < bodies.count, bodies[place].component == component else { return nil }
    return bodies[place].range
  }

  private func firstPlace(_ count: Int, where isBehind: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
