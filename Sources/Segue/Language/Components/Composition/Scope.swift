/// A scope's place in the builder's list. The first is the screen's own.
typealias ScopeID = Int

/// A value as it stands in a file, with the scope that its substitutions are resolved in.
struct Written {
  let file: FileID
  let node: JSONID
  let scope: ScopeID
}

/// What a parameter stands for.
enum Argument {
  case scalar(ScalarValue, origin: SourceRange)
  /// A component or several, still to be expanded.
  case components(Written)
  /// The declaration is being checked by itself: any value of the type might be handed in.
  case unknown(ParameterType)
  /// It is missing or wrong, which has been reported.
  case invalid
}

/// The parameters that strings see, with what they stand for.
struct Scope {
  let parameters: ParameterList
  /// One for each parameter.
  let arguments: [Argument]
  /// The composed component whose body it is; nil for a screen.
  let declaration: Int?
  /// The scope in which the component is used.
  let parent: ScopeID?
  /// How many scopes stand around it.
  let depth: Int
  /// Where the component is used.
  let use: SourceRange?
  /// What stands before the ids of the body; nil if they cannot be reached from outside, because
  /// the use has no id. A screen's is empty.
  let idPrefix: String?

  func argument(named name: String) -> Argument? {
    parameters.index(named: name).map { arguments[$0] }
  }

  /// An id of this scope as it is called in the whole screen.
  func qualified(_ id: String) -> String? {
    guard let idPrefix else { return nil }
    return idPrefix.isEmpty ? id : idPrefix + "/" + id
  }
}

/// A value after substitution.
struct Value {
  enum Content {
    /// Not a string with a substitution: as it stands in the file.
    case written(Written)
    case scalar(ScalarValue)
    case unknown(ParameterType)
    /// It has been reported.
    case invalid
  }

  let content: Content
  /// Where the value itself was written: at the use, if it came in through a parameter.
  let origin: SourceRange
  /// Where it is used.
  let place: SourceRange

  /// The note that names the place of use, if the value comes from elsewhere.
  var notes: [Diagnostic.Note] {
    place == origin ? [] : [Diagnostic.Note("it is used here", at: place)]
  }
}
