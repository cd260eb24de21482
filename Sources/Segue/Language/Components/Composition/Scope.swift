/// The index of a scope in the builder's list. The screen's scope is the first.
typealias ScopeID = Int

/// A value in a file, with the scope in which its substitutions are resolved.
struct Written {
  let file: FileID
  let node: JSONID
  let scope: ScopeID
}

/// The argument of a parameter.
enum Argument {
  case scalar(ScalarValue, origin: SourceRange)
  /// A component or several, which are not expanded yet.
  case components(Written)
  /// A declaration is being checked without a use, so the argument can be any value of the type.
  case unknown(ParameterType)
  /// The argument is missing or wrong, which has been reported.
  case invalid
}

/// The parameters that strings can refer to, with their arguments.
struct Scope {
  let parameters: ParameterList
  /// The argument of each parameter.
  let arguments: [Argument]
  /// The index of the composed component whose body this is; nil for a screen.
  let declaration: Int?
  /// The scope in which the component is used.
  let parent: ScopeID?
  /// The number of enclosing scopes.
  let depth: Int
  /// The source range of the use.
  let use: SourceRange?
  /// The prefix of the ids in the body; nil if they cannot be reached from outside, because the use
  /// has no id. A screen's prefix is empty.
  let idPrefix: String?

  func argument(named name: String) -> Argument? {
    parameters.index(named: name).map { arguments[$0] }
  }

  /// Returns the name that an id of this scope has in the whole screen.
  func qualified(_ id: String) -> String? {
    guard let idPrefix else { return nil }
    return idPrefix.isEmpty ? id : idPrefix + "/" + id
  }
}

/// A value after substitution.
struct Value {
  enum Content {
    /// The value in the file, if it is not a string with a substitution.
    case written(Written)
    case scalar(ScalarValue)
    case unknown(ParameterType)
    /// The value is wrong, which has been reported.
    case invalid
  }

  let content: Content
  /// The source range of the value itself: at the use, if a parameter passed it in.
  let origin: SourceRange
  /// The source range where the value is used.
  let place: SourceRange

  /// A note that points at the use, if the value comes from elsewhere.
  var notes: [Diagnostic.Note] {
    place == origin ? [] : [Diagnostic.Note("it is used here", at: place)]
  }
}
