/// An incremental compilation: only what has changed since an earlier build is compiled.
///
/// All links are followed each time, so that the diagnostics are those of a clean build. The file
/// of a screen that has not changed is not read, and the screen is expanded and laid out only if a
/// screen at the other end of one of its links has changed.
package struct Build: Sendable {
  package let devices: [Device]
  /// Whether the build writes a file for each screen or link and device.
  let hasFiles: Bool
  package let diagnostics: [Diagnostic]
  /// A digest of what determines which JSON files there are and the content of `index.json`.
  package let outlineDigest: ContentDigest
  let parts: CompiledParts
  let environment: BuildEnvironment
  let unread: UnreadScreens
  /// One element for each screen.
  let screens: [BuiltScreen]
  /// One element for each link.
  let links: [BuiltLink]
  /// One element for each screen that needs arguments, with the diagnostics without them.
  let incomplete: [BuiltScreen]
}

/// The results of a build for a screen.
struct BuiltScreen: Sendable {
  let key: ContentDigest
  let record: RememberedScreen
  /// The layouts on each device; nil if they are known from an earlier build.
  let layouts: [ScreenLayout]?
}

/// The results of a build for a link.
struct BuiltLink: Sendable {
  let key: ContentDigest
  let record: RememberedLink
  /// The plans on each device; nil if they are known from an earlier build.
  let planned: PlannedLink?
}

extension Compiler {
  /// Compiles a project incrementally.
  ///
  /// - Parameters:
  ///   - devices: The devices that screens are laid out for.
  ///   - hasFiles: Whether the build writes a file for each screen or link and device.
  ///   - memory: The memory of an earlier build, if there is one.
  ///   - unread: The screens of the project whose files have not been read.
  ///   - environment: The inputs that all screens depend on.
  ///   - workers: The workers for independent pieces of work.
  /// - Returns: The build; nil if a file has changed since its stamp was compared.
  package func build(
    on devices: [Device], hasFiles: Bool, remembering memory: BuildMemory?, unread: UnreadScreens,
    in environment: BuildEnvironment, by workers: some Workers
  ) -> Build? {
    let parts = compiledParts(
      on: devices, showsColumns: true,
      recalling: Recollection(
        of: memory, for: self, on: devices, in: environment, unread: unread),
      by: workers)
    guard let recollection = parts.linked.expander.recollection, !recollection.isStale,
      let recalled = parts.recalled
    else { return nil }
    return Build(
      parts, recalled: recalled, recollection: recollection, hasFiles: hasFiles, in: environment)
  }
}

extension BuiltScreen {
  fileprivate init(
    _ key: ContentDigest, _ linked: LinkedScreen, placed: PlacedScreen?,
    in environment: BuildEnvironment
  ) {
    self.key = key
    record =
      linked.remembered
      ?? RememberedScreen(
        facts: linked.facts,
        components: environment.digest(ofComponents: linked.facts.usedComponents) ?? .none,
        diagnostics: placed?.diagnostics ?? [],
        findings: placed?.findings.groups ?? FindingGroups(devices: []),
        work: placed?.work ?? PieceWork())
    layouts = placed?.layouts
  }

  fileprivate init(
    _ key: ContentDigest, _ incomplete: IncompleteScreen, in environment: BuildEnvironment
  ) {
    self.key = key
    let usedComponents = incomplete.usedComponents ?? environment.allComponents
    record =
      incomplete.remembered
      ?? RememberedScreen(
        facts: ScreenFacts(
          name: "", isWhole: false, componentCount: 0, weight: ScreenWeight(expanded: 0, placed: 0),
          usedComponents: usedComponents, actions: incomplete.actions,
          diagnostics: incomplete.diagnostics, outline: .none, tables: .none),
        components: environment.digest(ofComponents: usedComponents) ?? .none,
        diagnostics: [], findings: FindingGroups(devices: []), work: PieceWork())
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
        findings: planned?.findings.groups ?? FindingGroups(devices: []),
        work: planned?.work ?? PieceWork())
    self.planned = planned
  }
}

extension Build {
  fileprivate init(
    _ parts: CompiledParts, recalled: RecalledLinks, recollection: Recollection,
    hasFiles: Bool, in environment: BuildEnvironment
  ) {
    let linked = parts.linked
    let screens = linked.screens.indices.map {
      BuiltScreen(
        recalled.screenKeys[$0], linked.screens[$0], placed: parts.placed[$0], in: environment)
    }
    let links = linked.links.indices.map {
      BuiltLink(
        recalled.keys[$0], recalled: recalled.records[$0], planned: parts.planned[$0],
        presentation: linked.links[$0].presentation)
    }
    self.parts = parts
    self.hasFiles = hasFiles
    self.screens = screens
    self.links = links
    self.environment = environment
    unread = recollection.unread
    devices = parts.devices
    diagnostics = parts.diagnostics()
    incomplete = linked.incomplete.map {
      BuiltScreen(recollection.key(of: $0.target), $0, in: environment)
    }
    outlineDigest = Self.outlineDigest(
      linked, screens: screens, links: links, hasFiles: hasFiles)
  }

  var linked: ScreenLinks { parts.linked }

  /// The project, of which only the needed files were read.
  package var project: Project { linked.compiler.project }

  /// Returns the files of the project after reading some of them; nil if one of these has changed
  /// since it was cached.
  package func sources(reading files: some Collection<FileID>) -> SourceMap? {
    unread.reading(files, into: project.sources)
  }

  /// Returns whether an earlier build has written all files.
  package func isWritten(as written: WrittenBuild) -> Bool {
    screens.allSatisfy { $0.layouts == nil } && links.allSatisfy { $0.planned == nil }
      && written.outline == outlineDigest && written.tables == tablesDigest
  }
}
