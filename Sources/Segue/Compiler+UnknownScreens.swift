/// Transitions to screens that are not in the project: only the server knows them.
extension Compiler {
  /// Plans the transition of a tap whose link leads to a screen that is not in the project.
  ///
  /// In a transition of kind `sourceScale`, or a `hero` with `"withoutPartner": "sourceScale"`, the
  /// snapshot is scaled to its landing, and remains there until the destination replaces it. An
  /// empty screen represents the destination, in the container of its presentation. Its name in the
  /// plan, `FlightPlan.End.screen`, is empty. Linear in the source screen.
  ///
  /// - Parameters:
  ///   - action: The tapped component's `navigate` action.
  ///   - tapped: The index of the tapped component in the source screen.
  ///   - source: The layout of the source screen.
  ///   - scrolledBy: The scroll offsets of the source's containers.
  ///   - presentation: The presentation of the destination.
  ///   - direction: The direction.
  ///   - reducesMotion: Whether Reduce Motion is on.
  /// - Returns: The plan; nil for an action other than `navigate`, and for a transition that needs
  ///   the destination.
  public func plan(
    toUnknownScreen action: Action, tapped: ComponentID, from source: ScreenLayout,
    scrolledBy: ScrollOffsets = ScrollOffsets(), presentation: Presentation = .push,
    direction: FlightPlan.Direction = .push, reducesMotion: Bool = false
  ) -> Diagnosed<FlightPlan?> {
    guard let link = action.link else { return Diagnosed(nil) }
    let asked = transition(for: action, presentation: presentation)
    guard asked.fliesToUnknownScreens,
      let destination = unknownScreen(openedFrom: source, presentation: presentation)
    else { return Diagnosed(nil) }
    var request = request(
      link, reducesMotion ? reduced(asked) : asked, tapped: tapped, from: source,
      scrolledBy: scrolledBy, to: destination, direction: direction)
    request.isDestinationUnknown = true
    return Segue.plan(request).map { $0 }
  }

  /// Returns the layout of an empty screen that represents one that is not in the project.
  package func unknownScreen(
    openedFrom source: ScreenLayout, presentation: Presentation
  ) -> ScreenLayout? {
    let file = SourceFile(path: "", text: #"{"screen": "unknown", "root": {"type": "layout"}}"#)
    let compiler = Compiler(Project(standalone: file))
    guard var screen = compiler.screen("unknown", direction: source.device.direction).value
    else { return nil }
    (screen.id, screen.name) = ("", "")
    var scratch = LayoutScratch()
    return layout(screen, openedFrom: source, presentation: presentation, in: &scratch).value
  }
}
