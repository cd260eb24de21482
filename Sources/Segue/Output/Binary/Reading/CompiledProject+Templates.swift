/// The templates: what a server needs to fill screens with data, in the artefact itself.
extension CompiledProject {
  /// Whether the artefact contains the files from which its screens are filled. An artefact has
  /// them if a screen of the project declares data, unless they were left out.
  public var hasTemplates: Bool { templates != nil }

  /// Returns the files from which the screens were compiled, without sample data, so that a server
  /// that has the artefact alone can fill them with the data of its requests.
  ///
  /// ```swift
  /// let app = try CompiledProject(bytes)
  /// guard let files = app.templateFiles() else { return }
  /// let compiler = Compiler(Project(files))
  /// let feed = compiler.prepare("feed")
  /// ```
  ///
  /// The files are read once, when the server starts; a screen that is prepared is filled without
  /// reading any of them again. Linear in their bytes.
  ///
  /// - Parameter fonts: The font files that the manifest declares, which the artefact does not
  ///   contain.
  /// - Returns: The files; nil if the artefact has no templates.
  public func templateFiles(fonts: FontCatalog = FontCatalog()) -> ProjectFiles? {
    guard let templates else { return nil }
    let view = ChunkView(bytes, templates)
    var files: [ProjectPart: [SourceFile]] = [:]
    // Each text is stored for itself, so that a forged artefact cannot have more of them.
    var room = templates.count
    for index in 0..<view.rows(TemplateRow.File.self) {
      let row = view[TemplateRow.File.self, index]
      let text = view.range(ofString: row.text) ?? 0..<0
      room -= text.count
      guard room >= 0 else { break }
      files[ProjectPart(binaryCode: row.part), default: []].append(
        SourceFile(path: view.string(row.path) ?? "", bytes: Array(bytes[text])))
    }
    return ProjectFiles(
      manifest: files[.manifest]?.first ?? SourceFile(path: "segue.json", text: "{}"),
      screens: files[.screens] ?? [], components: files[.components] ?? [],
      types: files[.types] ?? [], assets: view.assets, fonts: fonts, allowsOutside: true)
  }
}

extension ChunkView {
  fileprivate var assets: AssetCatalog {
    var catalog = AssetCatalog()
    // Many files are not pictures for the same reason.
    var reasons: [UInt32: String] = [:]
    for index in 0..<rows(TemplateRow.Asset.self) {
      let row = self[TemplateRow.Asset.self, index]
      let asset: AssetCatalog.Asset
      if row.formatPlus1 > 0 {
        asset = .picture(
          PictureHeader(
            format: PictureHeader.Format(binaryCode: row.formatPlus1 - 1),
            pixelWidth: Int(clamping: row.width), pixelHeight: Int(clamping: row.height)))
      } else {
        let reason = reasons[row.reason] ?? string(row.reason) ?? ""
        reasons[row.reason] = reason
        asset = .other(reason: reason)
      }
      catalog.add(path: string(row.path) ?? "", asset)
    }
    return catalog
  }
}
