import Segue

extension Arguments {
  /// Returns the choices of flows that `--choose` makes, in their order.
  func choices(
    in graph: NavigationGraph
  ) throws(UsageError) -> [(flow: String, choice: String)] {
    var choices: [(flow: String, choice: String)] = []
    for text in all("choose") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw UsageError("--choose takes FLOW=CHOICE, not \(escapeHidden(quoted(text)))")
      }
      let (name, choice) = (String(parts[0]), String(parts[1]))
      guard let flow = graph.flows.first(where: { $0.name == name }) else {
        throw UsageError(
          "--choose: the project has no flow \(escapeHidden(quoted(name)))"
            + didYouMean(suggestion(for: name, among: graph.flows.map { $0.name })))
      }
      guard flow.choices.contains(choice) else {
        throw UsageError(
          "--choose: the flow \(quoted(name)) has no choice \(escapeHidden(quoted(choice)))"
            + didYouMean(suggestion(for: choice, among: flow.choices)))
      }
      choices.append((name, choice))
    }
    return choices
  }
}
