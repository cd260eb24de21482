/// The result of reading one file.
struct FileReading: Sendable {
  enum Role: Sendable {
    case manifest, screen, component
    /// A type of data, which is read before the files that refer to it.
    case type
    /// Sample data of a screen, which is read when the screens are known.
    case sample
    /// A screen or a component, depending on the keys in the file.
    case either
  }

  let document: JSONDocument
  var screen: ScreenDeclaration?
  var component: ComponentDeclaration?
  /// Whether the file was read as a component.
  var isComponent = false
  /// Whether the file declares a type or contains data.
  var isShared = false
  /// Whether the file belongs in a folder of the other kind, and is therefore not read.
  var isMisplaced = false
  var diagnostics: [Diagnostic]

  init(
    _ source: SourceFile, id: FileID, as role: Role, types: TypeLibrary = TypeLibrary(),
    limits: Limits
  ) {
    (document, diagnostics) = parseJSON(source, id: id, limits: limits)
    isComponent = role == .component
    isShared = role == .type || role == .sample
    // The manifest has a separate reader. A file that cannot be parsed has no shape to check.
    guard role != .manifest, document.isSound else { return }
    diagnostics +=
      role == .sample
      ? checkData(document, limits: limits) : checkStrings(document, limits: limits)
    guard !isShared else { return }
    if role == .either { isComponent = document.declaresComponent }
    if role == .screen && document.declaresComponent
      || role == .component && document.declaresScreen
    {
      isMisplaced = true
      isComponent = role == .screen
      return
    }
    var reader = DeclarationReader(document, types: types, limits: limits)
    if isComponent { component = reader.component() } else { screen = reader.screen() }
    diagnostics += reader.diagnostics
  }
}

/// The types of a project, which are read before the files that refer to them.
struct TypesReading: Sendable {
  let library: TypeLibrary
  /// The reading of each file, by its index.
  fileprivate let files: [FileReading]
}

extension ProjectFiles {
  /// Reads the types that the files share.
  func readTypes(of sources: SourceMap, limits: Limits) -> TypesReading {
    var readings = parts[.types].map {
      FileReading(sources[FileID($0)], id: FileID($0), as: .type, limits: limits)
    }
    let sound = readings.filter { $0.document.isSound }.map { $0.document }
    let read = TypeLibrary.read(
      sound.map { (name: sources[$0.file].path.nameWithoutExtension, document: $0) },
      limits: limits)
    if !readings.isEmpty { readings[0].diagnostics += read.diagnostics }
    return TypesReading(library: read.value, files: readings)
  }

  /// Reads one of the source files.
  func read(
    _ id: FileID, of sources: SourceMap, _ types: TypesReading, limits: Limits
  ) -> FileReading {
    let role: FileReading.Role
    switch parts.part(of: id) {
    case .manifest: role = .manifest
    case .screens: role = .screen
    case .components: role = .component
    case .types: return types.files[id.index - parts[.types].lowerBound]
    case .samples, nil: role = .sample
    }
    return FileReading(sources[id], id: id, as: role, types: types.library, limits: limits)
  }
}

extension String {
  /// The name of a file, without its folder and its extension.
  var nameWithoutExtension: String {
    let name = split(separator: "/").last ?? ""
    return String(name.hasSuffix(".json") ? name.dropLast(5) : name)
  }
}

/// A reader that joins the declarations of a project's files.
struct ProjectReader {
  var declarations: Declarations
  var diagnostics: [Diagnostic] = []
  private var screensByID: [String: SourceRange] = [:]
  /// The folders to which misplaced files belong.
  private var folders = (screens: "screens", components: "components")
  let limits: Limits

  /// - Parameter readings: The reading of each file of the project.
  init(_ readings: [FileReading], limits: Limits) {
    self.limits = limits
    declarations = Declarations(documents: readings.map { $0.document })
  }

  mutating func manifest(_ file: FileReading, of files: ProjectFiles) -> Manifest {
    var found = file.diagnostics
    let reading = Manifest.read(file.document, limits: limits)
    let (manifest, problems) = (reading.value, reading.diagnostics)
    found += problems
    for folder in manifest.namedFolders where files.missingFolders.contains(folder.name) {
      found.append(.missingFolder(folder))
    }
    diagnostics += found
    folders.screens = manifest.screenFolders.first ?? folders.screens
    folders.components = manifest.componentFolders.first ?? folders.components
    if manifest.unread.contains(.screens) { declarations.knowsAllScreens = false }
    if manifest.unread.contains(.components) { declarations.knowsAllComponents = false }
    return manifest
  }

  /// Reports mistakes in the names of files.
  mutating func report(_ outside: OutsidePaths, _ clashing: ClashingNames) {
    diagnostics += outside.diagnostics + clashing.diagnostics
    // Files that have not been read may declare any screen and component.
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
    // A font that cannot be read may declare any family.
    declarations.families =
      manifest.unread.contains(.fonts) ? nil : FontFamilies(manifest.fonts.map { $0.family })
    return fonts.library
  }

  /// Adds the declarations of all files but the manifest, in order.
  mutating func add(_ readings: ArraySlice<FileReading>) {
    for reading in readings {
      diagnostics += reading.diagnostics
      if reading.isMisplaced {
        let start = SourceRange.start(of: reading.document.file)
        diagnostics.append(
          reading.isComponent
            ? .componentAmongScreens(folder: folders.components, at: start)
            : .screenAmongComponents(folder: folders.screens, at: start))
      }
      guard !reading.isShared else { continue }
      if reading.isComponent { add(reading.component) } else { add(reading.screen) }
    }
    for screen in declarations.screens {
      for standIn in screen.standIns {
        guard let other = screensByID["\(screen.id)@\(standIn.phase.rawValue)"] else { continue }
        diagnostics.append(.idOfPhase(standIn.phase, of: screen, at: other))
      }
    }
    declarations.nameTypes()
  }

  private mutating func add(_ screen: ScreenDeclaration?) {
    guard let screen else {
      declarations.knowsAllScreens = false
      return
    }
    if screen.isRouteUnread { declarations.knowsAllScreens = false }
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
  /// Reports a file that declares no screen, for a command that needs one.
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

  fileprivate static func idOfPhase(
    _ phase: ScreenPhase, of screen: ScreenDeclaration, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "this id is the name of the \(phase.rawValue) of the screen \(quoted(screen.id)) in outputs: "
        + "rename one of the two screens", at: range,
      notes: [Note("the other screen is declared here", at: screen.range)])
  }

  fileprivate static func missingFolder(_ folder: NamedReference) -> Diagnostic {
    Diagnostic(
      .missingFile, .warning, "there is no folder \(quoted(folder.name)) in the project",
      at: folder.range)
  }

  fileprivate static func componentAmongScreens(
    folder: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .notAScreen, .error,
      "this file declares a component: move it to the folder \(quoted(folder)), or give it the key "
        + "\"screen\"", at: range)
  }

  fileprivate static func screenAmongComponents(
    folder: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .notAComponent, .error,
      "this file declares a screen: move it to the folder \(quoted(folder)), or give it the key "
        + "\"component\"", at: range)
  }
}
