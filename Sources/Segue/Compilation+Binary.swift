extension Compilation {
  /// The whole compilation as one binary artefact (`app.segue`), which `CompiledProject` opens.
  ///
  /// Linear in the components, their texts and the layers of transitions. Same compilation, same bytes.
  ///
  /// - Parameters:
  ///   - project: What was compiled.
  ///   - includesSources: Whether it says where each component is written; a client needs that not.
  public func binaryArtefact(of project: Project, includesSources: Bool = true) -> [UInt8] {
    var locations = SourcePlaces(project.sources)
    var memory = ShapedTextCache()
    return binaryArtefact(
      of: project, screens: instances.indices.map { screenChunk(at: $0, in: &memory) },
      links: transits.indices.map { linkChunk(at: $0) },
      sources: includesSources
        ? instances.indices.map { sourceChunk(at: $0, locations: &locations) } : nil)
  }

  /// The same from chunks that have been made, here and there or in an earlier compilation: one for each
  /// instance, and one for each transit. Copies them once.
  package func binaryArtefact(
    of project: Project, screens: [ArtefactChunk], links: [ArtefactChunk],
    sources: [ArtefactChunk]?
  ) -> [UInt8] {
    let outline = outline(of: project)
    return AssembledArtefact(
      tables: projectChunk(of: project, outline), order: outline.order, screens: screens,
      links: links, sources: sources
    ).bytes
  }

  /// The chunk of an instance. It depends on nothing else, and may be made on any thread.
  package func screenChunk(at index: Int, in memory: inout ShapedTextCache) -> ArtefactChunk {
    let instance = instances[index]
    return Segue.screenChunk(of: instance.screen, instance.layouts, on: devices, in: &memory)
  }

  /// The chunk of the places at which an instance's components are written.
  package func sourceChunk(at index: Int, locations: inout SourcePlaces) -> ArtefactChunk {
    Segue.sourceChunk(of: instances[index].screen, locations: &locations)
  }

  /// The chunk of a transit. A pure function, which may run on any thread.
  package func linkChunk(at index: Int) -> ArtefactChunk {
    Segue.linkChunk(of: transits[index].flights.plans(on: devices))
  }

  private func outline(of project: Project) -> ArtefactOutline {
    var declarations: [String: Int] = [:]
    for (index, screen) in project.declarations.screens.enumerated() {
      declarations[screen.id] = index
    }
    return ArtefactOutline(
      devices: devices,
      screens: instances.map {
        ArtefactOutline.Screen(
          name: $0.name, declaration: declarations[$0.screen.id] ?? 0,
          arguments: $0.screen.arguments)
      },
      links: transits.map {
        ArtefactOutline.Link(
          from: $0.from, component: $0.component, action: $0.index, to: $0.to,
          presentation: $0.presentation, url: $0.action.link?.url ?? "")
      })
  }
}
