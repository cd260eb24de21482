/// A part may be under something opaque for this fraction of the progress, because parts that cross
/// hide each other briefly.
private let allowedShare = 1.0 / 3

/// A part is hidden if this fraction of it is covered.
private let coveredPart = 0.9

/// A layer with a lower opacity is hardly visible.
private let leastOpacity = 0.1

/// The maximum number of layers that are examined, the largest first, so that time stays linear.
private let mostLayers = 16

/// Finds flying or lifted parts that are visible when the flight begins or ends, but hidden by an
/// opaque flying layer for more than a third of it: two heroes whose paths cross, or one below
/// another.
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
    // A layer that is covered at both ends of its visible time is covered on the screens too.
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
  /// The visible part of the frame.
  fileprivate var visible: Rect { frame.intersection(clip) }
}

extension Layer.Content {
  /// Returns whether a layer in a state hides what is below it, which has a given opacity: a layer
  /// that is less opaque would show it, unless both fade out together.
  fileprivate func covers(_ state: LayerState, whatIs opacity: Double) -> Bool {
    guard state.opacity >= opacity - leastOpacity else { return false }
    if case .picture = self, !state.hasInnerBox {
      return state.content.contains(Rect(origin: .zero, size: state.frame.size))
    }
    return state.background.alpha >= 1 - leastOpacity
  }
}
