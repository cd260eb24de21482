/// Encodes the chunk of what belongs to no screen: devices, routes, and the tables by which other
/// chunks are found.
func projectChunk(of project: Project, _ outline: ArtefactOutline) -> ArtefactChunk {
  var writer = ChunkWriter(ProjectRow.tables)
  let manifest = project.manifest
  writer.add(ProjectRow.App(name: writer.string(manifest.app), unused: 0))
  for scheme in manifest.schemes {
    writer.add(ProjectRow.Scheme(writer.string(scheme)))
  }
  for host in manifest.hosts { writer.add(ProjectRow.Host(writer.string(host))) }
  for device in outline.devices { writer.add(device) }
  for screen in project.declarations.screens { writer.add(screen) }
  writer.addRoutes(of: project.declarations.screens)
  writer.add(outline.screens, linkCounts(outline))
  let firstChoices = firstChoices(outline.flows)
  for index in outline.order { writer.add(outline.links[index], firstChoices) }
  for flow in outline.flows { writer.add(flow) }
  return ArtefactChunk(writer.bytes())
}

/// Returns the number of choices of the flows before each.
private func firstChoices(_ flows: [FlowDeclaration]) -> [Int] {
  var count = 0
  return flows.map { flow in
    defer { count += flow.choices.count }
    return count
  }
}

/// Returns the number of links of each screen.
private func linkCounts(_ outline: ArtefactOutline) -> [Int] {
  var counts = [Int](repeating: 0, count: outline.screens.count)
  for link in outline.links where counts.indices.contains(link.from.index) {
    counts[link.from.index] += 1
  }
  return counts
}

extension ChunkWriter {
  fileprivate mutating func add(_ device: Device) {
    let safe = device.safeArea
    add(
      ProjectRow.Device(
        name: string(device.name), direction: device.direction.binaryCode,
        size: quad(device.size.width, device.size.height, device.scale, device.textScale),
        safeArea: quad(safe.top, safe.bottom, safe.leading, safe.trailing),
        bars: quad(device.navigationBarHeight, device.tabBarHeight), unused: 0))
  }

  // MARK: Routes

  fileprivate mutating func add(_ screen: ScreenDeclaration) {
    let first = count(ProjectRow.Parameter.self)
    for parameter in screen.parameters {
      var (kind, word): (UInt32, UInt32) = (0, 0)
      if let value = parameter.defaultScalar?.value {
        (kind, word) = (value.binaryKind, value.binaryWord(in: &self))
      }
      add(
        ProjectRow.Parameter(
          name: string(parameter.name), type: parameter.type.binaryCode, defaultKind: kind,
          defaultValue: word))
    }
    add(
      ProjectRow.Declaration(
        id: string(screen.id), route: string(screen.route?.name), firstParameter: first,
        parameterCount: count(ProjectRow.Parameter.self) - first))
  }

  /// Adds the tree of the routes, which is that of the compiler's route table.
  fileprivate mutating func addRoutes(of screens: [ScreenDeclaration]) {
    var reported: [Diagnostic] = []
    for node in RouteTable.build(screens, &reported).nodes {
      let first = count(ProjectRow.RouteLiteral.self)
      for (text, child) in node.literals.sorted(by: { $0.key < $1.key }) {
        add(
          ProjectRow.RouteLiteral(text: string(text), node: UInt32(truncatingIfNeeded: child)))
      }
      add(
        ProjectRow.RouteNode(
          parameterNodePlus1: UInt32(truncatingIfNeeded: node.parameter.map { $0 + 1 } ?? 0),
          declarationPlus1: UInt32(truncatingIfNeeded: node.screen.map { $0.index + 1 } ?? 0),
          firstLiteral: first, literalCount: UInt32(truncatingIfNeeded: node.literals.count)))
    }
  }

  // MARK: Screens and links

  fileprivate mutating func add(_ screens: [ArtefactOutline.Screen], _ linkCounts: [Int]) {
    var firstLink = 0
    for (screen, links) in zip(screens, linkCounts) {
      let first = count(ProjectRow.Argument.self)
      for argument in screen.arguments {
        let word = argument.value.binaryWord(in: &self)
        add(
          ProjectRow.Argument(
            name: string(argument.name), kind: argument.value.binaryKind, value: word))
      }
      add(
        ProjectRow.Screen(
          name: string(screen.name),
          declaration: UInt32(truncatingIfNeeded: screen.declaration.index),
          firstArgument: first, argumentCount: UInt32(truncatingIfNeeded: screen.arguments.count),
          firstLink: UInt32(truncatingIfNeeded: firstLink),
          linkCount: UInt32(truncatingIfNeeded: links), phase: screen.phase.binaryCode))
      firstLink += links
    }
    for index in screens.indices.sorted(by: { screens[$0].name < screens[$1].name }) {
      add(ProjectRow.ScreenByName(UInt32(truncatingIfNeeded: index)))
    }
    let byArguments = screens.indices.sorted { first, second in
      let (a, b) = (screens[first], screens[second])
      guard a.declaration == b.declaration else { return a.declaration < b.declaration }
      let order = ArgumentOrder(a.arguments, b.arguments)
      guard order == .same else { return order == .before }
      return (a.phase.binaryCode, first) < (b.phase.binaryCode, second)
    }
    for index in byArguments {
      add(ProjectRow.ScreenByArguments(UInt32(truncatingIfNeeded: index)))
    }
  }

  fileprivate mutating func add(_ link: ArtefactOutline.Link, _ firstChoices: [Int]) {
    let choice = link.choice.map { firstChoices[$0.flow] + $0.choice + 1 } ?? 0
    add(
      ProjectRow.Link(
        from: UInt32(truncatingIfNeeded: link.from.index),
        component: UInt32(truncatingIfNeeded: link.component.index),
        action: UInt32(truncatingIfNeeded: link.action),
        to: UInt32(truncatingIfNeeded: link.to.index),
        presentation: link.presentation.binaryCode, url: string(link.url ?? ""),
        choicePlus1: UInt32(truncatingIfNeeded: choice)))
  }
  fileprivate mutating func add(_ flow: FlowDeclaration) {
    for choice in flow.choices {
      add(
        ProjectRow.Choice(
          flow: string(flow.name.name), route: string(flow.route.name), name: string(choice.name),
          url: string(choice.link.url)))
    }
  }
}
