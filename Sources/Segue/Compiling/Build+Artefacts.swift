extension Build {
  /// Hands out the JSON files that have to be made: those of screens and links that are not remembered, and
  /// `index.json` unless an earlier build has written the same.
  ///
  /// - Parameters:
  ///   - written: What an earlier build has left in the folder; nil if none has.
  ///   - workers: Who makes files.
  ///   - handle: Is called with every file, on any thread.
  /// - Returns: What `handle` has returned for each.
  package func artefacts<Outcome: Sendable>(
    after written: WrittenBuild?, by workers: some Workers,
    _ handle: @Sendable (Artefact) -> Outcome
  ) -> [Outcome] {
    let paths = screenPaths
    let sources = project.sources
    let made = screens.indices.filter { screens[$0].layouts != nil }
    let ofScreens = workers.mapChunks(of: made.count, each: 16) { range in
      var places = SourcePlaces(sources)
      var memory = ShapedTextCache()
      return range.map { index -> [Outcome] in
        let place = made[index]
        return zip(screens[place].layouts ?? [], paths.screens[place]).map { layout, path in
          let file = sources[layout.screen.file].path
          return handle(
            Artefact(
              path: path, bytes: layout.artefact(file: file, locations: &places, in: &memory)))
        }
      }
    }
    let left = linked.linkRanges.filter { range in range.contains { links[$0].planned != nil } }
    let ofLinks = workers.mapChunks(of: left.count, each: 4) { range in
      range.map { index -> [Outcome] in
        zip(left[index], linkPaths(left[index], paths)).flatMap { place, files in
          zip(transits(of: place), files).map { transit, path in
            handle(Artefact(path: path, bytes: transit.bytes))
          }
        }
      }
    }
    let outcomes = (ofScreens + ofLinks).flatMap { $0 }
    guard written?.outline != outlineDigest else { return outcomes }
    return outcomes + [
      handle(Artefact(path: "index.json", bytes: index(paths, by: workers).bytes()))
    ]
  }

  private func transits(of place: Int) -> [TransitArtefact] {
    let link = linked.links[place]
    guard let planned = links[place].planned else { return [] }
    return planned.flights.plans.indices.map {
      TransitArtefact(
        from: linked.screens[link.from].name, to: linked.screens[link.to].name,
        presentation: link.presentation, planned.flights, $0)
    }
  }

  private func index(_ paths: BuildPaths, by workers: some Workers) -> ArtefactIndex {
    ArtefactIndex(
      app: linked.app, devices: devices, linked, paths, linkPaths(paths, by: workers)
    ) { links[$0].record.transition }
  }
}

extension ArtefactIndex {
  fileprivate init(
    app: String?, devices: [Device], _ linked: ScreenLinks, _ paths: BuildPaths,
    _ linkPaths: [[String]], transition: (Int) -> String?
  ) {
    self.init(app: app, devices: devices)
    for (screen, files) in zip(linked.screens, paths.screens) {
      screens.append(
        ScreenEntry(
          name: screen.name, screen: linked.id(of: screen),
          arguments: linked.arguments(of: screen), files: files))
    }
    for (place, link) in linked.links.enumerated() {
      links.append(
        LinkEntry(
          from: linked.screens[link.from].name, component: link.action.name,
          link: link.action.action.link?.url, to: linked.screens[link.to].name,
          presentation: link.presentation, transition: transition(place),
          files: linkPaths[place]))
    }
  }
}

extension ScreenLinks {
  var app: String? { compiler.project.manifest.app }

  /// The id of a screen.
  func id(of screen: LinkedScreen) -> String {
    compiler.project.declarations.screens[screen.declaration].id
  }

  /// What a screen is opened with, by name.
  func arguments(of screen: LinkedScreen) -> [ScreenArgument] {
    let parameters = compiler.project.declarations.screens[screen.declaration].parameters
    return zip(parameters, screen.arguments).compactMap { parameter, argument in
      argument.value.map { ScreenArgument(name: parameter.name, value: $0) }
    }
  }
}
