/// A binary artefact as the pieces that it is joined from.
package struct AssembledArtefact: Sendable {
  package private(set) var pieces: [ArtefactPiece] = []
  package private(set) var length = 0
  /// That of its header.
  package private(set) var digest: UInt64 = 0
  // Where chunks lie, in the order of the outline.
  private(set) var tables = ChunkPlace.none
  private(set) var screens: [ChunkPlace] = []
  private(set) var links: [ChunkPlace] = []
  /// Empty if they were left out.
  private(set) var sources: [ChunkPlace] = []
}

extension AssembledArtefact {
  /// One that has been written, as it is.
  package init(copyOf artefact: AssembledArtefact) {
    self.init(earlier: artefact.length, digest: artefact.digest)
  }

  init(earlier length: Int, digest: UInt64) {
    self.digest = digest
    append(.earlier(0..<max(0, length)))
  }

  /// Joins chunks, whose digests are known.
  ///
  /// Linear in the bytes of the tables, and in the screens and links, with a logarithm; no chunk is copied.
  ///
  /// - Parameters:
  ///   - tables: The chunk of what belongs to no screen.
  ///   - order: The places of the links in the order of where they come from, in which they are found.
  ///   - screens: A chunk for each screen that the tables have.
  ///   - links: A chunk for each link that the tables have.
  ///   - sources: The positions of each screen's components; nil to leave them out.
  init(
    tables: ArtefactChunk, order: [Int], screens: [ArtefactChunk], links: [ArtefactChunk],
    sources: [ArtefactChunk]?
  ) {
    // No input decides this: callers make one chunk for each place of the same lists.
    precondition(
      order.count == links.count && (sources.map { $0.count == screens.count } ?? true),
      "There is a chunk for each screen and each link.")
    var sections = [
      Section(.project, [tables]), Section(.screens, screens),
      Section(.links, order.map { links[$0] }),
    ]
    if let sources { sections.append(Section(.sources, sources)) }

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
    self.sources = sections.count > 3 ? sections[3].places : []
    self.links = sections[2].places
    for (rank, link) in order.enumerated() { self.links[link] = sections[2].places[rank] }
  }

  /// Adds a piece; one that lies right behind the last is joined to it.
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

  /// The bytes of an artefact that holds nothing of an earlier one.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(length)
    for case .bytes(let piece) in pieces { bytes += piece }
    return bytes
  }
}

/// A section with its place.
private struct Section {
  let kind: BinaryFormat.Section
  let chunks: [ArtefactChunk]
  /// The list that a section with chunks begins with: their number, and of each the offset, length and
  /// digest.
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
    // A section without a list is one chunk.
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
