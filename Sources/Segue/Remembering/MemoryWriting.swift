extension Build {
  /// Writes the memory of the build for the next one.
  ///
  /// - Parameters:
  ///   - stamps: The stamps of the project's files.
  ///   - tool: An identifier of the version of the compiler.
  ///   - artefact: The binary artefact of the build.
  ///   - written: The output of an earlier build in the folder; nil if there is none.
  ///   - workers: The workers that write records.
  package func memory(
    of stamps: ProjectStamps, tool: String, artefact: AssembledArtefact,
    after written: WrittenBuild?,
    by workers: some Workers
  ) -> [UInt8] {
    var writer = PackedWriter()
    writer.write(BuildMemory.magic)
    writer.write(ContentDigest(of: tool))
    // Replaced by the offset of the tables below.
    let start = writer.bytes.count
    writer.write(UInt64(0))
    let tables = MemoryTables(
      screens: knownFiles(stamps, &writer), assets: knownAssets(stamps),
      environment: environment.digest,
      records: records(artefact, by: workers, &writer), report: knownReport(&writer),
      written: WrittenBuild(
        outline: outlineDigest, tables: tablesDigest, tablesChunk: artefact.tables,
        binaryDigest: artefact.digest, binaryLength: artefact.length,
        folders: written.flatMap { $0.outline == outlineDigest ? $0.folders : nil }
          ?? folders(by: workers)))
    writer.replaceWord(at: start, with: UInt64(writer.bytes.count))
    tables.write(&writer)
    writer.write(ContentDigest(writer.bytes))
    return writer.bytes
  }

  // MARK: Files

  private func knownFiles(_ stamps: ProjectStamps, _ writer: inout PackedWriter) -> [KnownFile] {
    let sources = project.sources
    let diagnostics = Dictionary(grouping: project.diagnostics, by: { $0.range.file })
    var files: [KnownFile] = []
    for screen in project.declarations.screens {
      let path = sources[screen.file].path
      guard let stamp = stamps.screens[path], stamp.isSettled(at: stamps.time) else { continue }
      let digest = environment.bytes[screen.file.index]
      guard screen.isRememberable else {
        files.append(KnownFile(path: path, stamp: stamp, digest: digest, place: nil))
        continue
      }
      // Diagnostics in other files are computed again by the next build.
      var record = PackedWriter(FileReferences(own: screen.file, other: screen.file, shared: []))
      ScreenReading(
        declaration: screen, diagnostics: diagnostics[screen.file] ?? []
      ).write(&record)
      guard record.isComplete else { continue }
      files.append(
        KnownFile(
          path: path, stamp: stamp, digest: digest, place: writer.bytes.count))
      writer.append(record)
    }
    return files
  }

  private func knownAssets(_ stamps: ProjectStamps) -> [KnownAsset] {
    guard let assets = project.assets else { return [] }
    return assets.paths.compactMap { path in
      guard let asset = assets[path], let stamp = stamps.assets[path],
        stamp.isSettled(at: stamps.time)
      else { return nil }
      return KnownAsset(path: path, stamp: stamp, asset: asset)
    }
  }

  private func knownReport(_ writer: inout PackedWriter) -> KnownReport? {
    var record = PackedWriter(environment.allFiles)
    record.write(report)
    guard record.isComplete else { return nil }
    defer { writer.append(record) }
    return KnownReport(
      inputs: environment.digestOfInputs(hasFiles: hasFiles), place: writer.bytes.count)
  }

  // MARK: Screens and links

  /// Records with diagnostics in unrelated files are left out, and so are those of which not all
  /// diagnostics were kept.
  private func records(
    _ artefact: AssembledArtefact, by workers: some Workers, _ writer: inout PackedWriter
  ) -> [KnownRecord] {
    let declarations = project.declarations.screens
    let shared = environment.sharedFiles
    @Sendable func file(_ screen: ScreenIndex) -> FileID {
      declarations[linked.screens[screen].declaration].file
    }
    let ofScreens = workers.mapChunks(of: screens.count, each: 64) { range in
      range.map { place -> ArraySlice<UInt8>? in
        guard !linked.screens[place].isForgotten else { return nil }
        let (record, own) = (screens[place].record, file(ScreenIndex(place)))
        return record.origin?.bytes
          ?? FileReferences(own: own, other: own, shared: shared).written(record)
      }
    }
    let ofLinks = workers.mapChunks(of: links.count, each: 256) { range in
      range.map { place -> ArraySlice<UInt8>? in
        let (record, link) = (links[place].record, linked.links[place])
        return record.origin?.bytes
          ?? FileReferences(own: file(link.from), other: file(link.to), shared: shared)
          .written(record)
      }
    }
    var records: [KnownRecord] = []
    records.reserveCapacity(screens.count + links.count)
    func add(_ bytes: ArraySlice<UInt8>?, of key: ContentDigest, chunks: RecordChunks) {
      guard let bytes else { return }
      records.append(
        KnownRecord(key: key, place: writer.bytes.count, length: bytes.count, chunks: chunks))
      writer.append(bytes)
    }
    for (place, bytes) in ofScreens.enumerated() {
      add(
        bytes, of: screens[place].key,
        chunks: RecordChunks(own: artefact.screens[place], source: artefact.sources[place]))
    }
    for (screen, place) in zip(incomplete, linked.incomplete) {
      let own = declarations[place.target.screen].file
      let bytes =
        screen.record.origin?.bytes
        ?? FileReferences(own: own, other: own, shared: shared).written(screen.record)
      add(bytes, of: screen.key, chunks: .none)
    }
    for (place, bytes) in ofLinks.enumerated() {
      add(
        bytes, of: links[place].key,
        chunks: RecordChunks(own: artefact.links[place], source: nil))
    }
    return records
  }
}

extension FileReferences {
  /// Returns a record; nil if a source range is in a file without a role in it.
  fileprivate func written(_ value: some Packed) -> ArraySlice<UInt8>? {
    var record = PackedWriter(self)
    record.write(value)
    return record.isComplete ? record.bytes[...] : nil
  }
}
