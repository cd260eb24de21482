/// A screen's file that is as it was when it was read last: what it said then stands for its bytes, until
/// somebody has to look into it.
package struct KnownScreen: Sendable {
  package let path: String
  /// Of its bytes.
  package let digest: ContentDigest
  /// What it says, as the file of that place in a project; nil if that cannot be told after all.
  let reading: @Sendable (FileID) -> ScreenReading?
  /// Its bytes; nil if they cannot be read any more.
  let bytes: @Sendable () -> [UInt8]?
}

/// What the file of a screen says by itself.
package struct ScreenReading: Sendable {
  let declaration: ScreenDeclaration
  /// In the order in which they were found.
  let diagnostics: [Diagnostic]
}

extension ProjectFiles {
  /// The places of the known screens among all screens, of which the first has the id `first`.
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
  /// Reads and parses the files of the screens at these places that have not been read, in their order. A file
  /// that is not what it was known to be makes the project stale.
  mutating func read(
    screens: [Int], by workers: some Workers
  ) {
    let wanted = screens.compactMap { place in
      let screen = declarations.screens[place]
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

  /// The project's files, of which those are read that are among `files` and have not been; nil if one is not
  /// what it was known to be.
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
  /// The file, if it is what it was known to be.
  fileprivate var source: SourceFile? {
    bytes().flatMap {
      ContentDigest($0) == digest ? SourceFile(path: path, bytes: $0) : nil
    }
  }
}

extension ScreenDeclaration {
  /// Whether a document has all that the declaration says is in it. What is remembered may be forged.
  fileprivate func isWithin(_ document: JSONDocument) -> Bool {
    let nodes = [root] + [title].compactMap(\.self) + parameters.compactMap(\.defaultValue)
    return nodes.allSatisfy { (0..<document.count).contains($0) }
  }
}
