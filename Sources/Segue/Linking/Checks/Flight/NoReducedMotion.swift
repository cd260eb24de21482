/// Finds declared transitions that move something, are used by a link, and do not declare a
/// replacement for when Reduce Motion is on: then a fade plays.
func noReducedMotion(_ plan: FlightPlan, _ transition: Transition?) -> [Finding] {
  guard let transition, let range = transition.range, transition.reducedMotion == nil,
    transition.moves
  else { return [] }
  var finding = Finding(
    .noReducedMotion, at: range, weight: 0,
    "\(quoted(transition.name)) moves, and declares nothing that plays when Reduce Motion is on",
    figure: "", hedge: "", remedy: "name a transition, such as \"reducedMotion\": \"fade\"",
    notes: [Diagnostic.Note("this link plays it", at: plan.link.range)])
  finding.namesDevices = false
  return [finding]
}
