/// A screen file that is unchanged since it was last read. Its cached declaration is used instead
/// of its bytes until they are needed.
package struct KnownScreen: Sendable {
  package let path: String
  /// The digest of the file's bytes.
  let digest: ContentDigest
  /// Returns the cached declaration, for a file with an index in the project; nil if it cannot be
  /// restored.
  let reading: @Sendable (FileID) -> ScreenReading?
  /// Returns the file's bytes; nil if they cannot be read any more.
  let bytes: @Sendable () -> [UInt8]?
}

/// The declaration and the diagnostics of a screen file on its own.
struct ScreenReading: Sendable {
  let declaration: ScreenDeclaration
  /// The diagnostics in the order in which they were found.
  let diagnostics: [Diagnostic]
}

/// The known screens of a project whose files have not been read.
package struct UnreadScreens: Sendable {
  private var screens: [FileID: KnownScreen] = [:]
  /// Whether a file has changed since it was cached, so that the project differs from its files.
  private(set) var isStale = false

  /// - Parameters:
  ///   - known: The known screens.
  ///   - files: The files of the project, among which those of the known screens have no bytes.
  package init(_ known: [KnownScreen], among files: ProjectFiles) {
    guard !known.isEmpty else { return }
    let known = Dictionary(firstOf: known.map { ($0.path, $0) })
    screens.reserveCapacity(known.count)
    let sources = files.sources
    for file in files.parts[.screens].map({ FileID($0) }) {
      if let screen = known[sources[file].path] { screens[file] = screen }
    }
  }

  subscript(file: FileID) -> KnownScreen? { screens[file] }

  /// Reads the files of screens into the project, unless they have been read.
  mutating func read(
    _ indices: [DeclarationIndex], into project: inout Project, by workers: some Workers
  ) {
    let wanted = indices.compactMap { index in
      let screen = project.declarations.screens[index]
      return screens[screen.file].map { (screen: screen, known: $0) }
    }
    guard !wanted.isEmpty else { return }
    let limits = project.limits
    let found = workers.map(wanted.count) { place -> (SourceFile, JSONDocument)? in
      let (screen, known) = wanted[place]
      guard let source = known.source else { return nil }
      return (source, parseJSON(source, id: screen.file, limits: limits).0)
    }
    for ((screen, _), found) in zip(wanted, found) {
      screens[screen.file] = nil
      guard let (source, document) = found, screen.isWithin(document) else {
        isStale = true
        continue
      }
      project.sources.replace(screen.file, with: source)
      project.declarations.documents[screen.file.index] = document
    }
  }

  /// Returns the files of a project after reading some of them; nil if one of these has changed
  /// since it was cached.
  package func reading(_ files: some Collection<FileID>, into sources: SourceMap) -> SourceMap? {
    var sources = sources
    for file in files {
      guard let known = screens[file] else { continue }
      guard let source = known.source else { return nil }
      sources.replace(file, with: source)
    }
    return sources
  }
}

extension Project {
  /// Reads a project except for the files of known screens.
  ///
  /// - Returns: The project; nil if a cached declaration cannot be restored.
  package init?(
    _ files: ProjectFiles, except unread: UnreadScreens, limits: Limits = Limits(),
    by workers: some Workers = SerialWorkers()
  ) {
    let sources = files.sources
    let types = files.readTypes(of: sources, limits: limits)
    let found = workers.mapChunks(of: sources.count, each: 4) { range in
      range.map { place -> FileReading? in
        let id = FileID(place)
        guard let known = unread[id] else {
          return files.read(id, of: sources, types, limits: limits)
        }
        return known.reading(id).map { FileReading($0, id: id) }
      }
    }
    let readings = found.compactMap { $0 }
    guard readings.count == found.count else { return nil }
    self.init(files, sources, readings, types.library, limits: limits)
  }
}

extension FileReading {
  fileprivate init(_ screen: ScreenReading, id: FileID) {
    document = JSONDocument(file: id, bytes: [])
    self.screen = screen.declaration
    diagnostics = screen.diagnostics
  }
}

extension KnownScreen {
  /// The file; nil if it has changed since it was cached.
  fileprivate var source: SourceFile? {
    bytes().flatMap {
      ContentDigest($0) == digest ? SourceFile(path: path, bytes: $0) : nil
    }
  }
}

extension ScreenDeclaration {
  /// Whether a document contains all nodes of the declaration. A cached declaration may be forged.
  fileprivate func isWithin(_ document: JSONDocument) -> Bool {
    let nodes =
      [root] + standIns.map { $0.root } + [title, backTitleNode].compactMap { $0 }
      + (navigationBar?.nodes ?? []) + parameters.compactMap { $0.defaultValue }
    return nodes.allSatisfy { document.ids.contains($0) }
  }
}
