/// A file that has been read by itself.
struct FileReading: Sendable {
  enum Role: Sendable {
    case manifest, screen, component
    /// Whichever it turns out to be.
    case either
  }

  let document: JSONDocument
  var screen: ScreenDeclaration?
  var component: ComponentDeclaration?
  /// Whether it was read as a component.
  var isComponent = false
  var diagnostics: [Diagnostic]

  init(_ source: SourceFile, id: FileID, as role: Role, limits: Limits) {
    (document, diagnostics) = parseJSON(source, id: id, limits: limits)
    isComponent = role == .component
    // The manifest has a reader of its own. What cannot be parsed has no shape that could be judged.
    guard role != .manifest, document.isSound else { return }
    diagnostics += checkStrings(document, limits: limits)
    if role == .either { isComponent = document.declaresComponent }
    if role == .screen, document.declaresComponent {
      diagnostics.append(.componentAmongScreens(at: .start(of: id)))
      return
    }
    var reader = DeclarationReader(document, limits: limits)
    if isComponent { component = reader.component() } else { screen = reader.screen() }
    diagnostics += reader.diagnostics
  }

  /// What a screen's file is known to say; nil if that is of no use.
  init?(_ known: KnownScreen, id: FileID) {
    guard let reading = known.reading(id) else { return nil }
    document = JSONDocument(file: id, bytes: [])
    screen = reading.declaration
    diagnostics = reading.diagnostics
  }
}

/// Joins what a project's files say by themselves.
struct ProjectReader {
  var declarations: Declarations
  var diagnostics: [Diagnostic] = []
  private let readings: [FileReading]
  private let roles: [FileReading.Role]
  private var screensByID: [String: SourceRange] = [:]
  private let limits: Limits
  /// Whether something that was known of a file was of no use.
  let isStale: Bool

  /// - Parameter known: What is known of files that have not been read.
  init(
    _ sources: SourceMap, known: [FileID: KnownScreen] = [:], limits: Limits,
    by workers: some Workers, role: (FileID) -> FileReading.Role
  ) {
    let files = sources.files
    let roles = files.indices.map { role(FileID($0)) }
    self.roles = roles
    self.limits = limits
    let found = workers.mapChunks(of: files.count, each: 4) { range in
      range.map { place -> FileReading? in
        let id = FileID(place)
        if let known = known[id] { return FileReading(known, id: id) }
        return FileReading(files[place], id: id, as: roles[place], limits: limits)
      }
    }
    readings = found.compactMap { $0 }
    isStale = readings.count < files.count
    declarations = Declarations(documents: readings.map(\.document))
  }

  mutating func manifest(_ file: FileID, of files: ProjectFiles) -> Manifest {
    var found = readings[file.index].diagnostics
    let document = declarations.documents[file.index]
    let reading = Manifest.read(document, limits: limits)
    let (manifest, problems) = (reading.value, reading.diagnostics)
    found += problems
    for folder in manifest.namedFolders where files.missingFolders.contains(folder.name) {
      found.append(.missingFolder(folder))
    }
    diagnostics += found
    return manifest
  }

  /// Reports what the names of files have wrong.
  mutating func report(_ outside: OutsidePaths, _ clashing: ClashingNames) {
    diagnostics += outside.diagnostics + clashing.diagnostics
    // What has not been read may declare any screen and any component.
    if !outside.diagnostics.isEmpty {
      declarations.knowsAllScreens = false
      declarations.knowsAllComponents = false
    }
  }

  mutating func fonts(
    of manifest: Manifest, in catalog: FontCatalog, without outside: OutsidePaths
  ) -> FontLibrary {
    let fonts = ProjectFonts(manifest.fonts.filter { !outside.holds($0.file) }, in: catalog)
    diagnostics += fonts.diagnostics
    // A manifest that cannot be read may declare any family.
    if declarations.documents[0].isSound {
      declarations.families = FontFamilies(manifest.fonts.map(\.family))
    }
    return fonts.library
  }

  /// Adds what all files but the manifest declare, in their order.
  mutating func addAll() {
    for (reading, role) in zip(readings, roles) where role != .manifest {
      diagnostics += reading.diagnostics
      if reading.isComponent { add(reading.component) } else { add(reading.screen) }
    }
    declarations.nameTypes()
  }

  private mutating func add(_ screen: ScreenDeclaration?) {
    guard let screen else {
      declarations.knowsAllScreens = false
      return
    }
    if let first = screensByID[screen.id] {
      declarations.knowsAllScreens = false
      diagnostics.append(.duplicateScreen(screen.id, first: first, at: screen.range))
    } else {
      screensByID[screen.id] = screen.range
      declarations.screens.append(screen)
    }
  }

  private mutating func add(_ component: ComponentDeclaration?) {
    let count = declarations.components.count
    if let component { declarations.add(component, &diagnostics) }
    if declarations.components.count == count { declarations.knowsAllComponents = false }
  }
}

extension Diagnostic {
  /// For a command that wants a screen and was given a file that declares none.
  package static func noScreen(in file: FileID) -> Diagnostic {
    Diagnostic(
      .notAScreen, .error, "this file declares a component, and a screen is expected here",
      at: .start(of: file))
  }

  fileprivate static func duplicateScreen(
    _ id: String, first: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateScreen, .error, "a screen \(quoted(id)) is declared twice: rename one of them",
      at: range, notes: [Note("it is declared here first", at: first)])
  }

  fileprivate static func missingFolder(_ folder: NamedReference) -> Diagnostic {
    Diagnostic(
      .missingFile, .warning, "there is no folder \(quoted(folder.name)) in the project",
      at: folder.range)
  }

  fileprivate static func componentAmongScreens(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notAScreen, .error,
      "this file declares a component: move it to a folder of components, or give it the key "
        + "\"screen\"", at: range)
  }
}
