/// The version of the artefacts' formats. A reader refuses a newer one.
let artefactVersion = 1

/// A file of a build's output.
public struct Artefact: Sendable {
  /// Relative to the output folder, with forward slashes.
  public let path: String
  public let bytes: [UInt8]
}
