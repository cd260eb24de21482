/// Encodes the source locations of a screen's components. Linear in the components, and logarithmic
/// in the lines of their files.
package func sourceChunk(of screen: Screen, locations: inout SourcePlaces) -> ArtefactChunk {
  var writer = ChunkWriter(tables: SourceTable.count)
  var files: [FileID: UInt32] = [:]
  writer.reserve(SourceTable.places, rows: screen.components.count)
  for component in screen.components {
    guard let place = locations.place(of: component.range) else {
      writer.add(SourceTable.places, .max, 0, 0)
      continue
    }
    let file: UInt32
    if let known = files[component.range.file] {
      file = known
    } else {
      file = writer.add(SourceTable.files, writer.string(place.file))
      files[component.range.file] = file
    }
    writer.add(
      SourceTable.places, file, UInt32(truncatingIfNeeded: place.position.line),
      UInt32(truncatingIfNeeded: place.position.column))
  }
  return ArtefactChunk(writer.bytes())
}
