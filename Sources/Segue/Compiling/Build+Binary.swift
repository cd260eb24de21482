extension Build {
  /// The binary artefact of the build.
  ///
  /// What is remembered of an earlier build stays in its artefact, from which the pieces are to be copied.
  ///
  /// - Parameters:
  ///   - written: What an earlier build has left in the folder; nil if none has.
  ///   - workers: Who makes chunks.
  package func binaryArtefact(
    after written: WrittenBuild?, by workers: some Workers
  ) -> AssembledArtefact {
    let sources = project.sources
    let ofScreens = workers.mapChunks(of: screens.count, each: 16) { range in
      var places = SourcePlaces(sources)
      var memory = ShapedTextCache()
      return range.map { place -> (screen: ArtefactChunk, source: ArtefactChunk) in
        if let layouts = screens[place].layouts, let screen = linked.screens[place].screen {
          return (
            screenChunk(of: screen, layouts, on: devices, in: &memory),
            sourceChunk(of: screen, locations: &places)
          )
        }
        let chunks = screens[place].record.origin?.chunks
        return (ArtefactChunk(chunks?.own), ArtefactChunk(chunks?.source))
      }
    }
    let ofLinks = workers.mapChunks(of: links.count, each: 64) { range in
      range.map { place -> ArtefactChunk in
        if let planned = links[place].planned {
          return linkChunk(of: planned.flights.plans(on: devices))
        }
        return ArtefactChunk(links[place].record.origin?.chunks.own)
      }
    }
    return AssembledArtefact(
      tables: written.flatMap { $0.tables == tablesDigest ? ArtefactChunk($0.tablesChunk) : nil }
        ?? projectChunk(of: project, outline),
      order: order, screens: ofScreens.map(\.screen), links: ofLinks,
      sources: ofScreens.map(\.source))
  }

  /// As `ArtefactOutline.order` has it.
  private var order: [Int] {
    func key(_ place: Int) -> (Int, Int, Int) {
      let link = linked.links[place]
      return (link.from, link.action.component, link.action.place)
    }
    return linked.links.indices.sorted { key($0) < key($1) }
  }

  private var outline: ArtefactOutline {
    ArtefactOutline(
      devices: devices,
      screens: linked.screens.map {
        ArtefactOutline.Screen(
          name: $0.name, declaration: $0.declaration, arguments: linked.arguments(of: $0))
      },
      links: linked.links.map {
        ArtefactOutline.Link(
          from: $0.from, component: $0.action.component, action: $0.action.place, to: $0.to,
          presentation: $0.presentation, url: $0.action.action.link?.url ?? "")
      })
  }
}

extension ArtefactChunk {
  /// A chunk of an earlier artefact; what is not made is remembered, and has one.
  fileprivate init(_ earlier: ChunkPlace?) {
    self = earlier.map { ArtefactChunk($0) } ?? ArtefactChunk([])
  }
}
