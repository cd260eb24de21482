/// The tables with which the records of a build's memory are found.
struct MemoryTables: Sendable {
  var screens: [KnownFile] = []
  var assets: [KnownAsset] = []
  /// The digest of the inputs that all screens depend on.
  var environment: ContentDigest
  var records: [KnownRecord] = []
  /// The report of the build; nil if it could not be written.
  var report: KnownReport?
  var written: WrittenBuild
}

/// The file of a screen.
struct KnownFile: Sendable {
  let path: String
  let stamp: FileStamp
  /// The digest of its bytes.
  let digest: ContentDigest
  /// The offset of the record with its content; nil for a screen with expressions, whose file is
  /// read by every build.
  let place: Int?
}

/// The file of an asset.
struct KnownAsset: Sendable {
  let path: String
  let stamp: FileStamp
  let asset: AssetCatalog.Asset
}

/// The locations of the chunks of a screen or a link in the binary artefact.
struct RecordChunks: Sendable {
  let own: ChunkPlace
  /// The chunk with the source locations of a screen's components.
  let source: ChunkPlace?

  /// The chunks of a record without any in the artefact.
  static let none = RecordChunks(own: .none, source: nil)
}

/// The record of a screen or a link.
struct KnownRecord: Sendable {
  let key: ContentDigest
  let place: Int
  let length: Int
  let chunks: RecordChunks

  /// Returns the end of the record; nil if it is out of bounds.
  func end(in count: Int) -> Int? {
    guard place >= 0, length >= 0, place <= count, length <= count - place else { return nil }
    return place + length
  }
}

extension MemoryTables: Packed {
  func write(_ writer: inout PackedWriter) {
    writer.write(screens, assets, environment, records, report, written)
  }

  init(_ reader: inout PackedReader) throws(Damage) {
    try self.init(
      screens: reader.value(), assets: reader.value(), environment: reader.value(),
      records: reader.value(), report: reader.value(), written: reader.value())
  }
}

extension KnownFile: Packed {
  func write(_ writer: inout PackedWriter) { writer.write(path, stamp, digest, place) }

  init(_ reader: inout PackedReader) throws(Damage) {
    try self.init(
      path: reader.value(), stamp: reader.value(), digest: reader.value(), place: reader.value())
  }
}

extension KnownAsset: Packed {
  func write(_ writer: inout PackedWriter) { writer.write(path, stamp, asset) }

  init(_ reader: inout PackedReader) throws(Damage) {
    try self.init(path: reader.value(), stamp: reader.value(), asset: reader.value())
  }
}

extension KnownRecord: Packed {
  func write(_ writer: inout PackedWriter) {
    writer.write(key, place, length, chunks.own, chunks.source)
  }

  init(_ reader: inout PackedReader) throws(Damage) {
    try self.init(
      key: reader.value(), place: reader.value(), length: reader.value(),
      chunks: RecordChunks(own: reader.value(), source: reader.value()))
  }
}

extension WrittenBuild: Packed {
  func write(_ writer: inout PackedWriter) {
    writer.write(outline, tables, tablesChunk, binaryDigest, binaryLength, folders)
  }

  init(_ reader: inout PackedReader) throws(Damage) {
    try self.init(
      outline: reader.value(), tables: reader.value(), tablesChunk: reader.value(),
      binaryDigest: reader.value(), binaryLength: reader.value(), folders: reader.value())
  }
}

extension FileStamp: Packed {
  func write(_ writer: inout PackedWriter) { writer.write(volume, number, size, modified, changed) }

  init(_ reader: inout PackedReader) throws(Damage) {
    try self.init(
      volume: reader.value(), number: reader.value(), size: reader.value(),
      modified: reader.value(), changed: reader.value())
  }
}

extension ChunkPlace: Packed {
  func write(_ writer: inout PackedWriter) { writer.write(offset, length, digest) }

  init(_ reader: inout PackedReader) throws(Damage) {
    try self.init(offset: reader.value(), length: reader.value(), digest: reader.value())
  }
}

extension AssetCatalog.Asset: Packed {
  func write(_ writer: inout PackedWriter) {
    switch self {
    case .picture(let header): writer.write(true, header)
    case .other(let reason): writer.write(false, reason)
    }
  }

  init(_ reader: inout PackedReader) throws(Damage) {
    self = try Bool(&reader) ? .picture(try reader.value()) : .other(reason: try reader.value())
  }
}

extension PictureHeader: Packed {
  func write(_ writer: inout PackedWriter) { writer.write(format, pixelWidth, pixelHeight) }

  init(_ reader: inout PackedReader) throws(Damage) {
    try self.init(
      format: reader.value(), pixelWidth: reader.value(), pixelHeight: reader.value())
  }
}

extension PictureHeader.Format: Packed {}
