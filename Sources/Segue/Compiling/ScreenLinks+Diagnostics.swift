/// What is wrong with a project's links all together.
extension Diagnostic {
  static func tooManyLayouts(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyLayouts, .error,
      "the screens have more than \(limit) components on all devices together: this screen and "
        + "those that open after it are left out", at: range)
  }

  static func tooManyFlights(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyFlights, .error,
      "the tapped components of all links have more than \(limit) components on all devices "
        + "together: this link and those after it are not planned", at: range)
  }

  static func tooManyInstances(
    _ screen: ScreenDeclaration, limit: Int, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .tooManyLinks, .error,
      "links open the screen \(quoted(screen.id)) with more than \(limit) different arguments",
      at: range, notes: [Note("the screen is declared here", at: screen.range)])
  }

  static func unopenedScreen(_ screen: ScreenDeclaration) -> Diagnostic {
    Diagnostic(
      .screenWithoutArguments, .warning,
      "no link opens the screen \(quoted(screen.id)), and not all of its parameters have "
        + "defaults: it is not laid out", at: screen.range)
  }
}
