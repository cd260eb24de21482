/// The parts of all pairs of a flight.
struct PairedParts {
  /// The parts of each pair, one element per pair.
  let parts: [PairParts]
  /// The number of parts of the tapped component that were examined.
  let partCount: Int

  /// Linear in the number of parts; with several pairs, also in the components of the destination.
  init(_ pairing: Pairing, _ snapshot: Snapshot, from: ScreenLayout, to: ScreenLayout) {
    // A single partner owns all its descendants.
    let owners = pairing.pairs.count > 1 ? pairing.owners() : nil
    parts = pairing.pairs.enumerated().map { index, pair in
      PairParts(pair, snapshot, from: from, to: to) { part in
        owners.map { $0[part] == index } ?? true
      }
    }
    partCount = snapshot.nodes.count
  }
}

/// The parts of a pair: the components of the hero that fly, and their counterparts.
struct PairParts {
  let pair: FlightPair
  /// The hero, and its kept parts that paint something, in document order; each with its
  /// counterpart in the partner, if it has one.
  private(set) var departures: [(part: ComponentID, counterpart: ComponentID?)] = []
  /// The kept parts of the partner that paint something and are not counterparts, in document
  /// order.
  private(set) var arrivals: [ComponentID] = []

  /// Matches the parts of a hero with those of its partner.
  ///
  /// A hero's counterpart is its partner, unless one of the two is a picture that the other
  /// contains: then the pictures are matched. A part inside the hero is matched with the first
  /// available part of the partner that has the same hero key, or else with the first that draws
  /// the same picture.
  ///
  /// Linear in the number of parts of both.
  ///
  /// - Parameter isPart: Whether a component in the partner belongs to this pair, rather than to
  ///   one whose partner is inside this partner.
  init(
    _ pair: FlightPair, _ snapshot: Snapshot, from: ScreenLayout, to: ScreenLayout,
    isPart: (ComponentID) -> Bool
  ) {
    self.pair = pair
    let screen = from.screen
    var partner = PartnerParts(pair.to, of: to, isPart: isPart)
    departures = (pair.from..<screen.components[pair.from].subtreeEnd).compactMap { part in
      let flies = part == pair.from || snapshot.isKept(part) && screen.shows(part)
      return flies ? (part, nil) : nil
    }
    let picture = from.pictures.source(of: pair.from)?.name
    let isPicture = to.pictures[pair.to] != nil
    if picture == nil && isPicture {
      matchPictures(of: from, &partner)
    } else if let picture, !isPicture {
      departures[0].counterpart = partner.take(source: picture)
    }
    if departures[0].counterpart == nil, !partner.isTaken(pair.to) {
      departures[0].counterpart = partner.take(pair.to)
    }
    for index in departures.indices where departures[index].counterpart == nil {
      guard let key = screen.components[departures[index].part].hero?.name else { continue }
      departures[index].counterpart = partner.take(hero: key)
    }
    matchPictures(of: from, &partner)
    let kept = to.screen.snapshot(of: pair.to)
    arrivals = kept.nodes.map { $0.component }.filter {
      kept.isKept($0) && to.screen.shows($0) && !partner.isTaken($0)
    }
  }

  /// Matches each picture without a counterpart with the first available one of the same source.
  private mutating func matchPictures(of layout: ScreenLayout, _ partner: inout PartnerParts) {
    for index in departures.indices where departures[index].counterpart == nil {
      guard let source = layout.pictures.source(of: departures[index].part)?.name else { continue }
      departures[index].counterpart = partner.take(source: source)
    }
  }
}

/// The components inside a partner, by hero key and by picture source. Each is taken at most once.
private struct PartnerParts {
  private var heroes: [String: ArraySlice<ComponentID>] = [:]
  private var sources: [String: ArraySlice<ComponentID>] = [:]
  private let first: ComponentID
  private var taken: [Bool]

  /// Components that are not displayed cannot be counterparts. Linear in the number of components
  /// in the partner.
  init(_ component: ComponentID, of layout: ScreenLayout, isPart: (ComponentID) -> Bool) {
    let screen = layout.screen
    let components = screen.components
    let end = components[component].subtreeEnd
    first = component
    taken = Array(repeating: false, count: end - component)
    var index = component
    while index < end {
      if screen.layoutStyles[components[index].layoutStyle].display == .none {
        index = components[index].subtreeEnd
        continue
      }
      if !isPart(index) {
        // The component flies with another pair, so it is not available.
        taken[index - first] = true
        index += 1
        continue
      }
      if let hero = components[index].hero?.name { heroes[hero, default: []].append(index) }
      if let source = layout.pictures.source(of: index)?.name {
        sources[source, default: []].append(index)
      }
      index += 1
    }
  }

  func isTaken(_ component: ComponentID) -> Bool {
    let index = component - first
    return taken.indices.contains(index) && taken[index]
  }

  mutating func take(_ component: ComponentID) -> ComponentID {
    taken[component - first] = true
    return component
  }

  mutating func take(hero: String) -> ComponentID? {
    while let next = heroes[hero]?.popFirst() {
      if !isTaken(next) { return take(next) }
    }
    return nil
  }

  mutating func take(source: String) -> ComponentID? {
    while let next = sources[source]?.popFirst() {
      if !isTaken(next) { return take(next) }
    }
    return nil
  }
}
