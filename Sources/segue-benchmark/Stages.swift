import Segue

/// The stages of the compiler, measured separately on one workload.
struct Stages {
  private let workload: Workload
  private let stopwatch: Stopwatch
  private let compiler: Compiler

  init(_ workload: Workload, stopwatch: Stopwatch) {
    self.workload = workload
    self.stopwatch = stopwatch
    compiler = workload.compiler
  }

  func measure(_ report: (StageFigure) -> Void) {
    report(parse())
    report(read())
    report(build())
    report(layout())
    report(snapshot())
    report(plan())
    report(sample())
    report(encode())
  }

  private func figure(
    _ stage: String, count: Int, unit: StageFigure.Unit, bytes: Int? = nil, timing: Timing
  ) -> StageFigure {
    StageFigure(
      input: workload.name, stage: stage, count: count, unit: unit, bytes: bytes, timing: timing)
  }

  // MARK: Stages

  /// Parses JSON text into trees of values.
  private func parse() -> StageFigure {
    func documents() -> [JSONDocument] {
      workload.files.enumerated().map { parseJSON($1, id: FileID($0)).document }
    }
    func values(_ documents: [JSONDocument]) -> Int { documents.reduce(0) { $0 + $1.count } }
    return figure(
      "parse", count: values(documents()), unit: .values,
      bytes: workload.files.reduce(0) { $0 + $1.bytes.count },
      timing: stopwatch.fastest(documents, digest: values))
  }

  /// Reads a project: parses its files, checks their strings and reads their declarations.
  private func read() -> StageFigure {
    figure(
      "read", count: workload.compiler.project.declarations.documents.reduce(0) { $0 + $1.count },
      unit: .values,
      bytes: workload.files.reduce(0) { $0 + $1.bytes.count },
      timing: stopwatch.fastest({ Project(workload.project) }, digest: { $0.screenIDs.count }))
  }

  /// Builds screens of primitives from parsed declarations.
  private func build() -> StageFigure {
    func screens() -> [Screen] {
      workload.openings.compactMap {
        compiler.screen($0.id, arguments: $0.arguments, direction: $0.direction).value
      }
    }
    func components(_ screens: [Screen]) -> Int { screens.reduce(0) { $0 + $1.components.count } }
    return figure(
      "build", count: components(screens()), unit: .components,
      timing: stopwatch.fastest(screens, digest: components))
  }

  /// Lays out screens, including the shaping of their text.
  private func layout() -> StageFigure {
    func layouts() -> [ScreenLayout] {
      workload.layouts.map {
        compiler.layout($0.screen, on: $0.device, presentation: $0.presentation).value
      }
    }
    return figure(
      "layout", count: components(workload.layouts), unit: .components,
      timing: stopwatch.fastest(
        layouts,
        digest: { layouts in layouts.reduce(0) { $0 &+ digest(of: $1.tree) } }))
  }

  /// Determines the parts of tapped components that fly.
  private func snapshot() -> StageFigure {
    func snapshots() -> [Snapshot] {
      workload.taps.map { $0.source.screen.snapshot(of: $0.component) }
    }
    return figure(
      "snapshot", count: snapshots().reduce(0) { $0 + $1.nodes.count }, unit: .components,
      timing: stopwatch.fastest(
        snapshots,
        digest: { snapshots in
          snapshots.reduce(0) { $0 + $1.nodes.count { $0.isKept } }
        }))
  }

  /// Plans the transitions of taps. The components of both screens count for each.
  private func plan() -> StageFigure {
    figure(
      "plan",
      count: workload.taps.reduce(0) {
        $0 + $1.source.screen.components.count + $1.destination.screen.components.count
      }, unit: .components,
      timing: stopwatch.fastest(
        plans, digest: { plans in plans.reduce(0) { $0 + $1.layers.count } })
    )
  }

  private func plans() -> [FlightPlan] {
    workload.taps.compactMap {
      compiler.plan($0.action, tapped: $0.component, from: $0.source, to: $0.destination).value
    }
  }

  /// Computes all frames of plans at 60 per second.
  private func sample() -> StageFigure {
    let plans = plans()
    func frames() -> [[FlightFrame]] { plans.map { $0.frames(perSecond: 60) } }
    func states(_ frames: [[FlightFrame]]) -> Int {
      frames.reduce(0) { $0 + $1.reduce(0) { $0 + $1.layers.count + $1.screens.count } }
    }
    return figure(
      "sample", count: states(frames()), unit: .states,
      timing: stopwatch.fastest(frames, digest: states))
  }

  /// Encodes laid out screens as the bytes of their artefacts.
  private func encode() -> StageFigure {
    let sources = compiler.project.sources
    func artefacts() -> [[UInt8]] {
      var locations = SourceLocations(sources)
      return workload.layouts.map {
        $0.artefact(file: sources[$0.screen.file].path, locations: &locations)
      }
    }
    func bytes(_ artefacts: [[UInt8]]) -> Int { artefacts.reduce(0) { $0 + $1.count } }
    return figure(
      "encode", count: components(workload.layouts), unit: .components, bytes: bytes(artefacts()),
      timing: stopwatch.fastest(artefacts, digest: bytes))
  }

  private func components(_ layouts: [ScreenLayout]) -> Int {
    layouts.reduce(0) { $0 + $1.screen.components.count }
  }
}

/// Returns a number that depends on every frame.
func digest(of tree: LayoutTree) -> Int {
  var sum = 0.0
  for frame in tree.frames { sum += frame.x + frame.y + frame.width + frame.height }
  return Int(exactly: sum.rounded()) ?? 0
}
