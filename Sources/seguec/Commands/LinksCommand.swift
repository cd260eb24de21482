import InterOutlines
import Segue
import SegueFiles

extension Command {
  static let links = Command(
    name: "links",
    summary: "Show which screens lead to which, and where every link leads.",
    operands: "[PROJECT]",
    options: [
      .format(["table", "dot", "mermaid", "svg", "json"]),
      Option(
        name: "device", value: "NAME",
        summary: "Where links are opened: a device's name, or its size: 375x812@3."),
      Option(
        name: "met", value: "NAME", summary: "A requirement that is met where links are opened.",
        isRepeatable: true),
      .choose,
      Option(
        name: "prove", value: nil,
        summary: "Show that every link lands, from every state that few steps lead to."),
      Option(
        name: "states", value: "N",
        summary: "The number of states that --prove looks at, by default 5000."),
      .project, .allowOutside, .limit, .strict, .color,
    ],
    example: "seguec links Samples/Outfits --format svg",
    run: { arguments throws(UsageError) in try runLinks(arguments) })
}

private func runLinks(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
  let folder = try arguments.chosenProject()
  let project = Project(try reading(try folder.files()), limits: folder.rules.limits)
  let compiler = Compiler(project)
  guard let device = try arguments.devices(of: project).first else {
    throw UsageError("the project has no device; choose one with --device")
  }
  // Screens and links need no layout.
  let compilation = compiler.compile(on: [])
  let status = arguments.report(
    compilation.diagnostics, in: folder.shownSources(project.sources))
  guard status == .done else { return status }
  if arguments.has("prove") { return try proveLinks(compilation, compiler, on: device, arguments) }
  if arguments.has("states") { throw UsageError("--states goes with --prove") }
  let reached = try ReachedStacks(
    compilation, compiler, on: device, arguments)
  let map = ScreenMap(
    compilation.graph, screens: compilation.instances.map(\.screen),
    navigation: project.manifest.navigation)
  switch arguments.value("format") {
  case "dot": try arguments.console.print(map.dot)
  case "mermaid": try arguments.console.print(map.mermaid)
  case "svg":
    let app = project.manifest.app.map { "\($0): " } ?? ""
    try arguments.console.print(
      map.svg(
        title: "\(app)\(formatCount(map.nodes.count, "screen")) and "
          + "\(formatCount(map.edges.count, "link"))", fonts: FontEmbedding(builtIn: .inter)))
  case "json":
    var text = map.jsonLines
    if let reached { text += reached.jsonLines }
    try arguments.console.print(text)
  default:
    var tables = [map.screensTable, map.linksTable]
    if let reached { tables.append(reached.table) }
    let console = arguments.console
    let text = tables.map {
      $0.render(width: console.outputWidth ?? 80, color: console.outputColor)
    }
    try console.print(text.joined(separator: "\n"))
  }
  return .done
}

/// The navigation state that each known link leads to when an app is launched with it.
struct ReachedStacks {
  let links: [KnownLinks.Entry]
  let graph: NavigationGraph
  private let start: NavigationState

  /// Determines the states; nil for a project without a start screen.
  ///
  /// - Parameter arguments: With the names of requirements that are met, and the choices of flows.
  init?(
    _ compilation: Compilation, _ compiler: Compiler, on device: Device, _ arguments: Arguments
  ) throws(UsageError) {
    guard let graph = compiler.navigation else { return nil }
    self.graph = graph
    let choices = try arguments.choices(of: compiler.project)
    links = compilation.knownLinks(in: graph).filter { entry in
      entry.choice.map { choices[$0.flow, default: $0.choice] == $0.choice } ?? true
    }
    var start = graph.start(on: device)
    graph.choose(choices, &start)
    for name in arguments.all("met") {
      guard graph.requirementNames.contains(name) else {
        throw UsageError(
          "--met: the project has no requirement \(escapeHidden(quoted(name)))"
            + didYouMean(suggestion(for: name, among: graph.requirementNames)))
      }
      _ = graph.handle(.met(name), &start)
    }
    self.start = start
  }

  func stack(for entry: KnownLinks.Entry) -> ReachedStack {
    var start = start
    if let made = entry.choice {
      _ = graph.handle(.choose(flow: made.flow, choice: made.choice), &start)
    }
    return ReachedStack(opening: entry.url, from: start, in: graph)
  }

  var jsonLines: String {
    links.map { stack(for: $0).jsonLine(for: $0, in: graph) }.joined()
  }
}

extension Compilation {
  func knownLinks(in graph: NavigationGraph) -> [KnownLinks.Entry] {
    let urls = transits.compactMap { $0.action.link?.url }
    return KnownLinks(self.graph, links: urls, in: graph).entries
  }
}
