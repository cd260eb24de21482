/// The version of the artefacts' formats. A reader rejects later versions.
let artefactVersion = 1

/// A file of a build's output.
public struct Artefact: Sendable {
  /// The path relative to the output folder, with forward slashes.
  public let path: String
  /// The file's content.
  public let bytes: [UInt8]
}
