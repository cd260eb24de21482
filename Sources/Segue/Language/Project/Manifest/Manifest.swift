/// The contents of `segue.json`: a project's names, folders, devices and transitions.
public struct Manifest: Sendable {
  /// The name of the app; nil if not declared.
  public var app: String?
  /// The URL schemes of the app's deep links.
  public var schemes: [String] = []
  /// The hosts of the app's universal links.
  public var hosts: [String] = []
  /// The folders with screen files, relative to the project.
  public var screenFolders = ["screens"]
  /// The folders with component files, relative to the project.
  public var componentFolders = ["components"]
  /// The folder with assets, relative to the project.
  public var assetFolder = "assets"
  /// The folders with the types of data that screens and components share.
  public var typeFolders = ["types"]
  /// The folder with the sample data of screens.
  public var dataFolder = "data"
  /// The names of all folders, with that of the assets last.
  package var folders: [String] {
    screenFolders + componentFolders + typeFolders + [dataFolder, assetFolder]
  }
  /// The folders that the file declares, with their source ranges. Default folders may be missing.
  public internal(set) var namedFolders: [NamedReference] = []
  /// The font files.
  public var fonts: [FontDeclaration] = []
  /// The devices that screens are laid out for.
  public var devices: [Device] = []
  /// The declared transitions.
  public var transitions: [Transition] = [] {
    didSet {
      transitionIndices = Dictionary(firstOf: zip(transitions.map { $0.name }, transitions.indices))
    }
  }
  /// The index of each declared transition, by its name.
  private var transitionIndices: [String: Int] = [:]
  /// The name of the default transition; nil if not declared.
  public var defaultTransition: NamedReference?
  /// The structure of the app's navigation.
  public var navigation = NavigationDeclaration()
  /// The parts that could not be read completely.
  var unread: UnreadParts = []

  /// Creates a manifest with the defaults.
  public init() {}

  /// Reads a manifest. Members that are wrong are reported in diagnostics, and keep their defaults.
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
      manifest.unread = .all
      return Diagnosed(manifest, diagnostics: surplus)
    }
    var reader = ManifestReader(document, limits: limits)
    let manifest = reader.manifest()
    return Diagnosed(
      manifest, diagnostics: checkStrings(document, limits: limits) + reader.diagnostics)
  }

  /// The tabs of the tab bar, in order; empty if the app has another container.
  public var tabs: [TabDeclaration] {
    if case .tabs(let tabs) = navigation.container { tabs } else { [] }
  }

  /// Returns the declared transition with a name, or else the transition of the kind with that
  /// name; nil if there is neither. Takes constant time.
  public func transition(named name: String) -> Transition? {
    transitionIndices[name].map { transitions[$0] }
      ?? Transition.Kind(rawValue: name).map { Transition(kind: $0) }
  }

  /// Whether an action that names a transition needs no destination in the project.
  func fliesToUnknownScreens(_ transition: NamedReference?) -> Bool {
    transition.flatMap { self.transition(named: $0.name) }?.fliesToUnknownScreens ?? false
  }

  func hasTransition(named name: String) -> Bool {
    transitionIndices[name] != nil || Transition.Kind(rawValue: name) != nil
  }

  /// The transition that plays by default.
  public var fallbackTransition: Transition {
    defaultTransition.flatMap { transition(named: $0.name) } ?? Transition(kind: .slide)
  }
}

/// The parts of a manifest that could not be read completely, which has been reported. A name that
/// is not found may be declared in them, and is not reported.
struct UnreadParts: OptionSet, Sendable {
  let rawValue: Int

  /// The schemes and hosts of links.
  static let links = UnreadParts(rawValue: 1)
  static let screens = UnreadParts(rawValue: 2)
  static let components = UnreadParts(rawValue: 4)
  static let fonts = UnreadParts(rawValue: 8)
  static let transitions = UnreadParts(rawValue: 16)
  /// The containers, and the other links that open screens without a tap.
  static let navigation = UnreadParts(rawValue: 32)
  static let all = UnreadParts(rawValue: 63)
}

/// A font file of a project.
public struct FontDeclaration: Hashable, Sendable {
  /// The name of the font family.
  public let family: String
  /// The weights that the file covers. If nil, these are the whole weight axis of a variable font,
  /// or 400.
  public let weights: ClosedRange<Double>?
  /// Whether the font is italic.
  public let isItalic: Bool
  /// The path of the file, relative to the project.
  public let file: String
  /// The source range of the path in the declaration.
  public let range: SourceRange
}
