/// Diagnostics of the values of styles, actions and ids.
extension Diagnostic {
  static func notWhole(_ key: String, at range: SourceRange, notes: [Note]) -> Diagnostic {
    Diagnostic(.invalidValue, .error, "\(key) takes a whole number", at: range, notes: notes)
  }

  static func unknownStyle(
    _ key: String, known: [String], ofRun: Bool, at range: SourceRange
  ) -> Diagnostic {
    let meant = suggestion(for: key, among: known)
    let reason =
      ofRun && StyleProperty.byName[key] != nil
      ? "a run of text has only text styles, not \(quoted(key))"
      : "no style is called \(quoted(key))" + didYouMean(meant)
    return Diagnostic(
      .unknownStyle, .warning, reason, at: range,
      fix: meant.map { Fix(replacing: range, with: "\"\($0)\"") })
  }

  static func invalidLength(
    _ text: String, _ key: String, _ forms: LengthForms, at range: SourceRange, notes: [Note]
  ) -> Diagnostic {
    let points = text.hasSuffix("px") || text.hasSuffix("pt") ? decimal(text.dropLast(2)) : nil
    let plain = points ?? decimal(text)
    let meant = suggestion(for: text, among: forms.keywords)
    let fix = plain.map { shortestText(of: $0) } ?? meant.map { "\"\($0)\"" }
    let way: String
    if let plain {
      way = ": points are written as a number, \(shortestText(of: plain))"
    } else if let meant {
      way = didYouMean(meant)
    } else {
      way = ": it takes \(StyleSyntax.length(forms).expectation)"
    }
    return Diagnostic(
      .invalidValue, .error, "\(key) does not know \(quoted(text))" + way, at: range, notes: notes,
      fix: fix.map { Fix(replacing: range, with: $0) })
  }

  static func invalidCSS(
    _ key: String, _ problem: String, at range: SourceRange, notes: [Note]
  ) -> Diagnostic {
    Diagnostic(.invalidValue, .error, "\(key): \(problem)", at: range, notes: notes)
  }

  static func wrongRadii(_ count: Int, at range: SourceRange, notes: [Note]) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "borderRadius takes one number, or the four corners from top left clockwise, not \(count)",
      at: range, notes: notes)
  }

  static func insetDoesNotStretch(_ type: ComponentType, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .insetDoesNotStretch, .warning,
      "inset does not stretch \(type == .image ? "an image" : "a video"), as in CSS: "
        + "give it a width and a height of \"100%\"", at: range)
  }

  static func unknownAction(_ name: String, at range: SourceRange, notes: [Note]) -> Diagnostic {
    let meant = suggestion(for: name, among: ActionType.allCases.map(\.rawValue))
    return Diagnostic(
      .unknownAction, .error, "no action is called \(quoted(name))" + didYouMean(meant), at: range,
      notes: notes, fix: meant.map { Fix(replacing: range, with: "\"\($0)\"") })
  }

  static func unknownEvent(_ name: String, at range: SourceRange) -> Diagnostic {
    let meant = suggestion(for: name, among: EventKind.allCases.map(\.rawValue))
    return Diagnostic(
      .unknownEvent, .warning, "no event is called \(quoted(name))" + didYouMean(meant), at: range,
      fix: meant.map { Fix(replacing: range, with: "\"\($0)\"") })
  }

  static func invalidID(_ id: String, at range: SourceRange, notes: [Note]) -> Diagnostic {
    Diagnostic(
      .invalidID, .error,
      id.isEmpty
        ? "an id must not be empty"
        : "the id \(quoted(id)) holds a '/', which stands between a use and what is in it",
      at: range, notes: notes)
  }
}
