/// The transfer of a running transition's layers to another plan: which layer continues as which,
/// and with which numbers.
struct Succession {
  private let former: FlightCast
  private let formerNumbers: RunningNumbers
  /// The end to which departing layers were heading.
  private let formerEnd: Double
  /// The progress at which arriving layers begin.
  private let progress: Double

  private(set) var cast: FlightCast
  private(set) var numbers = RunningNumbers(values: [], velocities: [], reaches: [])

  /// - Parameters:
  ///   - target: The progress to which the transition was heading.
  ///   - progress: The current progress.
  init(from cast: FlightCast, _ numbers: RunningNumbers, target: Double, progress: Double) {
    former = cast
    formerNumbers = numbers
    formerEnd = target
    self.progress = min(max(progress, 0), 1)
    self.cast = cast
  }

  /// Transfers the layers to a plan. Linear in the number of layers of both.
  mutating func pass(to plan: FlightPlan) {
    let screens = group(plan.screens, after: former.screens)
    let flying = group(plan.flying, after: former.flying)
    cast = FlightCast(screens: screens, flying: flying)
    // The range of new layers is that of the plan.
    for (index, reach) in cast.reaches.enumerated() {
      numbers.reaches[index] = max(numbers.reaches[index], reach)
    }
  }

  private mutating func group(_ layers: [Layer], after range: Range<Int>) -> [FlightPart] {
    // The former layers by id; the first one is last in its array.
    var candidates: [String: [Int]] = [:]
    for index in range.reversed() {
      candidates[former.parts[index].layer.id, default: []].append(index)
    }
    var isTaken = [Bool](repeating: false, count: range.count)
    var parts: [FlightPart] = []
    for layer in layers {
      if let index = candidates[layer.id]?.last, layer.shows(former.parts[index].layer) {
        candidates[layer.id]?.removeLast()
        isTaken[index - range.lowerBound] = true
        parts.append(goOn(index, as: layer))
      } else {
        parts.append(begin(layer))
      }
    }
    for index in range where !isTaken[index - range.lowerBound] {
      guard formerNumbers.values[former.firsts[index] + LayerChannels.opacity] > 0 else { continue }
      parts.append(former.parts[index].leaving(for: formerEnd))
      copy(from: former.firsts[index], former.parts[index].count)
    }
    return parts
  }

  /// Continues a layer as one of the new plan.
  private mutating func goOn(_ index: Int, as layer: Layer) -> FlightPart {
    let old = former.parts[index]
    let first = former.firsts[index]
    for (list, isVelocities) in [
      (formerNumbers.values, false), (formerNumbers.velocities, true),
    ] {
      let channels = LayerChannels(list, at: first)
        .withClip(travelling: layer.motion.clipTravels, insteadOf: old.layer.motion.clipTravels)
      if isVelocities {
        channels.append(to: &numbers.velocities)
      } else {
        channels.append(to: &numbers.values)
      }
    }
    keepContent(of: old, as: layer, at: first)
    numbers.reaches += formerNumbers.reaches[first..<(first + LayerChannels.count)]

    let isInset =
      old.layer.shadowMotions.map { $0.from.isInset } + old.fadingShadows.map { $0.isInset }
    func place(_ shadow: Int) -> Int {
      first + LayerChannels.count + ShadowMotion.channelCount * shadow
    }
    var isTaken = [Bool](repeating: false, count: isInset.count)
    for (shadow, motion) in layer.shadowMotions.enumerated() {
      if shadow < isInset.count && isInset[shadow] == motion.from.isInset {
        isTaken[shadow] = true
        copy(from: place(shadow), ShadowMotion.channelCount)
      } else {
        motion.channels(at: progress).lengths.append(to: &numbers.values)
        Vector4.zero.append(to: &numbers.values)
        rest(ShadowMotion.channelCount)
      }
    }
    var part = FlightPart(layer)
    for shadow in isInset.indices where !isTaken[shadow] {
      guard formerNumbers.values[place(shadow) + 7] > 0 else { continue }
      part.fadingShadows.append(
        FlightPart.FadingShadow(
          lengths: Vector4(formerNumbers.values, at: place(shadow)), isInset: isInset[shadow]))
      copy(from: place(shadow), ShadowMotion.channelCount)
    }
    return part
  }

  /// Adds an offset so that the picture does not jump if the new plan draws it in another manner.
  private mutating func keepContent(of old: FlightPart, as layer: Layer, at first: Int) {
    guard layer.motion.picture != old.layer.motion.picture else { return }
    let former = LayerChannels(formerNumbers.values, at: first)
    let start = numbers.values.count - LayerChannels.count
    let offsets = start + LayerChannels.content
    // Starts from where the new plan itself draws the picture; negative sides are clamped to zero.
    for index in 0..<4 { numbers.values[offsets + index] = 0 }
    let drawn = layer.motion.state(of: LayerChannels(numbers.values, at: start)).content
    let change = old.state(former).content.quad - drawn.quad
    for (index, number) in [change.a, change.b, change.c, change.d].enumerated() {
      numbers.values[offsets + index] = number
    }
  }

  /// Begins a layer that did not exist before.
  private mutating func begin(_ layer: Layer) -> FlightPart {
    let part = FlightPart(layer)
    let opacity = numbers.values.count + LayerChannels.opacity
    part.append(at: progress, to: &numbers.values)
    numbers.values[opacity] = 0
    rest(part.count)
    return part
  }

  private mutating func copy(from first: Int, _ count: Int) {
    numbers.values += formerNumbers.values[first..<(first + count)]
    numbers.velocities += formerNumbers.velocities[first..<(first + count)]
    numbers.reaches += formerNumbers.reaches[first..<(first + count)]
  }

  /// Appends numbers that have not moved.
  private mutating func rest(_ count: Int) {
    numbers.velocities += [Double](repeating: 0, count: count)
    numbers.reaches += [Double](repeating: 0, count: count)
  }
}

extension LayerChannels {
  /// The index of the opacity among the numbers.
  fileprivate static let opacity = 32
  /// The index of the first of the picture's offsets.
  fileprivate static let content = 4
}

extension Layer {
  /// Whether it looks like another one that has its id.
  fileprivate func shows(_ other: Layer) -> Bool {
    content == other.content && gradients == other.gradients
  }
}
