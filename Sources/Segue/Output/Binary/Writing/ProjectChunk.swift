/// Encodes the chunk of what belongs to no screen: devices, routes, and the tables by which other
/// chunks are found.
func projectChunk(of project: Project, _ outline: ArtefactOutline) -> ArtefactChunk {
  var writer = ChunkWriter(tables: ProjectTable.count)
  let manifest = project.manifest
  writer.add(ProjectTable.app, writer.string(manifest.app), 0)
  for scheme in manifest.schemes { writer.add(ProjectTable.schemes, writer.string(scheme)) }
  for host in manifest.hosts { writer.add(ProjectTable.hosts, writer.string(host)) }
  for device in outline.devices { writer.add(device) }
  for screen in project.declarations.screens { writer.add(screen) }
  writer.addRoutes(of: project.declarations.screens)
  writer.add(outline.screens, linkCounts(outline))
  for index in outline.order { writer.add(outline.links[index]) }
  return ArtefactChunk(writer.bytes())
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
      ProjectTable.devices, string(device.name), device.direction.binaryCode,
      quad(device.size.width, device.size.height, device.scale, device.textScale),
      quad(safe.top, safe.bottom, safe.leading, safe.trailing),
      quad(device.navigationBarHeight, device.tabBarHeight), 0)
  }

  // MARK: Routes

  fileprivate mutating func add(_ screen: ScreenDeclaration) {
    let first = count(ProjectTable.parameters)
    for parameter in screen.parameters {
      var (kind, word): (UInt32, UInt32) = (0, 0)
      if let value = parameter.defaultScalar?.value {
        (kind, word) = (value.binaryKind, value.binaryWord(in: &self))
      }
      add(
        ProjectTable.parameters, string(parameter.name), parameter.type.binaryCode, kind, word)
    }
    add(
      ProjectTable.declarations, string(screen.id), string(screen.route?.name), first,
      count(ProjectTable.parameters) - first)
  }

  /// Adds the tree of the routes, which is that of the compiler's route table.
  fileprivate mutating func addRoutes(of screens: [ScreenDeclaration]) {
    var reported: [Diagnostic] = []
    for node in RouteTable.build(screens, &reported).nodes {
      let first = count(ProjectTable.routeLiterals)
      for (text, child) in node.literals.sorted(by: { $0.key < $1.key }) {
        add(ProjectTable.routeLiterals, string(text), UInt32(truncatingIfNeeded: child))
      }
      add(
        ProjectTable.routeNodes, UInt32(truncatingIfNeeded: node.parameter.map { $0 + 1 } ?? 0),
        UInt32(truncatingIfNeeded: node.screen.map { $0.index + 1 } ?? 0), first,
        UInt32(truncatingIfNeeded: node.literals.count))
    }
  }

  // MARK: Screens and links

  fileprivate mutating func add(_ screens: [ArtefactOutline.Screen], _ linkCounts: [Int]) {
    var firstLink = 0
    for (screen, links) in zip(screens, linkCounts) {
      let first = count(ProjectTable.arguments)
      for argument in screen.arguments {
        let word = argument.value.binaryWord(in: &self)
        add(ProjectTable.arguments, string(argument.name), argument.value.binaryKind, word)
      }
      add(
        ProjectTable.screens, string(screen.name),
        UInt32(truncatingIfNeeded: screen.declaration.index),
        first, UInt32(truncatingIfNeeded: screen.arguments.count),
        UInt32(truncatingIfNeeded: firstLink), UInt32(truncatingIfNeeded: links))
      firstLink += links
    }
    for index in screens.indices.sorted(by: { screens[$0].name < screens[$1].name }) {
      add(ProjectTable.screensByName, UInt32(truncatingIfNeeded: index))
    }
    let byArguments = screens.indices.sorted { a, b in
      let (a, b) = (screens[a], screens[b])
      guard a.declaration == b.declaration else { return a.declaration < b.declaration }
      return ArgumentOrder(a.arguments, b.arguments) == .before
    }
    for index in byArguments {
      add(ProjectTable.screensByArguments, UInt32(truncatingIfNeeded: index))
    }
  }

  fileprivate mutating func add(_ link: ArtefactOutline.Link) {
    add(
      ProjectTable.links, UInt32(truncatingIfNeeded: link.from.index),
      UInt32(truncatingIfNeeded: link.component.index), UInt32(truncatingIfNeeded: link.action),
      UInt32(truncatingIfNeeded: link.to.index), link.presentation.binaryCode,
      string(link.url ?? ""))
  }
}
