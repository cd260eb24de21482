/// A compilation that makes only what has changed since an earlier one.
///
/// All files are read and all links followed each time, so that what is said of the project is what a
/// build from nothing would say. What costs most is remembered: a screen whose file has not changed is
/// not expanded, and it is placed only if one at the other end of a link has.
package struct Build: Sendable {
  package let devices: [Device]
  package let diagnostics: [Diagnostic]
  let linked: ScreenLinks
  let environment: BuildEnvironment
  /// One a screen.
  let screens: [BuiltScreen]
  /// One a link.
  let links: [BuiltLink]
  let buildPaths: BuildPaths
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
  ///   - memory: What an earlier build has remembered in the same environment, if one has.
  ///   - environment: What all screens depend on.
  ///   - workers: Who does the pieces of work that do not depend on each other.
  package func build(
    on devices: [Device], remembering memory: BuildMemory?, in environment: BuildEnvironment,
    by workers: some Workers
  ) -> Build {
    let run = CompilationRun(
      compiler: self, devices: devices, showsColumns: true, workers: workers)
    let declarations = project.declarations.screens
    let splits = project.manifest.navigation.container?.hasSplit ?? false
    @Sendable func key(_ screen: Int, _ arguments: [Argument]) -> ContentDigest {
      let declaration = declarations[screen]
      let columns =
        splits && declaration.presentation == .push
        ? devices.map { column(of: declaration.id, arguments.compactMap(\.value), on: $0) } : []
      return environment.key(of: declaration.file, arguments: arguments, columns: columns)
    }

    var found = ScreenLinks(self, direction: run.direction)
    found.diagnostics += run.checkComponents()
    found.followAll(workers) { target in
      memory?.screen(
        key(target.screen, target.arguments), in: declarations[target.screen].file)?.facts
    }
    var linked = found.finished()

    let known = workers.mapChunks(of: linked.screens.count, each: 64) { [linked] range in
      range.map { place -> (key: ContentDigest, record: RememberedScreen?) in
        let screen = linked.screens[place]
        let key = key(screen.declaration, screen.arguments)
        let file = declarations[screen.declaration].file
        return (key, screen.screen == nil ? memory?.screen(key, in: file) : nil)
      }
    }
    let knownLinks = workers.mapChunks(of: linked.links.count, each: 256) { [linked] range in
      range.map { place -> (key: ContentDigest, record: RememberedLink?) in
        let link = linked.links[place]
        let key = environment.key(of: link, from: known[link.from].key, to: known[link.to].key)
        let (from, to) = (linked.screens[link.from], linked.screens[link.to])
        return (
          key,
          memory?.link(
            key, from: declarations[from.declaration].file, to: declarations[to.declaration].file)
        )
      }
    }

    // What has changed, and what stands at the other end of a link that has.
    let changedLinks = knownLinks.indices.filter { knownLinks[$0].record == nil }
    var isWanted = known.map { $0.record == nil }
    for place in changedLinks {
      isWanted[linked.links[place].from] = true
      isWanted[linked.links[place].to] = true
    }
    let wanted = isWanted.indices.filter { isWanted[$0] }
    linked.expand(wanted, by: workers)
    var layouts: [[ScreenLayout]] = Array(repeating: [], count: linked.screens.count)
    var placed: [Int: PlacedScreen] = [:]
    for (place, result) in zip(wanted, run.placed(linked.screens, wanted)) {
      layouts[place] = result.layouts
      if known[place].record == nil { placed[place] = result }
    }
    let planned = Dictionary(
      uniqueKeysWithValues: zip(
        changedLinks, run.planned(changedLinks.map { linked.links[$0] }, between: layouts)))

    return Build(
      devices: devices, linked, environment,
      known.enumerated().map { place, known in
        BuiltScreen(known.key, known.record, linked.screens[place].facts, placed[place])
      },
      knownLinks.enumerated().map { place, known in
        BuiltLink(known.key, known.record, planned[place])
      })
  }
}

extension BuiltScreen {
  fileprivate init(
    _ key: ContentDigest, _ record: RememberedScreen?, _ facts: ScreenFacts,
    _ placed: PlacedScreen?
  ) {
    self.key = key
    self.record =
      record
      ?? RememberedScreen(
        facts: facts, diagnostics: placed?.diagnostics ?? [],
        findings: placed?.findings.groups ?? FindingGroups(devices: []))
    layouts = placed?.layouts
  }
}

extension BuiltLink {
  fileprivate init(_ key: ContentDigest, _ record: RememberedLink?, _ planned: PlannedLink?) {
    self.key = key
    self.record =
      record
      ?? RememberedLink(
        transition: planned?.flights.plans.first?.transition,
        plans: planned?.flights.plans.count ?? 0,
        diagnostics: planned?.diagnostics ?? [],
        findings: planned?.findings.groups ?? FindingGroups(devices: []))
    self.planned = planned
  }
}

extension Build {
  fileprivate init(
    devices: [Device], _ linked: ScreenLinks, _ environment: BuildEnvironment,
    _ screens: [BuiltScreen], _ links: [BuiltLink]
  ) {
    self.devices = devices
    self.linked = linked
    self.environment = environment
    self.screens = screens
    self.links = links
    buildPaths = BuildPaths(devices, linked, links)
    var said = CompilationSayings(linked.diagnostics, devices: devices)
    for screen in screens {
      said.add(layout: screen.record.findings, screen.record.diagnostics)
    }
    for link in links { said.add(flight: link.record.findings, link.record.diagnostics) }
    diagnostics = said.inSourceOrder()
  }

  /// Whether there is nothing that was not remembered.
  package var isUnchanged: Bool {
    screens.allSatisfy { $0.layouts == nil } && links.allSatisfy { $0.planned == nil }
  }

  /// Whether every file that is not made is among those that are there.
  package func needsOnly(_ known: [String]) -> Bool {
    if known == paths { return true }
    let known = Set(known)
    return zip(screens, buildPaths.screens).allSatisfy { screen, files in
      screen.layouts != nil || files.allSatisfy(known.contains)
    }
      && zip(links, buildPaths.links).allSatisfy { link, files in
        link.planned != nil || files.allSatisfy(known.contains)
      }
  }

  /// What the next build is to remember of this one.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - paths: Those of all JSON files of the build.
  ///   - binaryDigest: The digest in the header of its binary artefact.
  package func memory(
    of project: Project, paths: [String], binaryDigest: UInt64
  ) -> [UInt8] {
    let declarations = project.declarations.screens
    func file(_ screen: Int) -> FileID { declarations[linked.screens[screen].declaration].file }
    var writer = BuildMemory.Writer(environment)
    for (place, screen) in screens.enumerated() {
      writer.add(screen.record, screen.key, in: file(place))
    }
    for (link, built) in zip(linked.links, links) {
      writer.add(built.record, built.key, from: file(link.from), to: file(link.to))
    }
    return writer.finished(paths: paths, binaryDigest: binaryDigest)
  }
}

/// What is said of the parts of a project, joined so that each thing is told once.
struct CompilationSayings {
  private var diagnostics: [Diagnostic]
  private var layouts: FindingGroups
  private var flights: FindingGroups

  init(_ diagnostics: [Diagnostic], devices: [Device]) {
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
    (diagnostics + layouts.diagnostics + flights.diagnostics).inSourceOrder()
  }
}
