/// What happens to a component in a flight.
public struct PartBehavior: Hashable, Sendable {
  /// The kinds of behavior, described for a push; a pop runs them in reverse.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// It flies and turns into its partner: one layer, always visible. Without a partner it flies
    /// to the landing, and waits there for a screen outside the project.
    case flies
    /// It flies to its partner and cross-fades with it: the picture or the text differs, or the
    /// destination paints it in another order.
    case givesWay
    /// It flies with its hero and fades out, because it has no partner.
    case fliesOut
    /// It belongs to the destination, flies with its hero and fades in, because it has no partner.
    case fliesIn
    /// It is above a flying layer: it is lifted above the flight and fades out.
    case liftedOut
    /// It belongs to the destination, is lifted above the flight and fades in.
    case liftedIn
    /// It is lifted above the flight and does not fade, because it is the same on both screens.
    case staysAbove
    /// It stays on its screen, below the flying layers. If nothing flies, it moves with the screen.
    case staysOnScreen
    /// It is a layout that stays on its screen and is invisible, because it paints nothing itself.
    case paintsNothing
    /// It is not displayed, or it or an ancestor has opacity 0.
    case notDisplayed
  }

  /// The index of the component in its screen.
  public let component: ComponentID
  /// Whether its screen is the destination screen.
  public let isDestination: Bool
  /// What happens to the component.
  public let kind: Kind
  /// The index of its partner in the other screen; nil if it has none in this flight.
  public let partner: ComponentID?
  /// The id of the layer that draws it; nil if its screen draws it.
  public let layer: String?
}

extension FlightPlan {
  /// Returns what happens to each part of the tapped component in this flight, and which other
  /// components leave their screens for it.
  ///
  /// ```swift
  /// for part in plan.behaviors(of: screen.snapshot(of: tapped), from: screen, to: opened) {
  ///   print(screen.path(of: part.component), part.kind)
  /// }
  /// ```
  ///
  /// Linear in the number of parts and layers, with `n` log `n` in the layers to sort them.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot of the tapped component.
  ///   - source: The plan's source screen.
  ///   - destination: The plan's destination screen.
  /// - Returns: Each part of the snapshot in document order; then the other lifted components of
  ///   the source, and the components of the destination that fly in or are lifted without a
  ///   partner, each list in document order. A lifted component takes its descendants with it,
  ///   which are listed only for the tapped component. Empty if the snapshot is of another screen.
  public func behaviors(
    of snapshot: Snapshot, from source: Screen, to destination: Screen
  ) -> [PartBehavior] {
    let known = source.components.ids
    guard snapshot.nodes.allSatisfy({ known.contains($0.component) }),
      flying.allSatisfy({
        $0.origin.map { $0.isDestination || known.contains($0.component) } ?? true
      })
    else { return [] }
    let drawn = drawnBehaviors()
    let tapped = Set(snapshot.nodes.lazy.map { $0.component })
    return tappedBehaviors(snapshot, screen: source, drawn: drawn.source)
      + drawn.source.values.filter { !tapped.contains($0.component) }
      .sorted { $0.component < $1.component }
      + drawn.destination.sorted { $0.component < $1.component }
  }

  /// Returns what layers draw: the source's components by index, and the destination's without
  /// partners.
  private func drawnBehaviors() -> (
    source: [ComponentID: PartBehavior], destination: [PartBehavior]
  ) {
    let hidden = handover.components
    let lifted = (Set(hidden.liftedFromSource), Set(hidden.liftedFromDestination))
    var source: [ComponentID: PartBehavior] = [:]
    var destination: [PartBehavior] = []
    for layer in flying {
      guard let origin = layer.origin else { continue }
      // A component that only casts its shadow on the flight stays on its screen, and the layer is
      // a copy.
      let isCopy =
        layer.isLifted && layer.isGroup
        && !(origin.isDestination ? lifted.1 : lifted.0).contains(origin.component)
      guard !isCopy else { continue }
      let behavior = PartBehavior(
        component: origin.component, isDestination: origin.isDestination, kind: layer.behavior,
        partner: layer.partner ?? (origin.isDestination ? layer.from : layer.to), layer: layer.id)
      if !origin.isDestination {
        source[origin.component] = behavior
      } else if behavior.partner == nil {
        destination.append(behavior)
      }
    }
    return (source, destination)
  }

  private func tappedBehaviors(
    _ snapshot: Snapshot, screen: Screen, drawn: [ComponentID: PartBehavior]
  ) -> [PartBehavior] {
    let components = screen.components
    var behaviors: [PartBehavior] = []
    behaviors.reserveCapacity(snapshot.nodes.count)
    // The end of the subtree that is not displayed, and the subtree that is lifted as a whole.
    var hiddenEnd = screen.isHiddenAbove(snapshot.tapped) ? components.ids.upperBound : 0
    var group: (root: PartBehavior, end: ComponentID)?
    let lifted = Set(handover.components.liftedFromSource)
    for node in snapshot.nodes {
      let component = node.component
      func behavior(
        _ kind: PartBehavior.Kind, _ partner: ComponentID? = nil, in layer: String? = nil
      )
        -> PartBehavior
      {
        PartBehavior(
          component: component, isDestination: false, kind: kind, partner: partner, layer: layer)
      }
      if let own = drawn[component] {
        behaviors.append(own)
        if lifted.contains(component) { group = (own, components[component].subtreeEnd) }
        continue
      }
      if component >= hiddenEnd, screen.isHidden(component) {
        hiddenEnd = components[component].subtreeEnd
      }
      if component < hiddenEnd {
        behaviors.append(behavior(.notDisplayed))
      } else if let (root, end) = group, component < end {
        // Both subtrees look alike, so their descendants are in the same order.
        behaviors.append(
          behavior(
            root.kind, root.partner.map { $0 + (component - root.component) }, in: root.layer))
      } else {
        behaviors.append(
          behavior(screen.paintsNothing(component) ? .paintsNothing : .staysOnScreen))
      }
    }
    return behaviors
  }
}

extension Layer {
  /// What happens to the component that the layer draws.
  fileprivate var behavior: PartBehavior.Kind {
    let isDestination = origin?.isDestination ?? false
    let isShared = from != nil && to != nil
    if isLifted {
      return isShared || partner != nil ? .staysAbove : isDestination ? .liftedIn : .liftedOut
    }
    // A snapshot that flies to a screen outside the project waits at its landing.
    let stays = !isDestination && partner == nil && state(at: 1).opacity > 0
    return isShared || stays
      ? .flies : partner != nil ? .givesWay : isDestination ? .fliesIn : .fliesOut
  }
}

extension Screen {
  /// Returns whether a component's own style hides it and all its descendants.
  fileprivate func isHidden(_ component: ComponentID) -> Bool {
    layoutStyle(of: component).display == .none || paintStyle(of: component).opacity == 0
  }

  /// Returns whether an ancestor hides a component. Linear in its depth.
  fileprivate func isHiddenAbove(_ component: ComponentID) -> Bool {
    guard components.ids.contains(component) else { return false }
    var current = components[component].parent
    while let parent = current {
      if isHidden(parent) { return true }
      current = components[parent].parent
    }
    return false
  }

  fileprivate func paintsNothing(_ component: ComponentID) -> Bool {
    guard case .layout = components[component].content else { return false }
    return !paintStyle(of: component).paints(layoutStyle(of: component))
  }
}
