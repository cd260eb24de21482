#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Segue
import SegueFiles

/// The file of a binary artefact.
struct ArtefactFile {
  let path: String

  /// Whether the file exists, and its header has this digest and length.
  func matches(digest: UInt64, length: Int) -> Bool {
    guard Files.stamp(path)?.size == length, let header else { return false }
    return header.digest == digest && header.length == UInt64(length)
  }

  /// The header of the file; nil if it is not an artefact's.
  private var header: ArtefactHeader? {
    (try? Files.readRegular(path, limit: ArtefactHeader.longestLength)).flatMap {
      try? ArtefactHeader($0)
    }
  }

  /// Writes an artefact to a temporary file beside the existing one.
  ///
  /// - Parameter earlier: The file from which pieces of an earlier artefact are copied; it may be
  ///   this one.
  /// - Returns: The staged file; nil if the file is already up to date.
  func stage(
    _ artefact: AssembledArtefact, copyingFrom earlier: ArtefactFile?
  ) throws(UsageError) -> StagedFile? {
    guard let earlier else { return try StagedFile(path, artefact.bytes) }
    if matches(digest: artefact.digest, length: artefact.length) { return nil }
    guard let source = Platform.open(earlier.path) else {
      throw UsageError("\(quotePath(earlier.path)) cannot be read: \(Platform.lastError())")
    }
    defer { close(source) }
    return try StagedFile(path) { target in
      Platform.reserve(artefact.length, in: target)
      for piece in artefact.pieces {
        let problem =
          switch piece {
          case .bytes(let bytes): Platform.write(bytes, to: target)
          case .earlier(let range): Platform.copy(range, of: source, to: target)
          }
        if let problem { return problem }
      }
      return nil
    }
  }
}
