extension Compilation {
  /// How many files `artefacts` hands out.
  public var artefactCount: Int {
    1 + instances.reduce(0) { $0 + $1.layouts.count } + transits.reduce(0) { $0 + $1.plans.count }
  }

  /// The files of a build, one at a time so that they need not all be in memory: the laid-out tree
  /// of each screen and device, the plan of each link and device, and last `index.json`, which
  /// lists them. Same compilation, same bytes.
  public func artefacts(
    of project: Project, _ emit: (Artefact) throws -> Void
  ) rethrows {
    var places = SourcePlaces(project.sources)
    var memory = TextMemory()
    var names = FileNames()
    var index = ArtefactIndex(app: project.manifest.app, devices: devices)
    var instanceNames: [String] = []
    for instance in instances {
      let name = names.unique(instance.name)
      instanceNames.append(name)
      var files: [String] = []
      for layout in instance.layouts {
        let path = "screens/\(name)/\(names.safe(layout.device.name)).json"
        let file = project.sources[instance.screen.file].path
        let bytes = layout.artefact(file: file, places: &places, in: &memory)
        try emit(Artefact(path: path, bytes: bytes))
        files.append(path)
      }
      index.screens.append(
        ArtefactIndex.ScreenEntry(
          name: instance.name, screen: instance.screen.id, arguments: instance.screen.arguments,
          files: files))
    }
    for transit in transits {
      let source = instances[transit.from]
      let component = ComponentNames(source.screen, for: 1).name(of: transit.component)
      let number = transit.index == 0 ? "" : "-\(transit.index + 1)"
      let name = names.unique("\(component)\(number)", in: instanceNames[transit.from])
      var files: [String] = []
      for (place, plan) in transit.plans.enumerated() {
        let path = "transitions/\(name)/\(names.safe(plan.device.name)).json"
        let reduced = place < transit.reduced.count ? transit.reduced[place] : nil
        let artefact = TransitArtefact(
          from: source.name, to: instances[transit.to].name,
          presentation: transit.presentation, plan: plan,
          back: place < transit.returns.count ? transit.returns[place] : nil,
          hasOwnReturn: transit.hasOwnReturn,
          reduced: reduced?.transition == plan.transition ? nil : reduced)
        try emit(Artefact(path: path, bytes: artefact.bytes))
        files.append(path)
      }
      index.links.append(
        ArtefactIndex.LinkEntry(
          from: source.name, component: component, link: transit.link?.url,
          to: instances[transit.to].name, presentation: transit.presentation,
          transition: transit.plans.first?.transition, files: files))
    }
    try emit(Artefact(path: "index.json", bytes: index.bytes()))
  }
}

extension Compilation.Transit {
  fileprivate var link: Link? {
    if case .navigate(let link, _, _) = action.kind { link } else { nil }
  }
}
