/// The titles of a screen with its arguments and its data.
struct ScreenTitles {
  /// The title in the navigation bar.
  var title: String?
  /// The title of the back button on the next screen, if the screen declares one.
  var backTitle: String?
}

extension ScreenBuilder {
  /// Returns the titles of a screen with these arguments, one for each of its parameters. They are
  /// read before its components.
  mutating func titles(
    of declaration: ScreenDeclaration, _ arguments: [Argument]
  ) -> ScreenTitles {
    openScope(of: declaration, arguments)
    return ScreenTitles(
      title: title(declaration.title, of: declaration, for: "title"),
      backTitle: title(declaration.backTitleNode, of: declaration, for: "backTitle"))
  }

  /// Opens the scope of what a screen declares, the outermost.
  mutating func openScope(of declaration: ScreenDeclaration, _ arguments: [Argument]) {
    open(
      Scope(
        parameters: declaration.parameters, arguments: arguments, declaration: nil, parent: nil,
        depth: 0, use: nil, idPrefix: "", expressions: declaration.expressions))
    if declaration.data != nil, data == nil { scopes[0].variables = .unknown }
  }

  private mutating func title(
    _ node: JSONID?, of declaration: ScreenDeclaration, for key: String
  ) -> String? {
    node.flatMap { node in
      string(value(ScopedNode(file: declaration.file, node: node, scope: 0)), for: key)
    }
  }
}

extension Declarations {
  /// Returns the titles of a screen in a phase with these arguments, one for each of its
  /// parameters, and with the sample data that its content has for them.
  func titles(
    of screen: DeclarationIndex, _ values: [ScalarValue], in phase: ScreenPhase, limits: Limits
  ) -> ScreenTitles {
    guard let declaration = screens[screen].showing(phase) else { return ScreenTitles() }
    let arguments = zip(declaration.parameters, values).map { parameter, value in
      Argument.scalar(value, origin: ValueOrigin(range: parameter.range))
    }
    guard arguments.count == declaration.parameters.count else { return ScreenTitles() }
    var data: ScreenData?
    if declaration.data != nil, let samples = samples[screen],
      let sample = sample(of: screen, with: arguments)
    {
      data = self.data(of: samples[sample], isUsual: true)
    }
    var builder = ScreenBuilder(self, limits: limits, direction: .ltr, data: data)
    return builder.titles(of: declaration, arguments)
  }
}
