/// A hero's partner on the screen that opens, with what can be found inside of it.
struct Partner {
  let endpoint: Endpoint
  /// The first component of each hero key and of each picture's source.
  private var heroes: [String: Int] = [:]
  private var sources: [String: Int] = [:]

  /// Linear in what the partner holds.
  init(_ component: Int, of end: FlightEnd) {
    endpoint = end.endpoint(component)
    for index in component..<end.screen.components[component].subtreeEnd {
      if let hero = end.screen.components[index].hero?.name, heroes[hero] == nil {
        heroes[hero] = index
      }
      if let source = end.layout.pictures[index]?.source?.name, sources[source] == nil {
        sources[source] = index
      }
    }
  }

  /// What goes with a part of the hero: the component of the same key, else the same picture.
  func counterpart(hero: String?, source: String?) -> Int? {
    hero.flatMap { heroes[$0] } ?? source.flatMap { sources[$0] }
  }
}
