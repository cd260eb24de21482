/// What is written of one component: the uses whose body's outermost part it is, the outermost first,
/// and the body itself.
struct ComponentLayers {
  let uses: [ComponentMembers]
  var body: ComponentMembers

  var count: Int { uses.count + 1 }

  /// The outermost first, the body last.
  subscript(place: Int) -> ComponentMembers { place < uses.count ? uses[place] : body }

  var outermost: ComponentMembers { uses.first ?? body }

  /// The value of a key in the outermost layer that has it.
  subscript(key: ComponentKey) -> Written? {
    for use in uses {
      if let written = use[key] { return written }
    }
    return body[key]
  }
}
