/// The header of a binary artefact, which is read from its first bytes.
public struct ArtefactHeader: Hashable, Sendable {
  /// A section of the artefact, with its location.
  public struct Section: Hashable, Sendable {
    /// The kind: 1 for the project, 2 for the screens, 3 for the links, 4 for the source locations,
    /// 5 for the templates.
    public let kind: UInt32
    /// Whether a reader that does not know the kind must reject the artefact.
    public let isRequired: Bool
    let isChunked: Bool
    /// The offset of the section in bytes.
    public let offset: Int
    /// The length of the section in bytes.
    public let length: Int
    /// The digest of the section's bytes; for a section with chunks, of the list of its chunks.
    public let digest: UInt64
  }

  /// The version of the format.
  public let version: UInt32
  /// The length of the whole artefact in bytes.
  public let length: UInt64
  /// The digest of the header, which includes the digests of all sections and therefore covers the
  /// whole content: equal artefacts have equal digests.
  public let digest: UInt64
  /// The sections, in the order of their locations.
  public let sections: [Section]

  /// The largest number of bytes that a header needs.
  public static let longestLength = BinaryFormat.headerLength + 64 * BinaryFormat.sectionLength

  /// Reads the header from the first bytes of an artefact; the rest may be missing.
  ///
  /// Constant time. The sections are not validated; ``CompiledProject`` does that.
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
    let count = Int(clamping: view.word(at: 12))
    length = view.wide(at: 16)
    digest = view.wide(at: 24)
    guard count <= 64 else { throw .damaged("the header has too many sections") }
    let end = BinaryFormat.headerLength + count * BinaryFormat.sectionLength
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
      else { throw .damaged("a section is out of bounds") }
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
