import Segue

extension Arguments {
  /// Returns the choices of flows that `--choose` makes, by the names of both. Of two for one flow,
  /// the last counts.
  func choices(of project: Project) throws(UsageError) -> [String: String] {
    var choices: [String: String] = [:]
    for text in all("choose") {
      do throws(Refusal) {
        let made = try project.manifest.navigation.flows.choice(written: text, after: "--choose")
        choices[made.flow] = made.choice
      } catch {
        throw UsageError(error.message)
      }
    }
    return choices
  }
}

extension NavigationGraph {
  /// Makes choices of flows, by the names of both.
  func choose(_ choices: [String: String], _ state: inout NavigationState) {
    for (flow, _) in flows {
      if let choice = choices[flow] { _ = handle(.choose(flow: flow, choice: choice), &state) }
    }
  }
}
