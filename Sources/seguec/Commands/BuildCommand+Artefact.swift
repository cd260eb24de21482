import Segue

extension Command.Option {
  static let artefact = Command.Option(
    name: "artefact", value: "FILE",
    summary: "Write the binary artefact there, and no folder unless -o is given too.")
}

/// Writes the binary artefact into a file of its own.
///
/// - Returns: Whether it was written: not if the file has these bytes already.
func writeArtefact(_ bytes: [UInt8], to path: String) throws(UsageError) -> Bool {
  guard !path.isEmpty else { throw UsageError("--artefact is empty, and a file is expected") }
  guard Files.kind(path) != .folder else {
    throw UsageError("\(visible(path)) is a folder, and --artefact takes a file")
  }
  return try Files.replace(path, with: bytes)
}

extension Arguments {
  /// Tells what was written where tables are told.
  func printArtefact(_ path: String, _ bytes: [UInt8], isWritten: Bool) throws(UsageError) {
    guard value("format") == nil || value("format") == "table" else { return }
    try console.print(
      "\(visible(path)): \(grouped(bytes.count)) bytes\(isWritten ? "" : ", unchanged")\n")
  }
}
