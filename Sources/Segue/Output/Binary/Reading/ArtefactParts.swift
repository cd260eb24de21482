/// The sections of an artefact, whose digests have been checked.
struct ArtefactParts {
  private(set) var project: Range<Int>?
  private(set) var screens: ChunkList?
  private(set) var links: ChunkList?
  private(set) var sources: ChunkList?
  private(set) var templates: Range<Int>?

  /// Checks the sections.
  ///
  /// - Throws: An error unless the sections are adjacent from the header to the end of the bytes,
  ///   and each has its digest.
  init(
    _ header: ArtefactHeader, in bytes: [UInt8], checksDigests: Bool
  ) throws(CompiledProjectError) {
    var position =
      BinaryFormat.headerLength + header.sections.count * BinaryFormat.sectionLength
    for section in header.sections {
      guard section.offset == position, section.length <= bytes.count - position,
        section.length % 8 == 0
      else { throw .damaged("a section is out of bounds") }
      let range = position..<(position + section.length)
      position = range.upperBound
      let kind = BinaryFormat.Section(rawValue: section.kind)
      if let kind, kind.isChunked != section.isChunked { throw .damaged("a section has changed") }
      if kind == nil && section.isRequired { throw .unknownSection(section.kind) }
      let chunks: ChunkList?
      if section.isChunked {
        chunks = try ChunkList(
          range, digest: section.digest, in: bytes, checksDigests: checksDigests)
      } else {
        guard !checksDigests || artefactDigest(bytes, in: range) == section.digest else {
          throw .damaged("section \(section.kind) has changed")
        }
        chunks = nil
      }
      switch kind {
      case .project: project = range
      case .screens: screens = chunks
      case .links: links = chunks
      case .sources: sources = chunks
      case .templates: templates = range
      case nil: break
      }
    }
    guard position == bytes.count else { throw .damaged("there are bytes after the sections") }
  }
}

/// The chunks of a section: their number, an entry for each, and then their adjacent bytes.
struct ChunkList: Sendable {
  let count: Int
  /// The offset of the entries.
  private let entries: Int

  /// Checks the chunks.
  ///
  /// - Throws: An error unless the chunks fill the section, each has its digest, and the entries
  ///   have theirs.
  init(
    _ section: Range<Int>, digest: UInt64, in bytes: [UInt8], checksDigests: Bool
  ) throws(CompiledProjectError) {
    let view = ChunkView(bytes, section)
    let room = section.count / BinaryFormat.chunkEntryLength
    guard section.count >= 8, let count = Int(exactly: view.wide(at: 0)), count <= room,
      8 + count * BinaryFormat.chunkEntryLength <= section.count
    else { throw .damaged("a list of chunks is out of bounds") }
    let head = 8 + count * BinaryFormat.chunkEntryLength
    guard !checksDigests || artefactDigest(bytes, in: section.prefix(head)) == digest else {
      throw .damaged("a list of chunks has changed")
    }
    var position = section.lowerBound + head
    for index in 0..<count {
      let entry = 8 + index * BinaryFormat.chunkEntryLength
      guard let offset = Int(exactly: view.wide(at: entry)),
        let length = Int(exactly: view.wide(at: entry + 8)), length % 8 == 0,
        offset == position, length <= section.upperBound - position
      else { throw .damaged("a chunk is out of bounds") }
      guard
        !checksDigests
          || artefactDigest(bytes, in: offset..<(offset + length)) == view.wide(at: entry + 16)
      else { throw .damaged("chunk \(index) has changed") }
      position += length
    }
    guard position == section.upperBound else {
      throw .damaged("there are bytes after the chunks")
    }
    self.count = count
    entries = section.lowerBound + 8
  }

  func range(_ index: Int, in bytes: [UInt8]) -> Range<Int> {
    guard index >= 0, index < count else { return 0..<0 }
    let view = ChunkView(bytes, 0..<bytes.count)
    let entry = entries + index * BinaryFormat.chunkEntryLength
    let offset = Int(truncatingIfNeeded: view.wide(at: entry))
    return offset..<(offset + Int(truncatingIfNeeded: view.wide(at: entry + 8)))
  }

  func view(_ index: Int, in bytes: [UInt8]) -> ChunkView {
    ChunkView(bytes, range(index, in: bytes))
  }

  func chunk(_ index: Int, in bytes: [UInt8]) -> ArtefactChunk {
    let view = ChunkView(bytes, 0..<bytes.count)
    return ArtefactChunk(
      bytes: bytes[range(index, in: bytes)],
      digest: view.wide(at: entries + index * BinaryFormat.chunkEntryLength + 16))
  }
}
