import Segue

/// A project on disk: a folder with `segue.json`.
///
/// Inside the compiler, files are identified by paths relative to the project, so that outputs do
/// not depend on the current folder; `shownSources` has paths relative to the current folder.
struct ProjectFolder {
  /// The path as the user wrote it, or as found above a file; empty for the current folder.
  let path: String
  let manifest: SourceFile
  let places: ProjectPlaces
  let rules: ReadingRules

  static let manifestName = "segue.json"

  /// Opens the project in a folder, or of a `segue.json`.
  ///
  /// - Parameter rules: The files that may be read, and the limits.
  init(_ path: String, _ rules: ReadingRules) throws(UsageError) {
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
    // A file outside of the project is not even opened.
    guard !ProjectPlaces.leadsOut(file, of: self.path, allowsOutside: rules.allowsOutside) else {
      throw UsageError(
        "\(shown(file)) leads out of the project by a link: move it inside, or give --allow-outside"
      )
    }
    let source = SourceFile(path: Self.manifestName, bytes: try Files.readRegular(file))
    manifest = source
    places = ProjectPlaces(
      Manifest.read(source, limits: rules.limits).manifest, in: self.path,
      allowsOutside: rules.allowsOutside)
    self.rules = rules
  }

  /// Opens the project of the nearest folder above a file that has a `segue.json`; nil if there is
  /// none.
  init?(around file: String, _ rules: ReadingRules) throws(UsageError) {
    guard file != "-", let real = Files.resolved(file) else { return nil }
    // Ascends by the path as written first, so that messages show short paths.
    var folder = Files.parent(file)
    while true {
      if Files.isRegularFile(Files.join(folder, Self.manifestName)) {
        try self.init(folder.isEmpty ? "." : folder, rules)
        return
      }
      if folder.isEmpty || folder == "/" || folder == "." || folder.hasSuffix("..") { break }
      folder = Files.parent(folder)
    }
    var above = Files.parent(real)
    while !above.isEmpty {
      if Files.isRegularFile(Files.join(above, Self.manifestName)) {
        try self.init(above, rules)
        return
      }
      if above == "/" { break }
      above = Files.parent(above)
    }
    return nil
  }

  /// Opens the project of a command without an operand: that of the current folder or its nearest
  /// ancestor with one.
  static func nearest(_ rules: ReadingRules) throws(UsageError) -> ProjectFolder {
    var folder = "."
    while Files.kind(Files.join(folder, manifestName)) != .file {
      guard let real = Files.resolved(folder), real != "/" else {
        throw UsageError("there is no segue.json here, nor in any folder above")
      }
      folder = folder == "." ? ".." : "../\(folder)"
    }
    return try ProjectFolder(folder, rules)
  }

  /// The paths from which the project reads files.
  var readPlaces: ReadPlaces {
    func absolute(_ names: [String]) -> [String] {
      names.compactMap { Files.absolute(Files.join(path, $0)) }
    }
    return ReadPlaces(
      files: Set(absolute([Self.manifestName] + places.fonts.map(\.file))),
      folders: absolute(places.folders))
  }

  /// Returns the sources with paths relative to the current folder.
  func shownSources(_ sources: SourceMap) -> SourceMap {
    SourceMap(
      sources.files.map { SourceFile(path: Files.join(path, $0.path), bytes: $0.bytes) })
  }
}

/// The paths from which a project reads files, resolved once.
struct ReadPlaces {
  fileprivate let files: Set<String>
  fileprivate let folders: [String]

  /// Whether a path, existing or not, is that of a file of the project, or inside a folder that the
  /// project reads. Hidden files in these folders are not read.
  func hold(_ file: String) -> Bool {
    guard let place = Files.absolute(file) else { return false }
    return files.contains(place)
      || folders.contains { folder in
        place.hasPrefix("\(folder)/") && !place.dropFirst(folder.count).contains("/.")
      }
  }
}

/// The files that a project may read, and its limits.
struct ReadingRules {
  /// Whether files outside of the project's folder may be read.
  let allowsOutside: Bool
  let limits: Limits
}

extension Arguments {
  /// Returns the reading rules of the command line.
  func rules() throws(UsageError) -> ReadingRules {
    ReadingRules(allowsOutside: has("allow-outside"), limits: try limits())
  }

  /// Opens the project that an operand names, or else the nearest one.
  func project(_ operand: String?) throws(UsageError) -> ProjectFolder {
    guard let operand else { return try ProjectFolder.nearest(try rules()) }
    return try ProjectFolder(operand, try rules())
  }

  /// Opens the project that an operand or `--project` names, or else the nearest one.
  func chosenProject() throws(UsageError) -> ProjectFolder {
    let operand = try singleOperand()
    if let operand, has("project") { throw .twoProjects(operand) }
    return try project(operand ?? value("project"))
  }

  /// Opens the project of a file: the one that `--project` names, or else the nearest one.
  func project(of file: String) throws(UsageError) -> ProjectFolder? {
    if let chosen = value("project") { return try project(chosen) }
    return try ProjectFolder(around: file, try rules())
  }
}

extension UsageError {
  static func twoProjects(_ operand: String) -> UsageError {
    UsageError("\(shown(operand)) is a project, and --project names one too: give one of them")
  }
}
