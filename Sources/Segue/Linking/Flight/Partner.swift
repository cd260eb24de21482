/// A hero's partner on the screen that opens, with what can be found inside of it.
struct Partner {
  let endpoint: Endpoint
  /// The first component of each hero key and of each picture's source.
  private var heroes: [String: Int] = [:]
  private var sources: [String: Int] = [:]

  /// What is not displayed is nobody's counterpart. Linear in what the partner holds.
  init(_ component: Int, of end: FlightEnd) {
    endpoint = end.endpoint(component)
    let screen = end.screen
    var index = component
    while index < screen.components[component].subtreeEnd {
      if screen.layoutStyle(of: index).display == .none {
        index = screen.components[index].subtreeEnd
        continue
      }
      if let hero = screen.components[index].hero?.name, heroes[hero] == nil {
        heroes[hero] = index
      }
      if let source = end.layout.pictures[index]?.source?.name, sources[source] == nil {
        sources[source] = index
      }
      index += 1
    }
  }

  /// What goes with a part of the hero: the component of the same key, else the same picture.
  func counterpart(hero: String?, source: String?) -> Int? {
    hero.flatMap { heroes[$0] } ?? source.flatMap { sources[$0] }
  }
}
