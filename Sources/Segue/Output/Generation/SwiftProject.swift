/// The input of the generated Swift source: the parts of a project that have ids, the links to
/// them, and the types of data.
struct SwiftProject {
  struct Screen {
    let id: String
    /// The path of the screen's file in the project.
    let file: String
    /// The route of the screen; nil if no link opens it.
    let route: Route?
    /// The parameters that links pass, in the order of their declarations.
    let parameters: [Parameter]
    /// The ids of the screen's components, for any arguments; nil if the screen was not compiled.
    let components: [String]?
    /// The type of the data that fills the screen; nil for a screen without data.
    let data: DataType?
    var exits = Exits()
  }

  struct Parameter {
    let name: String
    let type: ParameterType
    let defaultValue: ScalarValue?
  }

  /// A flow, and the link that leads to its choice.
  struct Flow {
    let name: String
    let url: String
    let choices: [String]
  }

  /// The name of the enclosing enum.
  var name: String
  var access: SwiftAccessLevel
  var app: String?
  var schemes: [String] = []
  var hosts: [String] = []
  var screens: [Screen] = []
  var heroes: [String] = []
  var transitions: [String] = []
  var tabs: [String] = []
  var flows: [Flow] = []
  var devices: [String] = []
  /// The custom actions and the tracking events of all screens, by their names.
  var actions: [SwiftMessage] = []
  var events: [SwiftMessage] = []
  var requirements: [String] = []
  /// The types of data that screens share.
  var shared = SharedTypes()

  /// Types of data, of which each has a file.
  struct SharedTypes {
    /// All of them together.
    var type = DataType()
    /// The path of each type's file, and its schema in `type`.
    var files: [(name: String, path: String, root: Int32)] = []
  }
}

/// The access level of generated Swift source.
public enum SwiftAccessLevel: String, Hashable, Sendable, CaseIterable {
  /// Visible in the module that contains the source.
  case `internal`
  /// Visible in the package of that module.
  case package
  /// Visible in all modules that import that module.
  case `public`

  /// The modifier of a declaration, with a space after it; empty for the default level.
  var modifier: String { self == .internal ? "" : "\(rawValue) " }
}
