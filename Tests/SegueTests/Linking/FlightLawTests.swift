import Segue
import Testing

/// Invariants of every flight, checked on random flights from fixed seeds.
@Suite("Flight invariants")
struct FlightLawTests {
  @Test("Flights begin and end at the components' frames, on device pixels", arguments: 0..<80)
  func ends(_ seed: Int) throws {
    var random = RandomFlights(seed: UInt64(seed))
    let flight = try random.flight()
    let plan = try flight.plan()
    #expect(!plan.pairs.isEmpty)
    for pair in plan.pairs {
      for (end, layout, p) in [(pair.from, flight.source, 0.0), (pair.to, flight.destination, 1)] {
        let index = try #require(layout.screen.component(id: end.component))
        let origin = layout.viewport.frame.origin
        let laidOut = layout.tree.frames[index].offset(x: origin.x, y: origin.y)
        let expected = onPixels(laidOut, layout.device.scale)
        #expect(end.frame == expected)
        let layer = try plan.layer(pair.from.component)
        #expect(layer.state(at: p).frame == expected)
      }
    }
    // The first and the last frame are bit for bit the states at 0 and 1.
    let frames = plan.frames(perSecond: 7)
    #expect(frames.first?.progress == 0 && frames.last?.progress == 1)
    #expect(frames.first?.layers == plan.layers.map { $0.state(at: 0) })
    #expect(frames.last?.layers == plan.layers.map { $0.state(at: 1) })
  }

  @Test("A pop at p equals the push at p", arguments: 0..<30)
  func pops(_ seed: Int) throws {
    var random = RandomFlights(seed: UInt64(2000 + seed))
    let flight = try random.flight()
    let push = try flight.plan()
    let pop = try flight.plan(.pop)
    #expect(push.layers.count == pop.layers.count)
    for p in [0, 0.1, 0.5, 0.999, 1, -0.25, 1.25] {
      #expect(push.layers.map { $0.state(at: p) } == pop.layers.map { $0.state(at: p) })
      #expect(push.screens.map { $0.state(at: p) } == pop.screens.map { $0.state(at: p) })
    }
    let forth = push.frames(perSecond: 30)
    let back = pop.frames(perSecond: 30)
    #expect(back.map(\.progress) == forth.map { 1 - $0.progress })
  }

  @Test("Every frame is finite, with valid sizes, radii and opacities", arguments: 0..<80)
  func sense(_ seed: Int) throws {
    var random = RandomFlights(seed: UInt64(4000 + seed))
    let plan = try random.flight().plan()
    let range = plan.timing.progressRange
    for frame in plan.frames(perSecond: 24) {
      #expect(range.contains(frame.progress))
      for state in frame.layers + frame.screens {
        for number in [
          state.frame.x, state.frame.y, state.frame.maxX, state.frame.maxY, state.clip.x,
          state.clip.y, state.clip.maxX, state.clip.maxY, state.content.x, state.content.y,
          state.content.maxX, state.content.maxY,
        ] { #expect(number.isFinite) }
        #expect(state.frame.width >= 0 && state.frame.height >= 0)
        #expect(state.content.width >= 0 && state.content.height >= 0)
        #expect((0...1).contains(state.opacity))
        let radii = state.corners
        #expect(radii.clockwise.allSatisfy { $0 >= 0 })
        let slack = 1e-9 * (1 + state.frame.width + state.frame.height)
        #expect(radii.topLeft + radii.topRight <= state.frame.width + slack)
        #expect(radii.bottomLeft + radii.bottomRight <= state.frame.width + slack)
        #expect(radii.topLeft + radii.bottomLeft <= state.frame.height + slack)
        #expect(radii.topRight + radii.bottomRight <= state.frame.height + slack)
      }
    }
    for layer in plan.layers {
      guard let pixels = layer.pixelSize else { continue }
      let scale = plan.device.scale
      for frame in plan.frames(perSecond: 24) {
        let content = layer.state(at: frame.progress).content
        #expect(content.width * scale <= pixels.width + 1e-3)
        #expect(content.height * scale <= pixels.height + 1e-3)
      }
    }
  }

  @Test("A spring ends with every channel within half a device pixel of its end", arguments: 0..<60)
  func settled(_ seed: Int) throws {
    var random = RandomFlights(seed: UInt64(6000 + seed), onlySprings: true)
    let plan = try random.flight().plan()
    guard case .spring(let spring) = plan.timing.easing else { return }
    let half = 0.5 / plan.device.scale + 1e-9
    for layer in plan.layers + plan.screens {
      let end = layer.state(at: 1)
      for step in 0..<40 {
        let time = plan.timing.duration + Double(step) * 0.01
        let state = layer.state(at: spring.position(at: time))
        for (a, b) in [
          (state.frame, end.frame), (state.clip, end.clip), (state.content, end.content),
        ] {
          let off = [a.x - b.x, a.y - b.y, a.maxX - b.maxX, a.maxY - b.maxY].map(abs).max() ?? 0
          #expect(off <= half, "\(layer.id) at \(time): \(a) is not \(b)")
        }
        for (a, b) in zip(state.corners.clockwise, end.corners.clockwise) {
          #expect(abs(a - b) <= half)
        }
        #expect(abs(state.opacity - end.opacity) <= 0.5 / 255 + 1e-9)
      }
    }
  }

  /// Rounds each edge as FORMAT.md defines: floor(x · scale + ½) / scale.
  private func onPixels(_ rect: Rect, _ scale: Double) -> Rect {
    // Layout positions are multiples of 1/64 pixel.
    func edge(_ x: Double) -> Double {
      ((x * scale * 64).rounded() / 64 + 0.5).rounded(.down) / scale
    }
    let (left, top) = (edge(rect.x), edge(rect.y))
    return Rect(
      x: left, y: top, width: edge(rect.x + rect.width) - left,
      height: edge(rect.y + rect.height) - top)
  }
}

/// Generates random pairs of screens with one to three absolutely positioned pictures each.
struct RandomFlights {
  private var random: SeededRandom
  private let onlySprings: Bool

  init(seed: UInt64, onlySprings: Bool = false) {
    random = SeededRandom(seed: seed)
    self.onlySprings = onlySprings
  }

  mutating func flight() throws -> TestFlight {
    let count = random.int(in: 1...3)
    let pictures = { (self: inout RandomFlights) in
      (0..<count).map { self.picture($0) }.joined(separator: ", ")
    }
    let sides = (0..<count).map { _ in (random.int(in: 1...900), random.int(in: 1...900)) }
    return try TestFlight(
      #"""
      {"type": "layout", "children": [{"type": "layout", \#(TestFlight.tap),
        "style": {\#(card())}, "children": [\#(pictures(&self))]}]}
      """#,
      #"{"type": "layout", "children": [\#(pictures(&self))]}"#, transition: transition(),
      assets: sides.enumerated().map { "--- assets/\($0).png \($1.0)x\($1.1)" }
        .joined(separator: "\n"),
      device: one(of: ["400x800@2", "375x812@3", "412x915@2.625", "1080x1920@1"]),
      destination: random.int(in: 0...1) == 0 ? .push : .sheet)
  }

  private mutating func one(of choices: [String]) -> String {
    choices[random.int(in: 0...choices.count - 1)]
  }

  private mutating func number(_ range: ClosedRange<Double>) -> String {
    let value = random.double(in: range)
    return random.int(in: 0...3) == 0 ? "\(value.rounded())" : "\(value)"
  }

  private mutating func card() -> String {
    let overflow = one(of: ["visible", "hidden", "scroll"])
    return #"""
      "height": \#(number(0...600)), "width": \#(number(0...500)), "overflow": "\#(overflow)",
      "borderRadius": \#(number(0...80)), "borderWidth": \#(number(0...4))
      """#
  }

  private mutating func picture(_ index: Int) -> String {
    let fit = one(of: ["fill", "contain", "cover", "none", "scale-down"])
    return #"""
      {"type": "image", "id": "i\#(index)", "source": "\#(index).png", "style": {
        "position": "absolute", "left": \#(number(-100...400)), "top": \#(number(-100...900)),
        "width": \#(number(0...500)), "height": \#(number(0...500)), "objectFit": "\#(fit)",
        "padding": \#(number(0...9)), "opacity": \#(number(0.5...1)),
        "objectPosition": "\#(number(-50...150))% \#(number(-20...20))px",
        "borderRadius": [\#(number(0...400)), \#(number(0...60)), 0, \#(number(0...60))]}}
      """#
  }

  private mutating func transition() -> String {
    let spring = #"""
      {"spring": {"response": \#(number(0.1...1)), "dampingFraction": \#(number(0.3...1.5))}}
      """#
    let easing =
      onlySprings
      ? spring
      : one(of: [
        spring, #""easeInOut""#, #""emphasized""#, #"{"cubicBezier": [0.3, -1, 0.6, 2]}"#,
        #"{"linear": [0, 1.2, "0.8 80%", 1]}"#,
      ])
    return #"{"kind": "hero", "path": "\#(one(of: ["straight", "arc"]))", "easing": \#(easing)}"#
  }
}
