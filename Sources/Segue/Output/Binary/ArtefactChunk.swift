/// A part of a binary artefact that stands for itself: what it says and its bytes depend on nothing else,
/// wherever in a file it is put.
package struct ArtefactChunk: Sendable {
  /// As many as a multiple of 8.
  package let bytes: ArraySlice<UInt8>
  /// Of the bytes.
  package let digest: UInt64

  init(_ bytes: [UInt8]) {
    digest = artefactDigest(bytes.span)
    self.bytes = bytes[...]
  }

  /// A chunk of an opened artefact, whose digest has been checked.
  init(bytes: ArraySlice<UInt8>, digest: UInt64) {
    self.bytes = bytes
    self.digest = digest
  }
}
