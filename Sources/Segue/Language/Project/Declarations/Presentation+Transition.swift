extension Presentation {
  /// The transition of the presentation; nil if it plays the default one.
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
