/// Finds requirements that are needed before a user can have met them.
///
/// The initial screens of an app cannot have requirements: no screen is shown yet from which they
/// could be met, and a stack is never empty. Neither can a screen that meets a requirement have
/// that requirement, directly or indirectly. Linear in the number of declarations.
func unmeetableRequirements(
  in graph: ScreenGraph, _ navigation: NavigationDeclaration
) -> [Diagnostic] {
  var places: [String: Int] = [:]
  for (place, requirement) in navigation.requirements.enumerated() {
    places[requirement.name.name] = place
  }
  var diagnostics: [Diagnostic] = []
  for start in graph.starts where start.role.isShownAtStart {
    let screen = graph.nodes[start.screen].declaration
    for name in screen.requires where places[name.name] != nil {
      diagnostics.append(.requiredAtStart(name, by: screen, at: start.range))
    }
  }

  // For each requirement, those that must be met before it can be.
  var before = [[Int]](repeating: [], count: navigation.requirements.count)
  for start in graph.starts {
    guard case .requirement(let place) = start.role else { continue }
    before[place] = graph.nodes[start.screen].declaration.requires.compactMap { places[$0.name] }
  }
  let strong = StrongComponents(before)
  for start in graph.starts {
    guard case .requirement(let place) = start.role else { continue }
    let screen = graph.nodes[start.screen].declaration
    let cause = screen.requires.first { name in
      places[name.name].map { strong.component[$0] == strong.component[place] } ?? false
    }
    if let cause {
      diagnostics.append(.requiredToMeet(cause, by: screen, navigation.requirements[place]))
    }
  }
  return diagnostics
}

extension ScreenGraph.Start.Role {
  /// Whether the screen is visible when the app starts: the first tab, all of its columns, its
  /// first page.
  fileprivate var isShownAtStart: Bool {
    if case .root(let tab, _, let page) = self {
      tab ?? 0 == 0 && page ?? 0 == 0
    } else {
      false
    }
  }
}

extension Diagnostic {
  fileprivate static func requiredAtStart(
    _ name: NamedReference, by screen: ScreenDeclaration, at start: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unmeetableRequirement, .error,
      "the screen \(quoted(screen.id)) requires \(quoted(name.name)), and the app starts with it, before "
        + "it can be met: start with another screen, or require it after this one",
      at: name.range, notes: [Note("the app starts with it here", at: start)])
  }

  fileprivate static func requiredToMeet(
    _ name: NamedReference, by screen: ScreenDeclaration, _ requirement: RequirementDeclaration
  ) -> Diagnostic {
    Diagnostic(
      .unmeetableRequirement, .error,
      "the screen \(quoted(screen.id)) meets \(quoted(requirement.name.name)) and cannot open before "
        + "\(quoted(name.name)) is met, which waits for it: leave the requirement out",
      at: name.range,
      notes: [Note("the screen is to meet it here", at: requirement.screen.range)])
  }
}
