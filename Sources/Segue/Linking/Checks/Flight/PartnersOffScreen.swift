/// A partner is in view if this fraction of its side is visible, or this many points: a picture
/// that is higher than the screen is never fully visible.
private let neededPart = 0.1
private let neededPoints = 44.0

/// Finds heroes whose partner is outside the visible area when the screen opens, with its content
/// not scrolled: below the fold, or on a later page of a carousel. The flight then ends out of
/// sight.
func partnersOffScreen(_ flight: CheckedFlight) -> [Finding] {
  let destination = flight.destination
  let findings = flight.pairs.compactMap { pair -> Finding? in
    let frame = destination.frames[pair.to]
    guard frame.width > 0, frame.height > 0 else { return nil }
    let clip = destination.clip(of: pair.to)
    guard let absence = absence(of: frame, from: clip) else { return nil }
    let range = destination.range(of: pair.to)
    let amount =
      absence.distance >= 0.05
      ? "\(pointsText(absence.distance)) pt"
      : absence.shown >= 0.05 ? "all but \(pointsText(absence.shown)) pt" : "wholly"
    return Finding(
      .partnerOffScreen, at: range, weight: absence.distance - absence.shown,
      "the flight ends out of sight, because this is ",
      figure: "\(amount) \(absence.side.preposition)", hedge: "as far as ",
      after: " what shows when the screen opens",
      remedy: "move it into view, or give the hero key to a part that is",
      notes: flight.notes(to: pair.to, from: pair.from, at: range))
  }
  // A few are reported individually; of a whole list, only the farthest.
  guard findings.count > 3, let worst = findings.max(by: { $0.weight < $1.weight }) else {
    return findings
  }
  return [worst.with(others: findings.count - 1)]
}

/// Returns on which side of the visible area a rectangle is, how far away, and how much of it is
/// visible; nil if enough of it is.
private func absence(
  of frame: Rect, from clip: Rect
) -> (side: BoxSide, distance: Double, shown: Double)? {
  var worst: (side: BoxSide, distance: Double, shown: Double)?
  for side in BoxSide.allCases {
    let length = frame.size.length(along: side.axis)
    // Negative if the near edge is in view.
    let distance = frame.excess(over: clip, at: side) - length
    let shown = max(0, -distance)
    guard shown < min(neededPart * length, neededPoints) else { continue }
    let isWorse = worst.map { distance - shown > $0.distance - $0.shown } ?? true
    if isWorse { worst = (side, max(0, distance), shown) }
  }
  return worst
}

extension BoxSide {
  fileprivate var preposition: String {
    switch self {
    case .top: "above"
    case .right: "to the right of"
    case .bottom: "below"
    case .left: "to the left of"
    }
  }
}
