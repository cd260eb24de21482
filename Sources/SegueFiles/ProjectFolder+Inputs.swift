import Segue

extension ProjectFolder {
  /// Returns the inputs of `files`, as paths relative to the current folder: the files, and the
  /// folders that it lists. A missing folder that the manifest names is replaced by its nearest
  /// existing ancestor.
  package func inputs() throws(FileError) -> [String] {
    var inputs = [Files.join(path, Self.manifestName)]
    var known: Set<String> = []
    func add(_ folder: String, _ isRead: (String) -> Bool) throws(FileError) {
      let root = Files.join(path, folder)
      guard known.insert(root).inserted, Files.kind(root) == .folder else { return }
      let listing = try FolderListing(root)
      inputs += (listing.folders + listing.files.filter(isRead)).map { Files.join(root, $0) }
    }
    for folder in paths.sourceFolders {
      try add(folder) { $0.hasSuffix(".json") }
    }
    // Assets may be in the folder of screens, of which only the sources have been added.
    known = []
    if let folder = paths.assetFolder { try add(folder) { _ in true } }
    for font in paths.fonts {
      let file = Files.join(path, font.file)
      if Files.isRegularFile(file) { inputs.append(file) }
    }
    for folder in paths.missingFolders {
      let above = Files.longestPrefix(of: Files.join(path, folder)) { Files.kind($0) == .folder }
      inputs.append(above.isEmpty ? "." : String(above))
    }
    known = []
    return inputs.filter { known.insert($0).inserted }
  }

  /// Returns the folders whose changes may affect `files`, as paths relative to the current folder,
  /// including the folders of link targets.
  package func folders() throws(FileError) -> [String] {
    var folders: Set<String> = [path]
    func add(behind link: String) {
      if let real = Files.resolved(link) { folders.insert(Files.parent(real)) }
    }
    for folder in paths.folders {
      let root = Files.join(path, folder)
      guard Files.kind(root) == .folder else { continue }
      let listing = try FolderListing(root)
      folders.formUnion(listing.folders.map { Files.join(root, $0) })
      for link in listing.links where !paths.isOutsideProject(Files.join(root, link)) {
        add(behind: Files.join(root, link))
      }
    }
    for font in paths.fonts {
      let file = Files.join(path, font.file)
      let folder = Files.parent(file)
      if Files.kind(folder.isEmpty ? "." : folder) == .folder { folders.insert(folder) }
      add(behind: file)
    }
    add(behind: Files.join(path, Self.manifestName))
    return folders.sorted()
  }
}
