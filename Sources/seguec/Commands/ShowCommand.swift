import Segue
import SegueFiles

extension Command {
  static let show = Command(
    name: "show",
    summary: "Print the content of a binary artefact.",
    operands: "FILE [SCREEN [COMPONENT]]",
    options: [.device, .format(["table", "json"]), .color],
    example: "seguec show .build/outfits/app.segue outfits",
    run: { arguments throws(UsageError) in try runShow(arguments) })
}

private func runShow(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
  guard let path = arguments.operands.first else {
    throw UsageError("a file is expected, such as app.segue")
  }
  guard arguments.operands.count <= 3 else {
    throw UsageError(
      "show takes a file, a screen and a component, and \(arguments.operands.count) are given")
  }
  let bytes = try Files.readWhole(path)
  let project: CompiledProject
  do throws(CompiledProjectError) {
    project = try CompiledProject(bytes)
  } catch {
    throw UsageError("\(escapeHidden(path)): \(error)")
  }
  let console = arguments.console
  guard arguments.operands.count > 1 else {
    if arguments.isJSON {
      try console.print(project.jsonLines)
    } else {
      try console.print(project.tables(for: console))
    }
    return .done
  }
  let name = arguments.operands[1]
  guard let screen = project.screen(named: name) else {
    let names = (0..<project.screenCount).map { project.screen(at: ScreenIndex($0)).name }
    let meant = suggestion(for: name, among: names)
    throw UsageError(
      "there is no compiled screen \(escapeHidden(quoted(name)))"
        + (meant.map { "; did you mean \(escapeHidden(quoted($0)))?" }
          ?? "; seguec show \(escapeHidden(path)) lists them"))
  }
  let layout = try chosenLayout(of: screen, arguments)
  if arguments.operands.count > 2 {
    try showLinks(of: arguments.operands[2], on: screen, layout.device, arguments)
  } else if arguments.isJSON {
    try console.print(layout.jsonLines(of: screen))
  } else {
    try console.print(
      layout.table(of: screen, for: console) + project.links(of: screen, for: console))
  }
  return .done
}

/// Prints the flights of a component's links on a device: a description of each, or the artefact of
/// each as JSON.
private func showLinks(
  of component: String, on screen: CompiledScreen, _ device: Device, _ arguments: Arguments
) throws(UsageError) {
  let project = screen.project
  let all = screen.links.map { project.link(at: $0) }
  let links = all.filter { project.componentName(of: $0) == component }
  guard !links.isEmpty, let deviceIndex = project.device(named: device.name) else {
    let meant = suggestion(for: component, among: all.map { project.componentName(of: $0) })
    throw UsageError(
      "no link leaves \(escapeHidden(quoted(screen.name))) from \(escapeHidden(quoted(component)))"
        + (meant.map { "; did you mean \(escapeHidden(quoted($0)))?" }
          ?? "; seguec show without a component lists them"))
  }
  let console = arguments.console
  for link in links {
    guard let plan = link.plan(on: deviceIndex), let json = link.json(on: deviceIndex) else {
      throw UsageError("nothing could be planned for this link on \(escapeHidden(device.name))")
    }
    if arguments.isJSON {
      try console.print(json)
    } else {
      let reduced = link.plan(on: deviceIndex, reducesMotion: true)?.transition ?? plan.transition
      try console.print(
        plan.description(
          color: console.outputColor,
          lines: [("reduced", "\(escapeHidden(reduced)), when Reduce Motion is on")]))
    }
  }
}

/// Returns the layout for the requested device, or else the first layout.
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
      "the artefact has no layout for \(escapeHidden(quoted(name))); it has "
        + escapeHidden(known.joined(separator: ", ")))
  }
  return layout
}
