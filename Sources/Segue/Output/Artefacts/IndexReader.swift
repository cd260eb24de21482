/// Returns the files that an `index.json` lists, so that the next build can delete stale files. The
/// result is empty for any other file; paths that would leave the output folder are dropped.
package func listedFiles(inIndex bytes: [UInt8]) -> [String] {
  let (document, _) = parseJSON(SourceFile(path: "index.json", bytes: bytes), id: FileID(0))
  guard document.isSound, document.kind(document.root) == .object,
    let kind = document.member("artefact", of: document.root), document.string(kind) == "index"
  else { return [] }
  var files: [String] = []
  for list in ["screens", "links"] {
    guard let entries = document.member(list, of: document.root) else { continue }
    for entry in document.elements(entries) {
      guard let paths = document.member("files", of: entry) else { continue }
      for path in document.elements(paths) {
        guard let text = document.string(path), isInside(text) else { continue }
        files.append(text)
      }
    }
  }
  return files
}

private func isInside(_ path: String) -> Bool {
  guard path.hasPrefix("screens/") || path.hasPrefix("transitions/"), path.hasSuffix(".json") else {
    return false
  }
  return path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy
  {
    !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) && !$0.contains(0)
  }
}
