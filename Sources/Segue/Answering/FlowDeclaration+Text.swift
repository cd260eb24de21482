extension [FlowDeclaration] {
  /// Reads a choice that is written as `FLOW=CHOICE`. A name may have a `=` itself: of the flows
  /// with which the text begins, the one with the longest name is meant.
  package func choice(
    written text: String, after command: String
  ) throws(Refusal) -> (flow: String, choice: String) {
    let flow = filter { text.hasPrefix("\($0.name.name)=") }
      .max { $0.name.name.utf8.count < $1.name.name.utf8.count }
    guard let flow else {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw Refusal("\(command) takes FLOW=CHOICE, not \(quoted(text))")
      }
      let name = String(parts[0])
      let known = map { $0.name.name }
      let meant = suggestion(for: name, among: known)
      throw Refusal(
        "\(command): the project has no flow \(quoted(name))"
          + (meant.map { didYouMean($0) } ?? alternatives(known)))
    }
    let name = String(text.dropFirst(flow.name.name.count + 1))
    let known = flow.choices.map { $0.name }
    guard known.contains(name) else {
      let meant = suggestion(for: name, among: known)
      throw Refusal(
        "\(command): the flow \(quoted(flow.name.name)) has no choice \(quoted(name))"
          + (meant.map { didYouMean($0) } ?? alternatives(known)))
    }
    return (flow.name.name, name)
  }
}
