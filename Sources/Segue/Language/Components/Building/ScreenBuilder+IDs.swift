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
  mutating func uniqueID(_ layers: ComponentLayers, _ index: Int) -> String? {
    for place in 0..<layers.count {
      let layer = layers[place]
      guard let written = layer[.id] else { continue }
      guard let local = id(layer), let id = scopes[layer.object.scope].qualified(local) else {
        return nil
      }
      if let earlier = firstByID[id] {
        diagnostics.append(
          .duplicateID(id, first: components[earlier].range, at: range(written)))
        return nil
      }
      firstByID[id] = index
      return id
    }
    return nil
  }

  /// A body's ids stand behind its use's own id; else behind the one that a use around it gives.
  mutating func idPrefix(_ layers: ComponentLayers) -> String? {
    for place in (0..<layers.count).reversed() {
      let layer = layers[place]
      if let id = id(layer) { return scopes[layer.object.scope].qualified(id) }
    }
    return nil
  }
}
