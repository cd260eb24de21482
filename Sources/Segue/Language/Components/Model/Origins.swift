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

  /// Where a text comes from that a component shows: a label's run, or a button's title.
  struct Text: Sendable {
    /// The place of the run.
    let run: Int
    /// Where the text itself is written: at the use, if it came in through a parameter.
    let range: SourceRange
    /// Where the component says what it shows.
    let place: SourceRange
  }

  // In the order of the components.
  private var sizes: [Size] = []
  private var bodies: [Body] = []
  private var textOwners: [Int] = []
  private var texts: [Text] = []

  /// Remembers a component behind all so far. `body` is given for the outermost part of a composed
  /// component, whose own range is that of its use.
  mutating func add(_ declared: DeclaredPlaces, body: SourceRange?, of component: Int) {
    if let body { bodies.append(Body(component: component, range: body)) }
    guard !declared.isEmpty else { return }
    for property in Self.properties {
      guard let range = declared.range(of: property) else { continue }
      sizes.append(Size(component: component, property: property, range: range))
    }
  }

  /// Remembers the texts of a component behind all so far.
  mutating func add(_ found: [Text], of component: Int) {
    for text in found {
      textOwners.append(component)
      texts.append(text)
    }
  }

  /// Where the texts of a component come from, in order. Logarithmic time.
  func texts(of component: Int) -> ArraySlice<Text> {
    let start = firstPlace(texts.count) { textOwners[$0] >= component }
    var end = start
    while end < texts.count, textOwners[end] == component { end += 1 }
    return texts[start..<end]
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
