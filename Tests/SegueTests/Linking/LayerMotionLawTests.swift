import Segue
import Testing

/// Invariants of every layer, checked on 90,000 random ones from fixed seeds. No expectation is
/// computed by the code under test: the ends are the input, and speeds follow from the distances
/// between them.
@Suite("Layer motion invariants")
struct LayerMotionLawTests {
  static let devices = [Size(width: 393, height: 852), Size(width: 1194, height: 834)]

  @Test("Flying layers keep their ends, move continuously and stay valid", arguments: 0..<12)
  func flights(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(10_000 + seed))
    for round in 0..<tries(5_000, withoutOptimisation: 1_000) {
      let device = Self.devices[random.int(in: 0...1)]
      let (from, to) = (random.place(on: device), random.place(on: device))
      let windows = random.windows()
      let isArc = random.chance(0.5)
      let clipTravels = random.chance(0.5)
      let natural = Size(width: random.double(in: 20...2000), height: random.double(in: 20...2000))
      let picture =
        random.chance(0.5) ? random.picture(from: from, to: to, natural: natural) : nil
      let motion = FlightMotion(
        from: from, to: to, path: isArc ? .arc : .straight, windows: windows,
        clipTravels: clipTravels, picture: picture, device: device)
      let (start, end) = (motion.state(at: 0), motion.state(at: 1))
      // The ends equal the input bit for bit.
      if !from.isSame(as: start) || !to.isSame(as: end) { fail("ends", seed, round) }
      let clipWay =
        furthestEdge(from.clip, to.clip) + (clipTravels ? furthestEdge(from.frame, to.frame) : 0)
        // The part that the device's edge clips does not count, and half of a device may be off
        // screen.
        + 0.5 * max(device.width, device.height)
      var limit = SpeedLimit(
        from: start, to: end, isArc: isArc, steepness: windows.steepness, clipWay: clipWay)
      if picture != nil {
        // A side of the drawn picture follows a side of the frame or, through the picture's aspect
        // ratio, the other side. Between two fits it moves no further than both sizes together.
        let ratio = max(natural.width / natural.height, natural.height / natural.width)
        let largest = max(device.width, device.height) * 1.2 + limit.frame * 2
        limit.content =
          4 * (1 + ratio) * (limit.frame + limit.border + 40 * windows.steepness)
          + 4 * windows.steepness * ((1 + ratio) * largest + natural.width + natural.height)
      }
      check(limit, &random, seed, round) { motion.state(at: $0) }
    }
  }

  @Test("Screens keep their ends, move continuously and stay valid", arguments: 0..<6)
  func screens(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(20_000 + seed))
    for round in 0..<tries(5_000, withoutOptimisation: 1_000) {
      let size = Self.devices[random.int(in: 0...1)]
      let scale = [1, 2, 2.625, 3][random.int(in: 0...3)]
      let device = Device(name: "d", size: size, scale: scale)
      let whole = Rect(origin: .zero, size: size)
      let rest =
        random.chance(0.5) ? whole : whole.inset(by: Edges(top: 69, right: 0, bottom: 0, left: 0))
      let tracks = random.tracks()
      let motion = ScreenMotion(
        rest: rest, device: device, tracks: tracks, runsBackwards: random.chance(0.5))
      let (start, end) = (motion.state(at: 0), motion.state(at: 1))
      for frame in [start.frame, end.frame]
      where frame != whole && !frame.isOnPixels(of: scale) {
        fail("\(frame) is not on pixels", seed, round)
      }
      check(screenLimit(tracks, rest.size), &random, seed, round) { motion.state(at: $0) }
    }
  }

  /// Returns the maximum sum of the tracks: each moves at its steepest slope, and a product changes
  /// with each factor while the other factors are at their maximum.
  private func screenLimit(_ tracks: [Track], _ size: Size) -> SpeedLimit {
    var (move, radius) = (0.0, 0.0)
    var (scale, opacity) = ((1.0, 0.0), (1.0, 0.0))
    for track in tracks {
      func points(_ amount: Track.Amount) -> Double {
        switch amount {
        case .number(let number): number
        case .percent(let percent):
          percent / 100 * (track.property == .translateX ? size.width : size.height)
        }
      }
      let (a, b) = (points(track.from), points(track.to))
      let speed = abs(a - b) / (track.window.end - track.window.start)
      // Progress runs from −0.3 to beyond 1.
      let largest = max(abs(a), abs(b)) + speed * 3
      func multiply(_ product: inout (Double, Double)) {
        product = (product.0 * largest, product.1 * largest + product.0 * speed)
      }
      switch track.property {
      case .translateX, .translateY: move += speed
      case .scale: multiply(&scale)
      case .opacity: multiply(&opacity)
      case .cornerRadius: radius = max(radius, speed)
      }
    }
    var limit = SpeedLimit()
    // The pixel by which rounding moved an end is spread over the whole motion.
    limit.frame = move + max(size.width, size.height) * scale.1 + 2
    limit.content = limit.frame * 2
    limit.opacity = opacity.1
    limit.corners = 5 * radius + 2 * limit.frame
    return limit
  }

  @Test("What neither end clips is not clipped in between or beyond", arguments: 0..<4)
  func uncut(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(40_000 + seed))
    let device = Self.devices[0]
    let whole = Rect(origin: .zero, size: device)
    for round in 0..<tries(2_000, withoutOptimisation: 500) {
      func place(_ random: inout SeededRandom) -> FlightPlace {
        var place = random.place(on: device)
        place.frame = place.frame.intersection(whole)
        // A container that shows all of the frame, plus a margin.
        place.clip =
          place.frame.inset(by: Edges(top: -9, right: -200, bottom: 0, left: -20)).intersection(
            whole)
        return place
      }
      let motion = FlightMotion(
        from: place(&random), to: place(&random), path: random.chance(0.5) ? .arc : .straight,
        windows: random.windows(), clipTravels: true, device: device)
      for p in random.walk(6) {
        let state = motion.state(at: p)
        let seen = state.frame.intersection(whole)
        let clip = state.clip.inset(by: Edges(top: -1e-9, right: -1e-9, bottom: -1e-9, left: -1e-9))
        guard seen.area > 0 else { continue }
        if !clip.contains(seen) {
          fail("\(seen) is cut by \(state.clip) at \(p)", seed, round)
        }
      }
    }
  }

  /// CSS Images 3 §5.5: `cover` is never smaller than its box in either direction, and `contain`
  /// and `cover` preserve the aspect ratio of the picture.
  @Test(
    "A picture that covers its box at both ends always covers it in between", arguments: 0..<6)
  func cover(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(50_000 + seed))
    let device = Self.devices[0]
    var covering = 0
    for round in 0..<tries(120, withoutOptimisation: 12) {
      let (from, to) = (random.place(on: device), random.place(on: device))
      let keepsShape = random.chance(0.5)
      let picture = random.picture(
        from: from, to: to,
        fits: keepsShape ? [.cover, .contain] : PaintStyle.ObjectFit.allCases)
      let natural = picture.natural ?? .zero
      let motion = FlightMotion(
        from: from, to: to, path: random.chance(0.5) ? .arc : .straight,
        windows: random.windows(), clipTravels: true, picture: picture, device: device)
      let covers = [0.0, 1].allSatisfy { motion.state(at: $0).isCovered(within: 1e-6) }
      if covers { covering += 1 }
      for step in 0...1_000 {
        let p = -0.2 + 1.4 * Double(step) / 1_000
        let state = motion.state(at: p)
        if covers, state.contentBox.area > 0, !state.isCovered(within: 1e-6) {
          fail("\(state.content) leaves \(state.contentBox) uncovered at \(p)", seed, round)
        }
        let (width, height) = (state.content.width, state.content.height)
        if keepsShape,
          abs(width * natural.height - height * natural.width)
            > 1e-6 * (1 + width + height) * (natural.width + natural.height)
        {
          fail("\(state.content) has not the shape of \(natural) at \(p)", seed, round)
        }
      }
    }
    #expect(covering > 0)
  }

  private func check(
    _ limit: SpeedLimit, _ random: inout SeededRandom, _ seed: Int, _ round: Int,
    state: (Double) -> LayerState
  ) {
    var last: (p: Double, state: LayerState)?
    for p in random.walk(6) {
      let state = state(p)
      if let last, let broken = limit.broken(from: last.state, to: state, over: p - last.p) {
        fail("\(broken) from \(last.p) to \(p)", seed, round)
      }
      if let nonsense = state.nonsense { fail("\(nonsense) at \(p)", seed, round) }
      last = (p, state)
    }
    // Both ends are reached without a jump, from either side.
    for (end, near) in [(0.0, 1e-9), (1, 1 - 1e-9), (0, -1e-9), (1, 1 + 1e-9)] {
      let (a, b) = (state(end), state(near))
      if let broken = limit.broken(from: a, to: b, over: 1e-9) {
        fail("\(broken) next to \(end)", seed, round)
      }
      if let nonsense = a.nonsense { fail("\(nonsense) at \(end)", seed, round) }
    }
    let extreme = random.double(in: -2...3)
    if let nonsense = state(extreme).nonsense { fail("\(nonsense) at \(extreme)", seed, round) }
  }

  private func fail(_ what: String, _ seed: Int, _ round: Int) {
    Issue.record("seed \(seed), round \(round): \(what)")
  }

  @Test("Shadows keep their ends, move continuously and stay valid", arguments: 0..<4)
  func shadows(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(30_000 + seed))
    func list(_ random: inout SeededRandom) -> [ShadowState] {
      (0..<random.int(in: 0...3)).map { _ in
        ShadowState(
          BoxShadow(
            offsetX: random.double(in: -40...40), offsetY: random.double(in: -40...40),
            blurRadius: random.double(in: 0...60), spreadRadius: random.double(in: -20...20),
            color: random.chance(0.3) ? .currentColor : .rgba(random.colour()),
            isInset: random.chance(0.3)), textColor: RGBA(red: 0.2, green: 0.4, blue: 0.6))
      }
    }
    for round in 0..<1_000 {
      let (from, to) = (list(&random), list(&random))
      let window = random.window()
      let motions = shadowMotions(from: from, to: to, in: window)
      // Each end draws its own shadows, and otherwise only invisible ones.
      let (starts, ends) = (motions.map { $0.state(at: 0) }, motions.map { $0.state(at: 1) })
      if starts.filter({ $0.color.alpha > 0 }) != from.filter({ $0.color.alpha > 0 })
        || ends.filter({ $0.color.alpha > 0 }) != to.filter({ $0.color.alpha > 0 })
      {
        fail("shadows of the ends", seed, round)
      }
      let steepness = 1 / (window.end - window.start)
      for (index, motion) in motions.enumerated() {
        let (a, b) = (starts[index], ends[index])
        var last: (p: Double, state: ShadowState)?
        for p in random.walk(8) + [random.double(in: 5...6)] {
          let state = motion.state(at: p)
          if let nonsense = state.nonsense { fail("\(nonsense) at \(p)", seed, round) }
          if let last, !state.isNear(last.state, a, b, over: (p - last.p) * steepness) {
            fail("a shadow jumps from \(last.p) to \(p)", seed, round)
          }
          last = (p, state)
        }
        for (end, near) in [(0.0, 1e-9), (1, 1 - 1e-9)] {
          let (state, other) = (motion.state(at: end), motion.state(at: near))
          if !state.isNear(other, a, b, over: 1e-9 * steepness) {
            fail("a shadow jumps at \(end)", seed, round)
          }
        }
      }
    }
  }
}

extension FlightMotion.Windows {
  /// The speed of the fastest channel relative to the progress.
  fileprivate var steepness: Double {
    var steepness = 1.0
    for window in [frame, content, corners, paint, clip, opacity] {
      steepness = max(steepness, 1 / (window.end - window.start))
    }
    return steepness
  }
}

extension FlightPlace {
  /// Whether a state equals this end of a flight bit for bit, except for clips, which bars and the
  /// device cut.
  fileprivate func isSame(as state: LayerState) -> Bool {
    state.frame == frame && state.opacity == opacity && state.corners == corners
      && state.background == background && state.border == border
      && state.borderColor == borderColor
  }
}

extension LayerState {
  /// Whether the drawn picture covers its whole box.
  func isCovered(within slack: Double) -> Bool {
    content.x <= contentBox.x + slack && content.y <= contentBox.y + slack
      && content.maxX >= contentBox.maxX - slack && content.maxY >= contentBox.maxY - slack
  }
}

extension Rect {
  func isOnPixels(of scale: Double) -> Bool {
    [x, y, maxX, maxY].allSatisfy {
      abs(($0 * scale).rounded() - $0 * scale) < 1e-9 * (1 + abs($0))
    }
  }
}
