/// What follows from the declarations of a project, which the copies of a compiler share.
final class ProjectFacts: Sendable {
  let routes: RouteTable
  let flows: FlowTable
  let navigation: NavigationGraph?
  let diagnostics: [Diagnostic]
  let actionChecks: ActionChecks

  init(of project: Project) {
    actionChecks = ActionChecks(
      manifest: project.manifest, screenIDs: project.screenIDs,
      knowsAllScreens: project.declarations.knowsAllScreens)
    var diagnostics = project.diagnostics
    routes = RouteTable.build(
      project.declarations.screens, limit: project.limits[.routes], &diagnostics)
    flows = FlowTable(
      project.manifest, beside: routes, project.declarations.screens, &diagnostics)
    self.diagnostics = diagnostics.inSourceOrder(within: project.limits)
    navigation = NavigationGraph(
      project.manifest, declarations: project.declarations, routes: routes, flows: flows,
      limits: project.limits)
  }
}
