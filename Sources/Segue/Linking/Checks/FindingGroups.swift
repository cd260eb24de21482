/// Groups findings so that each is reported once per subject, with the devices to which it applies
/// and the worst figure.
struct FindingGroups {
  private let devices: [Device]
  /// The keys of the groups, in the order in which they were found.
  private(set) var keys: [Key] = []
  private(set) var groups: [Group] = []
  private var places: [Key: Int] = [:]

  struct Key: Hashable {
    let code: DiagnosticCode
    let subject: Finding.Subject
    let aspect: Int
  }

  struct Group {
    var worst: Finding
    var devices: Set<Int>
    var members: Set<Finding.Member> = []
    /// Whether the figures differ between devices, or between uses of a component.
    var varies = false
  }

  init(devices: [Device]) {
    self.devices = devices
  }

  /// Adds the findings on the device with an index.
  mutating func add(_ findings: [Finding], device: Int) {
    for finding in findings { add(finding, device: device) }
  }

  private mutating func add(_ finding: Finding, device: Int) {
    let key = Key(code: finding.code, subject: finding.subject, aspect: finding.aspect)
    let place = places[key, default: groups.count]
    if place == groups.count { append(Group(worst: finding, devices: [device]), key) }
    if let member = finding.member { groups[place].members.insert(member) }
    groups[place].devices.insert(device)
    if groups[place].worst.figure != finding.figure { groups[place].varies = true }
    if finding.weight > groups[place].worst.weight { groups[place].worst = finding }
  }

  /// Adds a group with a new key.
  mutating func append(_ group: Group, _ key: Key) {
    places[key] = groups.count
    keys.append(key)
    groups.append(group)
  }

  /// Adds the findings of another collection after all present ones, as if they had been found
  /// here.
  ///
  /// - Parameter notes: What the others depend on, such as the data of their screen.
  mutating func join(_ other: FindingGroups, notes: [Diagnostic.Note] = []) {
    for (key, found) in zip(other.keys, other.groups) {
      var theirs = found
      theirs.worst.notes += notes
      guard let place = places[key] else {
        append(theirs, key)
        continue
      }
      groups[place].members.formUnion(theirs.members)
      groups[place].devices.formUnion(theirs.devices)
      if theirs.varies || groups[place].worst.figure != theirs.worst.figure {
        groups[place].varies = true
      }
      if theirs.worst.weight > groups[place].worst.weight { groups[place].worst = theirs.worst }
    }
  }

  func contains(_ key: Key) -> Bool { places[key] != nil }

  /// Returns the groups that a function returns for these, in the same order.
  func compactMap(_ change: (Key, Group) -> Group?) -> FindingGroups {
    var changed = FindingGroups(devices: devices)
    for (key, group) in zip(keys, groups) {
      if let group = change(key, group) { changed.append(group, key) }
    }
    return changed
  }

  /// The diagnostics, in the order in which they were found.
  var diagnostics: [Diagnostic] {
    groups.map { group in
      let finding = group.worst.with(otherMembers: group.members.count - 1)
      let names = group.devices.sorted().filter(devices.indices.contains).map { devices[$0].name }
      return .finding(
        finding, varies: group.varies,
        on: finding.namesDevices ? " " + deviceList(names, of: devices.count) : "")
    }
  }
}

/// Describes a list of devices, such as `on every device` or `on iphone-se and pixel-8`; a long
/// list is abbreviated.
private func deviceList(_ names: [String], of count: Int) -> String {
  if names.count == count && count > 1 { return "on every device" }
  let shown = names.prefix(names.count > 5 ? 4 : 5)
  let rest = names.count - shown.count
  if rest > 0 { return "on \(shown.joined(separator: ", ")) and \(rest) more devices" }
  guard shown.count > 1, let last = shown.last else { return "on \(shown.first ?? "")" }
  return "on \(shown.dropLast().joined(separator: ", ")) and \(last)"
}

extension Diagnostic {
  fileprivate static func finding(
    _ finding: Finding, varies: Bool, on devices: String
  ) -> Diagnostic {
    // Inserted text ends with a comma, for the devices that follow.
    let after =
      devices.isEmpty && finding.after.hasSuffix(",")
      ? finding.after.dropLast() : finding.after[...]
    return Diagnostic(
      finding.code, finding.severity,
      "\(finding.before)\(varies ? finding.hedge : "")\(finding.figure)\(after)\(devices): "
        + finding.remedy,
      at: finding.range, notes: finding.notes)
  }
}
