import Segue

/// Tests a whole project with everything that a build writes.
func testProject(_ input: [UInt8]) {
  var files = ProjectText.files(projectText(input))
  let project = Project(files)
  let compilation = Compiler(project).compile()
  requireReports(compilation.diagnostics, in: project.sources)
  for layout in compilation.instances.flatMap(\.layouts).prefix(64) { requireSound(layout) }
  for transit in compilation.transits.prefix(32) {
    for plan in transit.plans + transit.returns + transit.reduced { requireSound(plan) }
  }
  compilation.artefacts(of: project) { requireJSON($0.bytes, in: $0.path) }
  let source = compilation.swiftSource(of: project, named: "App")
  law(source.hasSuffix("}\n"), "the Swift of a build ends early")
  let bytes = compilation.binaryArtefact(of: project)
  requireArtefact(bytes, of: compilation)

  // The order of the files is irrelevant. Checking it for some of the inputs leaves time for
  // others.
  guard input.count % 4 == 0 else { return }
  files.screens.reverse()
  files.components.reverse()
  let reordered = Project(files)
  let again = Compiler(reordered).compile()
  law(again.binaryArtefact(of: reordered) == bytes, "the order of the files changes the artefact")
  law(
    again.diagnostics == compilation.diagnostics, "the order of the files changes the diagnostics")
}

func projectText(_ input: [UInt8]) -> [UInt8] {
  isText(input) ? input : ProjectText.written(from: input)
}

/// Checks that a written artefact opens with the same contents.
func requireArtefact(_ bytes: [UInt8], of compilation: Compilation) {
  let project: CompiledProject
  do {
    project = try CompiledProject(bytes)
  } catch {
    breaks("an artefact that was just written does not open: \(error.description)")
  }
  law(project.screenCount == compilation.instances.count, "the artefact has other screens")
  law(project.linkCount == compilation.transits.count, "the artefact has other links")
  for (index, instance) in compilation.instances.enumerated() {
    let screen = project.screen(at: ScreenIndex(index))
    law(screen.name == instance.name, "a screen of the artefact has another name")
    law(
      project.screen(named: instance.name)?.index == ScreenIndex(index),
      "the screen \(instance.name) is not found")
    for (place, layout) in instance.layouts.enumerated() {
      guard let compiled = screen.layout(on: place) else { breaks("a layout is missing") }
      let frames = layout.screen.components.ids.map(compiled.frame)
      law(frames == layout.tree.frames, "the frames of \(instance.name) are others in the artefact")
    }
  }
  for (index, transit) in compilation.transits.enumerated() {
    let link = project.link(at: index)
    law(
      link.from == transit.from && link.to == transit.to,
      "a link of the artefact leads elsewhere")
    law(
      project.link(
        from: transit.from, component: transit.component, action: transit.index,
        choosing: link.choice.map { [$0.flow: $0.choice] } ?? [:],
        showing: compilation.instances[transit.to].screen.phase)?.index == index,
      "a link is not found")
    for device in project.devices.indices.prefix(transit.plans.count) {
      law(
        link.plan(on: device)?.timing == transit.plans[device].timing, "a plan has another timing")
    }
  }
}
