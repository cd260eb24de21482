/// Two components on two screens that fly as one.
public struct FlightPair: Hashable, Sendable {
  /// What the two components of a pair have in common.
  public enum MatchKey: Hashable, Sendable {
    /// Both have this `hero` key.
    case hero(String)
    /// Both draw the picture with this source.
    case source(String)
  }

  /// The component's index in the source screen.
  public let from: ComponentID
  /// The component's index in the destination screen.
  public let to: ComponentID
  /// What the two components have in common.
  public let matchKey: MatchKey
}

/// Finds the partners on the destination screen of a snapshot's parts.
///
/// First, each outermost kept part with a `hero` key that the destination has too is paired,
/// together with all kept parts in it. Then each kept picture that is not in a pair yet is paired
/// with an unpaired picture of the same source. Of several candidates the first in document order
/// is taken, with a warning. A component is a partner at most once. Linear in both screens.
struct Pairing {
  private(set) var pairs: [FlightPair] = []
  private(set) var diagnostics: [Diagnostic] = []

  private let source: ScreenLayout
  private let destination: ScreenLayout
  private let partners: FlightPartners
  /// How many of the destination's components with each name are taken.
  private var takenHeroes: [String: Int] = [:]
  private var takenPictures: [String: Int] = [:]
  /// Whether a component of the destination is a partner or a descendant of one.
  private var isTaken: [Bool]

  init(_ snapshot: Snapshot, from: ScreenLayout, to: ScreenLayout) {
    source = from
    destination = to
    partners = to.partners
    isTaken = Array(repeating: false, count: to.screen.components.count)
    let components = source.screen.components
    var covered = snapshot.tapped
    for node in snapshot.nodes where node.isKept && node.component >= covered {
      guard let hero = components[node.component].hero,
        let partner = takePartner(of: hero)
      else { continue }
      pairs.append(FlightPair(from: node.component, to: partner, matchKey: .hero(hero.name)))
      covered = components[node.component].subtreeEnd
    }
    for pair in pairs { markParts(of: pair.to) }
    // Whatever flies with a hero already belongs to its pair. Heroes are in document order and not
    // nested.
    var heroes = pairs[...]
    for node in snapshot.nodes where node.isKept {
      while let hero = heroes.first, components[hero.from].subtreeEnd <= node.component {
        heroes.removeFirst()
      }
      if let hero = heroes.first, hero.from <= node.component { continue }
      guard let picture = from.pictures.source(of: node.component),
        let partner = takePicture(picture)
      else { continue }
      pairs.append(FlightPair(from: node.component, to: partner, matchKey: .source(picture.name)))
    }
    pairs.sort { $0.from < $1.from }
  }

  private mutating func markParts(of partner: ComponentID) {
    let components = destination.screen.components
    var index = partner
    while index < components[partner].subtreeEnd {
      // A marked component has only marked descendants.
      if isTaken[index] && index != partner {
        index = components[index].subtreeEnd
      } else {
        isTaken[index] = true
        index += 1
      }
    }
  }

  /// Takes the next component with the hero's key, even if it is inside another partner.
  private mutating func takePartner(of hero: NamedReference) -> ComponentID? {
    let candidates = partners.heroes(hero.name, in: destination.screen)
    let next = takenHeroes[hero.name, default: 0]
    guard next < candidates.count else { return nil }
    takenHeroes[hero.name] = next + 1
    return taken(
      ComponentID(Int(candidates[candidates.startIndex + next])), among: candidates, hero)
  }

  private mutating func takePicture(_ picture: NamedReference) -> ComponentID? {
    let candidates = partners.pictures(picture.name, in: destination.pictures)
    var next = takenPictures[picture.name, default: 0]
    defer { takenPictures[picture.name] = next }
    while next < candidates.count {
      let partner = ComponentID(Int(candidates[candidates.startIndex + next]))
      next += 1
      guard !isTaken[partner] else { continue }
      isTaken[partner] = true
      return taken(partner, among: candidates, picture)
    }
    return nil
  }

  private mutating func taken(
    _ partner: ComponentID, among candidates: ArraySlice<Int32>, _ reference: NamedReference
  ) -> ComponentID {
    // Reported once per name, where the first candidate is taken.
    if candidates.count > 1, partner == candidates.first.map({ ComponentID(Int($0)) }) {
      let components = destination.screen.components
      let other = candidates.lazy.map { ComponentID(Int($0)) }.first { $0 != partner } ?? partner
      diagnostics.append(
        .ambiguousPartner(
          reference, isHero: components[partner].hero?.name == reference.name, candidates.count,
          of: destination.screen, taken: components[partner].range, other: components[other].range))
    }
    return partner
  }

  /// Returns, for each component of the destination, the index of the innermost pair whose partner
  /// it is or is in; nil if there is none. Linear in the number of components.
  func owners() -> [Int?] {
    let components = destination.screen.components
    var owners = [Int?](repeating: nil, count: components.count)
    for (index, pair) in pairs.enumerated() { owners[pair.to] = index }
    for index in components.ids where owners[index] == nil {
      owners[index] = components[index].parent.flatMap { owners[$0] }
    }
    return owners
  }
}

extension Diagnostic {
  fileprivate static func ambiguousPartner(
    _ reference: NamedReference, isHero: Bool, _ count: Int, of screen: Screen,
    taken: SourceRange, other: SourceRange
  ) -> Diagnostic {
    let shared = isHero ? "have the hero key" : "show the picture"
    // Cards that differ in nothing but what they show fly to the same components.
    return Diagnostic(
      .ambiguousPartner, .warning,
      "\(count) components of the screen \(quoted(screen.id)) \(shared) \(quoted(reference.name)), and "
        + "only the first takes part in the flight: give this one a hero key of its own", at: other,
      notes: [
        Note("this is the first", at: taken),
        Note("the flight begins here", at: reference.range, .useOfValue),
      ])
  }
}
