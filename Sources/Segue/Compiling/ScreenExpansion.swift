/// The results of an earlier build for a screen, or its expansion; without facts if it cannot be
/// built.
struct ScreenExpansion: Sendable {
  var remembered: RememberedScreen?
  var facts: ScreenFacts?
  var screen: Screen?
  /// The indices of the composed components that were expanded; nil if they are not known.
  var usedComponents: [Int]?
  /// The actions of a screen with data that was expanded without any.
  var unfilledActions: [PlacedAction] = []
  var diagnostics: [Diagnostic] = []
}

/// Expands the screens of a project, except those that an earlier build has results for.
struct ScreenExpander: Sendable {
  /// The compiler, whose project has read the files that were needed.
  private(set) var compiler: Compiler
  /// The direction in which screens are expanded.
  let direction: LayoutDirection
  /// The results of an earlier build; nil to expand everything.
  private(set) var recollection: Recollection?

  /// Whether a file has changed during the compilation, whose results are useless.
  var isStale: Bool { recollection?.isStale ?? false }

  /// Returns the results of an earlier build for screens, and expands the others, whose files are
  /// read first. Returns an empty array if the project becomes stale.
  ///
  /// Screens without all of their arguments are expanded for their diagnostics only.
  ///
  /// - Parameters:
  ///   - targets: The screens with their arguments.
  ///   - workers: The workers that expand screens.
  mutating func expand(
    _ targets: [Compiler.Target], by workers: some Workers
  ) -> [ScreenExpansion] {
    var expansions = workers.mapChunks(of: targets.count, each: 16) { [recollection] range in
      range.map { place -> ScreenExpansion in
        let remembered = recollection?.screen(targets[place])
        return ScreenExpansion(remembered: remembered, facts: remembered?.facts)
      }
    }
    let new = targets.indices.filter { expansions[$0].remembered == nil }
    read(new.map { targets[$0] }, by: workers)
    guard !isStale else { return [] }
    let built = workers.map(new.count) { [self] place -> ScreenExpansion in
      let target = targets[new[place]]
      let built = screen(of: target)
      if target.isUnfilled { return unfilled(built) }
      let screen = target.isComplete ? built.value : nil
      return ScreenExpansion(
        facts: screen.map { ScreenFacts(of: $0, built.diagnostics) }, screen: screen,
        usedComponents: built.value?.usedComponents, diagnostics: built.diagnostics)
    }
    for (place, expansion) in zip(new, built) { expansions[place] = expansion }
    return expansions
  }

  /// Expands screens whose facts are known from an earlier build, so that there are no new
  /// diagnostics. Returns an empty array if the project becomes stale.
  mutating func expandAgain(
    _ targets: [Compiler.Target], by workers: some Workers
  ) -> [Screen?] {
    read(targets, by: workers)
    guard !isStale else { return [] }
    return workers.map(targets.count) { [self] in screen(of: targets[$0]).value }
  }

  private mutating func read(_ targets: [Compiler.Target], by workers: some Workers) {
    recollection?.unread.read(targets.map { $0.screen }, into: &compiler.project, by: workers)
  }

  /// Returns what is known of a screen with data that was expanded without any: its actions, and
  /// which of the pictures that it names are missing.
  private func unfilled(_ built: Diagnosed<Screen?>) -> ScreenExpansion {
    guard let screen = built.value else {
      return ScreenExpansion(diagnostics: built.diagnostics)
    }
    var diagnostics = DiagnosticList(compiler.limits)
    diagnostics += built.diagnostics
    _ = PictureFinder(assets: compiler.project.assets).pictures(of: screen, &diagnostics)
    return ScreenExpansion(
      usedComponents: screen.usedComponents, unfilledActions: screen.plainActions,
      diagnostics: diagnostics.all)
  }

  private func screen(of target: Compiler.Target) -> Diagnosed<Screen?> {
    compiler.expand(target, direction: direction)
  }
}
