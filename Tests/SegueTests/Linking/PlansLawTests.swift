import Segue
import Testing

/// A compilation computes all plans of a link together. Expected is the result of computing each
/// plan separately.
@Suite("Invariants of plans that are computed together")
struct PlansLawTests {
  @Test(
    "Push, return and Reduce Motion plans equal the plans computed one by one", arguments: 0..<6)
  func laws(_ seed: Int) throws {
    let generated = RandomTransitionProject(seed: 61_000 + UInt64(seed))
    let compiler = Compiler(TestProject(generated.text).project)
    let compilation = compiler.compile()
    for transit in compilation.transits {
      let sources = compilation.instances[transit.from].layouts
      let targets = compilation.instances[transit.to].layouts
      for (place, (source, target)) in zip(sources, targets).enumerated()
      where target.presentation == transit.presentation {
        var diagnostics: [Diagnostic] = []
        func alone(_ direction: FlightPlan.Direction, reducesMotion: Bool) throws -> FlightPlan {
          let plan = compiler.plan(
            transit.action, tapped: transit.component, from: source, to: target,
            direction: direction, reducesMotion: reducesMotion, &diagnostics)
          return try #require(plan)
        }
        try same(transit.plans[place], alone(.push, reducesMotion: false))
        try same(transit.returns[place], alone(.pop, reducesMotion: false))
        try same(transit.reduced[place], alone(.push, reducesMotion: true))
      }
    }
  }

  private func same(_ one: FlightPlan, _ other: FlightPlan) throws {
    #expect(one.direction == other.direction)
    #expect(one.transition == other.transition)
    #expect(one.kind == other.kind)
    #expect(one.fallbackFrom == other.fallbackFrom)
    #expect(one.tapped == other.tapped)
    #expect(one.from == other.from)
    #expect(one.to == other.to)
    #expect(one.pairs == other.pairs)
    #expect(one.handover == other.handover)
    #expect(one.timing.duration == other.timing.duration)
    #expect(one.timing.progressRange == other.timing.progressRange)
    let (first, second) = (one.screens + one.flying, other.screens + other.flying)
    #expect(first.map(\.id) == second.map(\.id))
    #expect(first.map(\.pixelSize) == second.map(\.pixelSize))
    #expect(first.map(\.gradients) == second.map(\.gradients))
    for p in [-0.05, 0, 0.3, 0.77, 1, 1.04] {
      #expect(first.map { $0.state(at: p) } == second.map { $0.state(at: p) })
      #expect(first.map { $0.shadows(at: p) } == second.map { $0.shadows(at: p) })
      #expect(one.timing.progress(at: p) == other.timing.progress(at: p))
    }
  }
}
