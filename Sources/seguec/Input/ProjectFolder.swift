import Segue

/// A project on disk: a folder with `segue.json`.
///
/// Inside of the compiler files are known by their paths relative to the project, so that outputs do
/// not depend on where anybody stands; `shownSources` has the paths that people can open from here.
struct ProjectFolder {
  /// As the user wrote it, or as found above a file; empty for the current folder.
  let path: String
  let manifest: SourceFile
  private let reading: Manifest

  static let manifestName = "segue.json"

  /// The project in a folder, or of a `segue.json`.
  init(_ path: String) throws(UsageError) {
    var folder = path
    switch Files.kind(path) {
    case .missing: throw UsageError("\(shown(path)) does not exist")
    case .file:
      guard path.split(separator: "/").last == "segue.json" else {
        throw UsageError("\(shown(path)) is no project: a folder with segue.json is expected")
      }
      folder = Files.parent(path)
    case .folder: break
    }
    while folder.count > 1 && folder.hasSuffix("/") { folder.removeLast() }
    self.path = folder == "." ? "" : folder
    let file = Files.join(folder, Self.manifestName)
    guard Files.isRegularFile(file) else {
      throw UsageError("\(shown(path)) is no project: it has no segue.json")
    }
    manifest = SourceFile(path: Self.manifestName, bytes: try Files.read(file))
    reading = Manifest.read(manifest).manifest
  }

  /// The project of the nearest folder above a file that has a `segue.json`; nil if none has.
  init?(around file: String) throws(UsageError) {
    guard file != "-", let real = Files.resolved(file) else { return nil }
    // Climbs by the path as written first, so that what is shown stays short.
    var folder = Files.parent(file)
    while true {
      if Files.isRegularFile(Files.join(folder, Self.manifestName)) {
        try self.init(folder.isEmpty ? "." : folder)
        return
      }
      if folder.isEmpty || folder == "/" || folder == "." || folder.hasSuffix("..") { break }
      folder = Files.parent(folder)
    }
    var above = Files.parent(real)
    while !above.isEmpty {
      if Files.isRegularFile(Files.join(above, Self.manifestName)) {
        try self.init(above)
        return
      }
      if above == "/" { break }
      above = Files.parent(above)
    }
    return nil
  }

  /// The project that an operand names, or the nearest.
  static func chosen(_ operand: String?) throws(UsageError) -> ProjectFolder {
    if let operand { return try ProjectFolder(operand) }
    return try nearest()
  }

  /// The project of a command without an operand: that of the current folder, or of the nearest
  /// above it.
  static func nearest() throws(UsageError) -> ProjectFolder {
    var folder = "."
    while Files.kind(Files.join(folder, manifestName)) != .file {
      guard let real = Files.resolved(folder), real != "/" else {
        throw UsageError("there is no segue.json here, nor in any folder above")
      }
      folder = folder == "." ? ".." : "../\(folder)"
    }
    return try ProjectFolder(folder)
  }

  /// The project that a file belongs to: the one that `--project` names, else the nearest.
  static func of(_ file: String, chosen: String?) throws(UsageError) -> ProjectFolder? {
    if let chosen { return try ProjectFolder(chosen) }
    return try ProjectFolder(around: file)
  }

  /// Everything that the project holds.
  func files(by workers: some Workers = SerialWorkers()) throws(UsageError) -> ProjectFiles {
    ProjectFiles(
      manifest: manifest, screens: try sources(in: reading.screenFolders, by: workers),
      components: try sources(in: reading.componentFolders, by: workers),
      assets: try assets(by: workers), fonts: try fonts(), missingFolders: missingFolders)
  }

  /// The same without reading what an earlier build remembers and what is as it was, with stamps of what there
  /// is.
  func files(
    knowing memory: BuildMemory?, by workers: some Workers
  ) throws(UsageError) -> (files: ProjectFiles, stamps: ProjectStamps) {
    var stamps = ProjectStamps(time: FileTime.now.nanoseconds)
    let names = try sourceNames(in: reading.screenFolders)
    let found = try contents(of: names, in: path, by: workers) { name, file throws(UsageError) in
      let stamp = Files.stamp(file)
      if let stamp, let known = memory?.screen(at: name, stamp, bytes: { try? Files.read(file) }) {
        return (stamp: stamp as FileStamp?, known: known as KnownScreen?, file: nil as SourceFile?)
      }
      return (stamp, nil, SourceFile(path: name, bytes: try Files.read(file)))
    }
    for (name, screen) in zip(names, found) { stamps.screens[name] = screen.stamp }
    var files = ProjectFiles(
      manifest: manifest, screens: found.compactMap(\.file),
      components: try sources(in: reading.componentFolders, by: workers),
      assets: try assets(knowing: memory, &stamps, by: workers), fonts: try fonts(),
      missingFolders: missingFolders)
    files.knownScreens = found.compactMap(\.known)
    return (files, stamps)
  }

  /// Everything but the screens, of which only this one.
  func files(with screen: SourceFile) throws(UsageError) -> ProjectFiles {
    ProjectFiles(
      manifest: manifest, screens: [screen],
      components: try sources(in: reading.componentFolders, by: SerialWorkers()),
      assets: try assets(by: SerialWorkers()), fonts: try fonts(), missingFolders: missingFolders)
  }

  /// Folders that the manifest names and that are not there. A project that has nothing of a kind
  /// needs no folder for it, so the usual names do not count.
  private var missingFolders: [String] {
    let usual = Manifest()
    let names = usual.screenFolders + usual.componentFolders + [usual.assetFolder]
    return reading.namedFolders.map(\.name).filter {
      !names.contains($0) && Files.kind(Files.join(path, $0)) != .folder
    }
  }

  /// Whether a file, by its path from here, lies in one of the folders of components.
  func holdsComponent(_ file: String) -> Bool {
    guard let real = Files.resolved(file) else { return false }
    return reading.componentFolders.contains { folder in
      guard let base = Files.resolved(Files.join(path, folder)) else { return false }
      return real.hasPrefix(base + "/")
    }
  }

  /// Whether a path, there or not, is that of a file of the project, or lies where it reads files: what is
  /// hidden in its folders is not read.
  func holds(_ file: String) -> Bool {
    guard let place = Files.absolute(file) else { return false }
    func at(_ name: String) -> String? { Files.absolute(Files.join(path, name)) }
    let files = [Self.manifestName] + reading.fonts.map(\.file)
    let folders = reading.screenFolders + reading.componentFolders + [reading.assetFolder]
    return files.contains { at($0) == place }
      || folders.contains { folder in
        guard let base = at(folder), place.hasPrefix("\(base)/") else { return false }
        return !place.dropFirst(base.count).contains("/.")
      }
  }

  /// What `files` reads, as paths from here: the files, and the folders that it lists. A folder that the
  /// manifest asks for and that is not there is stood for by the nearest one above it.
  func inputs() throws(UsageError) -> [String] {
    var inputs = [Files.join(path, Self.manifestName)]
    var known: Set<String> = []
    func add(_ folder: String, _ isRead: (String) -> Bool) throws(UsageError) {
      let root = Files.join(path, folder)
      guard known.insert(root).inserted, Files.kind(root) == .folder else { return }
      let (files, folders) = try Files.walk(root)
      inputs += (folders + files.filter(isRead)).map { Files.join(root, $0) }
    }
    for folder in reading.screenFolders + reading.componentFolders {
      try add(folder) { $0.hasSuffix(".json") }
    }
    // Assets may lie in the folder of screens, of which only the sources are in by now.
    known = []
    try add(reading.assetFolder) { _ in true }
    for font in reading.fonts {
      let file = Files.join(path, font.file)
      if Files.isRegularFile(file) { inputs.append(file) }
    }
    for folder in missingFolders {
      var above = Files.parent(Files.join(path, folder))
      while !above.isEmpty, Files.kind(above) != .folder { above = Files.parent(above) }
      inputs.append(above.isEmpty ? "." : above)
    }
    known = []
    return inputs.filter { known.insert($0).inserted }
  }

  /// The folders whose changes may change what `files` reads, as paths from here.
  func folders() throws(UsageError) -> [String] {
    var folders: Set<String> = [path]
    for folder in reading.screenFolders + reading.componentFolders + [reading.assetFolder] {
      let root = Files.join(path, folder)
      guard Files.kind(root) == .folder else { continue }
      folders.formUnion(try Files.walk(root).folders.map { Files.join(root, $0) })
    }
    for font in reading.fonts {
      let folder = Files.parent(Files.join(path, font.file))
      if Files.kind(folder.isEmpty ? "." : folder) == .folder { folders.insert(folder) }
    }
    return folders.sorted()
  }

  private func sources(
    in folders: [String], by workers: some Workers
  ) throws(UsageError) -> [SourceFile] {
    try contents(of: try sourceNames(in: folders), in: path, by: workers) {
      name, file throws(UsageError) in SourceFile(path: name, bytes: try Files.read(file))
    }
  }

  /// The files of folders, by their paths in the project.
  private func sourceNames(in folders: [String]) throws(UsageError) -> [String] {
    var names: [String] = []
    var known: Set<String> = []
    for folder in folders {
      let path = Files.join(self.path, folder)
      // A project without components of its own needs no empty folder.
      guard Files.kind(path) == .folder else { continue }
      for name in try Files.list(path) where name.hasSuffix(".json") {
        let relative = Files.join(folder, name)
        if known.insert(relative).inserted { names.append(relative) }
      }
    }
    return names
  }

  private func assets(by workers: some Workers) throws(UsageError) -> AssetCatalog {
    var stamps = ProjectStamps(time: 0)
    return try assets(knowing: nil, &stamps, by: workers)
  }

  private func assets(
    knowing memory: BuildMemory?, _ stamps: inout ProjectStamps, by workers: some Workers
  ) throws(UsageError) -> AssetCatalog {
    var catalog = AssetCatalog()
    let folder = Files.join(path, reading.assetFolder)
    guard Files.kind(folder) == .folder else { return catalog }
    let names = try Files.list(folder)
    let found = try contents(of: names, in: folder, by: workers) { name, file throws(UsageError) in
      let stamp = Files.stamp(file)
      if let stamp, let known = memory?.asset(at: name, stamp) {
        return (stamp: stamp as FileStamp?, asset: known)
      }
      return (stamp, AssetCatalog.Asset(bytes: try Files.read(file)))
    }
    for (name, found) in zip(names, found) {
      catalog.add(path: name, found.asset)
      stamps.assets[name] = found.stamp
    }
    return catalog
  }

  /// What whoever is free makes of each file of a folder, by its name and its path.
  private func contents<Content: Sendable>(
    of names: [String], in folder: String, by workers: some Workers,
    _ make: @Sendable (String, String) throws(UsageError) -> Content
  ) throws(UsageError) -> [Content] {
    let results = workers.map(names.count) { place in
      Result { () throws(UsageError) in
        try make(names[place], Files.join(folder, names[place]))
      }
    }
    var contents: [Content] = []
    contents.reserveCapacity(results.count)
    for result in results { contents.append(try result.get()) }
    return contents
  }

  /// What is no regular file, such as a folder or a pipe that nobody writes to, is not read.
  private func fonts() throws(UsageError) -> FontCatalog {
    var catalog = try FontCatalog(reading.fonts) { (file: String) throws(UsageError) -> [UInt8]? in
      let path = Files.join(self.path, file)
      return Files.isRegularFile(path) ? try Files.read(path) : nil
    }
    for font in reading.fonts {
      let path = Files.join(self.path, font.file)
      if Files.kind(path) != .missing, !Files.isRegularFile(path) {
        catalog.refuse(path: font.file)
      }
    }
    return catalog
  }

  /// An asset's path from here.
  func assetPath(_ source: String) -> String {
    Files.join(Files.join(path, reading.assetFolder), source)
  }

  /// The sources under the names that people can open from here.
  func shownSources(_ sources: SourceMap) -> SourceMap {
    SourceMap(
      sources.files.map { SourceFile(path: Files.join(path, $0.path), bytes: $0.bytes) })
  }
}
