import Segue

/// A project on disk.
enum ProjectFolder {
  /// Reads all files of the project in a folder.
  static func files(_ folder: String) throws(UsageError) -> ProjectFiles {
    let manifest = SourceFile(
      path: "segue.json", bytes: try Files.read(Files.join(folder, "segue.json")))
    let reading = Manifest.read(manifest).value
    var assets = AssetCatalog()
    let assetFolder = Files.join(folder, reading.assetFolder)
    for name in Files.list(assetFolder) {
      assets.add(path: name, bytes: try Files.read(Files.join(assetFolder, name)))
    }
    let fonts = try FontCatalog(reading.fonts) { (file: String) throws(UsageError) -> [UInt8]? in
      try Files.read(Files.join(folder, file))
    }
    return ProjectFiles(
      manifest: manifest, screens: try sources(in: reading.screenFolders, of: folder),
      components: try sources(in: reading.componentFolders, of: folder), assets: assets,
      fonts: fonts)
  }

  private static func sources(
    in folders: [String], of project: String
  ) throws(UsageError) -> [SourceFile] {
    var files: [SourceFile] = []
    for folder in folders {
      for name in Files.list(Files.join(project, folder)) where name.hasSuffix(".json") {
        let path = Files.join(folder, name)
        files.append(SourceFile(path: path, bytes: try Files.read(Files.join(project, path))))
      }
    }
    return files
  }

  /// Returns a compiler for one screen file, with everything but the other screens of its project,
  /// if it belongs to one.
  static func compiler(
    forScreen path: String, project: String?
  ) throws(UsageError) -> Compiler {
    let screen = SourceFile(path: path, bytes: try Files.read(path))
    guard let folder = project ?? nearest(above: path) else {
      return Compiler(Project(standalone: screen))
    }
    var files = try files(folder)
    files.screens = [screen]
    return Compiler(Project(files))
  }

  private static func nearest(above path: String) -> String? {
    guard var folder = Files.resolved(path) else { return nil }
    repeat {
      folder = Files.parent(folder)
      if Files.exists(Files.join(folder, "segue.json")) { return folder }
    } while folder != "/" && folder != "."
    return nil
  }
}
