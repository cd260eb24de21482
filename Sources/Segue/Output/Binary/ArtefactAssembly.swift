/// What a binary artefact says of a project beside its chunks: enough to find them, and to follow links.
package struct ArtefactOutline {
  /// A compiled screen.
  package struct Screen {
    package let name: String
    /// The place of the screen among the project's declarations.
    package let declaration: Int
    package let arguments: [ScreenArgument]

    package init(name: String, declaration: Int, arguments: [ScreenArgument]) {
      self.name = name
      self.declaration = declaration
      self.arguments = arguments
    }
  }

  /// A link from a component's action to a compiled screen.
  package struct Link {
    package let from: Int
    package let component: Int
    /// The place among the component's `navigate` actions.
    package let action: Int
    package let to: Int
    package let presentation: Presentation
    package let url: String

    package init(
      from: Int, component: Int, action: Int, to: Int, presentation: Presentation, url: String
    ) {
      self.from = from
      self.component = component
      self.action = action
      self.to = to
      self.presentation = presentation
      self.url = url
    }

    var key: (Int, Int, Int) { (from, component, action) }
  }

  package let devices: [Device]
  /// In the order of their chunks.
  package let screens: [Screen]
  /// In the order of their chunks.
  package let links: [Link]

  package init(devices: [Device], screens: [Screen], links: [Link]) {
    self.devices = devices
    self.screens = screens
    self.links = links
  }
}

/// Joins chunks into a binary artefact.
///
/// Linear in the bytes, which are copied once: the chunks have their digests already. The tables take
/// time in proportion to the screens and links, with a logarithm.
///
/// - Parameters:
///   - sources: The positions of each screen's components; nil to leave them out.
/// - Precondition: There is a chunk for each screen and each link, and for each screen's positions.
package func assembleArtefact(
  of project: Project, _ outline: ArtefactOutline, screens: [ArtefactChunk],
  links: [ArtefactChunk], sources: [ArtefactChunk]?
) -> [UInt8] {
  precondition(screens.count == outline.screens.count && links.count == outline.links.count)
  precondition(sources.map { $0.count == screens.count } ?? true)
  // Links are found by where they come from.
  let order = outline.links.indices.sorted { outline.links[$0].key < outline.links[$1].key }
  let tables = projectChunk(of: project, outline, order)
  var sections: [(kind: BinaryFormat.Section, chunks: [ArtefactChunk])] = [
    (.project, [tables]), (.screens, screens), (.links, order.map { links[$0] }),
  ]
  if let sources { sections.append((.sources, sources)) }

  let directory = BinaryFormat.headerLength + sections.count * BinaryFormat.sectionLength
  var entries: [UInt8] = []
  var heads: [[UInt8]] = []
  var position = directory
  for (kind, chunks) in sections {
    let size = chunks.reduce(0) { $0 + $1.bytes.count }
    var head: [UInt8] = []
    var digest = tables.digest
    if kind.isChunked {
      head = entriesHead(of: chunks, at: position)
      digest = artefactDigest(head.span)
    }
    heads.append(head)
    var flags: UInt32 = kind.isRequired ? BinaryFormat.requiredFlag : 0
    if kind.isChunked { flags |= BinaryFormat.chunkedFlag }
    entries.append(word: kind.rawValue)
    entries.append(word: flags)
    entries.append(word: UInt64(position))
    entries.append(word: UInt64(head.count + size))
    entries.append(word: digest)
    position += head.count + size
  }

  var header = BinaryFormat.magic
  header.append(word: BinaryFormat.version)
  header.append(word: UInt32(truncatingIfNeeded: sections.count))
  header.append(word: UInt64(position))
  var hash = ArtefactDigest()
  hash.take(entries.span)
  hash.take(header.span)
  header.append(word: hash.value)

  var bytes: [UInt8] = []
  bytes.reserveCapacity(position)
  bytes += header
  bytes += entries
  for (head, (_, chunks)) in zip(heads, sections) {
    bytes += head
    for chunk in chunks { bytes += chunk.bytes }
  }
  return bytes
}

/// The list that a section with chunks begins with: their number, and of each the offset, length and digest.
private func entriesHead(of chunks: [ArtefactChunk], at position: Int) -> [UInt8] {
  let length = 8 + chunks.count * BinaryFormat.chunkEntryLength
  var head: [UInt8] = []
  head.reserveCapacity(length)
  head.append(word: UInt64(chunks.count))
  var offset = position + length
  for chunk in chunks {
    head.append(word: UInt64(offset))
    head.append(word: UInt64(chunk.bytes.count))
    head.append(word: chunk.digest)
    offset += chunk.bytes.count
  }
  return head
}
