/// The layers that declare one component: the uses whose body has it as its root, the outermost
/// first, and the body itself.
struct ComponentLayers {
  let uses: [ComponentMembers]
  var body: ComponentMembers

  var count: Int { uses.count + 1 }

  /// The layer at an index: the uses, the outermost first, and then the body.
  subscript(place: Int) -> ComponentMembers { place < uses.count ? uses[place] : body }

  var outermost: ComponentMembers { uses.first ?? body }

  /// The value of a key in the outermost layer that has it.
  subscript(key: ComponentKey) -> ScopedNode? {
    for use in uses {
      if let written = use[key] { return written }
    }
    return body[key]
  }
}
