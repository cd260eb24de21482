/// A screen file that is unchanged since it was last read. Its cached declaration is used instead
/// of its bytes until they are needed.
package struct KnownScreen: Sendable {
  package let path: String
  /// The digest of the file's bytes.
  package let digest: ContentDigest
  /// Returns the cached declaration, for a file with an index in the project; nil if it cannot be
  /// restored.
  let reading: @Sendable (FileID) -> ScreenReading?
  /// Returns the file's bytes; nil if they cannot be read any more.
  let bytes: @Sendable () -> [UInt8]?
}

/// The declaration and the diagnostics of a screen file on its own.
package struct ScreenReading: Sendable {
  let declaration: ScreenDeclaration
  /// The diagnostics in the order in which they were found.
  let diagnostics: [Diagnostic]
}

extension ProjectFiles {
  /// Returns the known screens by the ids of their files. The first of `screens` has the id
  /// `first`.
  func knownPlaces(among screens: [SourceFile], from first: Int) -> [FileID: KnownScreen] {
    guard !knownScreens.isEmpty else { return [:] }
    let known = Dictionary(
      knownScreens.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var places: [FileID: KnownScreen] = [:]
    places.reserveCapacity(known.count)
    for (place, screen) in screens.enumerated() {
      if let known = known[screen.path] { places[FileID(first + place)] = known }
    }
    return places
  }
}

extension Project {
  /// Reads and parses the files of the screens at these indices that have not been read, in order.
  /// A file that has changed since it was cached makes the project stale.
  mutating func read(
    screens: [DeclarationIndex], by workers: some Workers
  ) {
    let wanted = screens.compactMap { index in
      let screen = declarations.screens[index]
      return unread[screen.file].map { (screen: screen, file: screen.file, known: $0) }
    }
    guard !wanted.isEmpty else { return }
    let limits = limits
    let found = workers.map(wanted.count) { place -> (SourceFile, JSONDocument)? in
      let (_, file, known) = wanted[place]
      guard let source = known.source else { return nil }
      return (source, parseJSON(source, id: file, limits: limits).0)
    }
    for ((screen, file, _), found) in zip(wanted, found) {
      unread[file] = nil
      guard let (source, document) = found, screen.isWithin(document) else {
        isStale = true
        continue
      }
      sources.replace(file, with: source)
      declarations.documents[file.index] = document
    }
  }

  /// Returns the project's files after reading those among `files` that have not been read; nil if
  /// one of them has changed since it was cached.
  package func sources(reading files: some Collection<FileID>) -> SourceMap? {
    var map = sources
    for file in files {
      guard let known = unread[file] else { continue }
      guard let source = known.source else { return nil }
      map.replace(file, with: source)
    }
    return map
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
    let nodes = [root] + [title].compactMap(\.self) + parameters.compactMap(\.defaultValue)
    return nodes.allSatisfy { (0..<document.count).contains($0) }
  }
}
