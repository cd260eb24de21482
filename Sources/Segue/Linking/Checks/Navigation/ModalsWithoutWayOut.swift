/// Finds modals that the user cannot leave: those that cannot be dragged away and in which no
/// action leads out.
///
/// The actions that lead out of a modal are `dismiss` on a screen of its stack; `back` on its first
/// screen; `backTo` a screen other than its first; and `replaceStack` and `selectTab`, also on a
/// modal over it. The effects of `open` and `custom` are unknown, so they count as leading out, as
/// does a dead link. A screen that meets a requirement is dismissed once the requirement is met.
///
/// A modal whose content cannot be loaded shows its failure, which has to lead out by any action
/// that affects navigation: it can be retried in vain.
///
/// Linear in the number of screens and links.
func modalsWithoutWayOut(in graph: ScreenGraph) -> [Diagnostic] {
  guard graph.knowsAllScreens else { return [] }
  var isExempt = [Bool](repeating: false, count: graph.nodes.count)
  for start in graph.starts {
    if case .requirement = start.role { isExempt[start.screen.index] = true }
  }
  var diagnostics: [Diagnostic] = []
  let openings = modalOpenings(in: graph).filter { opening in
    let transition = opening.transition.flatMap { graph.transitions[$0] }
    // A popover on a wide screen has no gesture either, but a tap outside dismisses it.
    let dismissal = InteractiveDismissal(
      of: transition ?? opening.presentation.transition ?? Transition(kind: .none),
      presentation: opening.presentation, in: .compact,
      isDisabled: graph.nodes[opening.screen].declaration.isInteractiveDismissDisabled)
    return if case .blocked = dismissal { true } else { false }
  }
  guard !openings.isEmpty else { return [] }
  let ways = WaysOut(graph)
  for opening in openings where !isExempt[opening.screen.index] {
    let node = graph.nodes[opening.screen]
    if !ways.lead(outOf: opening.screen) {
      isExempt[opening.screen.index] = true
      diagnostics.append(.noWayOut(node.declaration, opening))
    } else if node.isKnown, node.declaration.phases.contains(.failure),
      !node.phasesWithExits.contains(.failure)
    {
      isExempt[opening.screen.index] = true
      diagnostics.append(.noWayOutOfFailure(node.declaration, opening))
    }
  }
  return diagnostics
}

private struct ModalOpening {
  let screen: DeclarationIndex
  let presentation: Presentation
  /// The name of the transition that the link names.
  let transition: String?
  let note: Diagnostic.Note
}

/// Returns where screens are opened as modals: by links of other screens, then by links from
/// outside.
private func modalOpenings(in graph: ScreenGraph) -> [ModalOpening] {
  var openings: [ModalOpening] = []
  for node in graph.nodes {
    for exit in node.exits {
      guard case .navigate(let destination, let presentation, let transition) = exit.kind,
        presentation != .push
      else { continue }
      openings.append(
        ModalOpening(
          screen: destination.screen, presentation: presentation, transition: transition,
          note: .init("it is opened here", at: destination.link.range)))
    }
  }
  let roots = Set(graph.starts.filter { $0.role.isRoot }.map { $0.screen })
  for (index, node) in graph.nodes.enumerated() {
    guard node.declaration.presentation != .push, !roots.contains(DeclarationIndex(index)),
      let route = node.declaration.route
    else { continue }
    openings.append(
      ModalOpening(
        screen: DeclarationIndex(index), presentation: node.declaration.presentation,
        transition: nil, note: .init("links from outside open it by this route", at: route.range)))
  }
  return openings
}

extension Presentation {
  /// Whether the presentation covers the source screen completely, so that a finger cannot pull it
  /// down.
  fileprivate var coversAll: Bool { self == .fullScreen || self == .overFullScreen }
}

/// Determines which screens lead out of a modal whose first screen they are.
private struct WaysOut {
  /// The screens that `backTo` names on a screen or above it.
  private enum Named {
    case none
    case one(DeclarationIndex)
    case several

    mutating func add(_ other: Named) {
      switch (self, other) {
      case (_, .none): break
      case (.none, _): self = other
      case (.one(let a), .one(let b)) where a == b: break
      default: self = .several
      }
    }
  }

  private let graph: ScreenGraph
  /// Whether a screen, or one above it in the modal or in modals over it, leaves the modal.
  private var leaves: [Bool]
  /// Whether a screen, or one pushed above it, dismisses the modal.
  private var dismisses: [Bool]
  private var named: [Named]

  init(_ graph: ScreenGraph) {
    self.graph = graph
    leaves = graph.nodes.map { node in
      !node.isKnown || node.exits.contains { $0.kind.leavesEveryModal }
    }
    dismisses = graph.nodes.map { $0.exits.contains { $0.kind == .dismiss } }
    named = graph.nodes.map { node in
      var named = Named.none
      for case .backTo(let screen, _, let entry) in node.exits.map({ $0.kind }) {
        // Of several entries, one may be below the modal.
        named.add(entry == 1 ? .one(screen) : .several)
      }
      return named
    }
    let all = graph.nodes.map { $0.opens { _ in true } }
    let pushed = graph.nodes.map { $0.opens { $0 == .push } }
    Self.spread(over: all) { node, above in
      leaves[node] = leaves[node] || leaves[above]
      named[node].add(named[above])
    }
    Self.spread(over: pushed) { node, above in
      dismisses[node] = dismisses[node] || dismisses[above]
    }
  }

  func lead(outOf first: DeclarationIndex) -> Bool {
    if leaves[first.index] || dismisses[first.index] { return true }
    let goesBack = graph.nodes[first].exits.contains {
      if case .backTo = $0.kind { true } else { $0.kind == .back }
    }
    if goesBack { return true }
    return switch named[first.index] {
    case .none: false
    case .one(let screen): screen != first
    case .several: true
    }
  }

  /// Propagates properties to each screen from all screens reachable from it: the screens of a
  /// strongly connected component reach each other, and the components that it leads to have lower
  /// numbers.
  private static func spread(over edges: [[Int]], _ join: (_ node: Int, _ above: Int) -> Void) {
    let strong = StrongComponents(edges)
    for members in strong.members {
      guard let first = members.first else { continue }
      for node in members {
        for target in edges[node] where strong.component[target] != strong.component[node] {
          join(node, target)
        }
        join(first, node)
      }
      for node in members.dropFirst() { join(node, first) }
    }
  }
}

extension ScreenGraph.Node {
  /// Returns the screens that its links open with certain presentations.
  fileprivate func opens(_ isMeant: (Presentation) -> Bool) -> [Int] {
    exits.compactMap { exit in
      if case .navigate(let destination, let presentation, _) = exit.kind, isMeant(presentation) {
        destination.screen.index
      } else {
        nil
      }
    }
  }
}

extension ScreenGraph.Exit.Kind {
  fileprivate var leavesEveryModal: Bool {
    switch self {
    case .replaceStack, .selectTab, .open, .custom, .lost: true
    case .navigate, .backTo, .back, .backToRoot, .dismiss: false
    }
  }
}

extension ScreenGraph.Start.Role {
  var isRoot: Bool {
    switch self {
    case .root, .first: true
    case .fallback, .requirement, .entryPoint: false
    }
  }
}

extension Diagnostic {
  fileprivate static func noWayOutOfFailure(
    _ screen: ScreenDeclaration, _ opening: ModalOpening
  ) -> Diagnostic {
    Diagnostic(
      .noWayOut, .warning,
      "after an error there is no way out of the screen \(quoted(screen.id)), which opens as "
        + "\(quoted(opening.presentation.rawValue)): add a \"dismiss\" action to its failure",
      at: screen.range, notes: [opening.note])
  }

  fileprivate static func noWayOut(_ screen: ScreenDeclaration, _ opening: ModalOpening)
    -> Diagnostic
  {
    let name = opening.presentation.rawValue
    let how =
      opening.presentation.coversAll
      ? "opens as \(quoted(name)): add a \"dismiss\" action"
      : "opens as \(quoted(name)) and cannot be dragged away: add a \"dismiss\" action, or leave out "
        + "\"interactiveDismissDisabled\""
    return Diagnostic(
      .noWayOut, .warning, "there is no way out of the screen \(quoted(screen.id)), which \(how)",
      at: screen.range, notes: [opening.note])
  }
}
