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
/// it; then each kept picture that is not part of a pair yet, with a picture of the same source. Of
/// several candidates the first in document order is taken, with a warning. A component is partner
/// once. Linear in both screens.
struct Pairing {
  private(set) var pairs: [FlightPair] = []
  private(set) var diagnostics: [Diagnostic] = []

  private let source: Screen
  private let destination: Screen
  private var heroes: [String: [Int]] = [:]
  private var pictures: [String: [Int]] = [:]
  private var taken: Set<Int> = []

  init(_ snapshot: Snapshot, from: ScreenLayout, to: ScreenLayout) {
    source = from.screen
    destination = to.screen
    index(to)
    var covered = snapshot.tapped
    for node in snapshot.nodes where node.isKept && node.component >= covered {
      guard let hero = source.components[node.component].hero,
        let partner = partner(among: heroes[hero.name] ?? [], of: hero)
      else { continue }
      pairs.append(FlightPair(from: node.component, to: partner, bond: .hero(hero.name)))
      covered = source.components[node.component].subtreeEnd
    }
    // What flies with a hero is part of its pair already. Heroes stand in document order, and none
    // inside of another.
    var heroes = pairs[...]
    for node in snapshot.nodes where node.isKept {
      while let hero = heroes.first, source.components[hero.from].subtreeEnd <= node.component {
        heroes.removeFirst()
      }
      if let hero = heroes.first, hero.from <= node.component { continue }
      guard let picture = from.pictures[node.component]?.source,
        let partner = partner(among: pictures[picture.name] ?? [], of: picture)
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
      if let hero = component.hero { heroes[hero.name, default: []].append(index) }
      if let picture = layout.pictures[index]?.source {
        pictures[picture.name, default: []].append(index)
      }
    }
  }

  private mutating func partner(among candidates: [Int], of reference: NamedReference) -> Int? {
    guard let first = candidates.first(where: { !taken.contains($0) }) else { return nil }
    if candidates.count > 1 {
      diagnostics.append(
        .ambiguousPartner(
          reference, taken: destination.components[first].range, candidates.count,
          other: candidates.first { $0 != first }.map { destination.components[$0].range }))
    }
    taken.insert(first)
    return first
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
