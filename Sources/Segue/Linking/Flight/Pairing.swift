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
    let flying = pairs.map { $0.from..<source.components[$0.from].subtreeEnd }
    for node in snapshot.nodes
    where node.isKept && !flying.contains(where: { $0.contains(node.component) }) {
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
    let free = candidates.filter { !taken.contains($0) }
    guard let first = free.first else { return nil }
    if free.count > 1 {
      diagnostics.append(
        .ambiguousPartner(reference, free.map { destination.components[$0].range }))
    }
    taken.insert(first)
    return first
  }
}

extension Diagnostic {
  fileprivate static func ambiguousPartner(
    _ reference: NamedReference, _ candidates: [SourceRange]
  ) -> Diagnostic {
    let notes = candidates.prefix(2).enumerated().map { index, range in
      Note(index == 0 ? "this one is taken" : "this one would do as well", at: range)
    }
    return Diagnostic(
      .ambiguousPartner, .warning,
      "\(candidates.count) components of the screen that opens go with "
        + "\(quoted(reference.name)): give one of them a hero key of its own",
      at: reference.range, notes: notes)
  }
}
