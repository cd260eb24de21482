/// The source ranges of what a screen's components declare, to which diagnostics of layout point.
struct Origins: Sendable {
  /// The properties whose source ranges are kept.
  static let properties: [StyleProperty] = [.width, .height, .minWidth, .minHeight, .flexBasis]

  private struct Size: Owned {
    var component: ComponentID
    let property: StyleProperty
    let range: SourceRange
  }

  private struct Body: Owned {
    var component: ComponentID
    let range: SourceRange
  }

  /// The origin of a text that a component shows: a label's run, or a button's title.
  struct Text: Sendable, Owned {
    /// The component, once it is added.
    fileprivate(set) var component: ComponentID = 0
    /// The index of the run.
    let run: Int
    /// The source range of the text itself: at the use, if it is the value of a parameter.
    let range: SourceRange
    /// The source range of its use in the component that shows it.
    let useRange: SourceRange
  }

  // The declared sizes, in the order of the components.
  private var sizes: [Size] = []
  private var bodies: [Body] = []
  private var texts: [Text] = []

  /// Adds a component after all others. `body` is passed for the root of a composed component,
  /// whose own range is that of its use.
  mutating func add(_ origins: ComponentOrigins, body: SourceRange?, of component: ComponentID) {
    if let body { bodies.append(Body(component: component, range: body)) }
    for var text in origins.texts {
      text.component = component
      texts.append(text)
    }
    guard !origins.styles.isEmpty else { return }
    for property in Self.properties {
      guard let range = origins.styles.range(of: property) else { continue }
      sizes.append(Size(component: component, property: property, range: range))
    }
  }

  /// Returns the origins of a component's texts, in order. Logarithmic time.
  func texts(of component: ComponentID) -> ArraySlice<Text> {
    let start = firstIndex(texts, notBefore: component)
    var end = start
    while end < texts.count, texts[end].component == component { end += 1 }
    return texts[start..<end]
  }

  /// Returns the source range of a component's property; nil if it is not declared. Logarithmic
  /// time.
  func range(of property: StyleProperty, in component: ComponentID) -> SourceRange? {
    var index = firstIndex(sizes, notBefore: component)
    while index < sizes.count, sizes[index].component == component {
      if sizes[index].property == property { return sizes[index].range }
      index += 1
    }
    return nil
  }

  /// Returns the source range of the body whose root a component is; nil if it is not the root of a
  /// composed component. Logarithmic time.
  func body(of component: ComponentID) -> SourceRange? {
    let index = firstIndex(bodies, notBefore: component)
    guard index < bodies.count, bodies[index].component == component else { return nil }
    return bodies[index].range
  }

  /// Replaces what belongs to components by what belongs to those that were added last.
  mutating func replace(_ splice: ComponentSplice) {
    replace(splice, in: &sizes)
    replace(splice, in: &bodies)
    replace(splice, in: &texts)
  }

  private func replace(_ splice: ComponentSplice, in list: inout [some Owned]) {
    let last = Array(list[firstIndex(list, notBefore: splice.first)...])
    list.removeLast(last.count)
    let start = firstIndex(list, notBefore: splice.old.lowerBound)
    let end = firstIndex(list, notBefore: splice.old.upperBound)
    list.replaceSubrange(start..<end, with: last)
    let moved = splice.shift == 0 ? start + last.count : list.count
    for index in start..<moved { list[index].component = splice[list[index].component] }
  }

  /// Returns the index of the first of a list that belongs to a component, or to one after it.
  private func firstIndex(_ list: [some Owned], notBefore component: ComponentID) -> Int {
    list.indices.partitioningIndex { list[$0].component >= component }
  }
}

/// What belongs to a component.
private protocol Owned {
  var component: ComponentID { get set }
}

/// The origins of a single component.
struct ComponentOrigins {
  /// The origins of its texts.
  var texts: [Origins.Text] = []
  /// The source ranges of its properties that ``Origins`` keeps.
  var styles = DeclaredStyleRanges()

  mutating func removeAll() {
    texts.removeAll(keepingCapacity: true)
    styles.removeAll()
  }
}
