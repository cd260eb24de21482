import Segue

/// Answers the lines of `seguec compile`.
///
/// The project is read once; a line costs what its screen costs. The memory of layouts is kept from one
/// line to the next, and nothing else is.
struct RequestCompiler: ~Copyable {
  private let files: ProjectFiles?
  private let project: Project
  private let commandLine: Arguments
  private let devices: [Device]
  private var scratch: LayoutScratch

  /// What screens of requests are called in answers, as the screen of standard input is elsewhere.
  private static let name = "<stdin>"

  /// - Parameter folder: The project that screens belong to; nil for screens that stand alone.
  init(_ folder: ProjectFolder?, _ arguments: Arguments) throws(UsageError) {
    let files = try folder?.files()
    let project =
      files.map { Project($0) } ?? Project(standalone: SourceFile(path: Self.name, text: "{}"))
    let devices = try arguments.devices(of: project)
    self.files = files
    self.project = project
    self.devices = devices
    commandLine = arguments
    scratch = LayoutScratch()
  }

  /// The answer to a request: one line.
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
    var devices = devices
    if !request.devices.isEmpty {
      devices = []
      for name in request.devices { devices.append(try project.device(named: name)) }
      devices = try commandLine.adjusted(devices)
    }
    let source = SourceFile(path: Self.name, bytes: request.screen)
    let posted: Project
    if var files {
      files.screens = [source]
      posted = Project(files)
    } else {
      posted = Project(standalone: source)
    }
    let compiler = Compiler(posted)
    var diagnostics = compiler.diagnostics
    var places = SourcePlaces(posted.sources)
    if let id = posted.screenIDs.first, let index = posted.screen(id: id) {
      let arguments = try request.values(
        for: posted.declarations.screens[index].parameters)
      for (place, device) in devices.enumerated() {
        guard
          let screen = compiler.screen(
            id, arguments: arguments, direction: device.direction, &diagnostics)
        else { break }
        let layout = compiler.layout(screen, on: device, in: &scratch, &diagnostics)
        answer.add(
          layout, file: Self.name, roundsToPixels: request.roundsToPixels, places: &places)
        if place == 0, let tap = request.tap {
          let tapped = try screen.requiredTapped(tap, option: "\"tap\"")
          answer.add(screen.snapshot(of: tapped), in: layout)
        }
      }
    } else if !diagnostics.hasErrors {
      diagnostics.append(.noScreen(in: FileID(files == nil ? 0 : 1)))
    }
    answer.finish(commandLine.judged(diagnostics), in: posted.sources)
  }
}
