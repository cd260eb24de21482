/// A part of a binary artefact that stands for itself: what it says and its bytes depend on nothing else,
/// wherever in a file it is put.
package struct ArtefactChunk: Sendable {
  let piece: ArtefactPiece
  /// Of the bytes.
  let digest: UInt64

  init(_ bytes: [UInt8]) {
    digest = artefactDigest(bytes.span)
    piece = .bytes(bytes[...])
  }

  /// A chunk of an opened artefact, whose digest has been checked.
  init(bytes: ArraySlice<UInt8>, digest: UInt64) {
    self.digest = digest
    piece = .bytes(bytes)
  }

  /// A chunk that lies in an earlier artefact. Damage that is done to it there is copied with its digest, and
  /// so found by whoever reads the new one.
  init(_ earlier: ChunkPlace) {
    digest = earlier.digest
    piece = .earlier(earlier.range)
  }
}

/// Where a chunk lies in an artefact.
struct ChunkPlace: Sendable {
  let offset: Int
  /// As many as a multiple of 8.
  let length: Int
  let digest: UInt64

  /// The place of one that is not there.
  static let none = ChunkPlace(offset: 0, length: 0, digest: 0)

  /// The place of one whose numbers nobody has checked is an empty one.
  var range: Range<Int> {
    guard offset >= 0, length >= 0, length <= .max - offset else { return 0..<0 }
    return offset..<offset + length
  }
}

/// Some of the bytes of an artefact.
package enum ArtefactPiece: Sendable {
  case bytes(ArraySlice<UInt8>)
  /// Those of an earlier artefact, which need not be in memory.
  case earlier(Range<Int>)

  package var count: Int {
    switch self {
    case .bytes(let bytes): bytes.count
    case .earlier(let range): range.count
    }
  }
}
