extension Build {
  /// Makes the JSON files that an earlier build has not written: those of new or changed screens
  /// and links if the build writes such files, and `index.json` unless it is the same.
  ///
  /// - Parameters:
  ///   - written: The output of an earlier build in the folder; nil if there is none.
  ///   - workers: The workers that make files.
  ///   - handle: Called with each file, on any thread.
  /// - Returns: The results of `handle`.
  package func artefacts<Outcome: Sendable>(
    after written: WrittenBuild?, by workers: some Workers,
    _ handle: @Sendable (Artefact) -> Outcome
  ) -> [Outcome] {
    let paths = paths
    let outcomes = paths.map { files(at: $0, by: workers, handle) } ?? []
    guard written?.outline != outlineDigest else { return outcomes }
    let index = ArtefactIndex(
      outline: outline, files: paths.map { ($0.screens, $0.links(by: workers)) })
    return outcomes + [handle(Artefact(path: ArtefactPaths.index, bytes: index.bytes()))]
  }

  private func files<Outcome: Sendable>(
    at paths: ArtefactPaths, by workers: some Workers, _ handle: @Sendable (Artefact) -> Outcome
  ) -> [Outcome] {
    let sources = project.sources
    let made = screens.indices.filter { screens[$0].layouts != nil }
    let ofScreens = workers.mapChunks(of: made.count, each: 16) { range in
      var places = SourceLocations(sources)
      return parts.scratch.with { scratch in
        range.map { index -> [Outcome] in
          let place = made[index]
          return zip(screens[place].layouts ?? [], paths.screens[place]).map { layout, path in
            let file = sources[layout.screen.file].path
            return handle(
              Artefact(
                path: path,
                bytes: layout.artefact(file: file, locations: &places, in: &scratch.texts)))
          }
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
    return (ofScreens + ofLinks).flatMap { $0 }
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
