/// The destination of a link.
public struct CompiledDestination: Sendable {
  /// The id of the screen.
  public let screenID: String
  /// The arguments, one for each parameter of the screen.
  public let arguments: [ScreenArgument]
  /// The compiled screen with these arguments; nil if no link of the project opens the screen with
  /// them, so that it has to be compiled on demand.
  public var screen: CompiledScreen? { screen(showing: .content) }

  fileprivate let project: CompiledProject
  fileprivate let declaration: Int

  /// Returns the compiled screen with these arguments in a phase, such as the placeholder that is
  /// shown until the content is there; nil if the screen does not declare the phase, or no link of
  /// the project opens the screen with these arguments. Logarithmic time.
  public func screen(showing phase: ScreenPhase) -> CompiledScreen? {
    project.screen(declaration, arguments, phase)
  }
}

extension CompiledProject {
  /// Returns the destination of a link: a URL with one of the app's schemes, or on one of its
  /// hosts.
  ///
  /// The rules are those of `DeepLink` and `RouteTable`: a literal segment takes precedence over a
  /// parameter, and arguments that are not in the path come from the query, or from the parameter's
  /// default. Other query items are ignored. Linear in the link and in the choices of flows, and
  /// logarithmic in the routes and the compiled screens.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - choices: The choices of flows, by the names of both. A flow that is not named takes its
  ///     first choice.
  public func destination(
    of url: String, choosing choices: [String: String] = [:]
  ) throws(LinkProblem) -> CompiledDestination {
    let link = try link(url)
    return try destination(ofPath: link.segments, query: link.query, choosing: choices)
  }

  /// Returns the destination of a path, such as that of a request to a server, from its
  /// percent-decoded segments and its query.
  public func destination(
    ofPath segments: [String], query: [DeepLink.QueryItem] = [],
    choosing choices: [String: String] = [:]
  ) throws(LinkProblem) -> CompiledDestination {
    guard let url = url(ofFlowAt: segments, choosing: choices) else {
      return try destination(ofScreenAt: segments, query)
    }
    let link = try link(url)
    return try destination(ofScreenAt: link.segments, query + link.query)
  }

  private func link(_ url: String) throws(LinkProblem) -> DeepLink {
    do throws(DeepLink.Problem) {
      return try DeepLink(url, schemes: schemes, hosts: hosts)
    } catch {
      throw .invalid(error)
    }
  }

  /// Returns the link of the choice to which a path leads; nil if it is not that of a flow.
  private func url(ofFlowAt path: [String], choosing choices: [String: String]) -> String? {
    var first: String?
    for row in 0..<tables.rows(ProjectRow.Choice.self) {
      let choice = tables[ProjectRow.Choice.self, row]
      guard let text = tables.string(choice.route), let route = try? Route(text),
        route.segments == path.map(Route.Segment.literal), let url = tables.string(choice.url),
        let flow = tables.string(choice.flow)
      else { continue }
      if choices[flow] == tables.string(choice.name) { return url }
      first = first ?? url
    }
    return first
  }

  private func destination(
    ofScreenAt segments: [String], _ query: [DeepLink.QueryItem]
  ) throws(LinkProblem) -> CompiledDestination {
    guard let (declaration, values) = match(segments) else { throw .noRoute }
    let screen = tables[ProjectRow.Declaration.self, declaration]
    var arguments: [ScreenArgument] = []
    let rows = tables.rows(
      ProjectRow.Parameter.self, from: screen.firstParameter, count: screen.parameterCount)
    for row in rows {
      let parameter = tables[ProjectRow.Parameter.self, row]
      let name = tables.string(parameter.name) ?? ""
      let type = ParameterType(binaryCode: parameter.type)
      guard
        let given = values.first(where: { $0.name == name })?.value
          ?? query.first(where: { $0.name == name })?.value
      else {
        guard let value = tables.value(kind: parameter.defaultKind, parameter.defaultValue)
        else { throw .missingArgument(name) }
        arguments.append(ScreenArgument(name: name, value: value))
        continue
      }
      guard let value = ScalarValue(given, as: type) else { throw .wrongArgument(name, type) }
      arguments.append(ScreenArgument(name: name, value: value))
    }
    return CompiledDestination(
      screenID: tables.string(screen.id) ?? "", arguments: arguments, project: self,
      declaration: declaration)
  }

  /// Returns the compiled screen of a declaration with these arguments in a phase. Logarithmic
  /// time.
  fileprivate func screen(
    _ declaration: Int, _ arguments: [ScreenArgument], _ phase: ScreenPhase
  ) -> CompiledScreen? {
    let order = ProjectRow.ScreenByArguments.self
    func comparison(_ place: Int) -> ArgumentOrder {
      let id = ScreenIndex(Int(clamping: tables[order, place]))
      let row = tables[ProjectRow.Screen.self, id.index]
      let other = Int(clamping: row.declaration)
      guard other == declaration else { return other < declaration ? .before : .behind }
      let order = ArgumentOrder(tables.arguments(ofScreen: id), arguments)
      guard order == .same, row.phase != phase.binaryCode else { return order }
      return row.phase < phase.binaryCode ? .before : .behind
    }
    let place = (0..<tables.rows(order)).partitioningIndex { comparison($0) != .before }
    guard place < tables.rows(order), comparison(place) == .same else { return nil }
    let id = ScreenIndex(Int(clamping: tables[order, place]))
    return id.index < screenCount ? CompiledScreen(self, id) : nil
  }

  /// Returns the declaration that a path leads to, and the values of its route's parameters.
  private func match(
    _ segments: [String]
  ) -> (declaration: Int, values: [(name: String, value: String)])? {
    // Alternatives to try: a node, and the number of segments up to it. Each node of a tree is
    // visited once. The steps are bounded, because forged tables may not form a tree.
    var pending = [(node: 0, depth: 0)]
    var steps = tables.rows(ProjectRow.RouteNode.self)
    while let (node, depth) = pending.popLast(), steps > 0 {
      steps -= 1
      guard depth < segments.count else {
        let screen = Int(clamping: tables[ProjectRow.RouteNode.self, node].declarationPlus1)
        if screen > 0 { return (screen - 1, values(of: screen - 1, segments)) }
        continue
      }
      let parameter = Int(clamping: tables[ProjectRow.RouteNode.self, node].parameterNodePlus1)
      if parameter > 0 { pending.append((parameter - 1, depth + 1)) }
      if let child = literal(segments[depth], of: node) { pending.append((child, depth + 1)) }
    }
    return nil
  }

  /// Returns the node that a literal segment leads to.
  private func literal(_ segment: String, of node: Int) -> Int? {
    let node = tables[ProjectRow.RouteNode.self, node]
    let rows = tables.rows(
      ProjectRow.RouteLiteral.self, from: node.firstLiteral, count: node.literalCount)
    func literal(_ place: Int) -> RowView<ProjectRow.RouteLiteral> {
      tables[ProjectRow.RouteLiteral.self, rows.lowerBound + place]
    }
    func text(_ place: Int) -> String { tables.string(literal(place).text) ?? "" }
    let place = (0..<rows.count).partitioningIndex { text($0) >= segment }
    guard place < rows.count, text(place) == segment else { return nil }
    return Int(clamping: literal(place).node)
  }

  private func values(
    of declaration: Int, _ segments: [String]
  ) -> [(name: String, value: String)] {
    guard let text = tables.string(tables[ProjectRow.Declaration.self, declaration].route),
      let route = try? Route(text)
    else { return [] }
    return zip(route.segments, segments).compactMap { pattern, value in
      if case .parameter(let name) = pattern { (name, value) } else { nil }
    }
  }
}
