/// The two ends of a pair, and the way between them.
struct FlownHero {
  let from: FlightPlace
  let to: FlightPlace
  let carrier: RectPath
}

/// Something that one or both of the screens have in or above what flies: it becomes one layer, or two.
struct FlightSlot {
  /// How it is drawn: a part by itself, a component with everything in it, or as much of that as casts
  /// a shadow on what flies.
  enum Look { case part, whole, shadow }

  /// The index of its pair.
  let pair: Int
  let look: Look
  /// Whether it is lifted, rather than a part of what flies.
  let isLifted: Bool
  var source: Int?
  var destination: Int?
}

/// Chooses what flies and what is lifted above it, pairs what both screens have, and orders it all.
struct FlightSlots {
  private var slots: [FlightSlot]
  /// Of the indices of slots.
  private(set) var order = FlightOrder(source: [], destination: [], count: 0)

  private let from: FlightEnd
  private let to: FlightEnd
  private let heroes: [FlownHero]

  subscript(index: Int) -> FlightSlot { slots[index] }

  /// Linear in the parts and in what lies near them.
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
    let source = Self.lift(from, \.source, &slots)
    let destination = Self.lift(to, \.destination, &slots)
    order = FlightOrder(
      source: source, destination: join(source, destination), count: slots.count)
  }

  /// What a snapshot that grows as one takes along, the lowest first. Linear in its parts and in what lies
  /// near them.
  static func slots(of snapshot: Snapshot, from end: FlightEnd) -> [FlightSlot] {
    var slots = snapshot.nodes.filter { $0.isKept && end.screen.shows($0.component) }.map {
      FlightSlot(pair: 0, look: .part, isLifted: false, source: $0.component, destination: nil)
    }
    return lift(end, \.source, &slots).map { slots[$0] }
  }

  /// Adds slots for what lies above the parts that fly; the slots of a screen in its order.
  private static func lift(
    _ end: FlightEnd, _ component: WritableKeyPath<FlightSlot, Int?>, _ slots: inout [FlightSlot]
  ) -> [Int] {
    var slotOf: [Int: Int] = [:]
    for (index, slot) in slots.enumerated() {
      if let flying = slot[keyPath: component], !slot.isLifted { slotOf[flying] = index }
    }
    return LiftedParts(end, flying: Array(slotOf.keys)).items.compactMap { item in
      switch item {
      case .flying(let flying): return slotOf[flying]
      case .lifted(let part):
        // A box with nothing in it can be drawn in any size.
        let isBox =
          end.screen.components[part.component].subtreeEnd == part.component + 1
          && end.screen.components[part.component].type == .layout
        var slot = FlightSlot(
          pair: slotOf[part.carrier].map { slots[$0].pair } ?? 0,
          look: part.extent == .shadow ? .shadow : part.extent == .whole && !isBox ? .whole : .part,
          isLifted: true, source: nil, destination: nil)
        slot[keyPath: component] = part.component
        slots.append(slot)
        return slots.count - 1
      }
    }
  }

  // MARK: What both screens have

  /// What two lifted parts have in common that may be the same, whatever their places are.
  private struct Likeness: Hashable {
    let pair: Int
    let type: ComponentType
    let count: Int
    let text: Component.Content?
  }

  /// So many parts that are alike are compared one by one, so that time stays linear.
  private static let mostAlike = 32

  /// Makes one slot of what is lifted from both screens and is the same thing there: the same look, at
  /// the same place of the same hero or with the same `hero` key.
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
          isSame(slots[$0].source ?? 0, component, slots[arrival].pair)
        })
      else { return arrival }
      free[likeness]?.remove(at: index)
      slots[alike[index]].destination = component
      return alike[index]
    }
  }

  /// nil for what is no lifted part with everything in it.
  private func likeness(
    _ component: Int, of end: FlightEnd, _ slot: FlightSlot
  ) -> Likeness? {
    guard slot.isLifted, slot.look == .whole else { return nil }
    let part = end.screen.components[component]
    var text: Component.Content?
    if case .label = part.content { text = part.content }
    return Likeness(
      pair: slot.pair, type: part.type, count: part.subtreeEnd - component, text: text)
  }

  private func isSame(_ component: Int, _ other: Int, _ pair: Int) -> Bool {
    let scale = from.layout.device.scale
    // Rounding to device pixels may have moved what lies in it.
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
