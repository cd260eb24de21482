import Segue
import Testing

/// All flights of the sample on all devices, computed by the library.
@Suite struct SampleFlightTests {
  @Test("The first and the last frame of every flight are its ends, in both directions")
  func ends() throws {
    let compilation = OutfitsSample.compilation
    #expect(compilation.diagnostics.isEmpty)
    var pairs = 0
    for transit in compilation.transits {
      for plan in transit.plans + transit.returns {
        let isPop = plan.direction == .pop
        let frames = plan.frames(perSecond: 8)
        let first = try #require(frames.first)
        let last = try #require(frames.last)
        #expect(first.time == 0 && last.time == plan.timing.duration)
        #expect(last.progress == (isPop ? 0 : 1))
        // A transition without duration has a single frame, its end.
        guard plan.timing.duration > 0 else {
          #expect(plan.kind == .none && frames.count == 1)
          continue
        }
        #expect(first.progress == (isPop ? 1 : 0))
        let (source, target) = isPop ? (last, first) : (first, last)
        for (index, layer) in plan.layers.enumerated() {
          #expect(source.layers[index] == layer.state(at: 0))
          #expect(target.layers[index] == layer.state(at: 1))
        }
        for (place, pair) in plan.pairs.enumerated() {
          let layer = try #require(plan.layers.firstIndex { $0.pair == place })
          pairs += 1
          #expect(
            source.layers[layer].frame == pair.from.frame, "\(plan.link.url) \(plan.device.name)")
          #expect(
            target.layers[layer].frame == pair.to.frame, "\(plan.link.url) \(plan.device.name)")
        }
        if let primary = plan.primary {
          #expect(plan.from == plan.pairs[primary].from && plan.to == plan.pairs[primary].to)
        }
      }
    }
    #expect(compilation.transits.flatMap(\.plans).count > 500 && pairs > 500)
  }
}
