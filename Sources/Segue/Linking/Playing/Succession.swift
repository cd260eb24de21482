/// How the layers of a running transition go on as those of another plan: who becomes whom, and with
/// which numbers.
struct Succession {
  private let former: FlightCast
  private let formerNumbers: RunningNumbers
  /// The end to which what leaves was on its way.
  private let formerEnd: Double
  /// At which what arrives begins.
  private let progress: Double

  private(set) var cast: FlightCast
  private(set) var numbers = RunningNumbers(values: [], velocities: [], reaches: [])

  /// - Parameters:
  ///   - target: Where progress was on its way to.
  ///   - progress: Where it is.
  init(from cast: FlightCast, _ numbers: RunningNumbers, target: Double, progress: Double) {
    former = cast
    formerNumbers = numbers
    formerEnd = target
    self.progress = min(max(progress, 0), 1)
    self.cast = cast
  }

  /// Linear in the layers of both.
  mutating func pass(to plan: FlightPlan) {
    let screens = group(plan.screens, after: former.screens)
    let flying = group(plan.flying, after: former.flying)
    cast = FlightCast(screens: screens, flying: flying)
    // Of what is new the plan says how far it goes.
    for (index, reach) in cast.reaches.enumerated() {
      numbers.reaches[index] = max(numbers.reaches[index], reach)
    }
  }

  private mutating func group(_ layers: [Layer], after range: Range<Int>) -> [FlightPart] {
    // The former layers of each id, the first at the end.
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

  /// A layer that becomes another.
  private mutating func goOn(_ index: Int, as layer: Layer) -> FlightPart {
    let old = former.parts[index]
    let first = former.firsts[index]
    for (list, path) in [
      (formerNumbers.values, \RunningNumbers.values), (formerNumbers.velocities, \.velocities),
    ] {
      LayerChannels(list, at: first)
        .withClip(travelling: layer.motion.clipTravels, insteadOf: old.layer.motion.clipTravels)
        .append(to: &numbers[keyPath: path])
    }
    keepContent(of: old, as: layer, at: first)
    numbers.reaches += formerNumbers.reaches[first..<(first + LayerChannels.count)]

    let isInset = old.layer.shadowMotions.map(\.from.isInset) + old.fadingShadows.map(\.isInset)
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
        Quad.zero.append(to: &numbers.values)
        rest(ShadowMotion.channelCount)
      }
    }
    var part = FlightPart(layer)
    for shadow in isInset.indices where !isTaken[shadow] {
      guard formerNumbers.values[place(shadow) + 7] > 0 else { continue }
      part.fadingShadows.append(
        FlightPart.FadingShadow(
          lengths: Quad(formerNumbers.values, at: place(shadow)), isInset: isInset[shadow]))
      copy(from: place(shadow), ShadowMotion.channelCount)
    }
    return part
  }

  /// Where the new plan draws a picture in another manner, what is drawn begins where it was.
  private mutating func keepContent(of old: FlightPart, as layer: Layer, at first: Int) {
    guard layer.motion.picture != old.layer.motion.picture else { return }
    let former = LayerChannels(formerNumbers.values, at: first)
    let start = numbers.values.count - LayerChannels.count
    let offsets = start + LayerChannels.content
    // From where the new plan draws it by itself: sides that would be negative end at zero.
    for index in 0..<4 { numbers.values[offsets + index] = 0 }
    let drawn = layer.motion.state(of: LayerChannels(numbers.values, at: start)).content
    let change = old.state(former).content.quad - drawn.quad
    for (index, number) in [change.a, change.b, change.c, change.d].enumerated() {
      numbers.values[offsets + index] = number
    }
  }

  /// A layer that was not there.
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

  /// Numbers that have not moved.
  private mutating func rest(_ count: Int) {
    numbers.velocities += [Double](repeating: 0, count: count)
    numbers.reaches += [Double](repeating: 0, count: count)
  }
}

extension LayerChannels {
  /// The place of the opacity among the numbers.
  fileprivate static let opacity = 32
  /// The first of what changes where its picture is drawn.
  fileprivate static let content = 4
}

extension Layer {
  /// Whether it looks like another one that has its id.
  fileprivate func shows(_ other: Layer) -> Bool {
    content == other.content && gradients == other.gradients
  }
}
