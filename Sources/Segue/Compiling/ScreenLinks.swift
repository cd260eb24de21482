/// The screens of a project, each with the arguments that it is opened with, and the links between
/// them.
struct ScreenLinks: Sendable {
  private(set) var expander: ScreenExpander
  private(set) var screens: [LinkedScreen]
  /// The links, ordered by their source screens.
  let links: [FollowedLink]
  /// Screens that need arguments, expanded without for their diagnostics.
  let incomplete: [IncompleteScreen]
  let graph: ScreenGraph
  /// The diagnostics of expanding screens and following links.
  let diagnostics: DiagnosticList

  /// The compiler, whose project has read the files that were needed.
  var compiler: Compiler { expander.compiler }

  /// Expands screens that are known from an earlier build. They have no new diagnostics.
  mutating func expand(_ places: [Int], by workers: some Workers) {
    let missing = places.filter { screens[$0].screen == nil }
    let expanded = expander.expandAgain(missing.map { screens[$0].target }, by: workers)
    for (place, screen) in zip(missing, expanded) { screens[place].screen = screen }
  }

  /// Returns the sample data of a screen; nil for a screen without data.
  func data(of screen: LinkedScreen) -> DataSample? {
    screen.target.sample.flatMap {
      compiler.project.declarations.samples[screen.declaration]?[$0]
    }
  }

  /// Returns the arguments of a screen with their names.
  func arguments(of screen: LinkedScreen) -> [ScreenArgument] {
    let parameters = compiler.project.declarations.screens[screen.declaration].parameters
    return zip(parameters, screen.arguments).compactMap { parameter, argument in
      argument.value.map { ScreenArgument(name: parameter.name, value: $0) }
    }
  }
}
