extension Compilation {
  /// Encodes the compilation as one binary artefact (`app.segue`), which ``CompiledProject`` reads.
  ///
  /// Linear in the components, their texts and the layers of transitions. The same compilation
  /// gives the same bytes.
  ///
  /// - Parameters:
  ///   - project: The project that was compiled.
  ///   - includesSources: Whether to include the source locations of components; clients do not
  ///     need them.
  ///   - includesTemplates: Whether to include the files from which a server fills the screens with
  ///     data, if there are such screens; clients do not need them either.
  public func binaryArtefact(
    of project: Project, includesSources: Bool = true, includesTemplates: Bool = true
  ) -> [UInt8] {
    var locations = SourceLocations(project.sources)
    var memory = ShapedTextCache()
    return binaryArtefact(
      of: project, screens: instances.indices.map { screenChunk(at: ScreenIndex($0), in: &memory) },
      links: transits.indices.map { linkChunk(at: $0) },
      sources: includesSources
        ? instances.indices.map { sourceChunk(at: ScreenIndex($0), locations: &locations) } : nil,
      includesTemplates: includesTemplates)
  }

  /// Encodes the artefact from chunks: one for each instance, and one for each transit. They are
  /// copied once, and may be from an earlier compilation.
  package func binaryArtefact(
    of project: Project, screens: [ArtefactChunk], links: [ArtefactChunk],
    sources: [ArtefactChunk]?, includesTemplates: Bool = true
  ) -> [UInt8] {
    let outline = outline(of: project)
    return AssembledArtefact(
      tables: projectChunk(of: project, outline), order: outline.order, screens: screens,
      links: links, sources: sources,
      templates: includesTemplates ? templateChunk(of: project, in: project.sources) : nil
    ).bytes
  }

  /// Encodes the chunk of an instance. It is independent of others, and can be called on any
  /// thread.
  package func screenChunk(at id: ScreenIndex, in memory: inout ShapedTextCache) -> ArtefactChunk {
    let instance = instances[id]
    return Segue.screenChunk(of: instance.screen, instance.layouts, on: devices, in: &memory)
  }

  /// Encodes the source locations of an instance's components.
  package func sourceChunk(at id: ScreenIndex, locations: inout SourceLocations) -> ArtefactChunk {
    Segue.sourceChunk(of: instances[id].screen, locations: &locations)
  }

  /// Encodes the chunk of a transit. Can be called on any thread.
  package func linkChunk(at index: Int) -> ArtefactChunk {
    Segue.linkChunk(of: transits[index].flights, on: devices)
  }
}
