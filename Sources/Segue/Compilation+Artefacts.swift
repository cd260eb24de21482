extension Compilation {
  /// How many files `artefacts` hands out.
  public var artefactCount: Int {
    1 + instances.reduce(0) { $0 + $1.layouts.count } + transits.reduce(0) { $0 + $1.plans.count }
  }

  /// The files of a build, one at a time so that they need not all be in memory: the laid-out tree
  /// of each screen and device, the plan of each link and device, and last `index.json`, which
  /// lists them. Same compilation, same bytes.
  ///
  /// - Parameters:
  ///   - project: The project that was compiled: another one may lack files that its screens name.
  ///   - emit: Takes one file after the other; what it throws ends the rest.
  public func artefacts(
    of project: Project, _ emit: (Artefact) throws -> Void
  ) rethrows {
    var locations = SourcePlaces(project.sources)
    var memory = ShapedTextCache()
    var paths = BuildPaths(devices)
    var index = ArtefactIndex(app: project.manifest.app, devices: devices)
    for instance in instances {
      paths.addScreen(named: instance.name)
      let files = Array(paths.screens[paths.screens.count - 1].prefix(instance.layouts.count))
      for (path, layout) in zip(files, instance.layouts) {
        let file = project.sources[instance.screen.file].path
        let bytes = layout.artefact(file: file, locations: &locations, in: &memory)
        try emit(Artefact(path: path, bytes: bytes))
      }
      index.screens.append(
        ArtefactIndex.ScreenEntry(
          name: instance.name, screen: instance.screen.id, arguments: instance.screen.arguments,
          files: files))
    }
    var links: (from: Int, paths: LinkPaths)?
    for transit in transits {
      let source = instances[transit.from]
      let destination = instances[transit.to].name
      let component = ComponentNames(source.screen, for: 1).name(of: transit.component)
      // They stand in the order of the screens that they leave.
      if links?.from != transit.from { links = (transit.from, paths.links(of: transit.from)) }
      let files =
        links?.paths.next(
          of: component, place: transit.index, devices: transit.plans.count) ?? []
      for (place, path) in files.enumerated() {
        let artefact = TransitArtefact(
          from: source.name, to: destination, presentation: transit.presentation,
          transit.flights, place)
        try emit(Artefact(path: path, bytes: artefact.bytes))
      }
      index.links.append(
        ArtefactIndex.LinkEntry(
          from: source.name, component: component, link: transit.action.link?.url, to: destination,
          presentation: transit.presentation, transition: transit.plans.first?.transition,
          files: files))
    }
    try emit(Artefact(path: "index.json", bytes: index.bytes()))
  }
}
