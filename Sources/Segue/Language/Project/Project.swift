/// A project's files as a caller hands them in.
public struct ProjectFiles: Sendable {
  /// `segue.json`.
  public var manifest: SourceFile
  public var screens: [SourceFile]
  public var components: [SourceFile]
  public var assets: AssetCatalog
  public var fonts: FontCatalog
  /// Folders that the manifest names and that do not exist.
  public var missingFolders: [String]

  public init(
    manifest: SourceFile, screens: [SourceFile], components: [SourceFile],
    assets: AssetCatalog = AssetCatalog(), fonts: FontCatalog = FontCatalog(),
    missingFolders: [String] = []
  ) {
    self.missingFolders = missingFolders
    self.manifest = manifest
    self.screens = screens
    self.components = components
    self.assets = assets
    self.fonts = fonts
  }
}

/// A project that has been read: what its files declare, before anything is expanded or laid out.
///
/// A value. Files are kept in the order of their paths, so the order in which they are handed in
/// changes nothing.
public struct Project: Sendable {
  public let manifest: Manifest
  public let sources: SourceMap
  /// nil for a file that stands alone, which looks for no assets.
  public let assets: AssetCatalog?
  /// What text is measured with: the fonts that the manifest declares, and the built-in family.
  public let fonts: FontLibrary
  /// What tells the fonts' files from others.
  let fontsDigest: ContentDigest
  /// What is wrong with the files by themselves, in source order.
  public let diagnostics: [Diagnostic]
  package let declarations: Declarations

  /// Reads a project. Linear in the bytes. Never fails: what is wrong is in `diagnostics`.
  ///
  /// - Parameters:
  ///   - files: The project's files.
  ///   - limits: What a file may grow to.
  ///   - workers: Who reads files, each by itself; the result is the same, whoever does.
  public init(
    _ files: ProjectFiles, limits: SyntaxLimits = SyntaxLimits(),
    by workers: some Workers = SerialWorkers()
  ) {
    let screens = files.screens.sorted { $0.path < $1.path }
    let components = files.components.sorted { $0.path < $1.path }
    sources = SourceMap([files.manifest] + screens + components)
    assets = files.assets
    let count = screens.count
    var reader = ProjectReader(sources, limits: limits, by: workers) { file in
      file.index == 0 ? .manifest : file.index <= count ? .screen : .component
    }
    manifest = reader.manifest(FileID(0), missingFolders: files.missingFolders)
    fonts = reader.fonts(of: manifest, in: files.fonts)
    fontsDigest = files.fonts.digest
    reader.addAll()
    declarations = reader.declarations
    diagnostics = reader.diagnostics.inSourceOrder()
  }

  /// Reads a file that belongs to no project: no composed components, no assets, built-in devices.
  public init(standalone file: SourceFile, limits: SyntaxLimits = SyntaxLimits()) {
    manifest = Manifest()
    sources = SourceMap([file])
    assets = nil
    fonts = .builtIn
    fontsDigest = FontCatalog().digest
    var reader = ProjectReader(sources, limits: limits, by: SerialWorkers()) { _ in .either }
    reader.addAll()
    declarations = reader.declarations
    diagnostics = reader.diagnostics.inSourceOrder()
  }

  /// Whether it is a file that belongs to no project.
  public var isStandalone: Bool { assets == nil }

  /// The devices that screens are laid out for: the declared ones, or an iPhone 15.
  public var devices: [Device] {
    manifest.devices.isEmpty ? Device.builtIn.filter { $0.name == "iphone-15" } : manifest.devices
  }

  /// The ids of the screens, in the order of their files.
  public var screenIDs: [String] { declarations.screens.map(\.id) }

  /// The place of the screen that a file declares.
  package func screen(in file: FileID) -> Int? {
    declarations.screens.firstIndex { $0.file == file }
  }

  package func screen(id: String) -> Int? {
    declarations.screens.firstIndex { $0.id == id }
  }
}

/// A file that has been read by itself.
private struct FileReading: Sendable {
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

  init(_ source: SourceFile, id: FileID, as role: Role, limits: SyntaxLimits) {
    (document, diagnostics) = parseJSON(source, id: id, limits: limits)
    isComponent = role == .component
    // The manifest has a reader of its own. What cannot be parsed has no shape that could be judged.
    guard role != .manifest, document.isSound else { return }
    diagnostics += checkStrings(document)
    if role == .either { isComponent = document.declaresComponent }
    if role == .screen, document.declaresComponent {
      diagnostics.append(.componentAmongScreens(at: .start(of: id)))
      return
    }
    var reader = DeclarationReader(document)
    if isComponent { component = reader.component() } else { screen = reader.screen() }
    diagnostics += reader.diagnostics
  }
}

/// Joins what a project's files say by themselves.
private struct ProjectReader {
  var declarations: Declarations
  var diagnostics: [Diagnostic] = []
  private let readings: [FileReading]
  private let roles: [FileReading.Role]
  private var screensByID: [String: SourceRange] = [:]

  init(
    _ sources: SourceMap, limits: SyntaxLimits, by workers: some Workers,
    role: (FileID) -> FileReading.Role
  ) {
    let files = sources.files
    let roles = files.indices.map { role(FileID($0)) }
    self.roles = roles
    readings = workers.map(files.count) {
      FileReading(files[$0], id: FileID($0), as: roles[$0], limits: limits)
    }
    declarations = Declarations(documents: readings.map(\.document))
  }

  mutating func manifest(_ file: FileID, missingFolders: [String]) -> Manifest {
    var found = readings[file.index].diagnostics
    let document = declarations.documents[file.index]
    let (manifest, problems) = Manifest.read(document)
    found += problems
    for folder in manifest.namedFolders where missingFolders.contains(folder.name) {
      found.append(.missingFolder(folder))
    }
    diagnostics += found
    return manifest
  }

  mutating func fonts(of manifest: Manifest, in catalog: FontCatalog) -> FontLibrary {
    let fonts = ProjectFonts(manifest.fonts, in: catalog)
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
