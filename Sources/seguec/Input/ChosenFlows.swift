import Segue

extension Arguments {
  /// Returns the choices of flows that `--choose` makes, in their order.
  func choices(
    of project: Project
  ) throws(UsageError) -> [(flow: String, choice: String)] {
    let flows = project.manifest.navigation.flows
    var choices: [(flow: String, choice: String)] = []
    for text in all("choose") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw UsageError("--choose takes FLOW=CHOICE, not \(escapeHidden(quoted(text)))")
      }
      let (name, choice) = (String(parts[0]), String(parts[1]))
      guard let flow = flows.first(where: { $0.name.name == name }) else {
        throw UsageError(
          "--choose: the project has no flow \(escapeHidden(quoted(name)))"
            + didYouMean(suggestion(for: name, among: flows.map(\.name.name))))
      }
      let known = flow.choices.map(\.name)
      guard known.contains(choice) else {
        throw UsageError(
          "--choose: the flow \(quoted(name)) has no choice \(escapeHidden(quoted(choice)))"
            + didYouMean(suggestion(for: choice, among: known)))
      }
      choices.append((name, choice))
    }
    return choices
  }
}
