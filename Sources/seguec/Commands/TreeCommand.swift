import Segue

extension Command {
  static let tree = Command(
    name: "tree",
    summary: "Show the components of a screen, composed ones expanded.",
    operands: "FILE…",
    options: [
      .device, .textScale, .format(["table", "json"]), .set, .data, .phase, .direction, .project,
      .allowOutside, .limit, .strict, .color,
    ],
    example: "seguec tree Samples/Outfits/screens/outfits.json",
    run: { arguments throws(UsageError) in
      try eachScreen(arguments) { file, screen throws(UsageError) in
        try trees(of: screen, in: &file, arguments)
      }
    })
}

/// Renders the components of a screen. Devices differ only in the lines of text, so one device
/// suffices by default.
private func trees(
  of screen: Screen, in file: inout ScreenFile, _ arguments: Arguments
) throws(UsageError) -> [UInt8] {
  var output: [UInt8] = []
  var locations = SourceLocations(file.sources)
  let devices = try arguments.devices(of: file.compiler.project)
  for device in arguments.has("device") ? devices : Array(devices.prefix(1)) {
    guard let turned = file.screen(screen, for: device) else { continue }
    // The diagnostics of the layout are not relevant here.
    let layout = file.compiler.layout(turned, on: device).value
    if arguments.isJSON {
      var writer = JSONWriter()
      writer.tree(layout, file: file.path, locations: &locations)
      writer.endLine()
      output += writer.bytes
    } else {
      let table = layout.treeTable(&locations)
      output += Array(
        (layout.treeHeading(arguments)
          + table.render(
            width: arguments.console.outputWidth, color: arguments.console.outputColor)).utf8)
    }
  }
  return output
}

/// Compiles each screen file of the command line separately, and prints the result of `output`.
/// Nothing is printed for a file with errors.
func eachScreen(
  _ arguments: Arguments,
  _ output: (inout ScreenFile, Screen) throws(UsageError) -> [UInt8]
) throws(UsageError) -> ExitStatus {
  guard !arguments.operands.isEmpty else { throw UsageError("a screen file is expected") }
  var status = ExitStatus.done
  var unknown: Set<String>?
  var known: [String] = []
  // Only after the last file is it known whether any screen has a parameter that `--set` names.
  var held: [UInt8] = []
  var projects = ProjectsOfFiles(arguments)
  for path in arguments.operands {
    var file = try ScreenFile(path, in: try projects.project(of: path), try arguments.limits())
    let (given, rest) = try arguments.screenArguments(for: file.parameters)
    try file.fill(with: arguments.value("data"), showing: arguments.phase)
    let values = try file.arguments(given: given, data: arguments.value("data"))
    unknown = unknown?.intersection(rest) ?? Set(rest)
    // With a single screen, it is reported instead of the argument that is missing for it.
    if arguments.operands.count == 1, !file.parameters.isEmpty, let name = rest.first {
      throw Arguments.unknownParameter(name, among: file.parameters.map(\.name))
    }
    known += file.parameters.map(\.name).filter { !known.contains($0) }
    let direction = arguments.direction ?? file.compiler.project.devices.first?.direction ?? .ltr
    let screen = file.screen(arguments: values, direction: direction)
    let bytes = try screen.map { screen throws(UsageError) in try output(&file, screen) } ?? []
    // The errors of the project are reported with its first file, but apply to all of its files.
    let own = worse(
      arguments.report(file.diagnostics, in: file.sources),
      arguments.status(
        of: arguments.applyingSeverityOptions(to: file.project?.compiler.diagnostics ?? [])))
    if own == .done {
      if arguments.has("set") { held += bytes } else { try arguments.console.print(bytes) }
    }
    status = worse(status, own)
  }
  if let name = unknown?.min(), status == .done {
    throw Arguments.unknownParameter(name, among: known)
  }
  try arguments.console.print(held)
  return status
}
