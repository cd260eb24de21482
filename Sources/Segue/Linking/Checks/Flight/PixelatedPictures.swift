/// A picture may be drawn by this much larger than its pixels: the rounding of frames to device
/// pixels, and the top of a spring's last swings.
private let allowedFactor = 1.01

/// Finds pictures that a flight draws with more device pixels than their files have, overshoot
/// included. A picture whose size nobody knows is not told. Of many that fly to one place, the one that
/// is stretched the most is told.
///
/// A picture that fades counts while it is at least half as visible as at its best: a thumbnail may
/// become as large as it likes under the picture that takes its place.
func pixelatedPictures(_ flight: CheckedFlight) -> [Finding] {
  var findings: [Finding] = []
  for part in flight.parts {
    let isCrossFade = part.leaving != nil && part.arriving != nil && part.leaving != part.arriving
    if let layer = part.leaving {
      let finding = pixelated(layer, isCrossFade ? part.arriving : nil, part, flight)
      if let finding { findings.append(finding) }
    }
    if let layer = part.arriving, isCrossFade || part.leaving == nil {
      if let finding = pixelated(layer, nil, part, flight) { findings.append(finding) }
    }
  }
  return findings
}

private func pixelated(
  _ layer: Layer, _ cover: Layer?, _ part: CheckedFlight.Part, _ flight: CheckedFlight
) -> Finding? {
  guard let owner = flight.owner(of: layer),
    let natural = owner.screen.layout.naturalSize(of: owner.component),
    natural.width >= 1, natural.height >= 1,
    let reference = owner.screen.layout.pictures[owner.component]?.source
  else { return nil }
  let drawn = largestDrawing(of: layer, under: cover, flight.plan.timing.progressRange)
  let scale = flight.device.scale
  let factor = max(drawn.width * scale / natural.width, drawn.height * scale / natural.height)
  guard factor > allowedFactor, factor.isFinite else { return nil }
  // A millionth of a pixel is no pixel.
  func pixels(_ side: Double) -> String {
    shortestText(of: (side * factor - 1e-6).rounded(.up))
  }
  let notes =
    owner.isDestination
    ? flight.notes(to: owner.component, from: part.from, at: reference.range)
    : flight.notes(from: owner.component, to: part.to, at: reference.range)
  var finding = Finding(
    .pixelatedPicture, at: reference.range, weight: factor,
    "\(quoted(reference.name)) is stretched ", figure: "to \(factorText(factor)) times its pixels",
    hedge: "up ", after: " in flight",
    remedy: "\(pixels(natural.width)) × \(pixels(natural.height)) pixels would do, or a smaller "
      + "place to fly to", notes: notes)
  if let to = part.to { finding.subject = flight.destination.range(of: to) }
  finding.aspect = owner.isDestination ? 1 : 0
  finding.member = reference.name
  return finding
}

/// The largest that a picture is drawn, in points, while it is seen.
///
/// Each side is linear in the progress of its window but for the clamp at 0, so where the opacity does
/// not change the extremes of the progress are the extremes of the size.
private func largestDrawing(
  of layer: Layer, under cover: Layer?, _ range: ClosedRange<Double>
) -> Size {
  func visibility(_ state: LayerState, _ p: Double) -> Double {
    state.opacity * (1 - (cover?.state(at: p).opacity ?? 0))
  }
  let ends = [0, 1, range.lowerBound, range.upperBound]
  let first = visibility(layer.state(at: 0), 0)
  let isEven =
    cover == nil && first == visibility(layer.state(at: 1), 1)
    && first == visibility(layer.state(at: 0.5), 0.5)
  let moments = isEven ? ends : ends + (1..<32).map { Double($0) / 32 }
  let states = moments.map { layer.state(at: $0) }
  let seen = zip(states, moments).map { visibility($0, $1) }
  let most = seen.max() ?? 0
  var largest = Size.zero
  guard most > 0 else { return largest }
  for (state, visibility) in zip(states, seen) where visibility >= most / 2 {
    largest.width = max(largest.width, state.content.width)
    largest.height = max(largest.height, state.content.height)
  }
  return largest
}

/// A factor in a message: to a tenth, or a hundredth if it is small.
private func factorText(_ factor: Double) -> String {
  guard factor < 1e9 else { return shortestText(of: factor) }
  let steps = factor < 2 ? 100.0 : 10
  return shortestText(of: (factor * steps).rounded() / steps)
}
