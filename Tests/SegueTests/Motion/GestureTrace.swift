import Segue

extension PanGesture {
  /// Receives a motion of a finger along the x or the y axis: a sample every 10 ms between the
  /// given times and positions, with the last one repeated as `ended`.
  mutating func receive(_ way: [(time: Double, place: Double)]) {
    func sample(_ phase: PanPhase, _ time: Double, _ place: Double) -> PanSample {
      let isHorizontal = travel.direction.axis == .horizontal
      return PanSample(
        phase, time: time,
        position: isHorizontal ? Point(x: place, y: .nan) : Point(x: .nan, y: place))
    }
    guard let first = way.first, let last = way.last else { return }
    receive(sample(.began, first.time, first.place))
    for (a, b) in zip(way, way.dropFirst()) {
      let steps = max(1, Int(((b.time - a.time) * 100).rounded()))
      for step in 1...steps {
        let share = Double(step) / Double(steps)
        receive(
          sample(
            .changed, a.time + (b.time - a.time) * share, a.place + (b.place - a.place) * share))
      }
    }
    receive(sample(.ended, last.time, last.place))
  }
}

/// Generates random pans for invariants.
struct RandomPans {
  var random: SeededRandom

  /// Numbers that a defective digitiser or an attacker might send.
  static let hostileNumbers: [Double] = [
    .nan, -.nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e9, -1e9, 1e12, 1e13, 0, -0.0, 1e-300,
  ]

  mutating func chance(_ share: Double) -> Bool { random.double(in: 0...1) < share }

  mutating func element<T>(of values: [T]) -> T { values[random.int(in: 0...(values.count - 1))] }

  mutating func number(hostile share: Double, in range: ClosedRange<Double>) -> Double {
    chance(share) ? element(of: RandomPans.hostileNumbers) : random.double(in: range)
  }

  mutating func goal() throws -> PanGoal {
    switch random.int(in: 0...5) {
    case 0: return .transition(.thirtyPercent)
    case 1: return .transition(.normalDeceleration)
    case 2: return .transition(.fastDeceleration)
    case 3:
      return .transition(
        try PanRule(
          threshold: random.double(in: 0...1), flickSpeed: random.double(in: 50...2000),
          projectionTime: random.double(in: 0...2)))
    default:
      var detents: [Detent] = []
      for _ in 0..<random.int(in: 0...4) {
        detents.append(
          chance(0.5)
            ? .fraction(random.double(in: 0.1...1)) : .height(random.double(in: 40...2000)))
      }
      return .sheet(
        try DetentRule(
          detents, allowsDismissal: chance(0.5), skips: random.int(in: 0...2),
          projectionTime: random.double(in: 0...1), flickSpeed: random.double(in: 50...2000)))
    }
  }

  mutating func gesture() throws -> PanGesture {
    let bands = [
      RubberBand.scrollView, .rigid,
      try RubberBand(
        coefficient: random.double(in: 0...1), reach: random.double(in: 0.1...3)),
    ]
    return try PanGesture(
      over: PanTravel(
        element(of: PanDirection.allCases), distance: random.double(in: 100...1200)),
      to: goal(), from: chance(0.5) ? 0 : random.double(in: -0.5...1.5),
      rubberBand: element(of: bands))
  }

  /// Returns a motion of a finger with turns and rests. Times and positions are multiples of
  /// 1/1024, so that scaling by powers of two and shifting are exact.
  mutating func way() -> [(time: Double, place: Double)] {
    var (time, place) = (random.int(in: 0...4096), random.int(in: -400_000...400_000))
    var way: [(Double, Double)] = [(Double(time) / 1024, Double(place) / 1024)]
    for _ in 0..<random.int(in: 0...4) {
      // Points a second, in either direction.
      let speed = chance(0.2) ? 0 : random.int(in: -3000...3000)
      for _ in 0..<random.int(in: 1...12) {
        let step = random.int(in: 1...20)
        time += step
        place += speed * step
        way.append((Double(time) / 1024, Double(place) / 1024))
      }
    }
    return way
  }
}
