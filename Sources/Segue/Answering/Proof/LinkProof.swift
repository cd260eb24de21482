/// A search for a state of an app from which one of its links does not lead where the project says.
///
/// The search begins with the launched app and takes every step that a person or the system can:
/// taps, back, tabs, pages, links from outside, requirements that are met or no longer, and choices
/// of flows. From each state it opens each link, and checks that
/// - the link lands: its screen is on top, over its back stack in its container; or, if something
///   that it requires is not met, the screen that meets it is on top, and the link lands once that
///   is met;
/// - from there, going back leads to a root.
///
/// States that differ only in the arguments of screens, in offsets or in detents are one. The
/// search is breadth-first, so a script that it finds is a shortest one, and ends 30 steps away
/// from the launch.
package struct LinkProof: Sendable {
  /// A link that does not land, with the lines of `seguec navigate` that show it.
  package struct Failure: Sendable {
    package let link: String
    package let reason: String
    package let script: [String]
  }

  /// The number of states from which the links were opened.
  package private(set) var states = 0
  /// All states up to this number of steps from the launch are among them.
  package private(set) var steps = 0
  /// Whether there are no other states.
  package private(set) var isComplete = true
  /// The number of links.
  package let links: Int
  /// The most steps that going back takes from where a link has landed to a root.
  package private(set) var backSteps = 0
  /// The links that do not land, each with the first state that was found.
  package private(set) var failures: [Failure] = []

  /// Searches an app.
  ///
  /// Takes some tens of microseconds for each link from each state.
  ///
  /// - Parameters:
  ///   - urls: The links.
  ///   - compiler: The project.
  ///   - graph: The project's navigation.
  ///   - device: The device, whose size does not change.
  ///   - limit: The number of states at which the search ends.
  package init(
    of urls: [String], _ compiler: Compiler, _ graph: NavigationGraph, on device: Device,
    limit: Int
  ) {
    var search = StateSearch(compiler, graph, on: device, links: urls, limit: limit)
    let combinations = graph.combinations
    var landings = combinations.map {
      LandingRules($0, among: combinations, links: urls, on: device)
    }
    links = landings[0].count
    var failed: Set<Int> = []
    while let place = search.next() {
      states += 1
      let state = search.state(at: place)
      let chosen = graph.combination(of: state)
      for link in 0..<links where !failed.contains(link) {
        switch landings[chosen].check(link, from: state) {
        case .lands(let steps): backSteps = max(backSteps, steps)
        case .fails(let reason, let lines):
          failed.insert(link)
          failures.append(
            Failure(
              link: landings[chosen].url(of: link), reason: reason,
              script: search.script(to: place) + lines
            )
          )
        }
      }
    }
    steps = search.steps
    isComplete = search.isComplete
  }
}
