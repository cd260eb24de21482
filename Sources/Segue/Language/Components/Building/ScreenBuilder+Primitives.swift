/// Adds primitives, of which an expanded screen consists.
extension ScreenBuilder {
  /// Adds a primitive. A component of an unknown type is added as a layout, so that all other
  /// mistakes in it, and in its children, are reported in the same run.
  mutating func add(_ known: Primitive?, _ written: ComponentLayers, parent: ComponentID?) {
    var layers = written
    let depth = parent.map { depths[$0] + 1 } ?? 1
    guard
      budget.countComponent(
        atDepth: depth, at: range(layers.body.object), reportingTo: &diagnostics)
    else { return }
    let type = known?.type ?? .layout
    if let known {
      checkKeys(
        of: &layers.body, in: known.keys, known: ComponentVocabulary.names(of: type),
        required: type.requiredKey, of: type.description)
    }
    let body = layers.body
    let styles = styles(of: type, layers, parent: parent)

    let index = ComponentID(components.count)
    var place = 0
    if let parent {
      place = childCounts[parent]
      childCounts[parent] += 1
    }
    let id = uniqueID(layers)
    texts.removeAll(keepingCapacity: true)
    components.append(
      Component(
        content: content(of: type, body, textStyle: styles.text) ?? .layout, id: id,
        hero: layers[.hero].flatMap { name(value($0), for: "hero") },
        snapshot: layers[.snapshot].flatMap { keyword(value($0), for: "snapshot") } ?? .auto,
        events: events(of: layers),
        accessibilityLabel: layers[.accessibilityLabel].flatMap {
          string(value($0), for: "accessibilityLabel")
        },
        isAccessibilityHidden: layers[.accessibilityHidden].flatMap {
          boolean(value($0), for: "accessibilityHidden")
        } ?? false,
        range: range(layers.outermost.object), parent: parent, place: place, subtreeEnd: index + 1,
        layoutStyle: styles.layout, paintStyle: styles.paint, textStyle: styles.text))
    depths.append(depth)
    childCounts.append(0)
    origins.add(places, body: layers.uses.isEmpty ? nil : range(body.object), of: index)
    origins.add(texts, of: index)
    if type == .layout, let children = body[.children] {
      schedule(allowed(elements(value(children)), of: body), parent: index)
    }
  }

  /// Returns the children that a layout may have. An excess is reported.
  private mutating func allowed(
    _ children: [Written], of body: ComponentMembers
  ) -> [Written] {
    guard children.count > budget.maximumChildren else { return children }
    diagnostics.append(
      .tooManyChildren(children.count, limit: budget.maximumChildren, at: range(body.object)))
    return Array(children.prefix(budget.maximumChildren))
  }

  mutating func closeSubtrees() {
    for index in components.ids.reversed() {
      guard let parent = components[index].parent else { continue }
      components[parent].subtreeEnd = max(
        components[parent].subtreeEnd, components[index].subtreeEnd)
    }
  }
}
