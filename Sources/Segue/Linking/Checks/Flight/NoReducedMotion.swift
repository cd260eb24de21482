/// Finds declared transitions that move something, are used by a link, and do not say what plays for
/// people who want less motion: then a plain fade does.
func noReducedMotion(_ plan: FlightPlan, _ transition: Transition?) -> [Finding] {
  guard let transition, let range = transition.range, transition.reducedMotion == nil,
    transition.moves
  else { return [] }
  var finding = Finding(
    .noReducedMotion, at: range, weight: 0,
    "\(quoted(transition.name)) moves, and does not say what plays for people who want less motion",
    figure: "", hedge: "", remedy: "name a transition, such as \"reducedMotion\": \"fade\"",
    notes: [Diagnostic.Note("this link plays it", at: plan.link.range)])
  finding.namesDevices = false
  return [finding]
}

extension Transition {
  /// Whether anything changes its place or size. Opacity and rounded corners are no motion.
  fileprivate var moves: Bool {
    switch kind {
    case .none: return false
    case .fade: return backgroundScale != 1
    case .scale, .slide, .moveIn, .slideUp, .hero: return true
    case .custom:
      let tracks = [push, pop].compactMap { $0 }.flatMap { $0.entering + $0.exiting }
      return backgroundScale != 1 || tracks.contains { $0.property.isMotion && $0.from != $0.to }
    }
  }
}

extension Track.Property {
  fileprivate var isMotion: Bool {
    switch self {
    case .translateX, .translateY, .scale: true
    case .opacity, .cornerRadius: false
    }
  }
}
