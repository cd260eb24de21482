import NIOCore

/// An answer, with the tag by which a client knows it.
struct Answer: Sendable {
  let tag: EntityTag
  /// The bytes; nil if the client has them.
  let bytes: ByteBuffer?
}
