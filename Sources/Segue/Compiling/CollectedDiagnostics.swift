/// The diagnostics of a project's screens and links. Findings that are the same on several devices
/// or in several screens are joined into one diagnostic.
struct CollectedDiagnostics {
  private let limits: Limits
  private var diagnostics: DiagnosticList
  private var layouts: FindingGroups
  private var flights: FindingGroups

  init(_ diagnostics: DiagnosticList, devices: [Device], limits: Limits) {
    self.limits = limits
    self.diagnostics = diagnostics
    layouts = FindingGroups(devices: devices)
    flights = FindingGroups(devices: devices)
  }

  mutating func add(layout findings: FindingGroups, _ diagnostics: [Diagnostic]) {
    self.diagnostics += diagnostics
    layouts.join(findings)
  }

  mutating func add(flight findings: FindingGroups, _ diagnostics: [Diagnostic]) {
    self.diagnostics += diagnostics
    flights.join(findings)
  }

  mutating func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  func inSourceOrder() -> [Diagnostic] {
    (diagnostics.all + layouts.diagnostics + flights.diagnostics).inSourceOrder(within: limits)
  }
}
