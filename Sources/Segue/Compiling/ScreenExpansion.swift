/// What is remembered of a screen, or its facts and the screen itself; no facts if it cannot be built.
struct ScreenExpansion: Sendable {
  var remembered: RememberedScreen?
  var facts: ScreenFacts?
  var screen: Screen?
  var diagnostics: [Diagnostic] = []
}

extension Compiler {
  /// Recalls screens, and expands those of which nothing is remembered, whose files are read for it; none if a
  /// file is not what it was known to be.
  ///
  /// - Parameters:
  ///   - workers: Who expands screens.
  ///   - recall: What an earlier build has left of a screen; nil if it is to be expanded.
  ///   - screen: How it is expanded.
  mutating func expand(
    _ targets: [Target], direction: LayoutDirection, by workers: some Workers,
    recall: @Sendable (Target) -> RememberedScreen?,
    screen: @Sendable (Compiler, Target, LayoutDirection) -> Diagnosed<Screen?>
  ) -> [ScreenExpansion] {
    var expansions = workers.mapChunks(of: targets.count, each: 16) { range in
      range.map { place -> ScreenExpansion in
        let remembered = recall(targets[place])
        return ScreenExpansion(remembered: remembered, facts: remembered?.facts)
      }
    }
    let new = targets.indices.filter { expansions[$0].remembered == nil }
    project.read(screens: new.map { targets[$0].screen }, by: workers)
    guard !project.isStale else { return [] }
    let built = workers.map(new.count) { [self] place -> ScreenExpansion in
      let built = screen(self, targets[new[place]], direction)
      return ScreenExpansion(
        facts: built.value.map { ScreenFacts(of: $0, built.diagnostics) }, screen: built.value,
        diagnostics: built.diagnostics)
    }
    for (place, expansion) in zip(new, built) { expansions[place] = expansion }
    return expansions
  }

  /// Expands screens whose facts were remembered, of which nothing new can be said; none if a file is not what
  /// it was known to be.
  mutating func expandAgain(
    _ targets: [Target], direction: LayoutDirection, by workers: some Workers
  ) -> [Screen?] {
    project.read(screens: targets.map(\.screen), by: workers)
    guard !project.isStale else { return [] }
    return workers.map(targets.count) { [self] index in
      screen(
        at: targets[index].screen, arguments: targets[index].arguments, direction: direction
      ).value
    }
  }
}
