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
    + modalsWithoutWayOut(in: graph)
    + growingCycles(in: graph)
    + unreachableBackTos(in: graph, routes: routes)
    + unmeetableRequirements(in: graph, project.manifest.navigation)
}
