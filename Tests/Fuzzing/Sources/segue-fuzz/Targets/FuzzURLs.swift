import Segue

/// Tests a link, opened by the navigation and by an artefact. Lines after the first are routes to
/// match.
func testURL(_ input: [UInt8]) {
  let lines = input.split(
    separator: UInt8(ascii: "\n"), maxSplits: 6, omittingEmptySubsequences: false)
  let url = String(decoding: lines.first ?? [], as: UTF8.self)
  if lines.count < 2 {
    testLink(url, in: sample)
  } else {
    let routes = lines.dropFirst().map { String(decoding: $0, as: UTF8.self) }
    testLink(url, in: App(text(ofScreensWith: routes)))
  }
}

/// Returns the text of screens with these routes and with parameters of likely names and types.
private func text(ofScreensWith routes: [String]) -> [UInt8] {
  var text = Array(#"{"schemes":["shop"],"hosts":["shop.example"]}"#.utf8)
  for (place, route) in routes.enumerated() {
    var writer = JSONWriter()
    writer.object {
      $0.member("screen", "s\(place)")
      $0.member("route", route)
      $0.member("parameters") {
        $0.object {
          if route.contains("{n}") { $0.member("n", "number") }
          if route.contains("{p}") { $0.member("p", "string") }
          $0.member("f") {
            $0.object {
              $0.member("type", "boolean")
              $0.member("default", true)
            }
          }
        }
      }
      $0.member("root") { $0.object { $0.member("type", "layout") } }
    }
    text.append(ProjectText.separator)
    text += writer.bytes
  }
  return text
}

private struct App {
  let compiler: Compiler
  let artefact: CompiledProject
  let hasErrors: Bool

  init(_ text: [UInt8]) {
    let project = Project(ProjectText.files(text))
    compiler = Compiler(project)
    let compilation = compiler.compile()
    hasErrors = compilation.diagnostics.hasErrors
    do {
      artefact = try CompiledProject(compilation.binaryArtefact(of: project))
    } catch {
      breaks("an artefact that was just written does not open: \(error.description)")
    }
  }
}

private let sample = App(ProjectText.sample)

private func testLink(_ url: String, in app: App) {
  let manifest = app.compiler.project.manifest
  let parsed = try? DeepLink(url, schemes: manifest.schemes, hosts: manifest.hosts)
  if let parsed {
    law(!parsed.segments.contains(""), "an empty segment is left in \(url)")
    // The first segment may be an authority, in which `..` is an ordinary name.
    law(!parsed.segments.dropFirst().contains(".."), "a step up is left in \(url)")
    _ = app.compiler.routes.match(parsed.segments)
  }
  let found = try? app.artefact.destination(of: url)
  law(found == nil || parsed != nil, "the artefact opens what is no link: \(url)")
  requireSame(found, opened(url, in: app), url)
  // A route with undeclared parameters is an error, so no link can be written for it.
  guard let found, let graph = app.compiler.navigation, !app.hasErrors else { return }
  requireWrittenAgain(found, app, graph)
}

/// Returns the screen that the compiler opens for a link.
private func opened(_ url: String, in app: App) -> Screen? {
  var diagnostics: [Diagnostic] = []
  let range = SourceRange.start(of: FileID(0))
  guard
    let target = app.compiler.target(of: Link(url: url, range: range)).value(
      reportingTo: &diagnostics)
  else {
    requireReports(diagnostics, in: app.compiler.project.sources)
    return nil
  }
  return app.compiler.screen(of: target).value(reportingTo: &diagnostics)
}

/// Compares both destinations. The compiler is stricter: superfluous arguments are diagnostics
/// there, but not here.
private func requireSame(_ found: CompiledDestination?, _ screen: Screen?, _ url: String) {
  guard let screen else { return }
  guard let found else { breaks("the artefact does not open \(url)") }
  law(
    found.screenID == screen.id, "\(url) opens \(screen.id), and \(found.screenID) in the artefact")
  law(found.arguments == screen.arguments, "\(url) hands over other arguments in the artefact")
}

/// Checks that a link written for an opened destination opens the same destination.
private func requireWrittenAgain(
  _ found: CompiledDestination, _ app: App, _ graph: NavigationGraph
) {
  guard let index = app.compiler.project.screenIDs.firstIndex(of: found.screenID) else {
    breaks("the artefact opens a screen that there is not: \(found.screenID)")
  }
  let destination = Destination(
    screen: DeclarationIndex(index), arguments: found.arguments.map(\.value))
  let written = graph.url(of: destination)
  let again = try? app.artefact.destination(of: written)
  law(
    again?.screenID == found.screenID && again?.arguments == found.arguments,
    "\(written) does not open what it was written for")
}
