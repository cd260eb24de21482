/// A compilation that makes only what has changed since an earlier one.
///
/// All links are followed each time, so that what is said of the project is what a build from nothing would
/// say. What costs most is remembered: the file of a screen that has not changed is not read, and the screen is
/// expanded and placed only if one at the other end of a link has changed.
package struct Build: Sendable {
  package let devices: [Device]
  package let diagnostics: [Diagnostic]
  /// Of all that decides which JSON files there are, and what `index.json` says of them.
  package let outlineDigest: ContentDigest
  let linked: ScreenLinks
  let environment: BuildEnvironment
  /// One a screen.
  let screens: [BuiltScreen]
  /// One a link.
  let links: [BuiltLink]
  /// One a screen that needs arguments, for what it says without.
  let incomplete: [BuiltScreen]
}

/// What a build has of a screen.
struct BuiltScreen: Sendable {
  let key: ContentDigest
  let record: RememberedScreen
  /// Where it stands on each device; nil if that is known from an earlier build.
  let layouts: [ScreenLayout]?
}

/// What a build has of a link.
struct BuiltLink: Sendable {
  let key: ContentDigest
  let record: RememberedLink
  /// What it plays on each device; nil if that is known from an earlier build.
  let planned: PlannedLink?
}

extension Compiler {
  /// Compiles a project, and remembers what an earlier build came to where nothing has changed.
  ///
  /// - Parameters:
  ///   - devices: What screens are laid out for.
  ///   - memory: What an earlier build has left, if one has.
  ///   - environment: What all screens depend on.
  ///   - workers: Who does the pieces of work that do not depend on each other.
  /// - Returns: nil if a file of which something is known has changed since that was looked up.
  package func build(
    on devices: [Device], remembering memory: BuildMemory?, in environment: BuildEnvironment,
    by workers: some Workers
  ) -> Build? {
    guard !project.isStale else { return nil }
    let memory = memory.flatMap { $0.isOf(environment) ? $0 : nil }
    let keys = BuildKeys(self, devices, environment)
    var linked = ScreenLinks(self, for: devices)
    linked.diagnostics +=
      CompilationRun(compiler: self, devices: devices, showsColumns: true, workers: workers)
      .checkComponents()
    linked.followAll(workers) { target in
      memory?.screen(keys.key(of: target), in: keys.file(of: target), environment)
    }

    let screenKeys = workers.mapChunks(of: linked.screens.count, each: 64) { [linked] range in
      range.map { keys.key(of: linked.screens[$0].target) }
    }
    let knownLinks = workers.mapChunks(of: linked.links.count, each: 256) { [linked] range in
      range.map { place -> (key: ContentDigest, record: RememberedLink?) in
        let link = linked.links[place]
        let key = environment.key(of: link, from: screenKeys[link.from], to: screenKeys[link.to])
        let (from, to) = (linked.screens[link.from].target, linked.screens[link.to].target)
        return (
          key, memory?.link(key, from: keys.file(of: from), to: keys.file(of: to), environment)
        )
      }
    }

    // What has changed, and what stands at the other end of a link that has.
    let changedLinks = knownLinks.indices.filter { knownLinks[$0].record == nil }
    var isWanted = linked.screens.map { $0.remembered == nil }
    for place in changedLinks {
      isWanted[linked.links[place].from] = true
      isWanted[linked.links[place].to] = true
    }
    let wanted = isWanted.indices.filter { isWanted[$0] }
    linked.expand(wanted, by: workers)
    guard !linked.compiler.project.isStale else { return nil }
    let run = CompilationRun(
      compiler: linked.compiler, devices: devices, showsColumns: true, workers: workers)
    var layouts: [[ScreenLayout]] = Array(repeating: [], count: linked.screens.count)
    var placed: [Int: PlacedScreen] = [:]
    for (place, result) in zip(wanted, run.placed(linked.screens, wanted)) {
      layouts[place] = result.layouts
      if linked.screens[place].remembered == nil { placed[place] = result }
    }
    let planned = Dictionary(
      uniqueKeysWithValues: zip(
        changedLinks, run.planned(changedLinks.map { linked.links[$0] }, between: layouts)))

    return Build(
      devices: devices, linked, environment,
      linked.screens.indices.map {
        BuiltScreen(screenKeys[$0], linked.screens[$0], placed[$0])
      },
      linked.links.indices.map {
        BuiltLink(
          knownLinks[$0].key, knownLinks[$0].record, linked.links[$0].presentation, planned[$0])
      },
      linked.incomplete.map { BuiltScreen(keys.key(of: $0.target), $0) })
  }
}

/// What tells screens of a project from what they were in an earlier build.
private struct BuildKeys: Sendable {
  private let compiler: Compiler
  private let devices: [Device]
  private let environment: BuildEnvironment
  private let hasSplit: Bool
  private let declarations: [ScreenDeclaration]

  init(_ compiler: Compiler, _ devices: [Device], _ environment: BuildEnvironment) {
    self.compiler = compiler
    self.devices = devices
    self.environment = environment
    hasSplit = compiler.project.manifest.navigation.container?.hasSplit ?? false
    declarations = compiler.project.declarations.screens
  }

  func file(of target: Compiler.Target) -> FileID { declarations[target.screen].file }

  func key(of target: Compiler.Target) -> ContentDigest {
    let declaration = declarations[target.screen]
    let columns =
      hasSplit && declaration.presentation == .push
      ? devices.map {
        compiler.column(of: declaration.id, target.arguments.compactMap(\.value), on: $0)
      } : []
    return environment.key(
      of: declaration.file, arguments: target.arguments, columns: columns)
  }
}

extension BuiltScreen {
  fileprivate init(_ key: ContentDigest, _ linked: LinkedScreen, _ placed: PlacedScreen?) {
    self.key = key
    record =
      linked.remembered
      ?? RememberedScreen(
        facts: linked.facts, diagnostics: placed?.diagnostics ?? [],
        findings: placed?.findings.groups ?? FindingGroups(devices: []))
    layouts = placed?.layouts
  }

  fileprivate init(_ key: ContentDigest, _ incomplete: IncompleteScreen) {
    self.key = key
    record =
      incomplete.remembered
      ?? RememberedScreen(
        facts: ScreenFacts(
          name: "", isWhole: false, componentCount: 0, weight: ScreenWeight(expanded: 0, placed: 0),
          actions: [],
          diagnostics: incomplete.diagnostics, outline: .none, tables: .none),
        diagnostics: [], findings: FindingGroups(devices: []))
    layouts = nil
  }
}

extension BuiltLink {
  fileprivate init(
    _ key: ContentDigest, _ record: RememberedLink?, _ presentation: Presentation,
    _ planned: PlannedLink?
  ) {
    self.key = key
    let transition = planned?.flights.plans.first?.transition
    let plans = planned?.flights.plans.count ?? 0
    self.record =
      record
      ?? RememberedLink(
        transition: transition, plans: plans,
        outline: ContentDigest(of: "\(presentation.rawValue) \(plans) \(transition ?? "")"),
        diagnostics: planned?.diagnostics ?? [],
        findings: planned?.findings.groups ?? FindingGroups(devices: []))
    self.planned = planned
  }
}

extension Build {
  fileprivate init(
    devices: [Device], _ linked: ScreenLinks, _ environment: BuildEnvironment,
    _ screens: [BuiltScreen], _ links: [BuiltLink], _ incomplete: [BuiltScreen]
  ) {
    self.devices = devices
    self.linked = linked
    self.environment = environment
    self.screens = screens
    self.links = links
    self.incomplete = incomplete
    outlineDigest = Self.outlineDigest(linked, screens, links)
    var said = CompilationSayings(
      linked.diagnostics, devices: devices, linked.compiler.project.limits)
    for screen in screens {
      said.add(layout: screen.record.findings, screen.record.diagnostics)
    }
    for link in links { said.add(flight: link.record.findings, link.record.diagnostics) }
    diagnostics = said.inSourceOrder()
  }

  /// The project, of which no more was read than was needed.
  package var project: Project { linked.compiler.project }

  /// Whether all that there is to write has been written by an earlier build.
  package func isWritten(as written: WrittenBuild) -> Bool {
    screens.allSatisfy { $0.layouts == nil } && links.allSatisfy { $0.planned == nil }
      && written.outline == outlineDigest && written.tables == tablesDigest
  }

}

/// What is said of the parts of a project, joined so that each thing is told once.
struct CompilationSayings {
  private let limits: Limits
  private var diagnostics: DiagnosticList
  private var layouts: FindingGroups
  private var flights: FindingGroups

  init(_ diagnostics: DiagnosticList, devices: [Device], _ limits: Limits) {
    self.limits = limits
    self.diagnostics = diagnostics
    layouts = FindingGroups(devices: devices)
    flights = FindingGroups(devices: devices)
  }

  mutating func add(layout findings: FindingGroups, _ diagnostics: [Diagnostic]) {
    self.diagnostics += diagnostics
    layouts.join(findings)
  }

  mutating func add(flight findings: FindingGroups, _ diagnostics: [Diagnostic]) {
    self.diagnostics += diagnostics
    flights.join(findings)
  }

  func inSourceOrder() -> [Diagnostic] {
    (diagnostics.all + layouts.diagnostics + flights.diagnostics).inSourceOrder(within: limits)
  }
}
