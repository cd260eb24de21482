/// What becomes of a component in a flight.
public struct PartFate: Hashable, Sendable {
  /// Fates are told as the push plays; a pop runs them back.
  public enum Fate: String, Hashable, Sendable, CaseIterable {
    /// It flies and becomes its partner on the way: one layer, seen all the time. Without a partner it
    /// flies to where it lands, and waits there for a screen that is not in the project.
    case flies
    /// It flies to where its partner is and gives way to it: another picture, other words, or a part
    /// that the destination paints in another order.
    case givesWay
    /// It flies along with its hero and fades out, for it has no partner.
    case fliesOut
    /// A part of the destination that flies along with its hero and fades in, for it has no partner.
    case fliesIn
    /// It lies above what flies: it is lifted above the flight and fades out.
    case liftedOut
    /// A part of the destination that is lifted above the flight and fades in.
    case liftedIn
    /// It is lifted above the flight and does not fade, for it is the same on both screens.
    case staysAbove
    /// It stays on its screen, which lies below what flies. Where nothing flies it moves with the screen.
    case staysOnScreen
    /// A layout that stays on its screen and of which nothing is seen: it paints nothing by itself.
    case paintsNothing
    /// It is not displayed, or its opacity or that of something around it is 0.
    case notDisplayed
  }

  /// The index of the component in its screen.
  public let component: Int
  /// Whether its screen is the destination.
  public let isDestination: Bool
  public let fate: Fate
  /// The index of its partner in the other screen; nil if it has none in this flight.
  public let partner: Int?
  /// The id of the layer that draws it; nil for what its screen draws.
  public let layer: String?
}

extension FlightPlan {
  /// Reports what becomes of each part of the tapped component in this flight, and what else leaves its
  /// screen for it.
  ///
  /// ```swift
  /// for part in plan.fates(of: screen.snapshot(of: tapped), from: screen, to: opened) {
  ///   print(screen.path(of: part.component), part.fate)
  /// }
  /// ```
  ///
  /// Linear in the parts and the layers, with `n` log `n` in the layers to sort them.
  ///
  /// - Parameters:
  ///   - snapshot: The tapped component's.
  ///   - source: The screen that the plan leads from.
  ///   - destination: The screen that it leads to.
  /// - Returns: Each part of the snapshot, in document order; then what else of the source is lifted, and
  ///   what of the destination flies in or is lifted without a partner, each list in document order. What
  ///   is lifted takes everything in it along, which is listed for the tapped component alone. Empty if
  ///   the snapshot is of another screen.
  public func fates(
    of snapshot: Snapshot, from source: Screen, to destination: Screen
  ) -> [PartFate] {
    let count = source.components.count
    guard snapshot.nodes.allSatisfy({ (0..<count).contains($0.component) }),
      flying.allSatisfy({ $0.origin.map { $0.isDestination || $0.component < count } ?? true })
    else { return [] }
    let drawn = drawnFates()
    let tapped = Set(snapshot.nodes.lazy.map(\.component))
    return tappedFates(snapshot, source, drawn.source)
      + drawn.source.values.filter { !tapped.contains($0.component) }
      .sorted { $0.component < $1.component }
      + drawn.destination.sorted { $0.component < $1.component }
  }

  /// What layers draw: of the source by component, of the destination what has no partner.
  private func drawnFates() -> (source: [Int: PartFate], destination: [PartFate]) {
    let hidden = handover.components
    let lifted = (Set(hidden.liftedFromSource), Set(hidden.liftedFromDestination))
    var source: [Int: PartFate] = [:]
    var destination: [PartFate] = []
    for layer in flying {
      guard let origin = layer.origin else { continue }
      // What only casts its shadow on the flight stays on its screen, and the layer is a copy.
      let isCopy =
        layer.isLifted && layer.isGroup
        && !(origin.isDestination ? lifted.1 : lifted.0).contains(origin.component)
      guard !isCopy else { continue }
      let fate = PartFate(
        component: origin.component, isDestination: origin.isDestination, fate: layer.fate,
        partner: layer.partner ?? (origin.isDestination ? layer.from : layer.to), layer: layer.id)
      if !origin.isDestination {
        source[origin.component] = fate
      } else if fate.partner == nil {
        destination.append(fate)
      }
    }
    return (source, destination)
  }

  private func tappedFates(
    _ snapshot: Snapshot, _ screen: Screen, _ drawn: [Int: PartFate]
  ) -> [PartFate] {
    let components = screen.components
    var fates: [PartFate] = []
    fates.reserveCapacity(snapshot.nodes.count)
    // The end of what is not displayed, and what is lifted with everything in it.
    var hiddenEnd = screen.isHiddenAbove(snapshot.tapped) ? components.count : 0
    var group: (root: PartFate, end: Int)?
    let lifted = Set(handover.components.liftedFromSource)
    for node in snapshot.nodes {
      let component = node.component
      func fate(_ fate: PartFate.Fate, _ partner: Int? = nil, in layer: String? = nil) -> PartFate {
        PartFate(
          component: component, isDestination: false, fate: fate, partner: partner, layer: layer)
      }
      if let own = drawn[component] {
        fates.append(own)
        if lifted.contains(component) { group = (own, components[component].subtreeEnd) }
        continue
      }
      if component >= hiddenEnd, screen.isHidden(component) {
        hiddenEnd = components[component].subtreeEnd
      }
      if component < hiddenEnd {
        fates.append(fate(.notDisplayed))
      } else if let (root, end) = group, component < end {
        // Both look alike, so that what is in them stands in the same order.
        fates.append(
          fate(
            root.fate, root.partner.map { $0 + component - root.component }, in: root.layer))
      } else {
        fates.append(fate(screen.paintsNothing(component) ? .paintsNothing : .staysOnScreen))
      }
    }
    return fates
  }
}

extension Layer {
  /// What becomes of the component that it draws.
  fileprivate var fate: PartFate.Fate {
    let isDestination = origin?.isDestination ?? false
    let isShared = from != nil && to != nil
    if isLifted {
      return isShared || partner != nil ? .staysAbove : isDestination ? .liftedIn : .liftedOut
    }
    // To a screen that is not in the project a snapshot flies, and waits there.
    let stays = !isDestination && partner == nil && state(at: 1).opacity > 0
    return isShared || stays
      ? .flies : partner != nil ? .givesWay : isDestination ? .fliesIn : .fliesOut
  }
}

extension Screen {
  /// Whether a component and everything in it is not seen.
  fileprivate func isHidden(_ component: Int) -> Bool {
    layoutStyle(of: component).display == .none || paintStyle(of: component).opacity == 0
  }

  /// Whether something around a component hides it. Linear in its depth.
  fileprivate func isHiddenAbove(_ component: Int) -> Bool {
    guard components.indices.contains(component) else { return false }
    var current = components[component].parent
    while let parent = current {
      if isHidden(parent) { return true }
      current = components[parent].parent
    }
    return false
  }

  fileprivate func paintsNothing(_ component: Int) -> Bool {
    guard case .layout = components[component].content else { return false }
    return !paintStyle(of: component).paints(layoutStyle(of: component))
  }
}
