/// Screens that are read once and filled for each request.
extension Compiler {
  /// Prepares a screen of the project.
  ///
  /// ```swift
  /// let feed = compiler.prepare("feed")
  /// // For each request:
  /// let filled = feed.filled(with: SourceFile(path: "data", bytes: answer))
  /// let placed = compiler.layout(filled, on: device, in: &scratch)
  /// ```
  ///
  /// Everything that depends neither on arguments nor on data is read here: which components there
  /// are, and what their styles mean. The cost is that of a screen with each alternative once.
  ///
  /// - Parameter id: The id of the screen.
  /// - Returns: The screen, to be filled any number of times, from many threads, with
  ///   ``RequestScreen/filled(with:)-(SourceFile)``; nil if there is no screen with the id. Its
  ///   diagnostics do not include those of the project's files and routes, nor what a compilation
  ///   finds.
  public func prepare(_ id: String) -> RequestScreen? {
    guard let index = actionChecks.screen(id: id) else { return nil }
    let declaration = project.declarations.screens[index]
    return prepare(
      RequestScreen(
        sources: project.sources, file: declaration.file, diagnostics: [],
        declaration: declaration, declarations: project.declarations, limits: limits))
  }

  /// Prepares a screen that was read, as ``prepare(_:)-(String)`` does for a screen of the project.
  public func prepare(_ requested: RequestScreen) -> RequestScreen {
    guard let declaration = requested.declaration else { return requested }
    let budget = bounded(within: requested.limits).budget
    var builder = ScreenBuilder(
      requested.declarations, limits: requested.limits, direction: .ltr,
      meter: budget.meter(requested.limits))
    var prepared = requested
    prepared.preparation = builder.prepare(declaration)
    budget.add(builder.work, to: .expansion)
    return prepared
  }
}
