/// The files of a project, as the caller provides them.
public struct ProjectFiles: Sendable {
  /// The file `segue.json`.
  public var manifest: SourceFile
  /// The files that declare screens.
  public var screens: [SourceFile]
  /// The files that declare components.
  public var components: [SourceFile]
  /// The assets.
  public var assets: AssetCatalog
  /// The font files.
  public var fonts: FontCatalog
  /// The folders that the manifest names but that do not exist.
  public var missingFolders: [String]
  /// The paths that lead out of the project by a symbolic link and were therefore not read: folders
  /// and fonts by their names in the manifest, files and folders inside the project's folders by
  /// their paths relative to the project.
  public var outsidePaths: [String]
  /// Whether the manifest may name folders and fonts outside the project. Otherwise this is an
  /// error.
  public var allowsOutside: Bool

  /// Creates the files of a project.
  public init(
    manifest: SourceFile, screens: [SourceFile], components: [SourceFile],
    assets: AssetCatalog = AssetCatalog(), fonts: FontCatalog = FontCatalog(),
    missingFolders: [String] = [], outsidePaths: [String] = [], allowsOutside: Bool = false
  ) {
    self.missingFolders = missingFolders
    self.outsidePaths = outsidePaths
    self.allowsOutside = allowsOutside
    self.manifest = manifest
    self.screens = screens
    self.components = components
    self.assets = assets
    self.fonts = fonts
  }

  /// The source files in the order of their ids: the manifest, the screens and the components, both
  /// sorted by path.
  var sources: SourceMap {
    SourceMap(
      [manifest] + screens.sorted { $0.path < $1.path } + components.sorted { $0.path < $1.path })
  }

  /// The indices of the screens in ``sources``.
  var screenPlaces: Range<Int> { 1..<1 + screens.count }
}

/// A project that has been read: the declarations in its files, before anything is expanded or laid
/// out.
///
/// A project is a value. Files are sorted by their paths, so the order in which they are provided
/// has no effect.
public struct Project: Sendable {
  /// The contents of `segue.json`.
  public let manifest: Manifest
  /// The limits on its size and on the work it causes.
  public let limits: Limits
  /// The files of the project.
  public internal(set) var sources: SourceMap
  /// The assets; nil for a standalone file, whose assets are not checked.
  public let assets: AssetCatalog?
  /// The fonts with which text is measured: those that the manifest declares, and the built-in
  /// family.
  public let fonts: FontLibrary
  /// A digest of the font files.
  let fontsDigest: ContentDigest
  /// The diagnostics of the files themselves, in source order.
  public let diagnostics: [Diagnostic]
  package internal(set) var declarations: Declarations

  /// Reads a project. Linear in the bytes. Never fails: mistakes are in `diagnostics`.
  ///
  /// - Parameters:
  ///   - files: The project's files.
  ///   - limits: The limits on its size and on the work it causes.
  ///   - workers: The workers that read files independently. They do not affect the result.
  public init(
    _ files: ProjectFiles, limits: Limits = Limits(),
    by workers: some Workers = SerialWorkers()
  ) {
    let sources = files.sources
    let readings = workers.mapChunks(of: sources.count, each: 4) { range in
      range.map { files.read(FileID($0), of: sources, limits: limits) }
    }
    self.init(files, sources, readings, limits: limits)
  }

  /// Joins the files of a project.
  ///
  /// - Parameter readings: The reading of each of `sources`.
  init(
    _ files: ProjectFiles, _ sources: SourceMap, _ readings: [FileReading], limits: Limits
  ) {
    self.limits = limits
    self.sources = sources
    var reader = ProjectReader(readings, limits: limits)
    manifest = reader.manifest(readings[0], of: files)
    let outside = OutsidePaths(files, manifest)
    reader.report(
      outside, ClashingNames(sources, screens: files.screens.count, files.assets, manifest))
    assets = files.assets.refusing(outside.assets).named()
    fonts = reader.fonts(of: manifest, in: files.fonts, without: outside)
    fontsDigest = files.fonts.digest
    reader.add(readings.dropFirst())
    declarations = reader.declarations
    diagnostics = reader.diagnostics.inSourceOrder(within: limits)
  }

  /// Reads a file that belongs to no project: without composed components and assets, and with the
  /// built-in devices.
  public init(standalone file: SourceFile, limits: Limits = Limits()) {
    self.limits = limits
    manifest = Manifest()
    sources = SourceMap([file])
    assets = nil
    fonts = .builtIn
    fontsDigest = FontCatalog().digest
    let reading = FileReading(file, id: FileID(0), as: .either, limits: limits)
    var reader = ProjectReader([reading], limits: limits)
    reader.add([reading])
    declarations = reader.declarations
    diagnostics = reader.diagnostics.inSourceOrder(within: limits)
  }

  /// Whether this is a file that belongs to no project.
  public var isStandalone: Bool { assets == nil }

  /// The devices that screens are laid out for: the declared ones, or an iPhone 15.
  public var devices: [Device] {
    manifest.devices.isEmpty ? Device.builtIn.filter { $0.name == "iphone-15" } : manifest.devices
  }

  /// The ids of the screens, in the order of their files.
  public var screenIDs: [String] { declarations.screens.map(\.id) }

  /// Returns the index of the screen that a file declares.
  package func screen(in file: FileID) -> DeclarationIndex? {
    declarations.screens.firstIndex { $0.file == file }.map(DeclarationIndex.init)
  }

  package func screen(id: String) -> DeclarationIndex? {
    declarations.screens.firstIndex { $0.id == id }.map(DeclarationIndex.init)
  }
}
