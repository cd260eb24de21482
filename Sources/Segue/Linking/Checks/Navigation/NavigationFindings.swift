/// What is wrong with how screens lead to each other: one function a rule, each linear in what it reads.
///
/// - Parameters:
///   - graph: What the project's links and actions say, once all have been followed.
///   - project: The project.
///   - routes: The routes of its screens.
func navigationFindings(
  in graph: ScreenGraph, of project: Project, routes: RouteTable
) -> [Diagnostic] {
  shadowedRoutes(in: routes, project.declarations.screens)
    + undeclaredRouteParameters(in: routes, project.declarations.screens)
    + parentsWithoutArguments(in: routes, project.declarations.screens)
    + unreachableScreens(in: graph)
    + modalsWithoutWayOut(in: graph)
    + growingCycles(in: graph)
    + unreachableBackTos(in: graph, routes: routes)
    + unmeetableRequirements(in: graph, project.manifest.navigation)
}
