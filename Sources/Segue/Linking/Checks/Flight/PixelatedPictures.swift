/// A picture may be drawn larger than its pixels by this factor, for the rounding of frames to
/// device pixels and the peaks of a spring's last oscillations.
private let allowedFactor = 1.01

/// Finds pictures that a flight draws with more device pixels than their files have, including
/// overshoot. A picture of unknown size is not reported. Of several that fly to one component, the
/// one that is stretched the most is reported.
///
/// A picture that fades counts only at the end at which it is visible: there it may stay, while a
/// thumbnail may be enlarged without limit as another picture replaces it.
func pixelatedPictures(_ flight: CheckedFlight) -> [Finding] {
  let range = flight.plan.timing.progressRange
  var findings: [Finding] = []
  for part in flight.parts {
    let (start, end) = ([0, range.lowerBound], [1, range.upperBound])
    let layers =
      part.leaving == part.arriving
      ? [(part.leaving, start + end)] : [(part.leaving, start), (part.arriving, end)]
    for case (let layer?, let moments) in layers {
      if let finding = pixelated(flight.plan.flying[layer], at: moments, part: part, in: flight) {
        findings.append(finding)
      }
    }
  }
  return findings
}

/// Each side is linear in the progress of its window except for the clamp at 0, so the extremes of
/// the progress are the extremes of the size.
private func pixelated(
  _ layer: Layer, at moments: [Double], part: CheckedFlight.Part, in flight: CheckedFlight
) -> Finding? {
  guard let owner = flight.owner(of: layer),
    let natural = owner.screen.layout.naturalSize(of: owner.component),
    natural.width >= 1, natural.height >= 1,
    let reference = owner.screen.layout.pictures.source(of: owner.component)
  else { return nil }
  var drawn = Size.zero
  for p in moments {
    let content = layer.state(at: p).content
    drawn.width = max(drawn.width, content.width)
    drawn.height = max(drawn.height, content.height)
  }
  let scale = flight.device.scale
  let factor = max(drawn.width * scale / natural.width, drawn.height * scale / natural.height)
  guard factor > allowedFactor, factor.isFinite else { return nil }
  // Ignores a millionth of a pixel, which is a rounding error.
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
  if let to = part.to { finding.subject = .location(flight.destination.range(of: to)) }
  finding.aspect = owner.isDestination ? 1 : 0
  finding.member = .picture(reference.name)
  return finding
}

/// Formats a factor for a message: to a tenth, or to a hundredth if it is small.
private func factorText(_ factor: Double) -> String {
  guard factor < 1e9 else { return shortestText(of: factor) }
  let steps = factor < 2 ? 100.0 : 10
  return shortestText(of: (factor * steps).rounded() / steps)
}
