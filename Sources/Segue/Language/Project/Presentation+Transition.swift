extension Presentation {
  /// The transition that goes with it; nil for one that has none of its own.
  var transition: Transition? {
    switch self {
    case .push: return nil
    case .sheet, .formSheet, .slideUp: return Transition(kind: .slideUp)
    case .popover: return Transition(kind: .fade)
    case .fullScreen, .overFullScreen:
      var transition = Transition(kind: .moveIn)
      transition.edge = .bottom
      return transition
    }
  }
}
