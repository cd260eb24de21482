/// Reads the flows that are swapped by a value of the session.
extension ManifestReader {
  mutating func readFlows(_ node: JSONID, into navigation: inout NavigationDeclaration) {
    navigation.knowsAllFlows = false
    guard let object = reader.object(node, for: "flows") else { return }
    var combinations = 1
    for member in object.members {
      let range = document.range(member.keyNode)
      // A duplicate name has been reported as a duplicate key.
      if navigation.flows.contains(where: { $0.name.name == member.key }) { continue }
      guard let flow = flow(member, at: range) else { continue }
      combinations *= flow.choices.count
      guard combinations <= NavigationDeclaration.combinationLimit else {
        reader.diagnostics.append(.tooManyCombinations(at: range))
        return
      }
      navigation.flows.append(flow)
    }
    navigation.knowsAllFlows = navigation.flows.count == object.members.count
  }

  private mutating func flow(
    _ member: DocumentReader.Object.Member, at range: SourceRange
  ) -> FlowDeclaration? {
    let what = "a flow"
    guard !member.key.isEmpty else {
      reader.diagnostics.append(.emptyName("a flow's name", at: range, notes: []))
      return nil
    }
    guard
      let object = reader.object(
        member.value, what, keys: ManifestVocabulary.flow.map { $0.name })
    else { return nil }
    let route = reader.required("route", in: object, of: what).flatMap {
      reference($0, for: "route")
    }
    let choices = reader.required("choices", in: object, of: what).flatMap { self.choices($0) }
    guard let route, let choices else { return nil }
    return FlowDeclaration(
      name: NamedReference(name: member.key, range: range), route: route, choices: choices)
  }

  private mutating func choices(_ node: JSONID) -> [FlowDeclaration.Choice]? {
    guard let object = reader.object(node, for: "choices") else { return nil }
    var choices: [FlowDeclaration.Choice] = []
    for member in object.members where !choices.contains(where: { $0.name == member.key }) {
      guard !member.key.isEmpty else {
        let range = document.range(member.keyNode)
        reader.diagnostics.append(.emptyName("a choice's name", at: range, notes: []))
        return nil
      }
      guard let link = link(member.value, for: member.key) else { return nil }
      choices.append(FlowDeclaration.Choice(name: member.key, link: link))
      guard choices.count <= NavigationDeclaration.combinationLimit else {
        reader.diagnostics.append(.tooManyCombinations(at: document.range(node)))
        return nil
      }
    }
    guard choices.count > 1 else {
      reader.diagnostics.append(.tooFewChoices(at: document.range(node)))
      return nil
    }
    return choices
  }
}

extension Diagnostic {
  fileprivate static func tooManyCombinations(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "the choices of a project's flows can have at most "
        + "\(NavigationDeclaration.combinationLimit) combinations: remove some", at: range)
  }

  fileprivate static func tooFewChoices(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "a flow needs two choices or more: add one, or link to its only screen instead", at: range)
  }
}
