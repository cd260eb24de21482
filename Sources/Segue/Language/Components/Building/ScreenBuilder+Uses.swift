/// Composed components where they are used: their bodies stand in their places.
extension ScreenBuilder {
  /// Adds the body of a composed component to what is still to be expanded.
  mutating func expandUse(of index: Int, _ written: ComponentLayers, _ parent: Int?) {
    let declaration = declarations.components[index]
    var layers = written
    checkKeys(
      of: &layers.body, in: Primitive.keysOfUse, known: ComponentVocabulary.useNames,
      of: "a use of \(quoted(declaration.name))")
    let use = layers.body
    guard !expandsUses || hasRoom(forUse: layers) else { return }
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
        parent: use.object.scope, depth: scopes[use.object.scope].depth + 1,
        use: range(use.object), idPrefix: idPrefix(layers)))
    push(
      Pending(
        written: Written(
          file: declaration.file, node: declaration.body, scope: scopes.count - 1),
        parent: parent, uses: layers.uses + [use]))
  }

  /// Whether a component may be used so deep in others. They may be there without leaving a component behind,
  /// where each is nothing but the body of the next, and are looked through for each use: so their levels are
  /// counted, apart from those of what the screen is made of.
  private mutating func hasRoom(forUse layers: ComponentLayers) -> Bool {
    let use = layers.body.object
    // Those whose bodies it is written in, or those whose places it takes by way of slots.
    let depth = max(scopes[use.scope].depth, layers.uses.count) + 1
    guard depth <= mostDepth else {
      diagnostics.append(.componentsTooDeep(limit: mostDepth, at: range(use)))
      return false
    }
    guard useLevels <= mostLevels else { return false }
    useLevels += depth
    guard useLevels > mostLevels else { return true }
    diagnostics.append(.tooManyLevels(limit: mostLevels, at: range(use)))
    return false
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
