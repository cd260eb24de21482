/// Why bytes are no compiled project.
public enum CompiledProjectError: Error, Hashable, Sendable {
  /// They do not begin as an artefact does.
  case notAnArtefact
  /// They are of another version of the format than the one that this reader knows.
  case otherVersion(UInt32, known: UInt32)
  /// There are fewer bytes than the header says, or more.
  case wrongLength(expected: UInt64, found: Int)
  /// A part has changed since it was written.
  case damaged(String)
  /// A part that must be understood and is not.
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
