/// Expands composed components where they are used.
extension ScreenBuilder {
  /// Schedules the body of a composed component for expansion.
  mutating func expandUse(of index: Int, _ written: ComponentLayers, _ parent: ComponentID?) {
    let declaration = declarations.components[index]
    var layers = written
    let beside = argumentsBesideType(of: layers.body, for: declaration)
    checkKeys(
      of: &layers.body, in: Primitive.keysOfUse,
      known: ComponentVocabulary.useNames + beside.map { $0.key },
      of: "a use of \(quoted(declaration.name))")
    let use = layers.body
    guard !expandsUses || countUse(layers) else { return }
    if isInside(of: index, use.object.scope) {
      let place = range(use.object)
      // Countless paths may lead here, but they are one mistake.
      guard cycles.insert(place).inserted else { return }
      let path = cycle(through: index, from: use.object.scope)
      diagnostics.append(
        .componentCycle(
          path.map { declarations.components[$0].name }, at: place, declaredAt: declaration.range))
      return
    }
    let arguments = arguments(for: declaration, use, beside: beside)
    guard expandsUses else {
      uses.append(ComponentUse(component: index, range: range(use.object)))
      add(nil, layers, parent: parent)
      for case .components(let written) in arguments {
        let components = kind(written) == .object ? [written] : elements(value(written))
        schedule(components, parent: tree.lastID)
      }
      return
    }
    scopes.append(
      Scope(
        parameters: declaration.parameters, arguments: arguments, declaration: index,
        parent: use.object.scope, depth: scopes[use.object.scope].depth + 1,
        use: range(use.object), idPrefix: idPrefix(layers),
        expressions: declaration.expressions))
    schedule(
      PendingNode(
        written: ScopedNode(
          file: declaration.file, node: declaration.body, scope: scopes.count - 1),
        parent: parent, uses: layers.uses + [use]))
  }

  /// Returns the members of a use that are written beside `type` instead of in `arguments`.
  private func argumentsBesideType(
    of use: ComponentMembers, for declaration: ComponentDeclaration
  ) -> [Members.Entry] {
    guard use.hasUnknownKeys || !use.keys.isSubset(of: Primitive.keysOfUse) else { return [] }
    return Members(of: use.object, in: document(use.object)).entries.filter { entry in
      !ComponentVocabulary.useNames.contains(entry.key)
        && declaration.parameters.index(named: entry.key) != nil
    }
  }

  /// Counts a use. Returns whether a component may be used this deep inside other uses.
  private mutating func countUse(_ layers: ComponentLayers) -> Bool {
    let use = layers.body.object
    // The number of enclosing bodies, or of uses that this one replaces through slots.
    let depth = max(scopes[use.scope].depth, layers.uses.count) + 1
    return budget.countUse(atDepth: depth, at: range(use), reportingTo: &diagnostics)
  }

  /// Returns the components from the enclosing declaration to a use of the same component.
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

/// A use of a composed component.
struct ComponentUse {
  /// The component's index among the declared ones.
  let component: Int
  let range: SourceRange
}
