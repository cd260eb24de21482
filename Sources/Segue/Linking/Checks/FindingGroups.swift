/// Tells each thing once: for a place, with the devices on which it holds, and the worst that it comes
/// to there.
struct FindingGroups {
  private let devices: [Device]
  private var groups: [Group] = []
  private var places: [Subject: Int] = [:]

  private struct Subject: Hashable {
    let code: DiagnosticCode
    let range: SourceRange
    let aspect: Int
  }

  private struct Group {
    var worst: Finding
    var devices: Set<Int>
    var members: Set<String> = []
    /// Whether the figures differ among devices, or among the uses of a component.
    var varies = false
  }

  init(devices: [Device]) {
    self.devices = devices
  }

  /// Adds what was found on the device of that place in the list.
  mutating func add(_ findings: [Finding], device: Int) {
    for finding in findings { add(finding, device: device) }
  }

  private mutating func add(_ finding: Finding, device: Int) {
    let subject = Subject(code: finding.code, range: finding.subject, aspect: finding.aspect)
    let place = places[subject, default: groups.count]
    if place == groups.count {
      places[subject] = place
      groups.append(Group(worst: finding, devices: [device]))
    }
    if let member = finding.member { groups[place].members.insert(member) }
    groups[place].devices.insert(device)
    if groups[place].worst.figure != finding.figure { groups[place].varies = true }
    if finding.weight > groups[place].worst.weight { groups[place].worst = finding }
  }

  /// In the order in which they were found.
  var diagnostics: [Diagnostic] {
    groups.map { group in
      let finding = group.worst.with(otherPictures: group.members.count - 1)
      let names = group.devices.sorted().filter(devices.indices.contains).map { devices[$0].name }
      return .finding(
        finding, varies: group.varies,
        on: finding.namesDevices ? " " + deviceList(names, of: devices.count) : "")
    }
  }
}

/// `on every device`, `on iphone-se and pixel-8`; a long list is cut.
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
    Diagnostic(
      finding.code, .warning,
      "\(finding.before)\(varies ? finding.hedge : "")\(finding.figure)\(finding.after)\(devices): "
        + finding.remedy,
      at: finding.range, notes: finding.notes)
  }
}
