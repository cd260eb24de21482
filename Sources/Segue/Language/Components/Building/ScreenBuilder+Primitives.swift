/// Adds primitives, of which an expanded screen consists.
extension ScreenBuilder {
  /// Adds a primitive. A component of an unknown type is added as a layout, so that all other
  /// mistakes in it, and in its children, are reported in the same run.
  mutating func add(_ known: Primitive?, _ layers: consuming ComponentLayers, parent: ComponentID?)
  {
    let depth = tree.depth(below: parent)
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

    let index = tree.nextID
    let siblingIndex = tree.nextSiblingIndex(in: parent)
    let id = uniqueID(layers)
    tree.append(
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
        range: range(layers.outermost.object), parent: parent, siblingIndex: siblingIndex,
        subtreeEnd: index + 1,
        layoutStyle: styles.layout, paintStyle: styles.paint, textStyle: styles.text),
      depth: depth)
    record?.addComponent()
    origins.add(current, body: layers.uses.isEmpty ? nil : range(body.object), of: index)
    if type == .layout, let children = body[.children] {
      schedule(allowed(elements(value(children)), of: body), parent: index)
    }
  }

  /// Returns the children that a layout may have. An excess is reported.
  private mutating func allowed(
    _ children: [ScopedNode], of body: ComponentMembers
  ) -> [ScopedNode] {
    guard children.count > budget.maximumChildren else { return children }
    diagnostics.append(
      .tooManyChildren(children.count, limit: budget.maximumChildren, at: range(body.object)))
    return Array(children.prefix(budget.maximumChildren))
  }
}
