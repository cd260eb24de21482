/// How many times the layers of a frame may cover the device's pixels. The two screens count once
/// each, so the flying layers may cover the device twice; up to about this much, phone GPUs keep to
/// their 60 or 120 frames per second.
private let budget = 4.0

/// Finds flights with a frame whose layers cover more pixels than the budget, among 33 evenly
/// spaced values of the progress and its extremes.
///
/// The visible area of each layer counts, which is its frame clipped to its clip and the device,
/// even where another layer covers it: drawing does not skip covered layers.
func overdraw(_ flight: CheckedFlight) -> [Finding] {
  let plan = flight.plan
  let motions = (plan.screens + plan.flying).filter { $0.counts }.map { $0.motion }
  // No layer covers more than the device.
  guard Double(motions.count) > budget else { return [] }
  let device = Rect(origin: .zero, size: plan.device.size)
  let range = plan.timing.progressRange
  var worst = (times: 0.0, progress: 0.0)
  for p in (0...32).map({ Double($0) / 32 }) + [range.lowerBound, range.upperBound] {
    var area = 0.0
    for motion in motions {
      let state = motion.state(at: p)
      guard state.opacity > 0 else { continue }
      area += state.frame.intersection(state.clip).intersection(device).area
    }
    let times = area / device.area
    if times > worst.times { worst = (times, p) }
  }
  guard worst.times > budget else { return [] }
  let place = flight.source.range(of: flight.tapped)
  let tenths = max((worst.times * 10).rounded() / 10, budget + 0.1)
  return [
    Finding(
      .overdraw, at: place, weight: worst.times, "the layers of this flight cover ",
      figure: "\(shortestText(of: tenths)) times the device's pixels at progress "
        + shortestText(of: (worst.progress * 100).rounded() / 100),
      remedy:
        "more than \(shortestText(of: budget)) times may drop frames, so let fewer large parts "
        + "fly (\"snapshot\": \"drop\")",
      notes: flight.source.layout.useNotes(of: flight.tapped, at: place) + [
        flight.linkNote,
        Diagnostic.Note("the screen that it opens is here", at: flight.destination.screen.range),
      ])
  ]
}

extension Layer {
  /// Whether the layer takes time to paint. A plain colour does not; neither does the `returning`
  /// source screen, which differs from the visible one only by what has flown away.
  fileprivate var counts: Bool {
    switch content {
    case .scrim, .grabber, .backdrop: false
    case .screen: role != .returning
    case .picture, .layout, .component, .part, .bar: true
    }
  }
}
