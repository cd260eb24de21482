import Segue

/// Answers the lines of `seguec compile`.
///
/// The project is read once; the cost of a line is that of its screen. Only the scratch memory of
/// layouts is kept between lines.
struct RequestCompiler: ~Copyable {
  private let compiler: Compiler
  private let commandLine: Arguments
  private let devices: [Device]
  private let flights: SnapshotFlights
  private var scratch: LayoutScratch

  /// The path of requests' screens in answers, as for a screen on standard input.
  private static let name = "<stdin>"
  /// The path of requests' data in answers.
  private static let dataName = "<data>"

  /// Creates the compiler.
  ///
  /// - Parameters:
  ///   - project: The project with which screens are compiled; nil for standalone screens.
  ///   - arguments: The command line, whose options apply to all requests.
  init(_ project: Project?, _ arguments: Arguments) throws(UsageError) {
    let alone = SourceFile(path: Self.name, text: "{}")
    let limits = try arguments.limits()
    let compiler = Compiler(project ?? Project(standalone: alone, limits: limits))
    let devices = try arguments.devices(of: compiler.project)
    self.compiler = compiler
    self.devices = devices
    flights = SnapshotFlights(in: project == nil ? nil : compiler)
    commandLine = arguments
    scratch = LayoutScratch()
  }

  /// Returns the answer to a request: one line.
  mutating func answer(_ request: ScreenRequest) -> [UInt8] {
    var answer = ScreenAnswer(id: request.id)
    do throws(UsageError) {
      if let problem = request.problem { throw UsageError(problem) }
      try compile(request, &answer)
    } catch {
      answer.refuse(error.message)
    }
    return answer.line
  }

  private mutating func compile(
    _ request: ScreenRequest, _ answer: inout ScreenAnswer
  ) throws(UsageError) {
    let budget = WorkBudget(limit: compiler.project.limits[.work])
    let compiler = compiler.bounded(by: budget)
    var screen = compiler.read(SourceFile(path: Self.name, bytes: request.screen))
    if screen.id != nil {
      guard let shown = screen.showing(request.phase) else {
        throw UsageError("\"phase\": the screen declares no \(request.phase.rawValue)")
      }
      if request.phase != .content, request.data != nil {
        throw UsageError("\"data\": a \(request.phase.rawValue) is shown without data")
      }
      screen = shown
    }
    if let data = request.data {
      screen = screen.filled(with: SourceFile(path: Self.dataName, bytes: data))
    }
    var diagnostics = screen.diagnostics
    if let declaration = screen.declaration {
      let arguments = try request.arguments.values(for: declaration.parameters)
      var locations = SourceLocations(screen.sources)
      for (index, device) in try devices(of: request).enumerated() {
        let placed = compiler.layout(screen, arguments: arguments, on: device, in: &scratch)
        guard let layout = placed.value(reportingTo: &diagnostics) else { break }
        let added = answer.add(
          layout, file: Self.name, roundsToPixels: request.roundsToPixels, locations: &locations,
          within: budget, compiler.project.limits, in: &scratch)
        diagnostics += added
        guard added.isEmpty else { break }
        if index == 0, let tap = request.tap {
          let tapped = try layout.screen.tapped(named: tap, for: "\"tap\"")
          answer.add(
            layout.screen.snapshot(of: tapped), in: layout,
            flights: flights.flights(of: tapped, on: layout.screen, device))
        }
      }
    }
    answer.finish(commandLine.applyingSeverityOptions(to: diagnostics), in: screen.sources)
  }

  private func devices(of request: ScreenRequest) throws(UsageError) -> [Device] {
    guard !request.devices.isEmpty else { return devices }
    var devices: [Device] = []
    for name in request.devices { devices.append(try compiler.project.device(named: name)) }
    return try commandLine.adjusted(devices)
  }
}
