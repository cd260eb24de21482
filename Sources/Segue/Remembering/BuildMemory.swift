/// The memory of a build for the next one: the content of the project's files, the results for each
/// screen and link, and the locations of their chunks in the binary artefact.
///
/// Files are identified by their stamps, screens and links by a digest of all of their inputs.
/// Layouts are not included: they are in the files of the build.
package struct BuildMemory: Sendable {
  private let bytes: [UInt8]
  private let tables: MemoryTables
  private let screens: [String: KnownFile]
  private let assets: [String: KnownAsset]
  private let records: [ContentDigest: Int]

  static let magic: UInt64 = 0x7365_6775_6d65_6d36

  /// Reads the memory of an earlier build.
  ///
  /// - Parameter tool: An identifier of the version of the compiler.
  /// - Returns: The memory; nil if the bytes are damaged or from another version.
  package init?(_ bytes: [UInt8], tool: String) {
    do throws(PackedReader.Damage) {
      var reader = PackedReader(bytes)
      guard try reader.value() == Self.magic, try reader.value() == ContentDigest(of: tool),
        let start = Int(exactly: try UInt64(&reader)), bytes.count >= 16,
        start >= reader.position, start < bytes.count - 16
      else { return nil }
      var tail = PackedReader(bytes, at: bytes.count - 16)
      guard try tail.value() == ContentDigest(bytes.span.extracting(..<(bytes.count - 16))) else {
        return nil
      }
      var table = PackedReader(bytes, at: start)
      tables = try MemoryTables(&table)
    } catch {
      return nil
    }
    self.bytes = bytes
    screens = Dictionary(firstOf: tables.screens.map { ($0.path, $0) })
    assets = Dictionary(firstOf: tables.assets.map { ($0.path, $0) })
    // Of records with the same key the last one counts.
    records = Dictionary(
      firstOf: zip(tables.records.map { $0.key }, tables.records.indices).reversed())
  }

  // MARK: Files

  /// Returns the known content of a screen's file if its stamp is the same; `bytes` reads the file.
  package func screen(
    at path: String, _ stamp: FileStamp, bytes: @escaping @Sendable () -> [UInt8]?
  ) -> KnownScreen? {
    guard let known = screens[path], known.stamp == stamp, let place = known.place else {
      return nil
    }
    return KnownScreen(
      path: path, digest: known.digest,
      reading: { [memory = self.bytes] file in
        var reader = PackedReader(
          memory, at: place, FileReferences(own: file, other: file, shared: []))
        return try? ScreenReading(&reader)
      }, bytes: bytes)
  }

  /// Returns the known content of an asset if its stamp is the same.
  package func asset(at path: String, _ stamp: FileStamp) -> AssetCatalog.Asset? {
    assets[path].flatMap { $0.stamp == stamp ? $0.asset : nil }
  }

  /// Returns whether all files are known that can be remembered.
  package func hasAll(of stamps: ProjectStamps) -> Bool {
    func isKnown(_ stamp: FileStamp, _ known: FileStamp?) -> Bool {
      stamp == known || !stamp.isSettled(at: stamps.time)
    }
    return stamps.screens.allSatisfy { isKnown($1, screens[$0]?.stamp) }
      && stamps.assets.allSatisfy { isKnown($1, assets[$0]?.stamp) }
  }

  // MARK: What was built

  /// Returns whether the inputs that all screens depend on are the same.
  package func isOf(_ environment: BuildEnvironment) -> Bool {
    tables.environment == environment.digest
  }

  /// Returns the report of the build; nil if any of its inputs has changed.
  ///
  /// - Parameter hasFiles: Whether the build writes a file for each screen or link and device.
  package func report(of environment: BuildEnvironment, hasFiles: Bool) -> BuildReport? {
    guard let known = tables.report,
      known.inputs == environment.digestOfInputs(hasFiles: hasFiles)
    else { return nil }
    var reader = PackedReader(bytes, at: known.place, environment.allFiles)
    return try? BuildReport(&reader)
  }

  /// The output of the build.
  package var written: WrittenBuild { tables.written }

  /// Returns the results for a screen that is declared in `file`.
  func screen(
    _ key: ContentDigest, in file: FileID, _ environment: BuildEnvironment
  ) -> RememberedScreen? {
    record(key, files: FileReferences(own: file, other: file, shared: environment.sharedFiles))
  }

  /// Returns the results for a link between the screens of two files.
  func link(
    _ key: ContentDigest, from own: FileID, to other: FileID, _ environment: BuildEnvironment
  ) -> RememberedLink? {
    record(key, files: FileReferences(own: own, other: other, shared: environment.sharedFiles))
  }

  private func record<Record: Remembered>(
    _ key: ContentDigest, files: FileReferences
  ) -> Record? {
    guard let place = records[key] else { return nil }
    let known = tables.records[place]
    guard let end = known.end(in: bytes.count) else { return nil }
    var reader = PackedReader(bytes, at: known.place, files)
    var record = try? Record(&reader)
    record?.origin = RecordOrigin(bytes: bytes[known.place..<end], chunks: known.chunks)
    return record
  }
}

/// The location of a record in the memory of an earlier build.
struct RecordOrigin: Sendable {
  /// The bytes of the record, which can be copied: they do not depend on anything that changes.
  let bytes: ArraySlice<UInt8>
  /// The locations of its chunks in the binary artefact.
  let chunks: RecordChunks
}

/// The output of a build in its folder.
package struct WrittenBuild: Sendable {
  /// A digest of what determines which JSON files there are and the content of `index.json`.
  package let outline: ContentDigest
  /// A digest of what determines the tables of the binary artefact, and their location.
  let tables: ContentDigest
  let tablesChunk: ChunkPlace
  /// The digest in the header of the binary artefact, and its length.
  package let binaryDigest: UInt64
  package let binaryLength: Int
  /// The folders of the files of screens and links, in the order of the files.
  package let folders: [String]
}

extension AssembledArtefact {
  /// Creates a reference to the artefact that a build has written.
  package init(unchanged written: WrittenBuild) {
    self.init(earlier: written.binaryLength, digest: written.binaryDigest)
  }
}
