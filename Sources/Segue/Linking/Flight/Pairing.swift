/// Two components on two screens that are one thing in flight.
public struct FlightPair: Hashable, Sendable {
  public enum Bond: Hashable, Sendable {
    /// Both have this `hero` key.
    case hero(String)
    /// Both draw this picture.
    case source(String)
  }

  /// The component's place in the screen that is left.
  public let from: Int
  /// The component's place in the screen that opens.
  public let to: Int
  public let bond: Bond
}

/// Finds the partners of a snapshot's parts on the screen that opens.
///
/// First each outermost kept part with a `hero` key that the destination has too, with all kept in
/// it; then each kept picture that is not part of a pair yet, with a picture of the same source that is
/// not either. Of several candidates the first in document order is taken, with a warning. A component
/// is partner once. Linear in both screens.
struct Pairing {
  private(set) var pairs: [FlightPair] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// The components of the destination that one name means, and how many of them are taken.
  private struct Candidates {
    var components: [Int] = []
    var next = 0
  }

  private let source: Screen
  private let destination: Screen
  private var heroes: [String: Candidates] = [:]
  private var pictures: [String: Candidates] = [:]
  /// Whether a component of the destination is a partner or lies in one.
  private var isTaken: [Bool]

  init(_ snapshot: Snapshot, from: ScreenLayout, to: ScreenLayout) {
    source = from.screen
    destination = to.screen
    isTaken = Array(repeating: false, count: to.screen.components.count)
    index(to)
    var covered = snapshot.tapped
    for node in snapshot.nodes where node.isKept && node.component >= covered {
      guard let hero = source.components[node.component].hero,
        let partner = takePartner(of: hero)
      else { continue }
      pairs.append(FlightPair(from: node.component, to: partner, bond: .hero(hero.name)))
      covered = source.components[node.component].subtreeEnd
    }
    for pair in pairs { markParts(of: pair.to) }
    // What flies with a hero is part of its pair already. Heroes stand in document order, and none
    // inside of another.
    var heroes = pairs[...]
    for node in snapshot.nodes where node.isKept {
      while let hero = heroes.first, source.components[hero.from].subtreeEnd <= node.component {
        heroes.removeFirst()
      }
      if let hero = heroes.first, hero.from <= node.component { continue }
      guard let picture = from.pictures[node.component]?.source,
        let partner = takePicture(picture)
      else { continue }
      pairs.append(FlightPair(from: node.component, to: partner, bond: .source(picture.name)))
    }
    pairs.sort { $0.from < $1.from }
  }

  /// What the destination offers: displayed components by hero key, displayed pictures by source.
  private mutating func index(_ layout: ScreenLayout) {
    var hiddenEnd = 0
    for (index, component) in destination.components.enumerated() where index >= hiddenEnd {
      if destination.layoutStyle(of: index).display == .none {
        hiddenEnd = component.subtreeEnd
        continue
      }
      if let hero = component.hero {
        heroes[hero.name, default: Candidates()].components.append(index)
      }
      if let picture = layout.pictures[index]?.source {
        pictures[picture.name, default: Candidates()].components.append(index)
      }
    }
  }

  private mutating func markParts(of partner: Int) {
    var index = partner
    while index < destination.components[partner].subtreeEnd {
      // What is marked is marked with all in it.
      if isTaken[index] && index != partner {
        index = destination.components[index].subtreeEnd
      } else {
        isTaken[index] = true
        index += 1
      }
    }
  }

  /// A key of its own is a partner's even inside of another partner.
  private mutating func takePartner(of hero: NamedReference) -> Int? {
    guard let candidates = heroes[hero.name], candidates.next < candidates.components.count
    else { return nil }
    heroes[hero.name]?.next += 1
    return taken(candidates.components[candidates.next], among: candidates.components, hero)
  }

  private mutating func takePicture(_ picture: NamedReference) -> Int? {
    while let candidates = pictures[picture.name], candidates.next < candidates.components.count {
      pictures[picture.name]?.next += 1
      let partner = candidates.components[candidates.next]
      guard !isTaken[partner] else { continue }
      isTaken[partner] = true
      return taken(partner, among: candidates.components, picture)
    }
    return nil
  }

  private mutating func taken(
    _ partner: Int, among candidates: [Int], _ reference: NamedReference
  ) -> Int {
    // Told once for a name, where it is met first.
    if candidates.count > 1, partner == candidates[0] {
      diagnostics.append(
        .ambiguousPartner(
          reference, taken: destination.components[partner].range, candidates.count,
          other: candidates.first { $0 != partner }.map { destination.components[$0].range }))
    }
    return partner
  }

  /// For each component of the destination the place of the pair whose partner it is, or lies in, the
  /// innermost one; nil for none. Linear in the components.
  func owners() -> [Int?] {
    var owners = [Int?](repeating: nil, count: destination.components.count)
    for (index, pair) in pairs.enumerated() { owners[pair.to] = index }
    for (index, component) in destination.components.enumerated() where owners[index] == nil {
      owners[index] = component.parent.flatMap { owners[$0] }
    }
    return owners
  }
}

extension Diagnostic {
  fileprivate static func ambiguousPartner(
    _ reference: NamedReference, taken: SourceRange, _ count: Int, other: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .ambiguousPartner, .warning,
      "\(count) components of the screen that opens go with \(quoted(reference.name)): "
        + "give one of them a hero key of its own",
      at: reference.range,
      notes: [Note("this one is taken", at: taken)]
        + (other.map { [Note("this one would do as well", at: $0)] } ?? []))
  }
}
