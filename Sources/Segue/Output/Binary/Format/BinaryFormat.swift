/// The constants of the binary artefact's format, which `BinaryArtefact.md` describes exactly.
enum BinaryFormat {
  /// A byte that no text begins with, the name, and a line break that a text transfer would change.
  static let magic: [UInt8] = [0x89, 0x53, 0x45, 0x47, 0x55, 0x45, 0x0D, 0x0A]
  /// The version that is written, and the only one that can be read.
  static let version: UInt32 = 4

  static let headerLength = 32
  static let sectionLength = 32

  /// The length of a chunk's entry. A section with chunks begins with their count and the entries.
  static let chunkEntryLength = 24

  /// The kinds of sections. An unknown section is skipped, unless it is marked as required.
  enum Section: UInt32, CaseIterable {
    case project = 1
    case screens = 2
    case links = 3
    case sources = 4
    case templates = 5

    /// Whether a reader that does not know the section must reject the artefact.
    var isRequired: Bool { self != .sources && self != .templates }
    var isChunked: Bool { self != .project && self != .templates }
  }

  /// The flag in a table's size for words of 16 bits.
  static let narrowTable: UInt32 = 1 << 31

  /// The flag of a section that readers must know.
  static let requiredFlag: UInt32 = 1
  /// The flag of a section that consists of chunks.
  static let chunkedFlag: UInt32 = 2
}
