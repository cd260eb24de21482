import Segue
import SegueFiles

extension Command {
  static let frames = Command(
    name: "frames",
    summary: "Show the flight that a tap plays, frame by frame.",
    operands: "[PROJECT] --from SCREEN --tap ID",
    options: [
      Option(
        name: "from", value: "SCREEN[@PHASE]",
        summary: "The source screen; item@placeholder is the placeholder of item."), .tap, .choose,
      .device,
      .textScale,
      Option(name: "fps", value: "N", summary: "Frames per second, 1 to 1000; by default 60."),
      Option(name: "pop", value: nil, summary: "The way back."),
      Option(
        name: "detent", value: "FROM:TO",
        summary: "The sheet that it opens from one detent to another, such as medium:large."),
      Option(
        name: "reduced-motion", value: nil, summary: "What plays when Reduce Motion is on."),
      Option(
        name: "gesture", value: "FILE", summary: "The way back under a finger: a recorded pan."),
      Option(
        name: "retarget", value: "SECONDS[=X,Y,W,H]",
        summary: "Then send the primary pair to a frame, or everything back by a spring.",
        isRepeatable: true),
      Option(
        name: "reverse", value: "SECONDS", summary: "Then turn it back along the same curve.",
        isRepeatable: true),
      .format(FramesFormat.allCases.map(\.rawValue)),
      Option(
        name: "tolerance", value: "POINTS",
        summary: "The largest error of a length in formats made of stops, by default 0.25."),
      Option(
        name: "phase", value: "PHASE",
        summary: "What the destination shows: its content, placeholder or failure.",
        choices: ScreenPhase.allCases.map(\.rawValue)),
      .pictures, .scroll, .set, .data, .direction, .project, .allowOutside, .limit, .strict, .color,
    ],
    example: "seguec frames Samples/Outfits --from outfits --tap 'card[1]' --device iphone-15",
    run: { arguments throws(UsageError) in try runFrames(arguments) })
}

extension Project {
  /// Returns the id of a screen and what it shows, from a name such as `item@placeholder`.
  fileprivate func shown(_ name: String) -> (id: String, phase: ScreenPhase) {
    guard screen(id: name) == nil, let at = name.lastIndex(of: "@"),
      let phase = ScreenPhase(rawValue: String(name[name.index(after: at)...])),
      let index = screen(id: String(name[..<at])),
      declarations.screens[index].showing(phase) != nil
    else { return (name, .content) }
    return (String(name[..<at]), phase)
  }
}

private func runFrames(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
  let folder = try arguments.chosenProject()
  let named = try arguments.required("from")
  let tap = try arguments.required("tap")
  let options = try FramesOptions(arguments)
  let project = Project(try reading(try folder.files()), limits: folder.rules.limits)
  var compiler = Compiler(project)
  var sources = folder.shownSources(project.sources)
  let (from, shown) = project.shown(named)
  guard let index = project.screen(id: from) else {
    let status = arguments.report(compiler.diagnostics, in: sources)
    // A screen with errors may have no id: its diagnostics explain more than the error below.
    if status != .done { return status }
    let meant = suggestion(for: from, among: project.screenIDs)
    throw UsageError(
      "--from: there is no screen \(escapeHidden(quoted(from)))"
        + (meant.map { "; did you mean \"\(escapeHidden($0))\"?" } ?? ""))
  }
  let parameters = project.declarations.screens[index].parameters
  let (values, unknown) = try arguments.screenArguments(for: parameters)
  if let name = unknown.first {
    throw Arguments.unknownParameter(name, among: parameters.map(\.name))
  }
  // Both screens of a pair are filled with data of the name, if they have some.
  let filled = try project.filled(by: arguments, screen: index)
  if arguments.has("data") {
    compiler = Compiler(filled.value)
    sources = sources.with(filesOf: filled.value, after: project)
  }
  let devices = try arguments.devices(of: project)
  var run = try FramesRun(
    compiler: compiler, folder: folder, arguments: arguments, options: options, devices: devices,
    diagnostics: compiler.diagnostics + filled.diagnostics)
  if let path = options.gesture {
    let file = try SourceFile(reading: path)
    let recording = PanRecording.read(file, id: sources.add(file))
      .value(reportingTo: &run.diagnostics)
    guard let recording else { return arguments.report(run.diagnostics, in: sources) }
    run.recording = (recording, file.path)
  }
  var output: [UInt8] = []
  for device in devices {
    guard
      let screen = compiler.screen(
        from, arguments: values, sample: shown == .content ? filled.value.chosenDataName : nil,
        phase: shown, direction: device.direction
      ).value(reportingTo: &run.diagnostics)
    else { continue }
    output += try run.frames(from: screen, tap: tap, on: device)
  }
  let status = arguments.report(run.allDiagnostics, in: sources)
  guard status == .done else { return status }
  if run.plans == 0, arguments.phase != .content {
    throw UsageError(
      "--phase: nothing that \(escapeHidden(quoted(tap))) opens declares a "
        + arguments.phase.rawValue)
  }
  if run.plans == 0 {
    throw UsageError("--tap: \(escapeHidden(quoted(tap))) has no \"navigate\" action to follow")
  }
  try arguments.console.print(output)
  return .done
}
