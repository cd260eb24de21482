public import Segue

extension ProjectFolder {
  /// Reads all files of the project: those of the manifest's folders, and the fonts that it names.
  ///
  /// Names that begin with a dot are omitted, links to folders are not followed, and files that are
  /// not regular, such as pipes, are not read. A bounded part of each file is read, more than any
  /// source may have. Linear in the bytes.
  ///
  /// - Parameter workers: Where files are read concurrently.
  /// - Throws: A `FileError` for the first file or folder that cannot be read, such as one that was
  ///   removed after its folder had been listed.
  public func files(by workers: some Workers = SerialWorkers()) throws(FileError) -> ProjectFiles {
    var links: [String] = []
    let names = try sourceNames(in: paths.screenFolders, &links)
    var stamps = ProjectStamps(time: 0)
    return try files(
      screens: try sources(names, by: workers), &links, knowing: nil, &stamps, by: workers)
  }

  /// As above, without reading files that an earlier build remembers and that are unchanged; such
  /// screens have no bytes. Also returns the stamps of the files.
  package func files(
    knowing memory: BuildMemory?, by workers: some Workers
  ) throws(FileError) -> (files: ProjectFiles, unread: UnreadScreens, stamps: ProjectStamps) {
    var stamps = ProjectStamps(time: FileTime.now.nanoseconds)
    var links: [String] = []
    let names = try sourceNames(in: paths.screenFolders, &links)
    let found = try contents(of: names, in: path, by: workers) { name, file throws(FileError) in
      let stamp = Files.stamp(file)
      let known = stamp.flatMap {
        memory?.screen(at: name, $0, bytes: { try? Files.readRegular(file) })
      }
      let bytes = known == nil ? try Files.readRegular(file) : []
      return (stamp: stamp, known: known, file: SourceFile(path: name, bytes: bytes))
    }
    for (name, screen) in zip(names, found) { stamps.screens[name] = screen.stamp }
    let files = try files(
      screens: found.map(\.file), &links, knowing: memory, &stamps, by: workers)
    return (files, UnreadScreens(found.compactMap(\.known), among: files), stamps)
  }

  /// Reads all files except the screens, for a service whose screens come with its requests.
  public func filesWithoutScreens() throws(FileError) -> ProjectFiles {
    var links: [String] = []
    var stamps = ProjectStamps(time: 0)
    return try files(
      screens: [], &links, knowing: nil, &stamps, by: SerialWorkers())
  }

  /// Reads the sample data of one screen.
  package func samples(of screen: String) throws(FileError) -> [SourceFile] {
    guard let folder = paths.dataFolder, !screen.contains("/"), !screen.utf8.contains(0) else {
      return []
    }
    var links: [String] = []
    let names = try sourceNames(in: [folder], &links).filter { $0.screenOfSample == screen }
    return try sources(names, by: SerialWorkers())
  }

  /// Reads the other files.
  ///
  /// - Parameter links: The links that leave the project, as far as the screens' folders were
  ///   listed.
  private func files(
    screens: [SourceFile], _ links: inout [String], knowing memory: BuildMemory?,
    _ stamps: inout ProjectStamps, by workers: some Workers
  ) throws(FileError) -> ProjectFiles {
    func read(_ folders: [String]) throws(FileError) -> [SourceFile] {
      try sources(try sourceNames(in: folders, &links), by: workers)
    }
    let components = try read(paths.componentFolders)
    let types = try read(paths.typeFolders)
    let samples = screens.isEmpty ? [] : try read([paths.dataFolder].compactMap(\.self))
    let assets = try assets(knowing: memory, &stamps, &links, by: workers)
    return ProjectFiles(
      manifest: manifest, screens: screens, components: components, types: types, samples: samples,
      assets: assets,
      fonts: try fonts(), missingFolders: paths.missingFolders,
      outsidePaths: paths.outsideLinks + links, allowsOutside: rules.allowsOutside)
  }

  private func sources(
    _ names: [String], by workers: some Workers
  ) throws(FileError) -> [SourceFile] {
    try contents(of: names, in: path, by: workers) { name, file throws(FileError) in
      SourceFile(path: name, bytes: try Files.readRegular(file))
    }
  }

  /// Returns the source files of folders, by their paths in the project.
  private func sourceNames(
    in folders: [String], _ links: inout [String]
  ) throws(FileError) -> [String] {
    var names: [String] = []
    var known: Set<String> = []
    for folder in folders {
      let path = Files.join(self.path, folder)
      // A project without composed components needs no folder for them.
      guard Files.kind(path) == .folder else { continue }
      let (files, outside) = try paths.listing(folder)
      for name in files where name.hasSuffix(".json") {
        let relative = Files.join(folder, name)
        if known.insert(relative).inserted { names.append(relative) }
      }
      links += outside.filter {
        $0.hasSuffix(".json") || Files.kind(Files.join(path, $0)) == .folder
      }.map { Files.join(folder, $0) }
    }
    return names
  }

  private func assets(
    knowing memory: BuildMemory?, _ stamps: inout ProjectStamps, _ links: inout [String],
    by workers: some Workers
  ) throws(FileError) -> AssetCatalog {
    var catalog = AssetCatalog()
    guard let name = paths.assetFolder else { return catalog }
    let folder = Files.join(path, name)
    guard Files.kind(folder) == .folder else { return catalog }
    let (names, outside) = try paths.listing(name)
    links += outside.map { Files.join(name, $0) }
    let found = try contents(of: names, in: folder, by: workers) { name, file throws(FileError) in
      let stamp = Files.stamp(file)
      if let stamp, let known = memory?.asset(at: name, stamp) {
        return (stamp: stamp as FileStamp?, asset: known)
      }
      return (stamp, AssetCatalog.Asset(bytes: try Files.readRegular(file)))
    }
    for (name, found) in zip(names, found) {
      catalog.add(path: name, found.asset)
      stamps.assets[name] = found.stamp
    }
    return catalog
  }

  /// Returns the result of `make` for each file of a folder, called concurrently with the file's
  /// name and path.
  private func contents<Content: Sendable>(
    of names: [String], in folder: String, by workers: some Workers,
    _ make: @Sendable (String, String) throws(FileError) -> Content
  ) throws(FileError) -> [Content] {
    let results = workers.map(names.count) { index in
      Result { () throws(FileError) in
        try make(names[index], Files.join(folder, names[index]))
      }
    }
    var contents: [Content] = []
    contents.reserveCapacity(results.count)
    for result in results { contents.append(try result.get()) }
    return contents
  }

  /// Reads the fonts. Files that are not regular, such as folders and pipes, are not read.
  private func fonts() throws(FileError) -> FontCatalog {
    var catalog = try FontCatalog(paths.fonts) { (file: String) throws(FileError) -> [UInt8]? in
      let path = Files.join(self.path, file)
      return Files.isRegularFile(path) ? try Files.readRegular(path) : nil
    }
    for font in paths.fonts {
      let path = Files.join(self.path, font.file)
      if Files.kind(path) != .missing, !Files.isRegularFile(path) {
        catalog.refuse(path: font.file)
      }
    }
    return catalog
  }
}
