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
  /// What is wrong with the files by themselves, in source order.
  public let diagnostics: [Diagnostic]
  package let declarations: Declarations

  /// Reads a project. Linear in the bytes. Never fails: what is wrong is in `diagnostics`.
  public init(_ files: ProjectFiles, limits: SyntaxLimits = SyntaxLimits()) {
    let screens = files.screens.sorted { $0.path < $1.path }
    let components = files.components.sorted { $0.path < $1.path }
    sources = SourceMap([files.manifest] + screens + components)
    assets = files.assets
    var reader = ProjectReader(sources, limits: limits)
    manifest = reader.manifest(FileID(0), missingFolders: files.missingFolders)
    fonts = reader.fonts(of: manifest, in: files.fonts)
    for index in screens.indices { reader.screen(FileID(1 + index)) }
    for index in components.indices { reader.component(FileID(1 + screens.count + index)) }
    declarations = reader.declarations
    diagnostics = reader.diagnostics.inSourceOrder()
  }

  /// Reads a file that belongs to no project: no composed components, no assets, built-in devices.
  public init(standalone file: SourceFile, limits: SyntaxLimits = SyntaxLimits()) {
    manifest = Manifest()
    sources = SourceMap([file])
    assets = nil
    fonts = .builtIn
    var reader = ProjectReader(sources, limits: limits)
    reader.screenOrComponent(FileID(0))
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

/// Reads a project's files one after the other.
private struct ProjectReader {
  let sources: SourceMap
  var declarations: Declarations
  var diagnostics: [Diagnostic] = []
  private var screensByID: [String: SourceRange] = [:]

  init(_ sources: SourceMap, limits: SyntaxLimits) {
    self.sources = sources
    var documents: [JSONDocument] = []
    for (index, file) in sources.files.enumerated() {
      let (document, problems) = parseJSON(file, id: FileID(index), limits: limits)
      documents.append(document)
      diagnostics += problems
    }
    declarations = Declarations(documents: documents)
  }

  /// A document whose shape can be judged, its strings checked.
  private mutating func document(_ file: FileID) -> JSONDocument? {
    let document = declarations.documents[file.index]
    guard document.isSound else { return nil }
    diagnostics += checkStrings(document)
    return document
  }

  mutating func manifest(_ file: FileID, missingFolders: [String]) -> Manifest {
    let (manifest, problems) = Manifest.read(declarations.documents[file.index])
    diagnostics += problems
    for folder in manifest.namedFolders where missingFolders.contains(folder.name) {
      diagnostics.append(.missingFolder(folder))
    }
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

  mutating func screen(_ file: FileID) {
    let count = declarations.screens.count
    defer { if declarations.screens.count == count { declarations.knowsAllScreens = false } }
    guard let document = document(file) else { return }
    if document.declaresComponent {
      diagnostics.append(.componentAmongScreens(at: .start(of: file)))
      return
    }
    var reader = DeclarationReader(document)
    let screen = reader.screen()
    diagnostics += reader.diagnostics
    guard let screen else { return }
    if let first = screensByID[screen.id] {
      diagnostics.append(.duplicateScreen(screen.id, first: first, at: screen.range))
    } else {
      screensByID[screen.id] = screen.range
      declarations.screens.append(screen)
    }
  }

  mutating func component(_ file: FileID) {
    let count = declarations.components.count
    defer { if declarations.components.count == count { declarations.knowsAllComponents = false } }
    guard let document = document(file) else { return }
    var reader = DeclarationReader(document)
    let component = reader.component()
    diagnostics += reader.diagnostics
    if let component { declarations.add(component, &diagnostics) }
  }

  mutating func screenOrComponent(_ file: FileID) {
    let document = declarations.documents[file.index]
    if document.isSound && document.declaresComponent { component(file) } else { screen(file) }
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
