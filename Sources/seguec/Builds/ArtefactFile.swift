#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Segue

/// A binary artefact as a file.
struct ArtefactFile {
  let path: String

  /// Whether it is the artefact of that digest, as its header says.
  func isThere(digest: UInt64, length: Int) -> Bool {
    guard Files.stamp(path)?.size == length, let header else { return false }
    return header.digest == digest && header.length == UInt64(length)
  }

  /// What its first bytes say; nil if they are none of an artefact.
  private var header: ArtefactHeader? {
    (try? Files.readRegular(path, limit: ArtefactHeader.longestLength)).flatMap {
      try? ArtefactHeader($0)
    }
  }

  /// Writes it anew, beside the one that is there.
  ///
  /// - Parameter earlier: The file that pieces of an earlier artefact are copied from; it may be this one.
  /// - Returns: nil if it is the same already.
  func stage(
    _ artefact: AssembledArtefact, copyingFrom earlier: ArtefactFile?
  ) throws(UsageError) -> StagedFile? {
    guard let earlier else { return try StagedFile(path, artefact.bytes) }
    if isThere(digest: artefact.digest, length: artefact.length) { return nil }
    guard let source = Platform.open(earlier.path) else {
      throw UsageError("\(shown(earlier.path)) cannot be read: \(Platform.lastError())")
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
