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
    let paths = ArtefactPaths(outline)
    let sources = project.sources
    let made = screens.indices.filter { screens[$0].layouts != nil }
    let ofScreens = workers.mapChunks(of: made.count, each: 16) { range in
      var places = SourcePlaces(sources)
      var memory = TextMemory()
      return range.map { index -> [Outcome] in
        let place = made[index]
        return zip(screens[place].layouts ?? [], paths.screens[place]).map { layout, path in
          let file = sources[layout.screen.file].path
          return handle(
            Artefact(path: path, bytes: layout.artefact(file: file, places: &places, in: &memory)))
        }
      }
    }
    let left = paths.linkRanges.filter { range in range.contains { links[$0].planned != nil } }
    let ofLinks = workers.mapChunks(of: left.count, each: 4) { range in
      range.map { index -> [Outcome] in
        zip(left[index], paths.links(in: left[index])).flatMap { place, files in
          zip(transits(of: place), files).map { transit, path in
            handle(Artefact(path: path, bytes: transit.bytes))
          }
        }
      }
    }
    let outcomes = (ofScreens + ofLinks).flatMap { $0 }
    guard written?.outline != outlineDigest else { return outcomes }
    let index = ArtefactIndex(
      outline: outline, screenFiles: paths.screens, linkFiles: paths.links(by: workers))
    return outcomes + [handle(Artefact(path: ArtefactPaths.index, bytes: index.bytes()))]
  }

  private func transits(of place: Int) -> [TransitArtefact] {
    let link = linked.links[place]
    guard let planned = links[place].planned else { return [] }
    return planned.plans.map {
      TransitArtefact(
        from: linked.screens[link.from].name, to: linked.screens[link.to].name,
        presentation: link.presentation, plans: $0)
    }
  }
}
