extension Compilation {
  /// The number of files that `artefacts` passes to its closure.
  public var artefactCount: Int {
    1 + instances.reduce(0) { $0 + $1.layouts.count } + transits.reduce(0) { $0 + $1.flights.count }
  }

  /// Makes the files of a build, one at a time to save memory: the layout of each screen and
  /// device, the plan of each link and device, and finally `index.json`, which lists them. The same
  /// compilation gives the same bytes.
  ///
  /// ```swift
  /// compilation.artefacts(of: compiler.project) { files[$0.path] = $0.bytes }
  /// ```
  ///
  /// - Parameters:
  ///   - project: The project that was compiled.
  ///   - emit: Receives each file; an error that it throws ends the iteration.
  public func artefacts(
    of project: Project, _ emit: (Artefact) throws -> Void
  ) rethrows {
    let outline = outline(of: project)
    let paths = ArtefactPaths(outline)
    var locations = SourceLocations(project.sources)
    var memory = ShapedTextCache()
    var screenFiles: [[String]] = []
    for (instance, paths) in zip(instances, paths.screens) {
      let files = Array(paths.prefix(instance.layouts.count))
      for (path, layout) in zip(files, instance.layouts) {
        let file = project.sources[instance.screen.file].path
        let bytes = layout.artefact(file: file, locations: &locations, in: &memory)
        try emit(Artefact(path: path, bytes: bytes))
      }
      screenFiles.append(files)
    }
    let linkFiles = paths.links(by: SerialWorkers())
    for (transit, files) in zip(transits, linkFiles) {
      for (path, plans) in zip(files, transit.flights) {
        let artefact = TransitArtefact(
          from: instances[transit.from].name, to: instances[transit.to].name,
          presentation: transit.presentation, plans: plans)
        try emit(Artefact(path: path, bytes: artefact.bytes))
      }
    }
    let index = ArtefactIndex(outline: outline, files: (screenFiles, linkFiles))
    try emit(Artefact(path: ArtefactPaths.index, bytes: index.bytes()))
  }

  /// Returns the outline of the compilation of a project.
  func outline(of project: Project) -> ArtefactOutline {
    var declarations: [String: DeclarationIndex] = [:]
    for (index, screen) in project.declarations.screens.enumerated() {
      declarations[screen.id] = DeclarationIndex(index)
    }
    return ArtefactOutline(
      app: project.manifest.app, devices: devices, flows: project.manifest.navigation.flows,
      screens: instances.map {
        ArtefactOutline.Screen(
          name: $0.name, id: $0.screen.id,
          declaration: declarations[$0.screen.id] ?? DeclarationIndex(0),
          arguments: $0.screen.arguments, phase: $0.screen.phase)
      },
      links: transits.map {
        ArtefactOutline.Link(
          from: $0.from, component: $0.component, componentName: $0.componentName,
          action: $0.index, to: $0.to, presentation: $0.presentation, url: $0.action.link?.url,
          choice: $0.choice, transition: $0.flights.first?.push.transition,
          planCount: $0.flights.count)
      })
  }
}
