/// Checks the transitions that a project names.
extension ManifestReader {
  /// Reports undeclared transitions, fallbacks that cannot play, and replacements for Reduce Motion
  /// that move too.
  mutating func checkNames(_ manifest: Manifest) {
    let names = manifest.transitions.map { $0.name } + Transition.Kind.allCases.map { $0.rawValue }
    let known = KnownNames(names)
    let all = Set(names)
    let used =
      manifest.transitions.flatMap { [$0.fallback, $0.reducedMotion] } + [
        manifest.defaultTransition
      ]
    for case let reference? in used
    where !all.contains(reference.name) && !unread.contains(.transitions) {
      reader.diagnostics.append(.unknownTransition(reference, known: known))
    }
    for transition in manifest.transitions {
      checkReducedMotion(of: transition, in: manifest)
      checkFallback(of: transition, in: manifest)
    }
  }

  /// Reports a hero as a fallback: it needs a destination that is laid out, but a fallback plays
  /// because the destination has not loaded.
  private mutating func checkFallback(of transition: Transition, in manifest: Manifest) {
    guard let reference = transition.fallback,
      manifest.transition(named: reference.name)?.kind == .hero
    else { return }
    reader.diagnostics.append(.heroAsFallback(at: reference.range))
  }

  private mutating func checkReducedMotion(of transition: Transition, in manifest: Manifest) {
    guard let reference = transition.reducedMotion,
      let replacement = manifest.transition(named: reference.name)
    else { return }
    if reference.name == transition.name {
      reader.diagnostics.append(.replacesItself(at: reference.range))
    } else if replacement.moves {
      reader.diagnostics.append(.movingReplacement(replacement, at: reference.range))
    }
  }
}

extension Diagnostic {
  static func unknownTransition(_ reference: NamedReference, known: KnownNames) -> Diagnostic {
    let meant = known.nearest(to: reference.name)
    return Diagnostic(
      .unknownTransition, .error,
      "no transition is called \(quoted(reference.written))"
        + (meant.map { didYouMean($0) } ?? alternatives(known.names)), at: reference.range,
      notes: reference.useNotes, fix: reference.fix(meant))
  }

  fileprivate static func heroAsFallback(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .keyWithoutEffect, .warning,
      "a hero cannot fly to a screen that has not loaded, so the default transition plays: name "
        + "a transition of another kind, such as \"fade\"", at: range)
  }

  fileprivate static func replacesItself(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unreducedMotion, .warning,
      "a transition that names itself plays unchanged when Reduce Motion is on: name "
        + "another one, such as \"fade\"", at: range)
  }

  fileprivate static func movingReplacement(
    _ replacement: Transition, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unreducedMotion, .warning,
      "\(quoted(replacement.name)) moves something too: name a transition that only fades, "
        + "such as \"fade\"", at: range,
      notes: replacement.range.map { [Note("it is declared here", at: $0)] } ?? [])
  }
}
