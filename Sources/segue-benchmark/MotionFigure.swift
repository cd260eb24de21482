import Segue

/// The speed at which the layers of a flight are computed at given times.
struct MotionFigure: Figure {
  let motion: String
  let layers: Int
  let moments: Int
  let timing: Timing

  static func measure(
    _ motion: GeneratedFlight.Motion, layers: Int, _ stopwatch: Stopwatch
  ) throws(UsageError) -> MotionFigure {
    let plan = try GeneratedFlight.plan(pictures: layers, motion)
    let moments = max(1, 100_000 / layers)
    let step = plan.timing.duration / Double(moments)
    var states: [LayerState] = []
    func play() -> Double {
      var sum = 0.0
      for moment in 0..<moments {
        plan.writeStates(at: plan.timing.progress(at: step * Double(moment)), into: &states)
        sum += states[states.count - 1].frame.x
      }
      return sum
    }
    return MotionFigure(
      motion: motion.name, layers: layers, moments: moments,
      timing: stopwatch.fastest(play, digest: { Int(exactly: ($0 * 8).rounded()) ?? 0 }))
  }

  private var nanosecondsEach: Double { timing.nanoseconds / Double(layers * moments) }

  static let legend =
    "Layers at moments of a flight, the curve included, in memory that is reused.\n\n"

  static var columns: [TextTable.Column] {
    [
      .init("motion"), .init("layers", .right), .init("ns a layer", .right),
      .init("million layer-frames/s", .right), .init("runs", .right),
    ]
  }

  var cells: [TextTable.Cell] {
    [
      .init(motion), .init(grouped(layers)), .init(grouped(nanosecondsEach)),
      .init(grouped(1000 / max(nanosecondsEach, 1e-9))), .init(grouped(timing.runs)),
    ]
  }

  func write(_ writer: inout JSONWriter) {
    writer.member("motion", motion)
    writer.member("layers", layers)
    writer.member("nanosecondsALayer", thousandths(nanosecondsEach))
    writer.member("millionLayerFramesASecond", thousandths(1000 / max(nanosecondsEach, 1e-9)))
    writer.member("runs", timing.runs)
  }
}

/// The time that the plans of a project's links take.
struct PlanFigure: Figure {
  let kind: String
  let links: Int
  let mean: Timing
  let slowest: Timing

  /// Returns a figure for each kind of transition in the project, over all links and devices.
  static func measure(_ workload: Workload, _ stopwatch: Stopwatch) -> [PlanFigure] {
    let compiler = workload.compiler
    func plan(_ tap: Workload.Tap) -> FlightPlan? {
      compiler.plan(
        tap.action, tapped: tap.component, from: tap.source, to: tap.destination
      ).value
    }
    let planned = workload.taps.map { (tap: $0, kind: plan($0)?.kind) }
    return Transition.Kind.allCases.compactMap { kind in
      let taps = planned.filter { $0.kind == kind }.map(\.tap)
      guard !taps.isEmpty else { return nil }
      let small = Stopwatch(fewestRuns: 5, mostRuns: 50, budget: 2_000_000)
      let slowest = taps.map { tap in
        small.fastest({ plan(tap) }, digest: { $0?.layers.count ?? 0 })
      }.max { $0.nanoseconds < $1.nanoseconds }
      return PlanFigure(
        kind: kind.rawValue, links: taps.count,
        mean: stopwatch.fastest(
          { taps.map(plan) }, digest: { plans in plans.reduce(0) { $0 + ($1?.layers.count ?? 0) } }),
        slowest: slowest ?? Timing(nanoseconds: 0, runs: 0))
    }
  }

  static let legend = "Plans of a project's links, on each of its devices, in microseconds.\n\n"

  static var columns: [TextTable.Column] {
    [
      .init("kind"), .init("links × devices", .right), .init("mean", .right),
      .init("slowest", .right), .init("runs", .right),
    ]
  }

  var cells: [TextTable.Cell] {
    [
      .init(kind), .init(grouped(links)), .init(grouped(meanMicroseconds)),
      .init(grouped(slowest.nanoseconds / 1000)), .init(grouped(mean.runs)),
    ]
  }

  private var meanMicroseconds: Double { mean.nanoseconds / 1000 / Double(links) }

  func write(_ writer: inout JSONWriter) {
    writer.member("kind", kind)
    writer.member("links", links)
    writer.member("meanMicroseconds", thousandths(meanMicroseconds))
    writer.member("slowestMicroseconds", thousandths(slowest.nanoseconds / 1000))
    writer.member("runs", mean.runs)
  }
}
