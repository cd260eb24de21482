/// The files of a project, as the caller provides them.
public struct ProjectFiles: Sendable {
  /// The file `segue.json`.
  public var manifest: SourceFile
  /// The files that declare screens.
  public var screens: [SourceFile]
  /// The files that declare components.
  public var components: [SourceFile]
  /// The files with types of data in JSON Type Definition, which are named for their types:
  /// `types/outfit.json` is the type `outfit`.
  public var types: [SourceFile]
  /// The files with sample data, each in a folder with the id of its screen:
  /// `data/feed/empty.json` is the sample `empty` of the screen `feed`.
  public var samples: [SourceFile]
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
    types: [SourceFile] = [], samples: [SourceFile] = [], assets: AssetCatalog = AssetCatalog(),
    fonts: FontCatalog = FontCatalog(),
    missingFolders: [String] = [], outsidePaths: [String] = [], allowsOutside: Bool = false
  ) {
    self.missingFolders = missingFolders
    self.outsidePaths = outsidePaths
    self.allowsOutside = allowsOutside
    self.manifest = manifest
    self.screens = screens
    self.components = components
    self.types = types
    self.samples = samples
    self.assets = assets
    self.fonts = fonts
  }

  /// The source files in the order of their ids: the manifest, the screens, the components, the
  /// types and the samples, each sorted by path.
  var sources: SourceMap {
    SourceMap(
      [manifest]
        + [screens, components, types, samples].flatMap { $0.sorted { $0.path < $1.path } })
  }

  /// The indices in ``sources`` of the files of each part.
  var parts: ProjectParts {
    ProjectParts(
      counts: [1, screens.count, components.count, types.count, samples.count])
  }
}

/// A project that has been read: the declarations in its files, before anything is expanded or laid
/// out.
///
/// A project is a value. Files are sorted by their paths, so the order in which they are provided
/// has no effect.
public struct Project: Sendable {
  /// The contents of `segue.json`.
  public var manifest: Manifest { sharedManifest.value }
  /// The limits on its size and on the work it causes.
  public let limits: Limits
  /// The files of the project.
  public internal(set) var sources: SourceMap
  /// The indices in ``sources`` of the files of each part; none for a standalone file.
  let parts: ProjectParts
  /// The assets; nil for a standalone file, whose assets are not checked.
  public let assets: AssetCatalog?
  /// The fonts with which text is measured: those that the manifest declares, and the built-in
  /// family.
  public let fonts: FontLibrary
  /// The types of data that screens and components share.
  let types: TypeLibrary
  /// A digest of the font files.
  let fontsDigest: ContentDigest
  /// The diagnostics of the files themselves, in source order.
  public let diagnostics: [Diagnostic]
  package internal(set) var declarations: Declarations
  /// The manifest, which the copies of a project share.
  private let sharedManifest: Shared<Manifest>

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
    let types = files.readTypes(of: sources, limits: limits)
    let readings = workers.mapChunks(of: sources.count, each: 4) { range in
      range.map { files.read(FileID($0), of: sources, types, limits: limits) }
    }
    self.init(files, sources, readings, types.library, limits: limits)
  }

  /// Joins the files of a project.
  ///
  /// - Parameter readings: The reading of each of `sources`.
  init(
    _ files: ProjectFiles, _ sources: SourceMap, _ readings: [FileReading], _ types: TypeLibrary,
    limits: Limits
  ) {
    self.limits = limits
    self.types = types
    self.sources = sources
    parts = files.parts
    var reader = ProjectReader(readings, limits: limits)
    let manifest = reader.manifest(readings[0], of: files)
    sharedManifest = Shared(manifest)
    let outside = OutsidePaths(files, manifest)
    reader.report(
      outside, ClashingNames(sources, screens: files.screens.count, files.assets, manifest))
    assets = files.assets.refusing(outside.assets).named()
    fonts = reader.fonts(of: manifest, in: files.fonts, without: outside)
    fontsDigest = files.fonts.digest
    reader.add(readings[1..<parts[.samples].lowerBound])
    reader.addSamples(readings[parts[.samples]], sources)
    declarations = reader.declarations
    diagnostics = reader.diagnostics.inSourceOrder(within: limits)
  }

  /// Reads a file that belongs to no project: without composed components and assets, and with the
  /// built-in devices.
  public init(standalone file: SourceFile, limits: Limits = Limits()) {
    self.limits = limits
    sharedManifest = Shared(Manifest())
    sources = SourceMap([file])
    parts = ProjectParts()
    assets = nil
    fonts = .builtIn
    fontsDigest = FontCatalog().digest
    types = TypeLibrary()
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
  public var screenIDs: [String] { declarations.screens.map { $0.id } }

  /// Returns the index of the screen that a file declares.
  package func screen(in file: FileID) -> DeclarationIndex? {
    declarations.screens.firstIndex { $0.file == file }.map(DeclarationIndex.init)
  }

  package func screen(id: String) -> DeclarationIndex? {
    declarations.screens.firstIndex { $0.id == id }.map(DeclarationIndex.init)
  }
}
