/// What a build remembers for the next: what every screen and every link came to, known by a digest of
/// all that it was made from.
///
/// Only what is to be said of them is kept, not their frames: those are in the files that were written.
package struct BuildMemory: Sendable {
  /// What lies in front of a screen's and a link's own files: see `BuildKeys`.
  let environment: ContentDigest
  /// The files that are not of one screen, the manifest first, in the order of the project.
  let sharedFiles: [FileID]
  private let bytes: [UInt8]
  /// Where each record begins.
  private let offsets: [ContentDigest: Int]
  /// The paths of all JSON files that were written, in their order.
  package let paths: [String]
  /// The digest in the header of the binary artefact that was written.
  package let binaryDigest: UInt64

  private static let magic: UInt64 = 0x7365_6775_6d65_6d31

  /// Reads the memory of an earlier build.
  ///
  /// - Returns: nil if there is none in these bytes, they are damaged, or anything that all screens
  ///   share has changed since.
  package init?(_ bytes: [UInt8], for environment: BuildEnvironment) {
    self.bytes = bytes
    self.environment = environment.digest
    sharedFiles = environment.sharedFiles
    do throws(PackedReader.Damage) {
      var reader = PackedReader(bytes)
      guard try reader.word() == Self.magic, try reader.digest() == environment.digest else {
        return nil
      }
      let table = Int(truncatingIfNeeded: try reader.word())
      guard bytes.count >= 16, table >= reader.position, table < bytes.count - 16 else {
        return nil
      }
      var tail = PackedReader(bytes, at: bytes.count - 16)
      guard try tail.digest() == ContentDigest(bytes.span.extracting(..<(bytes.count - 16))) else {
        return nil
      }
      var records = PackedReader(bytes, at: table)
      var offsets: [ContentDigest: Int] = [:]
      let count = try records.count()
      offsets.reserveCapacity(count)
      for _ in 0..<count { offsets[try records.digest()] = try records.number() }
      self.offsets = offsets
      binaryDigest = try records.word()
      paths = try records.array { (reader) throws(PackedReader.Damage) in try reader.text() }
    } catch {
      return nil
    }
  }

  /// What is remembered of a screen; `file` is the one that declares it.
  func screen(_ key: ContentDigest, in file: FileID) -> RememberedScreen? {
    record(key, FileReferences(own: file, other: file, shared: sharedFiles)) {
      (reader) throws(PackedReader.Damage) in try RememberedScreen(&reader)
    }
  }

  /// What is remembered of a link; `files` are those of its two screens.
  func link(_ key: ContentDigest, from own: FileID, to other: FileID) -> RememberedLink? {
    record(key, FileReferences(own: own, other: other, shared: sharedFiles)) {
      (reader) throws(PackedReader.Damage) in try RememberedLink(&reader)
    }
  }

  private func record<Record>(
    _ key: ContentDigest, _ files: FileReferences,
    _ read: (inout MemoryReader) throws(PackedReader.Damage) -> Record
  ) -> Record? {
    guard let offset = offsets[key] else { return nil }
    var reader = MemoryReader(PackedReader(bytes, at: offset), files)
    return try? read(&reader)
  }
}

/// What is remembered of a screen.
struct RememberedScreen: Sendable {
  var facts: ScreenFacts
  var diagnostics: [Diagnostic]
  var findings: FindingGroups
}

/// What is remembered of a link.
struct RememberedLink: Sendable {
  /// The name of the transition that plays; nil if none could be planned.
  var transition: String?
  /// On how many devices it could be planned.
  var plans: Int
  var diagnostics: [Diagnostic]
  var findings: FindingGroups
}

// MARK: Writing

extension BuildMemory {
  /// Collects the records of a build.
  struct Writer {
    private var writer = PackedWriter()
    private var keys: [(key: ContentDigest, offset: Int)] = []
    private let sharedFiles: [FileID]

    init(_ environment: BuildEnvironment) {
      sharedFiles = environment.sharedFiles
      writer.write(BuildMemory.magic)
      writer.write(environment.digest)
      // The place of the table, once it is known.
      writer.write(UInt64(0))
    }

    /// Adds a screen, unless it says something of a file that has nothing to do with it.
    mutating func add(_ screen: RememberedScreen, _ key: ContentDigest, in file: FileID) {
      add(key, FileReferences(own: file, other: file, shared: sharedFiles)) { screen.write(&$0) }
    }

    mutating func add(
      _ link: RememberedLink, _ key: ContentDigest, from own: FileID, to other: FileID
    ) {
      add(key, FileReferences(own: own, other: other, shared: sharedFiles)) { link.write(&$0) }
    }

    private mutating func add(
      _ key: ContentDigest, _ files: FileReferences, _ write: (inout MemoryWriter) -> Void
    ) {
      var record = MemoryWriter(files)
      write(&record)
      guard record.isComplete else { return }
      keys.append((key, writer.bytes.count))
      writer.append(record.packed)
    }

    consuming func finished(paths: [String], binaryDigest: UInt64) -> [UInt8] {
      let table = UInt64(writer.bytes.count)
      writer.write(keys) { writer, entry in
        writer.write(entry.key)
        writer.write(entry.offset)
      }
      writer.write(binaryDigest)
      writer.write(paths) { $0.write($1) }
      writer.replaceWord(at: 24, with: table)
      writer.write(ContentDigest(writer.bytes))
      return writer.bytes
    }
  }
}
