/// The results of an earlier build, looked up by keys that change with everything that a screen or
/// a link is made from, and the screens whose files have not been read.
struct Recollection: Sendable {
  /// The memory of an earlier build; nil if there is none that fits.
  private let memory: BuildMemory?
  private let environment: BuildEnvironment
  private let compiler: Compiler
  private let devices: [Device]
  private let hasSplit: Bool
  private let declarations: [ScreenDeclaration]
  var unread: UnreadScreens

  init(
    of memory: BuildMemory?, for compiler: Compiler, on devices: [Device],
    in environment: BuildEnvironment, unread: UnreadScreens
  ) {
    self.unread = unread
    self.memory = memory.flatMap { $0.isOf(environment) ? $0 : nil }
    self.environment = environment
    self.compiler = compiler
    self.devices = devices
    hasSplit = compiler.project.manifest.navigation.container?.hasSplit ?? false
    declarations = compiler.project.declarations.screens
  }

  /// Whether a file has changed since it was cached, so that the results do not fit.
  var isStale: Bool { unread.isStale }

  /// Returns the results for a screen with its arguments; nil if it is new, or if its file or a
  /// composed component that it uses has changed.
  func screen(_ target: Compiler.Target) -> RememberedScreen? {
    guard let known = memory?.screen(key(of: target), in: file(of: target), environment),
      known.components == environment.digest(ofComponents: known.facts.usedComponents)
    else { return nil }
    return known
  }

  /// Returns the results for all links, and the keys for the next build.
  func links(of linked: ScreenLinks, by workers: some Workers) -> RecalledLinks {
    let screenKeys = workers.mapChunks(of: linked.screens.count, each: 64) { [linked] range in
      range.map { key(of: linked.screens[$0].target) }
    }
    // A link also changes with the composed components at both of its ends.
    let ends = zip(linked.screens, screenKeys).map { screen, key in
      ContentDigest(
        of: [key, environment.digest(ofComponents: screen.facts.usedComponents) ?? .none])
    }
    let links = workers.mapChunks(of: linked.links.count, each: 256) { [linked] range in
      range.map { place -> (key: ContentDigest, record: RememberedLink?) in
        let link = linked.links[place]
        let key = environment.key(
          of: link, from: ends[link.from.index], to: ends[link.to.index])
        let (from, to) = (linked.screens[link.from].target, linked.screens[link.to].target)
        return (key, memory?.link(key, from: file(of: from), to: file(of: to), environment))
      }
    }
    return RecalledLinks(
      screenKeys: screenKeys, keys: links.map { $0.key }, records: links.map { $0.record })
  }

  /// Returns the key of a screen with its arguments.
  func key(of target: Compiler.Target) -> ContentDigest {
    let declaration = declarations[target.screen]
    let columns =
      hasSplit && declaration.presentation == .push
      ? devices.map {
        compiler.column(of: declaration.id, target.arguments.compactMap { $0.value }, on: $0)
      } : []
    let sample = target.sample.flatMap {
      compiler.project.declarations.samples[target.screen]?[$0].file
    }
    return environment.key(
      of: declaration.file, arguments: target.arguments, sample: sample, isUsual: target.isUsual,
      phase: target.phase, columns: columns)
  }

  private func file(of target: Compiler.Target) -> FileID { declarations[target.screen].file }
}

/// The results of an earlier build for the links of a project.
struct RecalledLinks: Sendable {
  /// The key of each screen.
  let screenKeys: [ContentDigest]
  /// The key of each link.
  let keys: [ContentDigest]
  /// The results for each link; nil for a link that is new or has changed.
  let records: [RememberedLink?]

  func isNew(link place: Int) -> Bool { records[place] == nil }
}
