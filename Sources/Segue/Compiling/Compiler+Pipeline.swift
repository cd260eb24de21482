extension Compiler {
  /// The way of a project: its links are followed, its screens placed, its links planned, and what there is to
  /// say of all of them collected.
  ///
  /// What an earlier build has left of a screen or a link is not made again, and with nothing of an earlier build
  /// this is all there is to a compilation. Linear in what is made, and in the links.
  ///
  /// - Parameters:
  ///   - devices: What screens are placed on.
  ///   - showsColumns: Whether the screens of a split view stand in their columns where a device is wide
  ///     enough, or each in all of the device.
  ///   - recollection: What an earlier build knows of the project; nil to make everything.
  ///   - workers: Who does the pieces of work that do not depend on each other; the result is the same,
  ///     whoever does.
  func compiledParts(
    on devices: [Device], showsColumns: Bool, recalling recollection: Recollection? = nil,
    by workers: some Workers
  ) -> CompiledParts {
    let steps = CompilationSteps(devices: devices, showsColumns: showsColumns, workers: workers)
    var linked = steps.follow(self) { recollection?.screen($0) }
    let recalled = recollection?.links(of: linked, by: workers)

    // What is new, and what stands at the other end of a link that is.
    let newLinks = linked.links.indices.filter { recalled?.isNew(link: $0) ?? true }
    var isNeeded = linked.screens.map { $0.remembered == nil }
    for place in newLinks {
      isNeeded[linked.links[place].from] = true
      isNeeded[linked.links[place].to] = true
    }
    let needed = isNeeded.indices.filter { isNeeded[$0] }
    linked.expand(needed, by: workers)

    var layouts: [[ScreenLayout]] = Array(repeating: [], count: linked.screens.count)
    var placed: [PlacedScreen?] = Array(repeating: nil, count: linked.screens.count)
    for (place, result) in zip(needed, steps.place(linked, at: needed)) {
      layouts[place] = result.layouts
      if linked.screens[place].remembered == nil { placed[place] = result }
    }
    var planned: [PlannedLink?] = Array(repeating: nil, count: linked.links.count)
    for (place, result) in zip(newLinks, steps.plan(linked, at: newLinks, between: layouts)) {
      planned[place] = result
    }
    return CompiledParts(
      devices: devices, linked: linked, placed: placed, planned: planned, recalled: recalled)
  }
}

/// What has come of a project.
struct CompiledParts: Sendable {
  let devices: [Device]
  let linked: ScreenLinks
  /// One a screen; nil for what an earlier build has left.
  let placed: [PlacedScreen?]
  /// One a link; nil for what an earlier build has left.
  let planned: [PlannedLink?]
  /// What an earlier build knows of the links.
  let recalled: RecalledLinks?

  /// All that there is to say of the project, each thing once.
  func diagnostics() -> [Diagnostic] {
    var collected = CollectedDiagnostics(
      linked.diagnostics, devices: devices, limits: linked.compiler.limits)
    for (screen, placed) in zip(linked.screens, placed) {
      if let known = screen.remembered {
        collected.add(layout: known.findings, known.diagnostics)
      } else if let placed {
        collected.add(layout: placed.findings.groups, placed.diagnostics)
      }
    }
    for (place, planned) in planned.enumerated() {
      if let planned {
        collected.add(flight: planned.findings.groups, planned.diagnostics)
      } else if let known = recalled?.records[place] {
        collected.add(flight: known.findings, known.diagnostics)
      }
    }
    return collected.inSourceOrder()
  }
}
