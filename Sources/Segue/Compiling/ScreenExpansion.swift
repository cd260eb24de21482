/// The results of an earlier build for a screen, or its expansion; without facts if it cannot be
/// built.
struct ScreenExpansion: Sendable {
  var remembered: RememberedScreen?
  var facts: ScreenFacts?
  var screen: Screen?
  var diagnostics: [Diagnostic] = []
}

extension Compiler {
  /// Returns the results of an earlier build for screens, and expands the others, whose files are
  /// read first. Returns an empty array if the project becomes stale.
  ///
  /// - Parameters:
  ///   - targets: The screens with their arguments.
  ///   - direction: The direction in which they are expanded.
  ///   - workers: The workers that expand screens.
  ///   - recall: Returns the results of an earlier build for a screen; nil if there are none.
  ///   - screen: Expands a screen.
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

  /// Expands screens whose facts are known from an earlier build, so that there are no new
  /// diagnostics. Returns an empty array if the project becomes stale.
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
