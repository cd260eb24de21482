import Segue

/// What a link opens: its destination in the artefact, and its route, by which the database knows
/// the data.
struct OpenedLink: Sendable {
  let destination: CompiledDestination
  /// The route, with typed arguments; nil in other projects than the one that Swift was generated
  /// from.
  let route: Outfits.Route?

  var screen: String { destination.screenID }

  /// The arguments by the names of parameters.
  var arguments: [String: ScalarValue] {
    Dictionary(
      destination.arguments.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// What distinguishes an answer about it from others.
  ///
  /// - Parameter kind: What the answer is.
  func parts(_ kind: String) -> [String] {
    [kind, screen] + destination.arguments.map { "\($0.name)=\($0.value)" }
  }
}
