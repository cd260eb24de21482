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
  private let sequence: PaintSequence
  /// What each component paints with everything in it, from the first that flies on.
  private let inks: [Rect]
  private let first: Int
  /// Where something is drawn above the screen already, and by which component that flies.
  private var covered: [(ink: Rect, carrier: Int)] = []
  private var bounds: Rect?

  /// So many regions are compared one by one; more count as the rectangle around them all, so that a
  /// few parts more are lifted and time stays linear.
  private static let mostRegions = 32

  /// Linear in the components that are painted from the first that flies on.
  ///
  /// - Parameter flying: Components, each once.
  init(_ end: FlightEnd, flying: [Int]) {
    self.end = end
    let screen = end.screen
    let sequence = PaintSequence(screen)
    self.sequence = sequence
    let sorted = flying.sorted()
    let start = flying.map { sequence.position(of: $0) }.min() ?? sequence.count
    // In document order nothing before the first that flies is painted after it.
    first = sequence.isInDocumentOrder ? sorted.first ?? 0 : 0
    inks = Self.inks(of: end, from: first)
    var isFlying = [Bool](repeating: false, count: screen.components.count)
    for component in sorted { isFlying[component] = true }
    var position = start
    while position < sequence.count {
      let component = sequence.component(at: position)
      if screen.layoutStyles[screen.components[component].layoutStyle].display == .none
        || screen.paintStyles[screen.components[component].paintStyle].opacity == 0
      {
        position = sequence.end(of: position)
        continue
      }
      if isFlying[component] {
        items.append(.flying(component))
        cover(visibleInk(end.ink(of: component), of: component), by: component)
        position += 1
        continue
      }
      let ink = inks[component - first]
      guard let carrier = self.carrier(below: visibleInk(ink, of: component, near: bounds)) else {
        // Nothing in it reaches what flies, unless it is painted out of turn.
        position = holdsFlying(component, sorted) ? position + 1 : sequence.end(of: position)
        continue
      }
      let holds = holdsFlying(component, sorted)
      if !holds && end.isUnit(component) {
        let castsShadow =
          !reachesFlying(component) && isOnlyOn(carrier, visibleInk(ink, of: component))
        items.append(
          .lifted(
            Part(
              component: component, extent: castsShadow ? .shadow : .whole, carrier: carrier)))
        if !castsShadow { cover(visibleInk(ink, of: component), by: carrier) }
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

  /// Whether a box of a component, or of anything in it, lies on what is drawn above the screen, rather
  /// than its shadows alone.
  private func reachesFlying(_ component: Int) -> Bool {
    (component..<end.screen.components[component].subtreeEnd).contains {
      end.paintsItself($0) && carrier(below: visibleInk(end.frame(of: $0), of: $0)) != nil
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

  /// What the clips around a component leave of an ink. What is nowhere near needs no clip.
  private func visibleInk(_ ink: Rect, of component: Int, near: Rect?) -> Rect {
    guard let near, ink.meets(near) else { return .zero }
    return visibleInk(ink, of: component)
  }

  private func visibleInk(_ ink: Rect, of component: Int) -> Rect {
    ink.intersection(end.clip(of: component))
  }

  /// Of each component from one on, the rectangle around all that it paints with everything in it.
  private static func inks(of end: FlightEnd, from first: Int) -> [Rect] {
    let screen = end.screen
    let count = screen.components.count
    var inks = (first..<max(first, count)).map {
      end.paintsItself($0) ? end.ink(of: $0) : .zero
    }
    for component in stride(from: count - 1, to: first, by: -1) {
      var ink = inks[component - first]
      guard ink.area > 0, let parent = screen.components[component].parent, parent >= first
      else { continue }
      if screen.layoutStyles[screen.components[parent].layoutStyle].overflow != .visible {
        ink = ink.intersection(end.paddingRect(of: parent))
      }
      let known = inks[parent - first]
      inks[parent - first] = known.area > 0 ? known.union(ink) : ink
    }
    return inks
  }
}

extension Rect {
  /// Whether two rectangles have more in common than an edge.
  func meets(_ other: Rect) -> Bool {
    min(maxX, other.maxX) - max(x, other.x) > 1e-6 && min(maxY, other.maxY) - max(y, other.y) > 1e-6
  }
}

extension FlightEnd {
  /// Whether a component shows something by itself.
  func paintsItself(_ component: Int) -> Bool {
    let paint = screen.paintStyles[screen.components[component].paintStyle]
    guard paint.opacity > 0 else { return false }
    switch screen.components[component].content {
    case .layout:
      return paint.paints(screen.layoutStyles[screen.components[component].layoutStyle])
    case .label, .button, .image, .video: return true
    }
  }

  /// Whether a component is seen as one thing: it paints something, or it is transparent as a group.
  func isUnit(_ component: Int) -> Bool {
    screen.paintStyles[screen.components[component].paintStyle].opacity < 1
      || paintsItself(component)
  }

  /// Where a component paints by itself: its frame, and its shadows and its outline around it.
  func ink(of component: Int) -> Rect {
    let frame = frame(of: component)
    let reach = screen.paintStyles[screen.components[component].paintStyle].reach
    return reach > 0
      ? frame.inset(by: Edges(top: -reach, right: -reach, bottom: -reach, left: -reach)) : frame
  }
}
