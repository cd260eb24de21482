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
  /// What leads out of the project by a link and has for that reason not been read: folders and fonts
  /// by their names in the manifest, files and folders in the project's folders by their paths relative
  /// to the project.
  public var outsidePaths: [String]
  /// Whether the manifest may name folders and fonts outside of the project; an error if not.
  public var allowsOutside: Bool
  /// The files of screens that have not been read, because what they say is known.
  package var knownScreens: [KnownScreen] = []

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
}

/// A project that has been read: what its files declare, before anything is expanded or laid out.
///
/// A value. Files are kept in the order of their paths, so the order in which they are handed in
/// changes nothing.
public struct Project: Sendable {
  public let manifest: Manifest
  /// What it may ask for.
  public let limits: Limits
  public internal(set) var sources: SourceMap
  /// nil for a file that stands alone, which looks for no assets.
  public let assets: AssetCatalog?
  /// What text is measured with: the fonts that the manifest declares, and the built-in family.
  public let fonts: FontLibrary
  /// What tells the fonts' files from others.
  let fontsDigest: ContentDigest
  /// What is wrong with the files by themselves, in source order.
  public let diagnostics: [Diagnostic]
  package internal(set) var declarations: Declarations
  /// The screens' files that nobody has read, by their places.
  var unread: [FileID: KnownScreen] = [:]
  /// Whether something that was known of a file was of no use, so that the project is not what its files say.
  package internal(set) var isStale = false

  /// Reads a project. Linear in the bytes. Never fails: what is wrong is in `diagnostics`.
  ///
  /// - Parameters:
  ///   - files: The project's files.
  ///   - limits: What the project may ask for.
  ///   - workers: Who reads files, each by itself; the result is the same, whoever does.
  public init(
    _ files: ProjectFiles, limits: Limits = Limits(),
    by workers: some Workers = SerialWorkers()
  ) {
    self.limits = limits
    let known = files.knownScreens.map { SourceFile(path: $0.path, bytes: []) }
    let screens = (files.screens + known).sorted { $0.path < $1.path }
    let components = files.components.sorted { $0.path < $1.path }
    sources = SourceMap([files.manifest] + screens + components)
    unread = files.knownPlaces(among: screens, from: 1)
    let count = screens.count
    var reader = ProjectReader(sources, known: unread, limits: limits, by: workers) { file in
      file.index == 0 ? .manifest : file.index <= count ? .screen : .component
    }
    isStale = reader.isStale
    manifest = reader.manifest(FileID(0), of: files)
    let outside = OutsidePaths(files, manifest)
    reader.report(outside, ClashingNames(sources, screens: count, files.assets, manifest))
    assets = files.assets.refusing(outside.assets).named()
    fonts = reader.fonts(of: manifest, in: files.fonts, without: outside)
    fontsDigest = files.fonts.digest
    reader.addAll()
    declarations = reader.declarations
    diagnostics = reader.diagnostics.inSourceOrder(within: limits)
  }

  /// Reads a file that belongs to no project: no composed components, no assets, built-in devices.
  public init(standalone file: SourceFile, limits: Limits = Limits()) {
    self.limits = limits
    manifest = Manifest()
    sources = SourceMap([file])
    assets = nil
    fonts = .builtIn
    fontsDigest = FontCatalog().digest
    var reader = ProjectReader(sources, limits: limits, by: SerialWorkers()) { _ in .either }
    reader.addAll()
    declarations = reader.declarations
    diagnostics = reader.diagnostics.inSourceOrder(within: limits)
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
