import Segue
import Testing

/// What a person sees at the first moment of a flight is the source screen, and at the last the
/// destination. Over random screens from fixed seeds, whose display lists at rest are compared with those
/// of the composition.
@Suite("Laws of flights without a seam")
struct SeamLawTests {
  /// Eight links each, played there and back: 100,000 transitions in release.
  static let projectsPerSeed = tries(160, withoutOptimisation: 4)

  private static let moments = [-0.05, 0.08, 0.31, 0.5, 0.77, 0.96, 1.04]
  private static let thousand = (0..<1000).map { -0.05 + 1.1 * Double($0) / 999 }

  @Test(
    "the ends are the screens; pictures cover; what is lifted keeps its size", arguments: 0..<40)
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
          // At a thousand moments where it can be afforded.
          ownShapes(plan, at: number % 40 == 0 ? Self.thousand : Self.moments, name)
        }
      }
    }
  }

  /// Text is never scaled, and what is lifted keeps its size; a picture that only one screen has keeps
  /// its proportions; a picture that covers its box at both ends covers it on the way.
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
