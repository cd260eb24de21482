/// What the code of a client names: the parts of a project that have ids, and how links lead to them.
struct SwiftProject {
  struct Screen {
    let id: String
    /// The path of its file in the project.
    let file: String
    /// nil if no link opens it.
    let route: Route?
    /// What links hand over, in the order of the declarations.
    let parameters: [Parameter]
    /// The ids that its components have, whatever it is opened with; nil if it was not compiled.
    let components: [String]?
  }

  struct Parameter {
    let name: String
    let type: ParameterType
    let defaultValue: ScalarValue?
  }

  /// What the enum around everything is called after.
  var name: String
  var access: SwiftAccessLevel
  var app: String?
  var schemes: [String] = []
  var hosts: [String] = []
  var screens: [Screen] = []
  var heroes: [String] = []
  var transitions: [String] = []
  var tabs: [String] = []
  var devices: [String] = []
}

/// Who may use generated Swift.
public enum SwiftAccessLevel: String, Hashable, Sendable, CaseIterable {
  /// The module that it is compiled into.
  case `internal`
  /// The package of that module.
  case package
  /// Whoever imports that module.
  case `public`

  /// As it stands before a declaration.
  var modifier: String { self == .internal ? "" : "\(rawValue) " }
}
