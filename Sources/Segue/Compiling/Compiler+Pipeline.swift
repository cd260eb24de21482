extension Compiler {
  /// Runs the pipeline: follows the links of the project, lays out its screens, and plans its
  /// links. Compilations and builds take this one way; ``CompiledParts/diagnostics()`` is its last
  /// step.
  ///
  /// Screens and links that an earlier build has results for are skipped. Linear in the number of
  /// screens and links, and in the size of those that are not skipped.
  ///
  /// - Parameters:
  ///   - devices: The devices that screens are laid out for.
  ///   - showsColumns: Whether the screens of a split view are laid out in their columns on devices
  ///     that are wide enough, or each in the whole device.
  ///   - recollection: The results of an earlier build; nil to compute everything.
  ///   - workers: The workers for independent pieces of work. They do not affect the result.
  func compiledParts(
    on devices: [Device], showsColumns: Bool, recalling recollection: Recollection? = nil,
    by workers: some Workers
  ) -> CompiledParts {
    let budget = bounded(within: limits).budget
    let steps = CompilationSteps(
      devices: devices, showsColumns: showsColumns, workers: workers, budget: budget)
    // Expansions have limits of their own. They are counted with the screens, in their order.
    let following = bounded(by: WorkBudget(limit: .max, of: budget))
    var linked = steps.follow(following, recalling: recollection)
    let recalled = recollection?.links(of: linked, by: workers)

    for screen in linked.screens { budget.add(screen.facts.work) }

    // A link that is new needs the layouts of both of its screens.
    let newLinks = linked.links.indices.filter { recalled?.isNew(link: $0) ?? true }
    var isNeeded = linked.screens.map { $0.remembered == nil }
    // A screen that is new is compared with the placeholder that it replaces.
    for screen in linked.screens where screen.remembered == nil {
      if let placeholder = screen.placeholder { isNeeded[placeholder.index] = true }
    }
    for link in newLinks {
      isNeeded[linked.links[link].from.index] = true
      isNeeded[linked.links[link].to.index] = true
    }
    let needed = isNeeded.indices.filter { isNeeded[$0] }
    linked.expand(needed, by: workers)

    var results = scatter(
      steps.place(linked, at: needed), to: needed, count: linked.screens.count)
    steps.comparePlaceholders(linked, with: &results)
    let planned = scatter(
      steps.plan(linked, at: newLinks, between: results.map { $0?.layouts ?? [] }), to: newLinks,
      count: linked.links.count)
    let placed = zip(linked.screens, results).map { $0.remembered == nil ? $1 : nil }
    return CompiledParts(
      devices: devices, linked: linked, placed: placed, planned: planned, recalled: recalled,
      budget: budget, scratch: steps.scratch)
  }
}

/// Returns an array of `count` elements that has each value at its index, and nil elsewhere.
private func scatter<Value>(_ values: [Value], to indices: [Int], count: Int) -> [Value?] {
  var scattered: [Value?] = Array(repeating: nil, count: count)
  for (index, value) in zip(indices, values) { scattered[index] = value }
  return scattered
}

/// The results of the pipeline for a project.
struct CompiledParts: Sendable {
  let devices: [Device]
  let linked: ScreenLinks
  /// The layouts of each screen; nil for a screen with results of an earlier build.
  let placed: [PlacedScreen?]
  /// The plans of each link; nil for a link with results of an earlier build.
  let planned: [PlannedLink?]
  /// The results of an earlier build for the links; nil if there was none.
  let recalled: RecalledLinks?
  /// What the compilation may cost.
  let budget: WorkBudget
  /// The scratch memory of the layouts, with shaped texts.
  let scratch: ScratchPool

  /// Collects the diagnostics of the project in source order, each once. If the work was cancelled
  /// or exceeds the limit, they are those of the screens and links before that.
  ///
  /// - Parameter extremes: What was found in screens with extreme data, in their order.
  func diagnostics(with extremes: [ExtremeFindings] = []) -> [Diagnostic] {
    if budget.isCancelled {
      return [.cancelled(at: SourceRange(file: FileID(0), lowerBound: 0, upperBound: 0))]
    }
    var work = ProjectWork(limit: budget.limit)
    var collected = CollectedDiagnostics(
      linked.diagnostics, devices: devices, limits: linked.compiler.limits)
    let declarations = linked.compiler.project.declarations.screens
    for (screen, placed) in zip(linked.screens, placed) {
      let done = screen.facts.work + (screen.remembered?.work ?? placed?.work ?? PieceWork())
      guard work.add(done, at: declarations[screen.declaration].range) else { break }
      let data = linked.data(of: screen)
      if let known = screen.remembered {
        collected.add(layout: known.findings, known.diagnostics, with: data)
      } else if let placed {
        collected.add(layout: placed.findings.groups, placed.diagnostics, with: data)
      }
    }
    for (place, planned) in planned.enumerated() where work.error == nil {
      let done = planned?.work ?? recalled?.records[place]?.work ?? PieceWork()
      guard work.add(done, at: linked.links[place].action.action.range) else { break }
      let from = linked.data(of: linked.screens[linked.links[place].from])
      let to = linked.data(of: linked.screens[linked.links[place].to])
      if let planned {
        collected.add(
          flight: planned.findings.groups, planned.diagnostics, from: from, to: to)
      } else if let known = recalled?.records[place] {
        collected.add(flight: known.findings, known.diagnostics, from: from, to: to)
      }
    }
    if let error = work.error {
      collected.add(error)
      return collected.inSourceOrder()
    }
    for found in extremes {
      let screen = declarations[found.screen]
      guard work.add(found.work, at: screen.range) else {
        collected.add(.extremesNotChecked(of: screen, limit: budget.limit))
        break
      }
      collected.add(found)
    }
    return collected.inSourceOrder()
  }
}

extension Diagnostic {
  fileprivate static func extremesNotChecked(
    of screen: ScreenDeclaration, limit: Int
  ) -> Diagnostic {
    Diagnostic(
      .tooMuchWork, .warning,
      "the project with extreme data takes more than \(limit) units of work: the screen "
        + "\(quoted(screen.id)) and those after it are not checked with it", at: screen.range)
  }
}
