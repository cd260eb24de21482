/// Finds flights whose composition differs at one of its ends from the screen at rest there:
/// something would vanish, appear or change from one frame to the next. The first difference at
/// each end is reported.
///
/// The composition of a flight prevents this wherever layers can express what the screens paint.
/// What they cannot express is reported here, such as a part of a group that is translucent as a
/// whole.
func seams(_ flight: CheckedFlight, from: FlightEnd, to: FlightEnd) -> [Finding] {
  let found = FlightSeams(flight.plan, from: from, to: to).find()
  return [0, 1].compactMap { end in
    guard let seam = found.first(where: { $0.end == end }) else { return nil }
    let screen = seam.isDestination ? flight.destination : flight.source
    let range = seam.component.map { screen.range(of: $0) } ?? screen.screen.range
    let notes =
      seam.isDestination
      ? flight.notes(to: seam.component ?? 0, from: nil, at: range)
      : flight.notes(from: seam.component ?? 0, to: nil, at: range)
    var finding = Finding(
      .seam, at: range, weight: 1,
      "the flight \(quoted(flight.plan.transition)) \(end == 0 ? "begins" : "ends") with a jump: ",
      figure: seam.what, hedge: "", after: " changes in one frame",
      remedy: "move it out of the transparent group, or away from what flies",
      notes: notes)
    finding.aspect = end
    return finding
  }
}
