/// What a build remembers for the next: what each of the project's files says, what every screen and every link
/// came to, and where in the binary artefact their chunks lie.
///
/// A file is known by its stamp, a screen and a link by a digest of all that they are made from. Frames are not
/// kept: they are in the files that were written.
package struct BuildMemory: Sendable {
  private let bytes: [UInt8]
  private let tables: MemoryTables
  private let screens: [String: KnownFile]
  private let assets: [String: KnownAsset]
  private let records: [ContentDigest: Int]

  static let magic: UInt64 = 0x7365_6775_6d65_6d33

  /// Reads the memory of an earlier build.
  ///
  /// - Parameter tool: What tells one version of the compiler from another.
  /// - Returns: nil if there is none in these bytes, they are damaged, or another version has written them.
  package init?(_ bytes: [UInt8], tool: String) {
    do throws(PackedReader.Damage) {
      var reader = PackedReader(bytes)
      guard try reader.word() == Self.magic, try reader.digest() == ContentDigest(of: tool),
        let start = Int(exactly: try reader.word()), bytes.count >= 16,
        start >= reader.position, start < bytes.count - 16
      else { return nil }
      var tail = PackedReader(bytes, at: bytes.count - 16)
      guard try tail.digest() == ContentDigest(bytes.span.extracting(..<(bytes.count - 16))) else {
        return nil
      }
      var table = PackedReader(bytes, at: start)
      tables = try MemoryTables(&table)
    } catch {
      return nil
    }
    self.bytes = bytes
    screens = Dictionary(
      tables.screens.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    assets = Dictionary(
      tables.assets.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    records = Dictionary(
      zip(tables.records.map(\.key), tables.records.indices), uniquingKeysWith: { $1 })
  }

  // MARK: Files

  /// A screen's file, if it is as it was; `bytes` reads it.
  package func screen(
    at path: String, _ stamp: FileStamp, bytes: @escaping @Sendable () -> [UInt8]?
  ) -> KnownScreen? {
    guard let known = screens[path], known.stamp == stamp else { return nil }
    return KnownScreen(
      path: path, digest: known.digest,
      reading: { [memory = self.bytes] file in
        var reader = MemoryReader(
          PackedReader(memory, at: known.place), FileReferences(own: file, other: file, shared: []))
        return try? ScreenReading(&reader)
      }, bytes: bytes)
  }

  /// What an asset is, if its file is as it was.
  package func asset(at path: String, _ stamp: FileStamp) -> AssetCatalog.Asset? {
    assets[path].flatMap { $0.stamp == stamp ? $0.asset : nil }
  }

  /// Whether all files are known of which something could be remembered.
  package func hasAll(of stamps: ProjectStamps) -> Bool {
    func isKnown(_ stamp: FileStamp, _ known: FileStamp?) -> Bool {
      stamp == known || !stamp.isSettled(at: stamps.time)
    }
    return stamps.screens.allSatisfy { isKnown($1, screens[$0]?.stamp) }
      && stamps.assets.allSatisfy { isKnown($1, assets[$0]?.stamp) }
  }

  // MARK: What was built

  /// Whether all that screens share is as it was.
  package func isOf(_ environment: BuildEnvironment) -> Bool {
    tables.environment == environment.digest
  }

  /// What a build wrote.
  package var written: WrittenBuild { tables.written }

  /// What is remembered of a screen; `file` is the one that declares it.
  func screen(
    _ key: ContentDigest, in file: FileID, _ environment: BuildEnvironment
  ) -> RememberedScreen? {
    record(key, FileReferences(own: file, other: file, shared: environment.sharedFiles)) {
      (reader, origin) throws(PackedReader.Damage) in
      try RememberedScreen(&reader, origin)
    }
  }

  /// What is remembered of a link between the screens of two files.
  func link(
    _ key: ContentDigest, from own: FileID, to other: FileID, _ environment: BuildEnvironment
  ) -> RememberedLink? {
    record(key, FileReferences(own: own, other: other, shared: environment.sharedFiles)) {
      (reader, origin) throws(PackedReader.Damage) in
      try RememberedLink(&reader, origin)
    }
  }

  private func record<Record>(
    _ key: ContentDigest, _ files: FileReferences,
    _ read: (inout MemoryReader, RecordOrigin) throws(PackedReader.Damage) -> Record
  ) -> Record? {
    guard let place = records[key] else { return nil }
    let known = tables.records[place]
    guard let end = known.end(in: bytes.count) else { return nil }
    var reader = MemoryReader(PackedReader(bytes, at: known.place), files)
    return try? read(
      &reader, RecordOrigin(bytes: bytes[known.place..<end], chunks: known.chunks))
  }
}

/// Where a record comes from that an earlier build has left.
struct RecordOrigin: Sendable {
  /// As it was written, and may be again: it depends on nothing that changes.
  let bytes: ArraySlice<UInt8>
  /// Where its chunks lie in the binary artefact.
  let chunks: RecordChunks
}

/// What a build has written to its folder.
package struct WrittenBuild: Sendable {
  /// Of all that decides which JSON files there are, and what `index.json` says of them.
  package let outline: ContentDigest
  /// Of all that decides the tables of the binary artefact, and where they lie.
  let tables: ContentDigest
  let tablesChunk: ChunkPlace
  /// That of the binary artefact's header, and its length.
  package let binaryDigest: UInt64
  package let binaryLength: Int
  /// The folders of the JSON files, in their order.
  package let folders: [String]
}

extension AssembledArtefact {
  /// The one that a build has written.
  package init(unchanged written: WrittenBuild) {
    self.init(earlier: written.binaryLength, digest: written.binaryDigest)
  }
}
