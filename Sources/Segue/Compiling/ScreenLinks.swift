/// The screens of a project with the arguments that they are opened with, and the links between them.
struct ScreenLinks: Sendable {
  /// Its project has read the files that were needed.
  private(set) var compiler: Compiler
  /// The direction in which the screens are expanded.
  let direction: LayoutDirection
  private(set) var screens: [LinkedScreen]
  /// In the order of the screens that they leave.
  let links: [FollowedLink]
  /// Screens that do not open by themselves, for what they say without arguments.
  let incomplete: [IncompleteScreen]
  let graph: ScreenGraph
  /// What was said while links were followed.
  let diagnostics: DiagnosticList

  init(
    _ compiler: Compiler, direction: LayoutDirection, screens: [LinkedScreen],
    links: [FollowedLink], incomplete: [IncompleteScreen], graph: ScreenGraph,
    diagnostics: DiagnosticList
  ) {
    self.compiler = compiler
    self.direction = direction
    self.screens = screens
    self.links = links
    self.incomplete = incomplete
    self.graph = graph
    self.diagnostics = diagnostics
  }

  /// Expands screens whose facts were remembered. Nothing new can be said of them.
  mutating func expand(_ places: [Int], by workers: some Workers) {
    let missing = places.filter { screens[$0].screen == nil }
    let expanded = compiler.expandAgain(
      missing.map { screens[$0].target }, direction: direction, by: workers)
    for (place, screen) in zip(missing, expanded) { screens[place].screen = screen }
  }

  /// What a screen is opened with, by name.
  func arguments(of screen: LinkedScreen) -> [ScreenArgument] {
    let parameters = compiler.project.declarations.screens[screen.declaration].parameters
    return zip(parameters, screen.arguments).compactMap { parameter, argument in
      argument.value.map { ScreenArgument(name: parameter.name, value: $0) }
    }
  }
}
