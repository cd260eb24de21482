import Segue
import Testing

/// The first frame of a flight looks like the source screen, and the last one like the destination
/// screen. For random screens from fixed seeds, compares the display lists at rest with those of
/// the composition.
@Suite("Invariants of seamless flights")
struct SeamLawTests {
  /// Each project has eight links, each played in both directions: 100,000 transitions in release.
  static let projectsPerSeed = tries(160, withoutOptimisation: 1)

  private static let moments = [-0.05, 0.08, 0.31, 0.5, 0.77, 0.96, 1.04]
  private static let thousand = (0..<1000).map { -0.05 + 1.1 * Double($0) / 999 }

  @Test(
    "Ends match screens, pictures keep covering, and lifted parts keep size", arguments: 0..<40)
  func laws(_ seed: Int) throws {
    for round in 0..<Self.projectsPerSeed {
      let number = seed * Self.projectsPerSeed + round
      let compiler = Compiler(TestProject(RandomSeamProject(seed: UInt64(number)).text).project)
      let compilation = compiler.compile()
      let errors = compilation.diagnostics.filter { $0.severity == .error }
      try #require(errors.map(\.message) == [], "project \(number)")
      for transit in compilation.transits {
        let source = try #require(compilation.instances[transit.from].layouts.first)
        let destination = try #require(compilation.instances[transit.to].layouts.first)
        for plan in [transit.plans.first, transit.returns.first].compactMap({ $0 }) {
          let name = "project \(number), \(plan.transition), \(plan.direction)"
          for seam in plan.seams(from: source, to: destination) {
            let screen = seam.isDestination ? destination.screen : source.screen
            let path = seam.component.map { screen.path(of: $0) } ?? "no component"
            let issue: Comment = "\(name): at \(seam.end) of \(path) \(seam.what)"
            Issue.record(issue)
          }
          // A thousand moments for every fortieth project, to limit the cost.
          ownShapes(plan, at: number % 40 == 0 ? Self.thousand : Self.moments, name)
        }
      }
    }
  }

  /// Checks that text is never scaled and lifted components keep their size, that a picture on only
  /// one screen preserves its aspect ratio, and that a picture that covers its box at both ends
  /// covers it in between.
  private func ownShapes(_ plan: FlightPlan, at moments: [Double], _ name: String) {
    for layer in plan.flying {
      let (start, end) = (layer.state(at: 0), layer.state(at: 1))
      let own = layer.from == nil ? end : start
      let covers = start.isCovered(within: 1e-6) && end.isCovered(within: 1e-6)
      for p in moments {
        let state = layer.state(at: p)
        switch layer.content {
        case .part:
          if furthestSide(state.frame.size, own.frame.size) > 0.51 / plan.device.scale {
            Issue.record(
              "\(name): \(layer.id) is \(state.frame.size) at \(p), not \(own.frame.size)")
          }
        case .picture where layer.from == nil || layer.to == nil:
          let skew = state.frame.width * own.frame.height - state.frame.height * own.frame.width
          let isAlone = !plan.flying.contains { other in
            guard case .picture = other.content, other.id != layer.id else { return false }
            return other.pair == layer.pair && (other.from == nil) != (layer.from == nil)
          }
          if isAlone, abs(skew) > 1e-6 * (1 + own.frame.area) {
            Issue.record(
              "\(name): \(layer.id) is \(state.frame.size) at \(p), own \(own.frame.size)")
          }
          if covers, !state.isCovered(within: 1e-6) {
            Issue.record("\(name): \(layer.id) does not cover at \(p)")
          }
        case .picture:
          if covers, !state.isCovered(within: 1e-6) {
            Issue.record("\(name): \(layer.id) does not cover at \(p)")
          }
        default: break
        }
      }
    }
  }

  private func furthestSide(_ a: Size, _ b: Size) -> Double {
    max(abs(a.width - b.width), abs(a.height - b.height))
  }
}
