/// Finds the components of a screen that are above something that flies.
///
/// Flying layers are drawn above both screens, so whatever a screen paints over them has to be
/// lifted above them, and whatever is painted over that as well. Otherwise it would vanish when the
/// flight begins, or appear abruptly when it ends.
struct LiftedParts {
  /// A component that is drawn above the screen, in paint order.
  enum Item {
    /// One of the flying components.
    case flying(ComponentID)
    case lifted(Part)
  }

  /// A component that is lifted.
  struct Part {
    enum Extent {
      /// The component with all its descendants.
      case whole
      /// The component without its descendants, because one of them flies.
      case itself
      /// Only the shadow that it casts on a flying component. The component stays on its screen.
      case shadow
    }

    let component: ComponentID
    let extent: Extent
    /// The flying component below it.
    let carrier: ComponentID
  }

  /// The items, lowest first.
  private(set) var items: [Item] = []

  private let end: FlightEnd
  /// The areas already drawn above the screen, each with the flying component that caused it.
  private var covered: [(ink: Rect, carrier: ComponentID)] = []
  private var bounds: Rect?

  /// The maximum number of areas that are compared one by one. Beyond it, their bounding rectangle
  /// is used instead: a few more parts are lifted, and time stays linear.
  private static let mostRegions = 32

  /// Linear in the number of flying components, and of components near them and above the lowest.
  ///
  /// - Parameter flying: The flying components, each once.
  init(_ end: FlightEnd, flying: [ComponentID]) {
    self.end = end
    let (screen, regions) = (end.screen, end.regions)
    let sequence = regions.sequence
    let sorted = flying.sorted()
    let last = end.barAbove(flying).map { sequence.position(of: $0) } ?? sequence.count
    var waiting = flying.map { sequence.position(of: $0) }.sorted()[...]
    var position = waiting.first ?? sequence.count
    while true {
      let near = bounds.map { regions.next(from: position, meeting: $0) } ?? sequence.count
      position = min(near, waiting.first ?? sequence.count)
      guard position < last else { return }
      let component = sequence.component(at: position)
      if waiting.first == position {
        waiting.removeFirst()
        if screen.isVisible(component) {
          items.append(.flying(component))
          cover(visibleInk(end.ink(of: component), of: component), by: component)
        }
        position += 1
        continue
      }
      let holds = holdsFlying(component, sorted)
      let ink = visibleInk(regions.ink(of: component), of: component)
      guard let carrier = carrier(below: ink) else {
        // No descendant reaches a flying component, unless it is painted out of document order.
        position = holds ? position + 1 : sequence.end(of: position)
        continue
      }
      if !holds && end.isUnit(component) && sequence.paintsWhole(component) {
        let castsShadow = !reachesFlying(component) && isOnlyOn(carrier, ink)
        items.append(
          .lifted(
            Part(
              component: component, extent: castsShadow ? .shadow : .whole, carrier: carrier)))
        if !castsShadow { cover(ink, by: carrier) }
        position = sequence.end(of: position)
        continue
      }
      if end.paintsItself(component) {
        let own = visibleInk(end.ink(of: component), of: component)
        if let carrier = self.carrier(below: own) {
          items.append(.lifted(Part(component: component, extent: .itself, carrier: carrier)))
          cover(own, by: carrier)
        }
      }
      position += 1
    }
  }

  private func holdsFlying(_ component: ComponentID, _ flying: [ComponentID]) -> Bool {
    let first = flying.indices.partitioningIndex { flying[$0] >= component }
    return first < flying.count && flying[first] < end.screen.components[component].subtreeEnd
  }

  /// Returns whether a box or a text line of a component or of a descendant, rather than only a
  /// shadow, overlaps what is drawn above the screen.
  private func reachesFlying(_ component: ComponentID) -> Bool {
    (component..<end.screen.components[component].subtreeEnd).contains {
      end.paintsItself($0) && carrier(below: visibleInk(end.box(of: $0), of: $0)) != nil
    }
  }

  /// Returns whether everything that an ink rectangle overlaps belongs to one flying component and
  /// is within that component's frame.
  private func isOnlyOn(_ carrier: ComponentID, _ ink: Rect) -> Bool {
    guard covered.count < Self.mostRegions else { return false }
    let frame = end.frame(of: carrier)
    return covered.allSatisfy {
      !$0.ink.meets(ink) || $0.carrier == carrier && frame.contains($0.ink.intersection(ink))
    }
  }

  private mutating func cover(_ ink: Rect, by carrier: ComponentID) {
    guard ink.area > 0 else { return }
    bounds = bounds?.union(ink) ?? ink
    if covered.count < Self.mostRegions { covered.append((ink, carrier)) }
  }

  /// Returns the flying component of the topmost area above the screen that an ink rectangle
  /// overlaps.
  private func carrier(below ink: Rect) -> ComponentID? {
    guard let bounds, ink.meets(bounds), let last = covered.last else { return nil }
    if let met = covered.last(where: { $0.ink.meets(ink) }) { return met.carrier }
    return covered.count == Self.mostRegions ? last.carrier : nil
  }

  /// Returns an ink rectangle clipped by a component's ancestors.
  private func visibleInk(_ ink: Rect, of component: ComponentID) -> Rect {
    ink.intersection(end.clip(of: component))
  }
}

extension FlightEnd {
  /// Returns whether a component itself paints something.
  func paintsItself(_ component: ComponentID) -> Bool {
    screen.paintStyles[screen.components[component].paintStyle].opacity > 0
      && screen.shows(component)
  }

  /// Returns whether a component appears as one thing: it paints something, or it is translucent as
  /// a group.
  func isUnit(_ component: ComponentID) -> Bool {
    screen.paintStyles[screen.components[component].paintStyle].opacity < 1
      || paintsItself(component)
  }
}

extension Screen {
  /// Returns whether neither a component's own style nor that of an ancestor hides it. Linear in
  /// its depth.
  fileprivate func isVisible(_ component: ComponentID) -> Bool {
    var current: ComponentID? = component
    while let index = current {
      guard isSeen(index) else { return false }
      current = components[index].parent
    }
    return true
  }
}
