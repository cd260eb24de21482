/// Finds what of a screen lies above something that flies.
///
/// All that flies is drawn above both screens, so what is painted over it has to be lifted above it too,
/// and what is painted over that in turn: otherwise it would vanish when the flight begins, or appear at
/// once when it ends.
struct LiftedParts {
  /// Something that is drawn above the screen, in the order of painting.
  enum Item {
    /// One of the components that fly.
    case flying(Int)
    case lifted(Part)
  }

  /// A component that is lifted.
  struct Part {
    enum Extent {
      /// The component with everything in it.
      case whole
      /// What it paints by itself, for something inside of it flies.
      case itself
      /// Only the shadow that it casts on what flies: the component stays on its screen.
      case shadow
    }

    let component: Int
    let extent: Extent
    /// The component that flies and lies below it.
    let carrier: Int
  }

  /// The lowest first.
  private(set) var items: [Item] = []

  private let end: FlightEnd
  /// Where something is drawn above the screen already, and by which component that flies.
  private var covered: [(ink: Rect, carrier: Int)] = []
  private var bounds: Rect?

  /// So many regions are compared one by one; more count as the rectangle around them all, so that a
  /// few parts more are lifted and time stays linear.
  private static let mostRegions = 32

  /// Linear in what flies and in what lies near it, above the lowest that flies.
  ///
  /// - Parameter flying: Components, each once.
  init(_ end: FlightEnd, flying: [Int]) {
    self.end = end
    let (screen, regions) = (end.screen, end.regions)
    let sequence = regions.sequence
    let sorted = flying.sorted()
    var waiting = flying.map { sequence.position(of: $0) }.sorted()[...]
    var position = waiting.first ?? sequence.count
    while true {
      let near = bounds.map { regions.next(from: position, meeting: $0) } ?? sequence.count
      position = min(near, waiting.first ?? sequence.count)
      guard position < sequence.count else { return }
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
        // Nothing in it reaches what flies, unless it is painted out of turn.
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

  private func holdsFlying(_ component: Int, _ flying: [Int]) -> Bool {
    var (low, high) = (0, flying.count)
    while low < high {
      let middle = (low + high) / 2
      if flying[middle] < component { low = middle + 1 } else { high = middle }
    }
    return low < flying.count && flying[low] < end.screen.components[component].subtreeEnd
  }

  /// Whether a box or a line of a component, or of anything in it, lies on what is drawn above the screen, rather
  /// than its shadows alone.
  private func reachesFlying(_ component: Int) -> Bool {
    (component..<end.screen.components[component].subtreeEnd).contains {
      end.paintsItself($0) && carrier(below: visibleInk(end.box(of: $0), of: $0)) != nil
    }
  }

  /// Whether all that an ink meets belongs to one component that flies and lies in that one's frame.
  private func isOnlyOn(_ carrier: Int, _ ink: Rect) -> Bool {
    guard covered.count < Self.mostRegions else { return false }
    let frame = end.frame(of: carrier)
    return covered.allSatisfy {
      !$0.ink.meets(ink) || $0.carrier == carrier && frame.contains($0.ink.intersection(ink))
    }
  }

  private mutating func cover(_ ink: Rect, by carrier: Int) {
    guard ink.area > 0 else { return }
    bounds = bounds?.union(ink) ?? ink
    if covered.count < Self.mostRegions { covered.append((ink, carrier)) }
  }

  /// The latest of what is drawn above the screen that an ink meets.
  private func carrier(below ink: Rect) -> Int? {
    guard let bounds, ink.meets(bounds), let last = covered.last else { return nil }
    if let met = covered.last(where: { $0.ink.meets(ink) }) { return met.carrier }
    return covered.count == Self.mostRegions ? last.carrier : nil
  }

  /// What the clips around a component leave of an ink.
  private func visibleInk(_ ink: Rect, of component: Int) -> Rect {
    ink.intersection(end.clip(of: component))
  }
}

extension FlightEnd {
  /// Whether a component shows something by itself.
  func paintsItself(_ component: Int) -> Bool {
    screen.paintStyles[screen.components[component].paintStyle].opacity > 0
      && screen.shows(component)
  }

  /// Whether a component is seen as one thing: it paints something, or it is transparent as a group.
  func isUnit(_ component: Int) -> Bool {
    screen.paintStyles[screen.components[component].paintStyle].opacity < 1
      || paintsItself(component)
  }
}

extension Screen {
  /// Whether neither a component's own style nor that of anything around it hides it. Linear in its
  /// depth.
  fileprivate func isVisible(_ component: Int) -> Bool {
    var current: Int? = component
    while let index = current {
      guard isSeen(index) else { return false }
      current = components[index].parent
    }
    return true
  }
}
