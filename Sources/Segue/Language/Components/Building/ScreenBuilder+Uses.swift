/// Composed components where they are used: their bodies stand in their places.
extension ScreenBuilder {
  /// Adds the body of a composed component to what is still to be expanded.
  mutating func expandUse(of index: Int, _ layers: ComponentLayers, _ parent: Int?) {
    let declaration = declarations.components[index]
    let use = layers.body
    checkKeys(
      of: use, in: Primitive.keysOfUse, known: ComponentVocabulary.useNames,
      of: "a use of \(quoted(declaration.name))")
    if isInside(of: index, use.object.scope) {
      let place = range(use.object)
      // Ways that lead there may be without number, and make one mistake.
      guard cycles.insert(place).inserted else { return }
      let path = cycle(through: index, from: use.object.scope)
      diagnostics.append(
        .componentCycle(
          path.map { declarations.components[$0].name }, at: place, declaredAt: declaration.range))
      return
    }
    let arguments = arguments(for: declaration, use)
    guard expandsUses else {
      uses.append(ComponentUse(component: index, range: range(use.object)))
      add(nil, layers, parent: parent)
      for case .components(let written) in arguments {
        push(elements(value(written)), parent: components.count - 1)
      }
      return
    }
    scopes.append(
      Scope(
        parameters: declaration.parameters, arguments: arguments, declaration: index,
        parent: use.object.scope, use: range(use.object), idPrefix: idPrefix(layers)))
    push(
      Pending(
        written: Written(
          file: declaration.file, node: declaration.body, scope: scopes.count - 1),
        parent: parent, uses: layers.uses + [use]))
  }

  /// The components between a use and its own declaration around it.
  private func cycle(through index: Int, from scope: ScopeID) -> [Int] {
    var path = [index]
    var current: ScopeID? = scope
    while let id = current {
      if let declaration = scopes[id].declaration {
        path.append(declaration)
        if declaration == index { break }
      }
      current = scopes[id].parent
    }
    return path.reversed()
  }

  private func isInside(of component: Int, _ scope: ScopeID) -> Bool {
    var current: ScopeID? = scope
    while let id = current {
      if scopes[id].declaration == component { return true }
      current = scopes[id].parent
    }
    return false
  }
}

/// A place where a composed component is used.
struct ComponentUse {
  /// The component's place among the declared ones.
  let component: Int
  let range: SourceRange
}
