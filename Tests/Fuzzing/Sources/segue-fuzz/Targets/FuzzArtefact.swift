import Segue

/// Tests bytes as a compiled project: either it is refused, or every query on it returns.
func testArtefact(_ input: [UInt8]) {
  if isText(input) {
    let project = Project(ProjectText.files(input))
    let compilation = Compiler(project).compile()
    requireArtefact(compilation.binaryArtefact(of: project), of: compilation)
    return
  }
  guard let project = try? CompiledProject(input) else { return }
  _ = (project.app, project.schemes, project.hosts, project.hasSources)
  for url in ["shop://a", "shop://b/7", "https://shop.example/c/x?n=2&f=false"] {
    if let found = try? project.destination(of: url) {
      _ = (found.screenID, found.arguments, found.screen?.id)
    }
  }
  _ = try? project.destination(ofPath: ["b", "1"])
  _ = (project.screen(named: "a"), project.device(named: "iphone-15"))
  for index in 0..<min(project.screenCount, 16) { ask(project.screen(at: ScreenIndex(index))) }
  for index in 0..<min(project.linkCount, 16) { ask(project.link(at: index)) }
  if let files = project.templateFiles() {
    let compiler = Compiler(Project(files))
    for id in compiler.project.screenIDs.prefix(4) { _ = compiler.prepare(id) }
  }
}

/// The maximum number of items of each kind that are read, because damaged tables may be as long as
/// the file.
private let most = 40

private func ask(_ screen: CompiledScreen) {
  _ = (screen.name, screen.id, screen.title, screen.presentation, screen.bars, screen.safeAreaEdges)
  _ = (screen.arguments, screen.route, screen.links)
  _ = (screen.source(of: 0), screen.source(of: screen.tree.endIndex), screen.source(of: -1))
  ask(screen.tree)
  for device in screen.project.devices.indices.prefix(8) {
    guard let layout = screen.layout(on: device) else { continue }
    _ = (layout.presentation, layout.viewport, layout.safeArea, layout.bars)
    ask(layout.tree)
    for component in layout.tree.indices.prefix(most) {
      _ = (
        layout.frame(of: component), layout.pixelFrame(of: component),
        layout.scrollArea(of: component)
      )
      guard let text = layout.text(of: component) else { continue }
      _ = (text.box, text.isTruncated, text.lineCount, text.lines)
    }
    _ = layout.scrollAreas
  }
}

private func ask(_ tree: CompiledTree) {
  _ = tree.component(id: "i1")
  for node in tree.prefix(most) {
    _ = (
      node.type, node.snapshot, node.isAccessibilityHidden, node.parent, node.subtreeEnd, node.id
    )
    _ = (
      node.hero, node.accessibilityLabel, node.naturalSize, node.events.map(\.actions),
      node.events.map(\.event)
    )
    _ = (node.text, node.runs, node.source, node.poster, node.icon)
    _ = (node.paintStyle, node.border, node.overflow, node.display, node.textStyle)
    _ = (tree.path(of: node.index), tree.name(of: node.index))
    var children = tree.children(of: node.index)
    for _ in 0..<most where children.next() == nil { break }
  }
}

private func ask(_ link: CompiledLink) {
  _ = (link.from, link.component, link.action, link.to, link.presentation, link.url)
  for device in link.project.devices.indices.prefix(8) {
    _ = (link.duration(on: device), link.transition(on: device))
    for direction in FlightPlan.Direction.allCases {
      for reducesMotion in [false, true] {
        guard let plan = link.plan(on: device, direction: direction, reducesMotion: reducesMotion)
        else { continue }
        for layer in (plan.layers + plan.screens).prefix(most) {
          for progress in [0, 0.3, 1] {
            _ = (layer.state(at: progress), layer.shadows(at: progress))
          }
        }
        _ = (plan.frame(at: plan.timing.duration / 3), plan.handover)
        var running = RunningTransition(plan, at: 0)
        running.reverse(at: 0.1)
        _ = running.frame(at: 0.2)
      }
    }
    if let json = link.json(on: device) { requireJSON(json, in: "a link's artefact") }
  }
}
