/// Smaller differences in aspect ratio are invisible.
private let allowedDifference = 0.02

/// Finds pictures whose aspect ratio changes in flight: one that is stretched at one of its ends,
/// or two that cross-fade without covering each other.
///
/// A difference that rounding to device pixels may have caused is not reported. Neither is a
/// picture of unknown size, unless both ends stretch it to their boxes.
func aspectJumps(_ flight: CheckedFlight) -> [Finding] {
  flight.parts.compactMap { part in
    guard let from = part.from, let to = part.to, let leaving = part.leaving,
      let arriving = part.arriving,
      case .picture(let name, _) = flight.plan.flying[leaving].content,
      case .picture(let other, _) = flight.plan.flying[arriving].content,
      flight.source.hasKnownDrawing(from), flight.destination.hasKnownDrawing(to)
    else { return nil }
    let first = flight.plan.flying[leaving].state(at: 0).content.size
    let last = flight.plan.flying[arriving].state(at: 1).content.size
    guard let difference = difference(first, last, scale: flight.device.scale) else { return nil }
    let range = flight.source.range(of: from)
    let isSame = name == other
    return Finding(
      .aspectJump, at: range, weight: difference,
      isSame
        ? "this picture is distorted in flight, "
        : "\(quoted(name)) and \(quoted(other)) cross-fade with different aspect ratios, ",
      figure: "from \(text(first)) to \(text(last))", hedge: "such as ", after: ",",
      remedy: isSame
        ? "give both ends the same aspectRatio, or \"objectFit\": \"cover\", which crops instead"
        : "crop both files alike, or show the same one at both ends",
      notes: flight.notes(from: from, to: to, at: range))
  }
}

/// Returns the relative difference of two aspect ratios; nil if it is allowed, or if a device pixel
/// at one of the ends accounts for it.
private func difference(_ a: Size, _ b: Size, scale: Double) -> Double? {
  guard a.width > 0, a.height > 0, b.width > 0, b.height > 0 else { return nil }
  let (first, second) = (a.width / a.height, b.width / b.height)
  let difference = max(first, second) / min(first, second) - 1
  let pixel = 1 / scale
  guard difference > allowedDifference, difference.isFinite,
    abs(a.width - a.height * second) > pixel, abs(b.width - b.height * first) > pixel
  else { return nil }
  return difference
}

private func text(_ size: Size) -> String {
  "\(pointsText(size.width)) × \(pointsText(size.height)) pt"
}

extension FlightScreen {
  /// Returns whether it is known how a component's picture is drawn.
  fileprivate func hasKnownDrawing(_ component: ComponentID) -> Bool {
    layout.naturalSize(of: component) != nil
      || screen.paintStyle(of: component).objectFit == .fill
  }
}
