/// The two ends of a pair, and the path between them.
struct FlownHero {
  let from: FlightPlace
  let to: FlightPlace
  let carrier: RectPath
}

/// A component that one or both screens have in or above what flies. It becomes one layer, or two.
struct FlightSlot {
  /// How the component is drawn: without its descendants, with all of them, or only so much of it
  /// as casts a shadow on a flying layer.
  enum Look { case part, whole, shadow }

  /// The index of the slot's pair.
  let pair: Int
  let look: Look
  /// Whether the component is lifted above the flight, rather than a part of a hero.
  let isLifted: Bool
  var source: ComponentID?
  var destination: ComponentID?

  /// The screen that a component is on.
  enum Side { case source, destination }

  subscript(side: Side) -> ComponentID? {
    get { side == .source ? source : destination }
    set { if side == .source { source = newValue } else { destination = newValue } }
  }
}

/// The components that fly and those lifted above them, with those that both screens share paired,
/// in stacking order.
struct FlightSlots {
  private var slots: [FlightSlot]
  /// The stacking order, as indices of slots.
  private(set) var order = FlightOrder(source: [], destination: [], count: 0)

  private let from: FlightEnd
  private let to: FlightEnd
  private let heroes: [FlownHero]

  subscript(index: Int) -> FlightSlot { slots[index] }

  /// Linear in the number of parts and of components near them.
  init(_ pairs: [PairParts], _ heroes: [FlownHero], from: FlightEnd, to: FlightEnd) {
    (self.from, self.to, self.heroes) = (from, to, heroes)
    slots = pairs.enumerated().flatMap { pair, parts in
      parts.departures.map { part, counterpart in
        FlightSlot(
          pair: pair, look: .part, isLifted: false, source: part, destination: counterpart)
      }
        + parts.arrivals.map {
          FlightSlot(pair: pair, look: .part, isLifted: false, source: nil, destination: $0)
        }
    }
    let source = Self.lift(from, side: .source, slots: &slots)
    let destination = Self.lift(to, side: .destination, slots: &slots)
    order = FlightOrder(
      source: source, destination: join(source, destination), count: slots.count)
  }

  /// Returns the slots of a snapshot that grows as one, lowest first. Linear in the number of its
  /// parts and of components near them.
  static func slots(of snapshot: Snapshot, from end: FlightEnd) -> [FlightSlot] {
    var slots = snapshot.nodes.filter { $0.isKept && end.screen.shows($0.component) }.map {
      FlightSlot(pair: 0, look: .part, isLifted: false, source: $0.component, destination: nil)
    }
    return lift(end, side: .source, slots: &slots).map { slots[$0] }
  }

  /// Adds slots for the components above flying parts, and returns all slots of a screen in its
  /// paint order.
  private static func lift(
    _ end: FlightEnd, side: FlightSlot.Side,
    slots: inout [FlightSlot]
  ) -> [Int] {
    var slotOf: [ComponentID: Int] = [:]
    for (index, slot) in slots.enumerated() {
      if let flying = slot[side], !slot.isLifted { slotOf[flying] = index }
    }
    return LiftedParts(end, flying: Array(slotOf.keys)).items.compactMap { item in
      switch item {
      case .flying(let flying): return slotOf[flying]
      case .lifted(let part):
        // A box without children can be drawn at any size.
        let isBox =
          end.screen.components[part.component].subtreeEnd == part.component + 1
          && end.screen.components[part.component].type == .layout
        var slot = FlightSlot(
          pair: slotOf[part.carrier].map { slots[$0].pair } ?? 0,
          look: part.extent == .shadow ? .shadow : part.extent == .whole && !isBox ? .whole : .part,
          isLifted: true, source: nil, destination: nil)
        slot[side] = part.component
        slots.append(slot)
        return slots.count - 1
      }
    }
  }

  // MARK: Parts of both screens

  /// The properties that two lifted parts must share to be the same thing, wherever they are.
  private struct Likeness: Hashable {
    let pair: Int
    let type: ComponentType
    let count: Int
    let text: Component.Content?
  }

  /// The maximum number of alike parts that are compared one by one, so that time stays linear.
  private static let mostAlike = 32

  /// Merges the slots of lifted components that are the same thing on both screens: they look the
  /// same, and are at the same position in the same hero or have the same `hero` key.
  ///
  /// - Returns: The slots of the destination.
  private mutating func join(_ source: [Int], _ destination: [Int]) -> [Int] {
    var free: [Likeness: [Int]] = [:]
    for slot in source {
      guard let component = slots[slot].source,
        let likeness = likeness(component, of: from, slots[slot])
      else { continue }
      free[likeness, default: []].append(slot)
    }
    guard !free.isEmpty else { return destination }
    return destination.map { arrival in
      guard let component = slots[arrival].destination,
        let likeness = likeness(component, of: to, slots[arrival]),
        let alike = free[likeness],
        let index = alike.prefix(Self.mostAlike).firstIndex(where: {
          isSame(slots[$0].source ?? 0, other: component, pair: slots[arrival].pair)
        })
      else { return arrival }
      free[likeness]?.remove(at: index)
      slots[alike[index]].destination = component
      return alike[index]
    }
  }

  /// Returns the likeness of a lifted part that is drawn with all its descendants; nil for other
  /// slots.
  private func likeness(
    _ component: ComponentID, of end: FlightEnd, _ slot: FlightSlot
  ) -> Likeness? {
    guard slot.isLifted, slot.look == .whole else { return nil }
    let part = end.screen.components[component]
    var text: Component.Content?
    if case .label = part.content { text = part.content }
    return Likeness(
      pair: slot.pair, type: part.type, count: part.subtreeEnd - component, text: text)
  }

  private func isSame(_ component: ComponentID, other: ComponentID, pair: Int) -> Bool {
    let scale = from.layout.device.scale
    // Rounding to device pixels may have moved its descendants.
    guard from.looks(like: to, component, other, within: 1.01 / scale) else { return false }
    if let key = from.screen.components[component].hero?.name,
      key == to.screen.components[other].hero?.name
    {
      return true
    }
    let (a, b) = (
      from.liftedAttachment(component, to: heroes[pair]),
      to.liftedAttachment(other, to: heroes[pair])
    )
    guard let a, let b else {
      let change = furthest(from.frame(of: component), to.frame(of: other))
      return a == nil && b == nil && change <= 0.5 / scale
    }
    let change = a.origin - b.origin
    return change.a == 0 && change.c == 0 && change.greatestMagnitude <= 0.75 / scale
  }
}
