/// The index of a scope in the builder's list. The screen's scope is the first.
typealias ScopeID = Int

/// A value in a file, with the scope in which its substitutions are resolved.
struct ScopedNode {
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
  /// The source range of the value in the data that it comes from.
  var dataRange: SourceRange?
}

/// The argument of a parameter.
enum Argument {
  case scalar(ScalarValue, origin: ValueOrigin)
  /// A component or several, which are not expanded yet.
  case components(ScopedNode)
  /// Data; nil if it is not known yet.
  case data(ExpressionValue?)
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
  var idPrefix: String?
  /// What follows the ids: the keys of the repetitions around them, in brackets.
  var idSuffix = ""
  /// The expressions of the declaration.
  var expressions = BodyExpressions.none
  /// The environment of the scope's expressions.
  var environment = 0
  var variables = Variables.notRead

  /// The values of an environment's variables.
  enum Variables {
    /// They are read when the first expression needs them.
    case notRead
    case known([ExpressionValue])
    /// A declaration is being checked without a use.
    case unknown
    /// One of them is missing or wrong, which has been reported.
    case invalid
  }

  func argument(named name: String) -> Argument? {
    parameters.index(named: name).map { arguments[$0] }
  }

  /// Returns what was probably meant by a name that is not known: the field with this name, such as
  /// `data.title` for `title`, of the innermost variable that has one, or else the most similar
  /// name of a parameter or a variable; nil if there is none.
  func nameMeant(by name: String) -> String? {
    let known = expressions.environments[environment]
    if let variable = known.variables.last(where: {
      known.types.field(named: name, of: $0.type) != nil
    }) {
      return "\(variable.name).\(name)"
    }
    let names = parameters.map { $0.name } + known.variables.map { $0.name }
    return suggestion(for: name, among: names.filter { !$0.isEmpty })
  }

  /// Whether `${…}` with this text is an expression of the scope.
  func hasExpression(_ text: String) -> Bool {
    expressions.isIncomplete || expressions.index(of: text, in: environment) != nil
  }

  /// Returns the name that an id of this scope has in the whole screen.
  func qualified(_ id: String) -> String? {
    guard let idPrefix else { return nil }
    return (idPrefix.isEmpty ? id : idPrefix + "/" + id) + idSuffix
  }
}

/// A list, a map, a record or null, or a value that may be one of them.
struct DataValue {
  /// nil if it is not known yet.
  let value: ExpressionValue?
  /// The expression that it is of.
  let program: ExpressionProgram

  var type: ExpressionType { program.type }
  /// The types among which `type` is.
  var types: ExpressionTypes { program.types }
  /// How messages name it.
  var description: String { type == .any ? "of any type" : "of type \(types.name(type))" }
}

/// A value after substitution.
struct Value {
  enum Content {
    /// The value in the file, if it is not a string with a substitution.
    case written(ScopedNode)
    case scalar(ScalarValue)
    /// A value of an expression that is not a scalar.
    case data(DataValue)
    case unknown(ParameterType)
    /// The value is wrong, which has been reported.
    case invalid
  }

  let content: Content
  /// The source range of the value itself: at the use, if a parameter passed it in; the text with
  /// the `${…}`, if it was made from one.
  let origin: SourceRange
  /// The source range where the value is used.
  let useRange: SourceRange
  /// The text with `${…}` that the value was made from; nil if there was none.
  var substitution: Substitution?
  /// Whether the value is written at its origin as it is, so that an edit can replace it.
  var isVerbatim = true
  /// The source range of the value in the data that it comes from, where a wrong name must change.
  /// What is wrong with the layout of a text is a matter of the text, whatever the data.
  var dataRange: SourceRange?

  /// Notes that point at the use, if the value comes from elsewhere, and at the use of the text
  /// that it was made from.
  var notes: [Diagnostic.Note] {
    let uses = substitution.map { [$0.useNote(.useOfValue)] } ?? []
    return useRange == origin ? uses : uses + [Diagnostic.Note("it is used here", at: useRange)]
  }

  /// The source range of what a component shows: the argument of a text with `${…}`, not the text.
  var textOrigin: SourceRange {
    useRange == origin && dataRange == nil
      ? substitution?.arguments[0].range ?? origin : origin
  }

  /// Whether the value is the components of a parameter that are not known yet.
  var isUnknownSlot: Bool {
    switch content {
    case .unknown(.component), .unknown(.components): true
    default: false
    }
  }

  /// As the origin of an argument.
  var argumentOrigin: ValueOrigin {
    ValueOrigin(
      range: origin, substitution: substitution, isVerbatim: isVerbatim, dataRange: dataRange)
  }

  /// A name that is the value.
  func reference(_ name: String) -> NamedReference {
    let source = dataRange ?? origin
    guard substitution == nil, useRange != source else {
      return NamedReference(name: name, range: origin, substitution)
    }
    let argument = Substitution.Argument(
      name: "", range: source, isVerbatim: isVerbatim || dataRange != nil)
    return NamedReference(
      name: name, range: source,
      Substitution(
        isWhole: true, template: nil, useRange: useRange, arguments: [argument], use: nil))
  }
}
