import Segue

extension Command {
  static let show = Command(
    name: "show",
    summary: "Print what a binary artefact holds.",
    operands: "FILE [SCREEN]",
    options: [.device, .format(["table", "json"]), .color],
    example: "seguec show .build/outfits/app.segue outfits",
    run: { arguments throws(UsageError) in try runShow(arguments) })
}

private func runShow(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
  guard let path = arguments.operands.first else {
    throw UsageError("a file is expected, such as app.segue")
  }
  guard arguments.operands.count <= 2 else {
    throw UsageError("show takes a file and a screen, and \(arguments.operands.count) are given")
  }
  let bytes = try Files.read(path)
  let project: CompiledProject
  do throws(CompiledProjectError) {
    project = try CompiledProject(bytes)
  } catch {
    throw UsageError("\(visible(path)): \(error)")
  }
  let console = arguments.console
  guard arguments.operands.count == 2 else {
    try console.print(
      arguments.isJSON ? project.jsonLines : Array(project.tables(for: console).utf8))
    return .done
  }
  let name = arguments.operands[1]
  guard let screen = project.screen(named: name) else {
    let names = (0..<project.screenCount).map { project.screen(at: $0).name }
    let meant = suggestion(for: name, among: names)
    throw UsageError(
      "there is no compiled screen \(visible(quoted(name)))"
        + (meant.map { "; did you mean \(visible(quoted($0)))?" }
          ?? "; seguec show \(visible(path)) lists them"))
  }
  let layout = try chosenLayout(of: screen, arguments)
  try console.print(
    arguments.isJSON
      ? layout.jsonLines(of: screen) : Array(layout.table(of: screen, for: console).utf8))
  return .done
}

/// The screen on the device that was asked for, or on the first on which it lies.
private func chosenLayout(
  of screen: CompiledScreen, _ arguments: Arguments
) throws(UsageError) -> CompiledLayout {
  let project = screen.project
  guard let name = arguments.all("device").last else {
    for device in project.devices.indices {
      if let layout = screen.layout(on: device) { return layout }
    }
    throw UsageError("the screen is not laid out on any device")
  }
  let known = project.devices.map(\.name)
  guard let device = project.device(named: name), let layout = screen.layout(on: device) else {
    throw UsageError(
      "the artefact has no layout for \(visible(quoted(name))); it has "
        + visible(known.joined(separator: ", ")))
  }
  return layout
}
