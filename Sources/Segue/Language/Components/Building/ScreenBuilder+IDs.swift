/// Resolves the ids of components, and their prefixes.
extension ScreenBuilder {
  private mutating func id(_ layer: ComponentMembers) -> String? {
    guard let written = layer[.id] else { return nil }
    let value = value(written)
    guard let id = string(value, for: "id") else { return nil }
    // Bytes are searched faster than characters, and hardly any id contains a slash.
    let hasSlash = id.utf8.contains(UInt8(ascii: "/")) && id.contains("/")
    guard !id.isEmpty && !hasSlash else {
      diagnostics.append(.invalidID(id, at: value.origin, notes: value.notes))
      return nil
    }
    return id
  }

  /// Returns the component's id in the whole screen. Of two equal ids, the first is kept.
  mutating func uniqueID(_ layers: ComponentLayers) -> String? {
    for place in 0..<layers.count {
      let layer = layers[place]
      guard let written = layer[.id] else { continue }
      guard let local = id(layer), let id = qualified(local, layer) else { return nil }
      let scope = layer.object.scope
      if let first = ids.firstUse(of: id) {
        // What is inside of a use whose own id is taken has been reported with that.
        guard !ids.isDuplicate(scopes[scope].idPrefix ?? "") else { return nil }
        diagnostics.append(
          first.scope == scope && scopes[scope].declaration != nil
            ? .duplicateID(local, in: "component", first: first.range, at: range(written))
            : .duplicateID(id, in: "screen", first: first.range, at: range(written)))
        return nil
      }
      ids.add(id, at: range(written), in: scope)
      return id
    }
    return nil
  }

  /// Returns the prefix of the ids in the body of a use: the id of the use, or else of the nearest
  /// use around it whose body has it as its root.
  mutating func idPrefix(_ layers: ComponentLayers) -> String? {
    for place in (0..<layers.count).reversed() {
      let layer = layers[place]
      if let id = id(layer) { return qualified(id, layer) }
    }
    return nil
  }

  /// Returns the name that an id has in the whole screen; nil if it cannot be reached from there.
  private mutating func qualified(_ id: String, _ layer: ComponentMembers) -> String? {
    let scope = layer.object.scope
    // The prefix is copied for each id inside the use.
    guard
      budget.countSubstitutedText(
        scopes[scope].idPrefix?.utf8.count ?? 0, at: range(layer.object), reportingTo: &diagnostics)
    else {
      return nil
    }
    return scopes[scope].qualified(id)
  }
}
