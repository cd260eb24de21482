extension Build {
  /// The binary artefact of the build.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - earlier: The artefact of the build that is remembered, whose chunks are copied.
  ///   - workers: Who makes chunks.
  /// - Returns: nil if something that is remembered is not in the earlier artefact.
  package func binaryArtefact(
    of project: Project, after earlier: CompiledProject?, by workers: some Workers
  ) -> [UInt8]? {
    let sources = project.sources
    let ofScreens = workers.mapChunks(of: screens.count, each: 16) { range in
      var places = SourcePlaces(sources)
      var memory = TextMemory()
      return range.map { place -> (screen: ArtefactChunk, source: ArtefactChunk)? in
        if let layouts = screens[place].layouts, let screen = linked.screens[place].screen {
          return (
            screenChunk(of: screen, layouts, on: devices, in: &memory),
            sourceChunk(of: screen, places: &places)
          )
        }
        guard let earlier, let known = earlier.screen(named: linked.screens[place].name),
          let source = earlier.sourceChunk(at: known.index)
        else { return nil }
        return (earlier.screenChunk(at: known.index), source)
      }
    }
    let ofLinks = workers.mapChunks(of: links.count, each: 64) { range in
      range.map { place -> ArtefactChunk? in
        if let planned = links[place].planned {
          return linkChunk(of: planned.flights.plans(on: devices))
        }
        let link = linked.links[place]
        guard let earlier, let from = earlier.screen(named: linked.screens[link.from].name),
          let known = earlier.link(
            from: from.index, component: link.action.component, action: link.action.place)
        else { return nil }
        return earlier.linkChunk(at: known.index)
      }
    }
    let screenChunks = ofScreens.compactMap { $0 }
    let linkChunks = ofLinks.compactMap { $0 }
    guard screenChunks.count == screens.count, linkChunks.count == links.count else { return nil }
    return assembleArtefact(
      of: project, outline, screens: screenChunks.map(\.screen), links: linkChunks,
      sources: screenChunks.map(\.source))
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
