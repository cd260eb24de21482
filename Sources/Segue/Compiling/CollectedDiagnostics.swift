/// The diagnostics of a project's screens and links. Findings that are the same on several devices
/// or in several screens are joined into one diagnostic.
struct CollectedDiagnostics {
  private let limits: Limits
  private var diagnostics: DiagnosticList
  private var layouts: FindingGroups
  private var flights: FindingGroups
  /// What no other data of the project shows.
  private var extremes: FindingGroups

  init(_ diagnostics: DiagnosticList, devices: [Device], limits: Limits) {
    self.limits = limits
    self.diagnostics = diagnostics
    layouts = FindingGroups(devices: devices)
    flights = FindingGroups(devices: devices)
    extremes = FindingGroups(devices: devices)
  }

  /// Adds what was found in a screen's layout.
  ///
  /// - Parameter data: The data of the screen, of which each finding names the first that shows it.
  mutating func add(
    layout findings: FindingGroups, _ diagnostics: [Diagnostic], with data: DataSample?
  ) {
    self.diagnostics += diagnostics
    layouts.join(findings, notes: data.map { [$0.note] } ?? [])
  }

  /// Adds what was found in a flight between two screens.
  mutating func add(
    flight findings: FindingGroups, _ diagnostics: [Diagnostic], from: DataSample?,
    to: DataSample?
  ) {
    self.diagnostics += diagnostics
    flights.join(findings, notes: [from, to].compactMap { $0?.note })
  }

  /// Adds what was found in a screen with extreme data, after the findings of all layouts: those
  /// that are among them are left out.
  mutating func add(_ found: ExtremeFindings) {
    diagnostics += found.diagnostics
    extremes.join(found.groups.compactMap { layouts.contains($0) ? nil : $1 })
  }

  mutating func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  func inSourceOrder() -> [Diagnostic] {
    (diagnostics.all + layouts.diagnostics + flights.diagnostics + extremes.diagnostics)
      .inSourceOrder(within: limits)
  }
}

extension DataSample {
  /// The note that names the data.
  fileprivate var note: Diagnostic.Note {
    Diagnostic.Note("with the data \(quoted(name))", at: .start(of: file))
  }
}
