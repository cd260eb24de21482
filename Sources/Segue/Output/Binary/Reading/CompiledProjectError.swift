/// The reason why bytes are not a compiled project.
public enum CompiledProjectError: Error, Hashable, Sendable {
  /// The bytes do not begin like an artefact.
  case notAnArtefact
  /// The bytes have another version of the format than the one that this reader supports.
  case otherVersion(UInt32, known: UInt32)
  /// The number of bytes differs from the one in the header.
  case wrongLength(expected: UInt64, found: Int)
  /// A part has changed since it was written.
  case damaged(String)
  /// A required section is unknown.
  case unknownSection(UInt32)
}

extension CompiledProjectError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notAnArtefact: "this is no binary artefact of Segue"
    case .otherVersion(let version, let known):
      "the artefact has version \(version) of the format, and this version of Segue reads version "
        + "\(known): build and read it with the same version of Segue"
    case .wrongLength(let expected, let found):
      "the artefact is cut off or has grown: it says that it has \(expected) bytes, and there are "
        + "\(found)"
    case .damaged(let part): "the artefact is damaged: \(part)"
    case .unknownSection(let kind):
      "the artefact has a section \(kind) that this version of Segue does not know and must not skip"
    }
  }
}
