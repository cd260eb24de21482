/// A flight as the checks need it: the plan, with what each of its layers represents on the two
/// screens.
struct CheckedFlight {
  /// A flying part: a component of the source screen, its counterpart on the destination screen, or
  /// both.
  struct Part {
    let from: ComponentID?
    let to: ComponentID?
    /// The index of the layer that is visible at the beginning; nil for a part that only arrives.
    let leaving: Int?
    /// The index of the layer that is visible at the end: a different one if two layers cross-fade,
    /// nil for a part that only leaves.
    let arriving: Int?
  }

  let plan: FlightPlan
  /// The declared transition, or the default one of its kind.
  let transition: Transition?
  let tapped: ComponentID
  let source: FlightScreen
  let destination: FlightScreen
  let parts: [Part]
  /// The two ends of each pair.
  let pairs: [(from: ComponentID, to: ComponentID)]

  var device: Device { plan.device }

  /// Linear in the number of layers.
  init(
    _ plan: FlightPlan, _ transition: Transition?, tapped: ComponentID, source: FlightScreen,
    destination: FlightScreen
  ) {
    self.plan = plan
    self.transition = transition
    self.tapped = tapped
    self.source = source
    self.destination = destination
    parts = Self.parts(of: plan.flying, pixel: 1 / plan.device.scale)
    pairs = plan.pairs.map { ($0.from.index, $0.to.index) }
  }

  /// Returns the parts of a flight. Two consecutive layers are one part if one leaves and the other
  /// arrives on the same path.
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
  /// Returns the notes of a finding on the source screen: the use of a composed component, and the
  /// counterpart, or the link if there is none.
  func notes(from component: ComponentID, to partner: ComponentID?, at range: SourceRange)
    -> [Diagnostic.Note]
  {
    let other = partner.map {
      Diagnostic.Note("it flies to this", at: destination.range(of: $0))
    }
    return source.layout.useNotes(of: component, at: range) + [other ?? linkNote]
  }

  /// Returns the notes of a finding on the destination screen.
  func notes(to component: ComponentID, from partner: ComponentID?, at range: SourceRange)
    -> [Diagnostic.Note]
  {
    let other = partner.map { Diagnostic.Note("this flies to it", at: source.range(of: $0)) }
    return destination.layout.useNotes(of: component, at: range) + [other ?? linkNote]
  }

  var linkNote: Diagnostic.Note { Diagnostic.Note("the link is here", at: plan.link.range) }

  /// Returns the screen from which a picture's layer is drawn, and the component there.
  func owner(of layer: Layer) -> (
    screen: FlightScreen, component: ComponentID, isDestination: Bool
  )? {
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
  /// Returns whether two layers are at the same position at both ends: with the same vertical
  /// centre, and the same left or right edge, because text keeps its own size.
  fileprivate func goesTogether(with other: Layer, pixel: Double) -> Bool {
    guard pair == other.pair else { return false }
    return [0.0, 1.0].allSatisfy { p in
      let (a, b) = (state(at: p).frame, other.state(at: p).frame)
      return abs(a.center.y - b.center.y) <= pixel
        && (abs(a.x - b.x) <= pixel || abs(a.maxX - b.maxX) <= pixel)
    }
  }
}
