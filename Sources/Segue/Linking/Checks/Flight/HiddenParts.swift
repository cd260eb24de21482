/// A part may be under something opaque for this share of the progress: what crosses another part hides
/// it for a moment.
private let allowedShare = 1.0 / 3

/// A part of which this much is covered is hidden.
private let coveredPart = 0.9

/// What is more transparent is hardly seen.
private let leastOpacity = 0.1

/// Only so many layers are looked at, the largest, so that the work stays linear in the layers.
private let mostLayers = 16

/// Finds parts that fly, or lie above what flies, and that an opaque flying layer hides for more than a
/// third of the flight, though they are seen when it begins or when it ends: two heroes whose ways cross,
/// or one that another is on top of.
func hiddenParts(_ flight: CheckedFlight) -> [Finding] {
  let plan = flight.plan
  var layers = Array(plan.flying.indices)
  if layers.count > mostLayers {
    let areas = plan.flying.map { max($0.state(at: 0).frame.area, $0.state(at: 1).frame.area) }
    layers.sort { (-areas[$0], $0) < (-areas[$1], $1) }
    layers.removeLast(layers.count - mostLayers)
    layers.sort()
  }
  guard layers.count > 1 else { return [] }
  let moments = (0...32).map { Double($0) / 32 }
  let contents = layers.map { plan.flying[$0].content }
  let states = layers.map { layer in
    let motion = plan.flying[layer].motion
    return moments.map { motion.state(at: $0) }
  }
  return layers.indices.compactMap { index in
    let own = states[index]
    let above = (index + 1)..<layers.count
    func isHidden(_ moment: Int) -> Bool {
      let seen = own[moment].frame.intersection(own[moment].clip)
      return above.contains { other in
        contents[other].covers(states[other][moment], whatIs: own[moment].opacity)
          && states[other][moment].visible.intersection(seen).area >= coveredPart * seen.area
      }
    }
    let visible = moments.indices.filter {
      own[$0].opacity >= leastOpacity && own[$0].visible.area > 0
    }
    // What is under another at both ends of its own time is so on the screens too.
    guard let first = visible.first, let last = visible.last, !isHidden(first) || !isHidden(last)
    else { return nil }
    let hidden = visible.filter(isHidden)
    let share = Double(hidden.count) / Double(moments.count)
    guard share > allowedShare, let component = plan.flying[layers[index]].origin else {
      return nil
    }
    let screen = component.isDestination ? flight.destination : flight.source
    let range = screen.range(of: component.component)
    let notes =
      component.isDestination
      ? flight.notes(to: component.component, from: nil, at: range)
      : flight.notes(from: component.component, to: nil, at: range)
    var finding = Finding(
      .hiddenPart, at: range, weight: share, "this part is under another that flies ",
      figure: "for \(shortestText(of: (share * 100).rounded())) % of the flight", hedge: "",
      remedy:
        "give the hero key to the component around both, or let the other part be dropped (\"snapshot\": "
        + "\"drop\")", notes: notes)
    finding.aspect = component.isDestination ? 1 : 0
    return finding
  }
}

extension LayerState {
  /// What is seen of it.
  fileprivate var visible: Rect { frame.intersection(clip) }
}

extension Layer.Content {
  /// Whether nothing of an opacity shines through it in a state: what is less transparent would, but for
  /// what fades out with it as one.
  fileprivate func covers(_ state: LayerState, whatIs opacity: Double) -> Bool {
    guard state.opacity >= opacity - leastOpacity else { return false }
    if case .picture = self, !state.hasInnerBox {
      return state.content.contains(Rect(origin: .zero, size: state.frame.size))
    }
    return state.background.alpha >= 1 - leastOpacity
  }
}
