/// Encodes the source locations of a screen's components. Linear in the components, and logarithmic
/// in the lines of their files.
package func sourceChunk(of screen: Screen, locations: inout SourceLocations) -> ArtefactChunk {
  var writer = ChunkWriter(SourceRow.tables)
  var files: [FileID: UInt32] = [:]
  writer.reserve(SourceRow.Location.self, rows: screen.components.count)
  for index in screen.components.ids {
    let range = screen.components[index].range
    guard let location = locations.location(of: range) else {
      writer.add(SourceRow.Location(file: .max, line: 0, column: 0))
      continue
    }
    let file: UInt32
    if let known = files[range.file] {
      file = known
    } else {
      file = writer.add(SourceRow.File(writer.string(location.file)))
      files[range.file] = file
    }
    writer.add(
      SourceRow.Location(
        file: file, line: UInt32(truncatingIfNeeded: location.position.line),
        column: UInt32(truncatingIfNeeded: location.position.column)))
  }
  return ArtefactChunk(writer.bytes())
}
