import Segue

extension Command {
  static let frames = Command(
    name: "frames",
    summary: "Show the flight that a tap plays, frame by frame.",
    operands: "[PROJECT] --from SCREEN --tap ID",
    options: [
      Option(name: "from", value: "SCREEN", summary: "The screen that is left."), .tap, .device,
      Option(name: "fps", value: "N", summary: "Frames a second; 60 if left out."),
      Option(name: "pop", value: nil, summary: "The way back."),
      .format(["table", "json", "csv", "svg"]), .pictures, .scroll, .set, .direction, .project,
      .strict, .color,
    ],
    example: "seguec frames Samples/Outfits --from outfits --tap card-1 --device iphone-15",
    run: { arguments throws(UsageError) in try runFrames(arguments) })
}

private func runFrames(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
  let folder = try ProjectFolder.chosen(
    try arguments.singleOperand() ?? arguments.value("project"))
  let from = try arguments.required("from")
  let tap = try arguments.required("tap")
  let fps = try framesPerSecond(arguments)
  let project = Project(try folder.files())
  let compiler = Compiler(project)
  let sources = folder.shownSources(project.sources)
  guard let index = project.screen(id: from) else {
    let status = arguments.report(compiler.diagnostics, in: sources)
    // A screen that cannot be read has no id: its errors say more than its absence.
    if status != .done { return status }
    let meant = suggestion(for: from, among: project.screenIDs)
    throw UsageError(
      "--from: there is no screen \(visible(quoted(from)))"
        + (meant.map { "; did you mean \"\(visible($0))\"?" } ?? ""))
  }
  let (values, unknown) = try arguments.screenArguments(
    for: project.declarations.screens[index].parameters)
  if let name = unknown.first {
    throw UsageError("--set: the screen has no parameter \(visible(quoted(name)))")
  }
  var run = FramesRun(
    compiler: compiler, folder: folder, arguments: arguments, diagnostics: compiler.diagnostics)
  var output: [UInt8] = []
  for device in try arguments.devices(of: project) {
    guard
      let screen = compiler.screen(
        from, arguments: values, direction: device.direction, &run.diagnostics)
    else { continue }
    output += try run.frames(from: screen, tap: tap, on: device, fps: fps)
  }
  let status = arguments.report(run.diagnostics, in: sources)
  guard status == .done else { return status }
  if run.plans == 0 {
    throw UsageError("--tap: \(visible(quoted(tap))) has no \"navigate\" action to follow")
  }
  try arguments.console.print(output)
  return .done
}

private func framesPerSecond(_ arguments: Arguments) throws(UsageError) -> Int {
  guard let text = arguments.value("fps") else { return 60 }
  guard let fps = Int(text), (1...1000).contains(fps) else {
    throw UsageError("--fps takes a whole number from 1 to 1000, not \(visible(quoted(text)))")
  }
  return fps
}

private struct FramesRun {
  let compiler: Compiler
  let folder: ProjectFolder
  let arguments: Arguments
  var diagnostics: [Diagnostic]
  var plans = 0

  mutating func frames(
    from screen: Screen, tap: String, on device: Device, fps: Int
  ) throws(UsageError) -> [UInt8] {
    let tapped = try screen.requiredTapped(tap)
    let source = compiler.layout(screen, on: device, &diagnostics)
    let offsets = try arguments.scrollOffsets(in: source)
    var output: [UInt8] = []
    for action in screen.components[tapped].actions(for: .tap) {
      guard case .navigate(let link, _, let presentation) = action.kind,
        let target = compiler.target(of: link, &diagnostics),
        let opened = compiler.screen(of: target, direction: device.direction, &diagnostics)
      else { continue }
      let destination = compiler.layout(
        opened, on: device, presentation: presentation, &diagnostics)
      guard
        let plan = compiler.plan(
          action, tapped: tapped, from: source, scrolledBy: offsets, to: destination,
          direction: arguments.has("pop") ? .pop : .push, &diagnostics)
      else { continue }
      plans += 1
      if arguments.value("format") == "svg" {
        guard plans == 1 else {
          throw UsageError("a drawing shows one flight: choose one with --device")
        }
        let links = arguments.pictureLinks
        let folder = folder
        output += Array(
          svgFilmstrip(
            plan, source: source, scrolledBy: offsets, destination: destination,
            picture: { links.address(of: $0, in: folder) }
          ).utf8)
      } else {
        output += render(plan, fps: fps)
      }
    }
    return output
  }

  private func render(_ plan: FlightPlan, fps: Int) -> [UInt8] {
    switch arguments.value("format") {
    case "json":
      var writer = JSONWriter()
      writer.frames(plan, perSecond: fps)
      writer.endLine()
      return writer.bytes
    case "csv":
      return Array(plan.csv(perSecond: fps, withHeader: plans == 1).utf8)
    default:
      let table = plan.framesTable(perSecond: fps)
      return Array(
        (plan.heading(arguments)
          + table.render(
            width: arguments.console.outputWidth, colour: arguments.console.outputColour)).utf8)
    }
  }
}
