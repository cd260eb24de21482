/// What `segue.json` says: a project's names, folders, devices and transitions.
public struct Manifest: Sendable {
  public var app: String?
  public var schemes: [String] = []
  public var hosts: [String] = []
  /// Folders with screen files, relative to the project.
  public var screenFolders = ["screens"]
  public var componentFolders = ["components"]
  public var assetFolder = "assets"
  /// The folders that the file names, and where it does; the others may be missing.
  public internal(set) var namedFolders: [NamedReference] = []
  public var fonts: [FontDeclaration] = []
  public var devices: [Device] = []
  public var transitions: [Transition] = []
  public var defaultTransition: NamedReference?
  public var navigation = NavigationDeclaration()

  public init() {}

  /// Reads a manifest. What is wrong is told in diagnostics, and left at its default.
  ///
  /// Linear in the bytes.
  public static func read(
    _ file: SourceFile, limits: Limits = Limits()
  ) -> Diagnosed<Manifest> {
    let (document, syntax) = parseJSON(file, id: FileID(0), limits: limits)
    let read = read(document, limits: limits)
    return Diagnosed(
      read.value, diagnostics: (syntax + read.diagnostics).inSourceOrder(within: limits))
  }

  static func read(_ document: JSONDocument, limits: Limits) -> Diagnosed<Manifest> {
    let surplus = document.isSound ? document.tooManyEntries(limit: limits[.entries]) : []
    guard document.isSound && surplus.isEmpty else {
      var manifest = Manifest()
      manifest.navigation.knowsAllRequirements = false
      return Diagnosed(manifest, diagnostics: surplus)
    }
    var reader = ManifestReader(document, limits: limits)
    let manifest = reader.manifest()
    return Diagnosed(
      manifest, diagnostics: checkStrings(document, limits: limits) + reader.diagnostics)
  }

  /// The tabs of the tab bar, in order; none if the app is built up in another way.
  public var tabs: [TabDeclaration] {
    if case .tabs(let tabs) = navigation.container { tabs } else { [] }
  }

  /// The transition of that name: declared, else the kind itself; nil for neither.
  public func transition(named name: String) -> Transition? {
    transitions.first { $0.name == name }
      ?? Transition.Kind(rawValue: name).map { Transition(kind: $0) }
  }

  func hasTransition(named name: String) -> Bool {
    transitions.contains { $0.name == name } || Transition.Kind(rawValue: name) != nil
  }

  /// What plays when nothing else is said.
  public var fallbackTransition: Transition {
    defaultTransition.flatMap { transition(named: $0.name) } ?? Transition(kind: .slide)
  }
}

/// A font file of a project.
public struct FontDeclaration: Hashable, Sendable {
  public let family: String
  /// The weights that the file stands for; nil if nothing is said: then the whole weight axis of a
  /// variable font, and 400 of another.
  public let weights: ClosedRange<Double>?
  public let isItalic: Bool
  /// Relative to the project.
  public let file: String
  public let range: SourceRange
}
