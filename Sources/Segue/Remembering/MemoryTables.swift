/// The tables with which the records of a build's memory are found.
struct MemoryTables: Sendable {
  var screens: [KnownFile] = []
  var assets: [KnownAsset] = []
  /// The digest of the inputs that all screens depend on.
  var environment: ContentDigest
  var records: [KnownRecord] = []
  var written: WrittenBuild
}

/// The file of a screen.
struct KnownFile: Sendable {
  let path: String
  let stamp: FileStamp
  /// The digest of its bytes.
  let digest: ContentDigest
  /// The offset of the record with its content.
  let place: Int
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

extension MemoryTables {
  func write(_ writer: inout PackedWriter) {
    writer.write(screens) { writer, file in
      writer.write(file.path)
      file.stamp.write(&writer)
      writer.write(file.digest)
      writer.write(file.place)
    }
    writer.write(assets) { writer, file in
      writer.write(file.path)
      file.stamp.write(&writer)
      file.asset.write(&writer)
    }
    writer.write(environment)
    writer.write(records) { writer, record in
      writer.write(record.key)
      writer.write(record.place)
      writer.write(record.length)
      record.chunks.own.write(&writer)
      writer.write(record.chunks.source) { $1.write(&$0) }
    }
    writer.write(written.outline)
    writer.write(written.tables)
    written.tablesChunk.write(&writer)
    writer.write(written.binaryDigest)
    writer.write(written.binaryLength)
    writer.write(written.folders) { $0.write($1) }
  }

  init(_ reader: inout PackedReader) throws(PackedReader.Damage) {
    screens = try reader.array { (reader) throws(PackedReader.Damage) in
      KnownFile(
        path: try reader.text(), stamp: try FileStamp(&reader), digest: try reader.digest(),
        place: try reader.number())
    }
    assets = try reader.array { (reader) throws(PackedReader.Damage) in
      KnownAsset(
        path: try reader.text(), stamp: try FileStamp(&reader),
        asset: try AssetCatalog.Asset(&reader))
    }
    environment = try reader.digest()
    records = try reader.array { (reader) throws(PackedReader.Damage) in
      KnownRecord(
        key: try reader.digest(), place: try reader.number(), length: try reader.number(),
        chunks: RecordChunks(
          own: try ChunkPlace(&reader),
          source: try reader.optional { (reader) throws(PackedReader.Damage) in
            try ChunkPlace(&reader)
          }))
    }
    written = WrittenBuild(
      outline: try reader.digest(), tables: try reader.digest(),
      tablesChunk: try ChunkPlace(&reader), binaryDigest: try reader.word(),
      binaryLength: try reader.number(),
      folders: try reader.array { (reader) throws(PackedReader.Damage) in try reader.text() })
  }
}

extension FileStamp {
  fileprivate func write(_ writer: inout PackedWriter) {
    for number in [volume, number, size, modified, changed] { writer.write(number) }
  }

  fileprivate init(_ reader: inout PackedReader) throws(PackedReader.Damage) {
    self.init(
      volume: try reader.number(), number: try reader.number(), size: try reader.number(),
      modified: try reader.number(), changed: try reader.number())
  }
}

extension ChunkPlace {
  fileprivate func write(_ writer: inout PackedWriter) {
    writer.write(offset)
    writer.write(length)
    writer.write(digest)
  }

  fileprivate init(_ reader: inout PackedReader) throws(PackedReader.Damage) {
    self.init(
      offset: try reader.number(), length: try reader.number(), digest: try reader.word())
  }
}

extension AssetCatalog.Asset {
  fileprivate func write(_ writer: inout PackedWriter) {
    switch self {
    case .picture(let header):
      writer.write(true)
      writer.write(header.format.rawValue)
      writer.write(header.pixelWidth)
      writer.write(header.pixelHeight)
    case .other(let reason):
      writer.write(false)
      writer.write(reason)
    }
  }

  fileprivate init(_ reader: inout PackedReader) throws(PackedReader.Damage) {
    guard try reader.flag() else {
      self = .other(reason: try reader.text())
      return
    }
    guard let format = PictureHeader.Format(rawValue: try reader.text()) else {
      throw PackedReader.Damage()
    }
    self = .picture(
      PictureHeader(
        format: format, pixelWidth: try reader.number(), pixelHeight: try reader.number()))
  }
}
