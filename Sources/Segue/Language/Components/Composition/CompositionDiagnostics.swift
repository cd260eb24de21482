/// Diagnostics of composition. Each points at the use and at the declaration.
extension Diagnostic {
  static func unknownComponent(
    _ name: String, known: KnownNames, at range: SourceRange, notes: [Note]
  ) -> Diagnostic {
    let meant = known.nearest(to: name)
    let other = meant ?? ForeignNames.components[name.lowercased()]?.rawValue
    return Diagnostic(
      .unknownComponent, .error,
      "no component is called \(quoted(name))" + (meant == nil ? alternatives(known.names) : "")
        + didYouMean(other),
      at: range, notes: notes, fix: meant.map { Fix(replacing: range, with: "\"\($0)\"") })
  }

  static func componentCycle(
    _ path: [String], at range: SourceRange, declaredAt: SourceRange
  ) -> Diagnostic {
    // The beginning and the end of a long cycle are enough.
    let shown = path.count > 12 ? path.prefix(6) + ["…"] + path.suffix(5) : path[...]
    let way = shown.map { $0.prefix(80) }.joined(separator: " → ")
    return Diagnostic(
      .componentCycle, .error, "a component cannot contain itself: \(way)", at: range,
      notes: [Note("it is declared here", at: declaredAt)])
  }

  static func missingArgument(
    _ name: String, of component: String, at range: SourceRange, declaredAt: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .missingArgument, .error,
      "this use of \(quoted(component)) needs the argument \(quoted(name))", at: range,
      notes: [Note("the parameter is declared here, without a default", at: declaredAt)])
  }

  static func surplusArgument(
    _ name: String, of component: String, known: [String], meant: String?, at range: SourceRange,
    declaredAt: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .surplusArgument, .error,
      "\(quoted(component)) has no parameter \(quoted(name))"
        + (meant.map { didYouMean($0) } ?? alternatives(known)), at: range,
      notes: [Note("the component is declared here", at: declaredAt)],
      fix: meant.map { Fix(replacing: range, with: "\"\($0)\"") })
  }

  static func argumentBesideType(
    _ name: String, of component: String, isRequired: Bool, at range: SourceRange, fix: Fix?
  ) -> Diagnostic {
    Diagnostic(
      .unknownKey, isRequired ? .error : .warning,
      "a use of \(quoted(component)) has no key \(quoted(name)): write it in \"arguments\"",
      at: range, fix: fix)
  }

  static func wrongArgumentType(
    _ name: String, type: ParameterType, at range: SourceRange, declaredAt: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .wrongArgumentType, .error, "the argument \(quoted(name)) must be \(type.description)",
      at: range, notes: [Note("the parameter is declared here", at: declaredAt)])
  }

  static func wrongDefault(
    _ name: String, type: ParameterType, found: String, at range: SourceRange,
    declaredAt: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .wrongArgumentType, .error,
      "the default of \(quoted(name)) must be \(type.description), not \(found)", at: range,
      notes: [Note("its type is declared here", at: declaredAt)])
  }

  static func unknownParameter(
    _ name: String, meant: String? = nil, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownParameter, .error,
      "no parameter is called \(quoted(name))"
        + (meant.map { didYouMean($0) } ?? "; to write it as text, double the dollar sign: $${"),
      at: range)
  }

  static func dataInText(_ text: String, _ data: DataValue, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .mismatchedTypes, .error,
      "\(quoted(text)) is \(data.description), which cannot be part of a text", at: range)
  }

  static func dataInLink(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "links carry strings, numbers and Booleans: declare what \(quoted(name)) contains as \"data\" "
        + "of the screen", at: range)
  }

  static func unclosedSubstitution(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unclosedSubstitution, .error,
      "a '}' is missing after '${'; to write it as text, double the dollar sign: $${", at: range)
  }

  static func componentInText(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongArgumentType, .error,
      "\(quoted(name)) contains components, which cannot be part of a text", at: range)
  }

  static func invalidParameterName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error, "a parameter's name must not be empty or contain braces", at: range)
  }

  static func reservedComponentName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .reservedName, .error, "\(quoted(name)) is a primitive: give the component another name",
      at: range)
  }

  static func duplicateID(
    _ id: String, in what: String, first: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateID, .error,
      "the id \(quoted(id)) is declared twice in this \(what): rename one of them",
      at: range, notes: [Note("it is declared here first", at: first)])
  }

  static func tooManyComponents(
    limit: Int, at range: SourceRange, passedAt place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .tooManyComponents, .error, "the screen expands to more than \(limit) components", at: range,
      notes: place == range ? [] : [Note("the limit is passed here", at: place)])
  }

  static func componentsTooDeep(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .componentsTooDeep, .error, "components are nested deeper than \(limit) levels", at: range)
  }

  static func tooManyLevels(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyLevels, .error,
      "the depths of the screen's components add up to more than \(limit)", at: range)
  }

  static func tooManyChildren(_ count: Int, limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyChildren, .error, "the layout has \(count) children, and \(limit) are allowed",
      at: range)
  }

  static func tooMuchText(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooMuchText, .error,
      "the screen shows more than the \(limit) bytes of text that are allowed", at: range)
  }

  static func tooManyParameters(_ count: Int, limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyParameters, .error, "there are \(count) parameters, and \(limit) are allowed",
      at: range)
  }

  static func textTooLong(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .textTooLong, .error,
      "uses and substitutions put more than \(limit) bytes of text into this screen", at: range)
  }
}

extension ParameterType {
  var description: String {
    switch self {
    case .string: "a string"
    case .number: "a number"
    case .boolean: "true or false"
    case .component: "a component"
    case .components: "an array of components"
    case .data: "data of its type"
    }
  }
}
