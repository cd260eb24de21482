/// A scope's place in the builder's list. The first is the screen's own.
typealias ScopeID = Int

/// A value as it stands in a file, with the scope that its substitutions are resolved in.
struct Written {
  let file: FileID
  let node: JSONID
  let scope: ScopeID
}

/// The source of a scalar that a parameter stands for.
struct ValueOrigin {
  /// The source range of the value: the text with the `${…}`, if it has some.
  let range: SourceRange
  /// How the value was made; nil if it is written as it is.
  var substitution: Substitution?
  /// Whether the value is a string that is written there as it is, so that an edit can replace it.
  var isVerbatim = false
}

/// What a parameter stands for.
enum Argument {
  case scalar(ScalarValue, origin: ValueOrigin)
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
  /// Where the value itself was written: at the use, if it came in through a parameter; the text with
  /// the `${…}`, if it was made from one.
  let origin: SourceRange
  /// Where it is used.
  let place: SourceRange
  /// The text with `${…}` that the value was made from; nil if there was none.
  var substitution: Substitution?
  /// Whether the value is written at its origin as it is, so that an edit can replace it.
  var isVerbatim = true

  /// The notes that name the place of use, if the value comes from elsewhere, and the use of the text
  /// that it was made from.
  var notes: [Diagnostic.Note] {
    let uses = substitution.map { [$0.useNote(.useOfValue)] } ?? []
    return place == origin ? uses : uses + [Diagnostic.Note("it is used here", at: place)]
  }

  /// Where the text of a value comes from: what was put into a text with `${…}`, not the text.
  var textOrigin: SourceRange {
    place == origin ? substitution?.arguments[0].range ?? origin : origin
  }

  /// As the origin of an argument.
  var argumentOrigin: ValueOrigin {
    ValueOrigin(range: origin, substitution: substitution, isVerbatim: isVerbatim)
  }

  /// A name that is the value.
  func reference(_ name: String) -> NamedReference {
    guard substitution == nil, place != origin else {
      return NamedReference(name: name, range: origin, substitution)
    }
    let argument = Substitution.Argument(name: "", range: origin, isVerbatim: isVerbatim)
    return NamedReference(
      name: name, range: origin,
      Substitution(
        isWhole: true, template: nil, place: place, arguments: [argument], use: nil))
  }
}
