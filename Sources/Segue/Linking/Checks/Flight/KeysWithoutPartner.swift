/// Finds kept parts of the tapped component whose hero key has no partner while others fly: because
/// another part has the same key, or because no displayed component of the destination has it.
///
/// A part that flies nevertheless, with a picture of the same source, is not reported. Neither is a
/// part that is not kept: a label in a card may have a key for another link. Linear in both
/// screens.
func keysWithoutPartner(_ flight: CheckedFlight) -> [Finding] {
  // In a `sourceScale`, everything that is kept flies without a partner.
  guard flight.plan.kind != .sourceScale else { return [] }
  let screen = flight.source.screen
  let keyed = (flight.tapped..<screen.components[flight.tapped].subtreeEnd).filter {
    screen.components[$0].hero != nil
  }
  guard let last = keyed.last else { return [] }
  // The common case: a card has one key, and the part with that key flies.
  if keyed.count == 1, flight.parts.contains(where: { $0.from == last && $0.to != nil }) {
    return []
  }
  let paired = Set(flight.parts.lazy.filter { $0.to != nil }.compactMap { $0.from })
  let snapshot = screen.snapshot(of: flight.tapped)
  var findings: [Finding] = []
  var first: [String: ComponentID] = [:]
  var partners: [String: ComponentID]?
  for component in keyed where snapshot.isKept(component) {
    guard let key = screen.components[component].hero else { continue }
    if let other = first[key.name] {
      let known = partners ?? displayedKeys(of: flight.destination.screen)
      partners = known
      findings.append(
        .duplicateHero(key, of: component, first: other, partner: known[key.name], in: flight))
      continue
    }
    first[key.name] = component
    guard !paired.contains(component) else { continue }
    let known = partners ?? displayedKeys(of: flight.destination.screen)
    partners = known
    if known[key.name] == nil { findings.append(.missingPartner(key, of: component, in: flight)) }
  }
  return findings
}

/// Returns the first displayed component with each hero key.
private func displayedKeys(of screen: Screen) -> [String: ComponentID] {
  var keys: [String: ComponentID] = [:]
  var index: ComponentID = 0
  while index < screen.components.ids.upperBound {
    if screen.layoutStyle(of: index).display == .none {
      index = screen.components[index].subtreeEnd
      continue
    }
    if let key = screen.components[index].hero?.name, keys[key] == nil { keys[key] = index }
    index += 1
  }
  return keys
}

extension Finding {
  fileprivate static func duplicateHero(
    _ key: NamedReference, of component: ComponentID, first: ComponentID, partner: ComponentID?,
    in flight: CheckedFlight
  ) -> Finding {
    let screen = flight.source.screen
    let range = key.useRange
    var notes = flight.source.layout.useNotes(of: component, at: range)
    notes.append(
      Diagnostic.Note(
        "the first with it is here",
        at: screen.components[first].hero?.useRange ?? flight.source.range(of: first)))
    if let partner {
      notes.append(
        Diagnostic.Note("only one can fly to this", at: flight.destination.range(of: partner)))
    }
    var finding = Finding(
      .duplicateHero, at: range, weight: 0,
      "two parts of the tapped component have the hero key \(quoted(key.written))", figure: "",
      hedge: "",
      remedy: "give each a key of its own", notes: notes)
    finding.namesDevices = false
    return finding
  }

  fileprivate static func missingPartner(
    _ key: NamedReference, of component: ComponentID, in flight: CheckedFlight
  ) -> Finding {
    let destination = flight.destination.screen
    var finding = Finding(
      .missingPartner, at: key.useRange, weight: 0,
      "nothing \(destination.partnerPlace) has the hero key \(quoted(key.written)), so this part "
        + "does not fly with the others", figure: "", hedge: "",
      remedy: "give its counterpart the same key, or remove this one",
      notes: flight.source.layout.useNotes(of: component, at: key.useRange) + [
        flight.linkNote,
        Diagnostic.Note("the screen that it opens is here", at: destination.place),
      ])
    finding.namesDevices = false
    return finding
  }
}
