/// A hero with a smaller covered fraction counts as visible.
private let coveredPart = 0.25

/// Finds heroes that land under a bar: the bars of the destination are above the flying layers, so
/// the flight ends below one.
///
/// A hero higher than the area between the bars is not reported, because it has nowhere else to go.
func heroesUnderBars(_ flight: CheckedFlight) -> [Finding] {
  guard flight.transition?.coversBars != true else { return [] }
  let destination = flight.destination
  let bars = destination.layout.viewport.bars
  guard bars != .zero else { return [] }
  let viewport = destination.viewport
  let room = viewport.inset(by: bars)
  return flight.pairs.compactMap { pair in
    let frame = destination.visibleFrame(of: pair.to)
    guard frame.area > 0, frame.height <= room.height else { return nil }
    let covered = 1 - frame.intersection(room).area / frame.area
    guard covered >= coveredPart else { return nil }
    let isTop = frame.center.y < room.center.y
    let range = destination.range(of: pair.to)
    return Finding(
      .heroUnderBar, at: range, weight: covered, "the flight ends with ",
      figure: "\(shortestText(of: (covered * 100).rounded())) % of this",
      after: " under the \(isTop ? "navigation" : "tab") bar",
      remedy: "add \(quoted(isTop ? "top" : "bottom")) to the screen's safeArea, or write "
        + "\"coversBars\": true in the transition",
      notes: flight.notes(to: pair.to, from: pair.from, at: range))
  }
}
