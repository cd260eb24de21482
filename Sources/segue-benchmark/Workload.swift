import Segue
import SegueFiles

/// The input of the stages: a project, its laid out screens, and some taps.
struct Workload {
  struct Opening {
    let id: String
    let arguments: [String: ScalarValue]
    let direction: LayoutDirection
  }

  struct Tap {
    let action: Action
    let component: ComponentID
    let source: ScreenLayout
    let destination: ScreenLayout
  }

  let name: String
  let compiler: Compiler
  let project: ProjectFiles
  /// The files that are parsed.
  let files: [SourceFile]
  /// The screens that are built.
  private(set) var openings: [Opening] = []
  /// The layouts, each of a screen on a device.
  private(set) var layouts: [ScreenLayout] = []
  private(set) var taps: [Tap] = []

  private init(name: String, _ files: ProjectFiles) {
    self.name = name
    project = files
    self.files = [files.manifest] + files.screens + files.components
    compiler = Compiler(Project(files))
  }

  /// Creates a workload from a project on disk, with all that it compiles.
  init(project folder: String) throws(UsageError) {
    let files: ProjectFiles
    do { files = try ProjectFolder(folder).files() } catch { throw UsageError(error) }
    self.init(
      name: folder.split(separator: "/").last.map { escapeHidden(String($0)) } ?? "project", files)
    let compilation = compiler.compile()
    guard !compilation.diagnostics.contains(where: { $0.severity == .error }) else {
      throw UsageError("the project \"\(escapeHidden(folder))\" has errors: see seguec check")
    }
    for instance in compilation.instances {
      openings.append(Opening(instance.screen))
      layouts += instance.layouts
    }
    for transit in compilation.transits {
      let sources = compilation.instances[transit.from].layouts
      let targets = compilation.instances[transit.to].layouts
      for (source, target) in zip(sources, targets) {
        let destination = compiler.layout(
          target.screen, on: target.device, presentation: transit.presentation
        ).value
        taps.append(
          Tap(
            action: transit.action, component: transit.component, source: source,
            destination: destination))
      }
    }
  }

  /// The number of cards in a generated feed that are tapped, evenly spaced.
  private static let tapsOfFeed = 16

  /// Creates a workload from a generated feed with a number of components, on one device.
  init(feedOf components: Int) throws(UsageError) {
    self.init(
      name: "feed \(grouped(components))", GeneratedFeed.files(components: components))
    var diagnostics: [Diagnostic] = []
    guard let device = compiler.project.devices.first,
      let feed = compiler.screen("feed").value(reportingTo: &diagnostics)
    else { throw UsageError("the generated feed cannot be compiled") }
    openings = [Opening(feed)]
    let source = compiler.layout(feed, on: device).value(reportingTo: &diagnostics)
    layouts = [source]
    let cards = feed.components.ids.filter {
      !feed.components[$0].actions(for: .tap).isEmpty
    }
    let step = max(1, cards.count / Self.tapsOfFeed)
    for card in stride(from: 0, to: cards.count, by: step) {
      guard let action = feed.components[cards[card]].actions(for: .tap).first,
        let link = action.link,
        let target = compiler.target(of: link).value(reportingTo: &diagnostics),
        let screen = compiler.screen(of: target).value(reportingTo: &diagnostics)
      else { continue }
      taps.append(
        Tap(
          action: action, component: cards[card], source: source,
          destination: compiler.layout(screen, on: device).value(reportingTo: &diagnostics)))
    }
    guard diagnostics.isEmpty else {
      throw UsageError("the generated feed has diagnostics: \(diagnostics[0].message)")
    }
  }
}

extension Workload.Opening {
  init(_ screen: Screen) {
    id = screen.id
    arguments = Dictionary(
      screen.arguments.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    direction = screen.direction
  }
}
