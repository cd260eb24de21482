/// Returns the problems with how screens lead to each other: one function per rule, each linear in
/// its input.
///
/// - Parameters:
///   - graph: The graph of the project's links and actions, once all have been resolved.
///   - project: The project.
///   - routes: The routes of its screens.
func navigationFindings(
  in graph: ScreenGraph, of project: Project, routes: RouteTable
) -> [Diagnostic] {
  shadowedRoutes(in: routes, project.declarations.screens)
    + undeclaredRouteParameters(in: routes, project.declarations.screens)
    + parentsWithoutArguments(in: routes, project.declarations.screens)
    + unreachableScreens(in: graph)
    + unreachableFlows(in: graph, project.manifest)
    + findings(
      in: graph, of: project.manifest.navigation, routes: routes)
}

/// Returns the problems that depend on the choices of flows, for all combinations: each once, with
/// the first combination that has it unless all do.
private func findings(
  in graph: ScreenGraph, of navigation: NavigationDeclaration, routes: RouteTable
) -> [Diagnostic] {
  let combinations = navigation.flows.combinations
  var found: [(problem: Diagnostic, choices: [Int], count: Int)] = []
  var places: [Problem: Int] = [:]
  for choices in combinations {
    let graph = graph.choosing(choices)
    let problems =
      modalsWithoutWayOut(in: graph) + growingCycles(in: graph)
      + unreachableBackTos(in: graph, routes: routes)
      + unmeetableRequirements(in: graph, navigation)
    for problem in problems {
      let key = Problem(
        code: problem.code, severity: problem.severity, message: problem.message,
        range: problem.range)
      if let place = places[key] {
        found[place].count += 1
      } else {
        places[key] = found.count
        found.append((problem, choices, 1))
      }
    }
  }
  return found.map { problem, choices, count in
    guard count < combinations.count else { return problem }
    return zip(navigation.flows, choices).reduce(problem) { problem, made in
      problem.noting(made.0.choices[made.1], of: made.0)
    }
  }
}

/// What a diagnostic says, without its notes, which may name other examples in each combination.
private struct Problem: Hashable {
  let code: DiagnosticCode
  let severity: Diagnostic.Severity
  let message: String
  let range: SourceRange
}
