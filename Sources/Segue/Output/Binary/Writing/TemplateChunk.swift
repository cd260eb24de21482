/// Encodes the files from which a server fills the screens with data: all but the sample data. Of
/// the assets, only what layout needs to know is kept. Linear in the bytes of the files.
///
/// - Parameter sources: The files of the project, all of which have been read.
/// - Returns: The chunk; nil if no screen has data.
func templateChunk(of project: Project, in sources: SourceMap) -> ArtefactChunk? {
  guard project.hasTemplates else { return nil }
  var writer = ChunkWriter(TemplateRow.tables)
  for part in ProjectPart.allCases where part != .samples {
    for index in project.parts[part] {
      let file = sources[FileID(index)]
      writer.add(
        TemplateRow.File(
          part: part.binaryCode, path: writer.string(file.path),
          text: writer.text(file.bytes.span)))
    }
  }
  for path in project.assets?.paths ?? [] {
    guard let asset = project.assets?[path] else { continue }
    writer.add(path, asset)
  }
  return ArtefactChunk(writer.bytes())
}

extension Project {
  /// Whether there are screens that a server fills with data.
  var hasTemplates: Bool { declarations.screens.contains { $0.data != nil } }

  /// The files from which a server fills screens.
  var templateFiles: [FileID] {
    ProjectPart.allCases.filter { $0 != .samples }.flatMap { parts[$0].map { FileID($0) } }
  }
}

extension ChunkWriter {
  fileprivate mutating func add(_ path: String, _ asset: AssetCatalog.Asset) {
    switch asset {
    case .picture(let header):
      add(
        TemplateRow.Asset(
          path: string(path), formatPlus1: header.format.binaryCode + 1,
          width: UInt32(clamping: header.pixelWidth),
          height: UInt32(clamping: header.pixelHeight), reason: 0))
    case .other(let reason):
      add(
        TemplateRow.Asset(
          path: string(path), formatPlus1: 0, width: 0, height: 0, reason: string(reason)))
    }
  }
}
