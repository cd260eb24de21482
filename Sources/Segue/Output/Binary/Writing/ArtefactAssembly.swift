/// A binary artefact, assembled from pieces.
package struct AssembledArtefact: Sendable {
  package private(set) var pieces: [ArtefactPiece] = []
  package private(set) var length = 0
  /// The digest in the artefact's header.
  package private(set) var digest: UInt64 = 0
  // The locations of the chunks, in the order of the outline.
  private(set) var tables = ChunkPlace.none
  private(set) var screens: [ChunkPlace] = []
  private(set) var links: [ChunkPlace] = []
  /// The locations of the source chunks; empty if they were left out.
  private(set) var sources: [ChunkPlace] = []
}

extension AssembledArtefact {
  /// Creates an unchanged copy of an artefact that has been written.
  package init(copyOf artefact: AssembledArtefact) {
    self.init(earlier: artefact.length, digest: artefact.digest)
  }

  init(earlier length: Int, digest: UInt64) {
    self.digest = digest
    append(.earlier(0..<max(0, length)))
  }

  /// Joins chunks, whose digests are known.
  ///
  /// Linear in the bytes of the tables, and n log n in the screens and links. No chunk is copied.
  ///
  /// - Parameters:
  ///   - tables: The chunk of what belongs to no screen.
  ///   - order: The indices of the links, sorted by origin for binary search.
  ///   - screens: A chunk for each screen in the tables.
  ///   - links: A chunk for each link in the tables.
  ///   - sources: The source locations of each screen's components; nil to leave them out.
  ///   - templates: The files from which screens are filled; nil to leave them out.
  init(
    tables: ArtefactChunk, order: [Int], screens: [ArtefactChunk], links: [ArtefactChunk],
    sources: [ArtefactChunk]?, templates: ArtefactChunk?
  ) {
    // Input cannot violate this: callers make one chunk for each index of the same lists.
    precondition(
      order.count == links.count && (sources.map { $0.count == screens.count } ?? true),
      "There is a chunk for each screen and each link.")
    var sections = [
      Section(.project, [tables]), Section(.screens, screens),
      Section(.links, order.map { links[$0] }),
    ]
    if let sources { sections.append(Section(.sources, sources)) }
    if let templates { sections.append(Section(.templates, [templates])) }

    var position = BinaryFormat.headerLength + sections.count * BinaryFormat.sectionLength
    var entries: [UInt8] = []
    for index in sections.indices {
      sections[index].stand(at: position)
      sections[index].writeEntry(to: &entries)
      position += sections[index].length
    }
    var header = BinaryFormat.magic
    header.append(word: BinaryFormat.version)
    header.append(word: UInt32(truncatingIfNeeded: sections.count))
    header.append(word: UInt64(position))
    var hash = ArtefactDigest()
    hash.take(entries.span)
    hash.take(header.span)
    digest = hash.value
    header.append(word: digest)

    append(.bytes((header + entries)[...]))
    for section in sections {
      append(.bytes(section.head[...]))
      for chunk in section.chunks { append(chunk.piece) }
    }
    self.tables = sections[0].places[0]
    self.screens = sections[1].places
    self.sources = sources == nil ? [] : sections[3].places
    self.links = sections[2].places
    for (rank, link) in order.enumerated() { self.links[link] = sections[2].places[rank] }
  }

  /// Appends a piece, which is merged with the last one if they are adjacent in an earlier
  /// artefact.
  private mutating func append(_ piece: ArtefactPiece) {
    length += piece.count
    if case .earlier(let next) = piece, case .earlier(let last)? = pieces.last,
      last.upperBound == next.lowerBound
    {
      pieces[pieces.count - 1] = .earlier(last.lowerBound..<next.upperBound)
    } else {
      pieces.append(piece)
    }
  }

  /// The bytes of an artefact that contains no pieces of an earlier one.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(length)
    for case .bytes(let piece) in pieces { bytes += piece }
    return bytes
  }
}

/// A section with its location in the artefact.
private struct Section {
  let kind: BinaryFormat.Section
  let chunks: [ArtefactChunk]
  /// The list at the beginning of a section with chunks: their number, and the offset, length and
  /// digest of each.
  private(set) var head: [UInt8] = []
  private(set) var places: [ChunkPlace] = []
  private var offset = 0
  private var digest: UInt64 = 0
  private(set) var length = 0

  init(_ kind: BinaryFormat.Section, _ chunks: [ArtefactChunk]) {
    self.kind = kind
    self.chunks = chunks
  }

  mutating func stand(at offset: Int) {
    self.offset = offset
    let headLength = kind.isChunked ? 8 + chunks.count * BinaryFormat.chunkEntryLength : 0
    var position = offset + headLength
    places.reserveCapacity(chunks.count)
    for chunk in chunks {
      places.append(
        ChunkPlace(offset: position, length: chunk.piece.count, digest: chunk.digest))
      position += chunk.piece.count
    }
    length = position - offset
    // A section without a list is a single chunk.
    digest = chunks.first?.digest ?? 0
    guard kind.isChunked else { return }
    head.reserveCapacity(headLength)
    head.append(word: UInt64(chunks.count))
    for place in places {
      head.append(word: UInt64(place.offset))
      head.append(word: UInt64(place.length))
      head.append(word: place.digest)
    }
    digest = artefactDigest(head.span)
  }

  func writeEntry(to entries: inout [UInt8]) {
    var flags: UInt32 = kind.isRequired ? BinaryFormat.requiredFlag : 0
    if kind.isChunked { flags |= BinaryFormat.chunkedFlag }
    entries.append(word: kind.rawValue)
    entries.append(word: flags)
    entries.append(word: UInt64(offset))
    entries.append(word: UInt64(length))
    entries.append(word: digest)
  }
}
