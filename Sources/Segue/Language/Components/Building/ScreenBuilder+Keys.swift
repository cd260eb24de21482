/// Checks the keys of objects.
extension ScreenBuilder {
  /// Warns of unknown keys, and reads each as the nearest known key if that is not there, unless it
  /// is a guess that is not needed.
  mutating func checkKeys(
    of members: inout Members, known: [String], required: [String] = [],
    of what: @autoclosure () -> String
  ) {
    var free: [String]?
    for index in members.entries.indices where !known.contains(members.entries[index].key) {
      let entry = members.entries[index]
      let range = document(members.object).range(entry.keyNode)
      let missing = free ?? known.filter { members[$0] == nil }
      let meant = suggestion(
        for: entry.key,
        among: diagnostics.reports(at: range) ? missing : missing.filter(required.contains))
      free = meant == nil ? missing : missing.filter { $0 != meant }
      let isRequired = meant.map(required.contains) ?? false
      diagnostics.append(
        at: range,
        .unknownKey(entry.key, of: what(), meant: meant, isRequired: isRequired, at: range))
      if let meant, isRequired || !isGuess(entry.key) { members.entries[index].key = meant }
    }
  }

  /// The same for the keys of a component.
  mutating func checkKeys(
    of component: inout ComponentMembers, in keys: ComponentKeys,
    known: @autoclosure () -> [String], required: ComponentKey? = nil,
    of what: @autoclosure () -> String
  ) {
    guard component.hasUnknownKeys || !component.keys.isSubset(of: keys) else { return }
    let (known, what) = (known(), what())
    for entry in Members(of: component.object, in: document(component.object)).entries
    where !known.contains(entry.key) && component.meaning(of: entry.key) == nil {
      let range = document(component.object).range(entry.keyNode)
      if let control = ControlType.byName[entry.key] {
        isComplete = false
        diagnostics.append(.controlBesideType(control, at: range))
        continue
      }
      // Without a report, only what the component cannot do without has to be found.
      let missing = component.missing(
        among: diagnostics.reports(at: range) ? known : required.map { [$0.name] } ?? [])
      let foreign = ForeignNames.keys[entry.key.lowercased()].flatMap { key in
        missing.contains(key.name) ? key : nil
      }
      // What stands for a key that the component cannot do without is read as that.
      let meant =
        suggestion(for: entry.key, among: missing)
        ?? (foreign == required ? foreign?.name : nil)
      let key = meant.flatMap { ComponentKey.byName[$0] }
      let isRequired = key != nil && key == required
      diagnostics.append(
        at: range,
        .unknownKey(
          entry.key, of: what, meant: meant, isRequired: isRequired, foreign: foreign?.name,
          at: range))
      if let key, isRequired || !isGuess(entry.key) {
        component.add(key, entry.value, writtenAs: entry.key)
      }
    }
  }

  /// Reports a component without a type, which may be meant as a repetition, a condition or a
  /// choice.
  private mutating func reportMissingType(_ members: Members) {
    isComplete = false
    for entry in members.entries where ComponentKey.byName[entry.key] == nil {
      let meant =
        ForeignNames.controls[entry.key.lowercased()]?.key
        ?? suggestion(for: entry.key, among: ControlType.allCases.map { $0.key })
      guard let meant else { continue }
      return diagnostics.append(
        .unknownKey(
          entry.key, of: "a component", meant: meant, isRequired: true,
          at: document(members.object).range(entry.keyNode)))
    }
    diagnostics.append(.missingKey("type", of: "a component", at: range(members.object)))
  }

  /// Reads the key that `type` of a component is probably meant by, which is reported.
  mutating func findType(of component: inout ComponentMembers) -> ScopedNode? {
    if let type = component[.type] { return type }
    let members = Members(of: component.object, in: document(component.object))
    let entry = members.entries.first {
      ComponentKey.byName[$0.key] == nil && suggestion(for: $0.key, among: ["type"]) != nil
    }
    guard let entry else {
      reportMissingType(members)
      return nil
    }
    diagnostics.append(
      .unknownKey(
        entry.key, of: "a component", meant: "type", isRequired: true,
        at: document(component.object).range(entry.keyNode)))
    component.add(.type, entry.value, writtenAs: entry.key)
    return component[.type]
  }
}
