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
  let parts: CompiledParts
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
    let recollection = Recollection(of: memory, for: self, on: devices, in: environment)
    let parts = compiledParts(
      on: devices, showsColumns: true, recalling: recollection, by: workers)
    guard !parts.linked.compiler.project.isStale, let recalled = parts.recalled else { return nil }
    return Build(parts, recalled: recalled, recollection: recollection, in: environment)
  }
}

extension BuiltScreen {
  fileprivate init(_ key: ContentDigest, _ linked: LinkedScreen, placed: PlacedScreen?) {
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
    _ key: ContentDigest, recalled: RememberedLink?, planned: PlannedLink?,
    presentation: Presentation
  ) {
    self.key = key
    let transition = planned?.plans.first?.push.transition
    let count = planned?.plans.count ?? 0
    record =
      recalled
      ?? RememberedLink(
        transition: transition, plans: count,
        outline: ContentDigest(of: "\(presentation.rawValue) \(count) \(transition ?? "")"),
        diagnostics: planned?.diagnostics ?? [],
        findings: planned?.findings.groups ?? FindingGroups(devices: []))
    self.planned = planned
  }
}

extension Build {
  fileprivate init(
    _ parts: CompiledParts, recalled: RecalledLinks, recollection: Recollection,
    in environment: BuildEnvironment
  ) {
    let linked = parts.linked
    let screens = linked.screens.indices.map {
      BuiltScreen(recalled.screenKeys[$0], linked.screens[$0], placed: parts.placed[$0])
    }
    let links = linked.links.indices.map {
      BuiltLink(
        recalled.keys[$0], recalled: recalled.records[$0], planned: parts.planned[$0],
        presentation: linked.links[$0].presentation)
    }
    self.parts = parts
    self.screens = screens
    self.links = links
    self.environment = environment
    devices = parts.devices
    diagnostics = parts.diagnostics()
    incomplete = linked.incomplete.map { BuiltScreen(recollection.key(of: $0.target), $0) }
    outlineDigest = Self.outlineDigest(linked, screens: screens, links: links)
  }

  var linked: ScreenLinks { parts.linked }

  /// The project, of which no more was read than was needed.
  package var project: Project { linked.compiler.project }

  /// Whether all that there is to write has been written by an earlier build.
  package func isWritten(as written: WrittenBuild) -> Bool {
    screens.allSatisfy { $0.layouts == nil } && links.allSatisfy { $0.planned == nil }
      && written.outline == outlineDigest && written.tables == tablesDigest
  }
}
