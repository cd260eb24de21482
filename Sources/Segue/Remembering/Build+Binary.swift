extension Build {
  /// Makes the binary artefact of the build.
  ///
  /// Chunks of an earlier build are references to its artefact, from which they are copied. The
  /// files from which screens are filled are read for it.
  ///
  /// - Parameters:
  ///   - written: The output of an earlier build in the folder; nil if there is none.
  ///   - workers: The workers that make chunks.
  /// - Returns: The artefact; nil if a file has changed since it was cached.
  package func binaryArtefact(
    after written: WrittenBuild?, by workers: some Workers
  ) -> AssembledArtefact? {
    var filling: SourceMap?
    if project.hasTemplates {
      filling = self.sources(reading: project.declarations.screens.map { $0.file })
      if filling == nil { return nil }
    }
    let (sources, outline) = (project.sources, outline)
    let ofScreens = workers.mapChunks(of: screens.count, each: 16) { range in
      var places = SourceLocations(sources)
      return parts.scratch.with { scratch in
        range.map { place -> (screen: ArtefactChunk, source: ArtefactChunk) in
          if let layouts = screens[place].layouts, let screen = linked.screens[place].screen {
            return (
              screenChunk(of: screen, layouts, on: devices, in: &scratch.texts),
              sourceChunk(of: screen, locations: &places)
            )
          }
          let chunks = screens[place].record.origin?.chunks
          return (ArtefactChunk(chunks?.own), ArtefactChunk(chunks?.source))
        }
      }
    }
    let ofLinks = workers.mapChunks(of: links.count, each: 64) { range in
      range.map { place -> ArtefactChunk in
        if let planned = links[place].planned {
          return linkChunk(of: planned.plans, on: devices)
        }
        return ArtefactChunk(links[place].record.origin?.chunks.own)
      }
    }
    return AssembledArtefact(
      tables: written.flatMap { $0.tables == tablesDigest ? ArtefactChunk($0.tablesChunk) : nil }
        ?? projectChunk(of: project, outline),
      order: outline.order, screens: ofScreens.map { $0.screen }, links: ofLinks,
      sources: ofScreens.map { $0.source },
      templates: filling.flatMap { templateChunk(of: project, in: $0) })
  }
}

extension ArtefactChunk {
  /// Creates a reference to a chunk of an earlier artefact.
  fileprivate init(_ earlier: ChunkPlace?) {
    self = earlier.map { ArtefactChunk($0) } ?? ArtefactChunk([])
  }
}
