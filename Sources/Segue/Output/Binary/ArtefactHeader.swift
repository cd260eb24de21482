/// The header of a binary artefact: what can be told from its first bytes.
public struct ArtefactHeader: Hashable, Sendable {
  /// A part of the artefact, by its place among the bytes.
  public struct Section: Hashable, Sendable {
    /// What it is: 1 the project, 2 the screens, 3 the links, 4 the source positions.
    public let kind: UInt32
    /// Whether a reader that does not know it must not go on.
    public let isRequired: Bool
    let isChunked: Bool
    public let offset: Int
    public let length: Int
    /// Of the section's bytes; of one with chunks, of the list of their digests.
    public let digest: UInt64
  }

  public let version: UInt32
  /// Of the whole artefact, in bytes.
  public let length: UInt64
  /// Of the header with the digests of all sections, and so of all that the artefact says: equal
  /// artefacts have equal ones.
  public let digest: UInt64
  public let sections: [Section]

  /// How many bytes a reader needs at most to make a header of.
  public static let longestLength = BinaryFormat.headerLength + 64 * BinaryFormat.sectionLength

  /// Reads the header from the first bytes of an artefact, of which the rest need not be there.
  ///
  /// Constant time. Nothing is said of whether the sections are sound: `CompiledProject` says that.
  public init(_ bytes: [UInt8]) throws(CompiledProjectError) {
    try self.init(bytes, checksDigest: true)
  }

  init(_ bytes: [UInt8], checksDigest: Bool) throws(CompiledProjectError) {
    let view = ChunkView(bytes, 0..<bytes.count)
    guard bytes.starts(with: BinaryFormat.magic) else { throw .notAnArtefact }
    guard bytes.count >= BinaryFormat.headerLength else { throw .damaged("the header is cut off") }
    version = view.word(at: 8)
    guard version >= 1 else { throw .damaged("there is no version 0") }
    guard version == BinaryFormat.version else {
      throw .otherVersion(version, known: BinaryFormat.version)
    }
    let count = Int(view.word(at: 12))
    length = view.wide(at: 16)
    digest = view.wide(at: 24)
    let end = BinaryFormat.headerLength + count * BinaryFormat.sectionLength
    guard count <= 64 else { throw .damaged("the header has too many sections") }
    guard bytes.count >= end else { throw .damaged("the header is cut off") }
    var hash = ArtefactDigest()
    hash.take(bytes, in: BinaryFormat.headerLength..<end)
    hash.take(bytes, in: 0..<24)
    guard hash.value == digest || !checksDigest else { throw .damaged("the header has changed") }
    var sections: [Section] = []
    for index in 0..<count {
      let entry = BinaryFormat.headerLength + index * BinaryFormat.sectionLength
      let flags = view.word(at: entry + 4)
      guard let offset = Int(exactly: view.wide(at: entry + 8)),
        let length = Int(exactly: view.wide(at: entry + 16))
      else { throw .damaged("a section lies outside") }
      sections.append(
        Section(
          kind: view.word(at: entry), isRequired: flags & BinaryFormat.requiredFlag != 0,
          isChunked: flags & BinaryFormat.chunkedFlag != 0, offset: offset, length: length,
          digest: view.wide(at: entry + 24)))
    }
    self.sections = sections
  }
}

extension ChunkView {
  func wide(at offset: Int) -> UInt64 {
    UInt64(word(at: offset)) | UInt64(word(at: offset + 4)) << 32
  }
}
