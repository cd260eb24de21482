/// A flight as the checks look at it: the plan, with what each of its layers stands for on the two
/// screens.
struct CheckedFlight {
  /// Something that flies: a component of the screen that is left, its counterpart on the screen that
  /// opens, or both.
  struct Part {
    let from: Int?
    let to: Int?
    /// The place of the layer that is seen at the beginning; nil for what only arrives.
    let leaving: Int?
    /// The place of the layer that is seen at the end: another one where the two give way to one
    /// another, nil for what only leaves.
    let arriving: Int?
  }

  let plan: FlightPlan
  /// As it is declared, or its kind.
  let transition: Transition?
  let tapped: Int
  let source: FlightScreen
  let destination: FlightScreen
  let parts: [Part]
  /// The two ends of each pair.
  let pairs: [(from: Int, to: Int)]

  var device: Device { plan.device }

  /// Linear in the layers.
  init(
    _ plan: FlightPlan, _ transition: Transition?, tapped: Int, source: FlightScreen,
    destination: FlightScreen
  ) {
    self.plan = plan
    self.transition = transition
    self.tapped = tapped
    self.source = source
    self.destination = destination
    parts = Self.parts(of: plan.flying, pixel: 1 / plan.device.scale)
    pairs = plan.pairs.map { ($0.from.place, $0.to.place) }
  }

  /// Two layers that follow one another are one part if the one leaves and the other arrives on the
  /// same way.
  private static func parts(of layers: [Layer], pixel: Double) -> [Part] {
    var parts: [Part] = []
    parts.reserveCapacity(layers.count)
    var index = 0
    while index < layers.count {
      if layers[index].isLifted {
        index += 1
        continue
      }
      let (from, to) = (layers[index].from, layers[index].to)
      let next = index + 1
      if to == nil, next < layers.count, layers[next].from == nil,
        layers[index].goesTogether(with: layers[next], pixel: pixel)
      {
        parts.append(Part(from: from, to: layers[next].to, leaving: index, arriving: next))
        index += 2
      } else {
        parts.append(
          Part(
            from: from, to: to, leaving: from == nil ? nil : index,
            arriving: to == nil ? nil : index))
        index += 1
      }
    }
    return parts
  }
}

extension CheckedFlight {
  /// The notes behind a finding at the screen that is left: the use of a composed component, and the
  /// counterpart; the link for what has none.
  func notes(from component: Int, to partner: Int?, at range: SourceRange) -> [Diagnostic.Note] {
    let other = partner.map {
      Diagnostic.Note("it flies to this", at: destination.range(of: $0))
    }
    return source.layout.useNotes(of: component, at: range) + [other ?? linkNote]
  }

  /// The same at the screen that opens.
  func notes(to component: Int, from partner: Int?, at range: SourceRange) -> [Diagnostic.Note] {
    let other = partner.map { Diagnostic.Note("this flies to it", at: source.range(of: $0)) }
    return destination.layout.useNotes(of: component, at: range) + [other ?? linkNote]
  }

  var linkNote: Diagnostic.Note { Diagnostic.Note("the link is here", at: plan.link.range) }

  /// The screen that a picture's layer is drawn from, and the component there.
  func owner(of layer: Layer) -> (screen: FlightScreen, component: Int, isDestination: Bool)? {
    guard case .picture(let name, _) = layer.content else { return nil }
    if let from = layer.from, source.layout.pictureSource(of: from) == name {
      return (source, from, false)
    }
    if let to = layer.to, destination.layout.pictureSource(of: to) == name {
      return (destination, to, true)
    }
    return nil
  }
}

extension Layer {
  /// Whether two layers lie at the same place at both ends: in the middle of the same height, and at
  /// the same left or right edge, for text keeps its own size.
  fileprivate func goesTogether(with other: Layer, pixel: Double) -> Bool {
    guard pair == other.pair else { return false }
    return [0.0, 1.0].allSatisfy { p in
      let (a, b) = (state(at: p).frame, other.state(at: p).frame)
      return abs(a.center.y - b.center.y) <= pixel
        && (abs(a.x - b.x) <= pixel || abs(a.maxX - b.maxX) <= pixel)
    }
  }
}
