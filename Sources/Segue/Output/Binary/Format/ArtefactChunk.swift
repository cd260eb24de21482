/// A self-contained part of a binary artefact: its content and its bytes do not depend on its
/// location.
package struct ArtefactChunk: Sendable {
  let piece: ArtefactPiece
  /// The digest of the bytes.
  let digest: UInt64

  init(_ bytes: [UInt8]) {
    digest = artefactDigest(bytes.span)
    piece = .bytes(bytes[...])
  }

  /// Creates a chunk from an opened artefact, whose digest has been checked.
  init(bytes: ArraySlice<UInt8>, digest: UInt64) {
    self.digest = digest
    piece = .bytes(bytes)
  }

  /// Creates a chunk from an earlier artefact. If it is damaged there, the damage is copied with
  /// the original digest, and therefore detected by readers of the new artefact.
  init(_ earlier: ChunkPlace) {
    digest = earlier.digest
    piece = .earlier(earlier.range)
  }
}

/// The location of a chunk in an artefact.
struct ChunkPlace: Sendable {
  let offset: Int
  /// The length in bytes, a multiple of 8.
  let length: Int
  let digest: UInt64

  /// The location of a missing chunk.
  static let none = ChunkPlace(offset: 0, length: 0, digest: 0)

  /// The byte range; empty if the offset or the length, which may be unchecked, is invalid.
  var range: Range<Int> {
    guard offset >= 0, length >= 0, length <= .max - offset else { return 0..<0 }
    return offset..<offset + length
  }
}

/// A range of the bytes of an artefact.
package enum ArtefactPiece: Sendable {
  case bytes(ArraySlice<UInt8>)
  /// Bytes of an earlier artefact, which need not be in memory.
  case earlier(Range<Int>)

  package var count: Int {
    switch self {
    case .bytes(let bytes): bytes.count
    case .earlier(let range): range.count
    }
  }
}
