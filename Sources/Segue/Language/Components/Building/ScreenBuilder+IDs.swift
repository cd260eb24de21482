/// The ids of components, and what stands before them.
extension ScreenBuilder {
  private mutating func id(_ layer: ComponentMembers) -> String? {
    guard let written = layer[.id] else { return nil }
    let value = value(written)
    guard let id = string(value, for: "id") else { return nil }
    // Bytes are looked through faster than characters, and nearly no id has one.
    let hasSlash = id.utf8.contains(UInt8(ascii: "/")) && id.contains("/")
    guard !id.isEmpty && !hasSlash else {
      diagnostics.append(.invalidID(id, at: value.origin, notes: value.notes))
      return nil
    }
    return id
  }

  /// The component's id in the whole screen; of two equal ones the first stays.
  mutating func uniqueID(_ layers: ComponentLayers) -> String? {
    for place in 0..<layers.count {
      let layer = layers[place]
      guard let written = layer[.id] else { continue }
      guard let local = id(layer), let id = qualified(local, layer) else { return nil }
      let scope = layer.object.scope
      if let first = firstByID[id] {
        duplicateIDs.insert(id)
        // What is inside of a use whose own id is taken has been reported with that.
        guard !duplicateIDs.contains(scopes[scope].idPrefix ?? "") else { return nil }
        diagnostics.append(
          first.scope == scope && scopes[scope].declaration != nil
            ? .duplicateID(local, in: "component", first: first.range, at: range(written))
            : .duplicateID(id, in: "screen", first: first.range, at: range(written)))
        return nil
      }
      firstByID[id] = (range(written), scope)
      return id
    }
    return nil
  }

  /// A body's ids stand behind its use's own id; else behind the one that a use around it gives.
  mutating func idPrefix(_ layers: ComponentLayers) -> String? {
    for place in (0..<layers.count).reversed() {
      let layer = layers[place]
      if let id = id(layer) { return qualified(id, layer) }
    }
    return nil
  }

  /// An id as it is called in the whole screen; nil if it cannot be reached from there.
  private mutating func qualified(_ id: String, _ layer: ComponentMembers) -> String? {
    let scope = scopes[layer.object.scope]
    // Each use puts its own in front of all that are inside.
    guard hasRoom(forText: scope.idPrefix?.utf8.count ?? 0, at: range(layer.object)) else {
      return nil
    }
    return scope.qualified(id)
  }
}
