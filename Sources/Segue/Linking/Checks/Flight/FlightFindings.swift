/// Collects problems with the flights of a project's links before any of them runs. Each is
/// reported once per location, with the devices to which it applies and the location of the other
/// end.
///
/// A check reads a plan and the two screens without changing them.
package struct FlightFindings {
  private let manifest: Manifest
  private(set) var groups: FindingGroups

  /// - Parameters:
  ///   - devices: The devices to which `check` refers by index.
  ///   - manifest: The manifest that declares the transitions.
  package init(devices: [Device], manifest: Manifest) {
    self.manifest = manifest
    groups = FindingGroups(devices: devices)
  }

  /// Checks a plan on the device with an index. Linear in the number of components of both screens
  /// and of the plan's layers; a text that covers something is laid out again.
  ///
  /// Screens with errors are not checked: what holds for the parts that could be compiled may not
  /// hold for the intended flight.
  ///
  /// - Parameters:
  ///   - tapped: The component's index in the screen of `source`.
  ///   - offsets: The scroll offsets of the source. If it is not scrolled, whatever can be scrolled
  ///     into view counts as visible.
  ///   - destinationOffsets: The scroll offsets of the destination when it opens.
  package mutating func check(
    _ plan: FlightPlan, tapped: ComponentID, from source: ScreenLayout,
    scrolledBy offsets: ScrollOffsets = ScrollOffsets(), to destination: ScreenLayout,
    destinationScrolledBy destinationOffsets: ScrollOffsets = ScrollOffsets(), device: Int
  ) {
    guard source.screen.isWhole, destination.screen.isWhole else { return }
    let transition = manifest.transition(named: plan.transition)
    groups.add(noReducedMotion(plan, transition), device: device)
    groups.add(unusualDuration(plan, transition), device: device)
    guard !plan.flying.isEmpty else { return }
    let flight = CheckedFlight(
      plan, transition, tapped: tapped,
      source: FlightScreen(source, scrolledBy: offsets),
      destination: FlightScreen(destination, scrolledBy: destinationOffsets))
    groups.add(pixelatedPictures(flight), device: device)
    groups.add(aspectJumps(flight), device: device)
    groups.add(scaledText(flight), device: device)
    groups.add(keysWithoutPartner(flight), device: device)
    groups.add(clippedSources(flight), device: device)
    groups.add(partnersOffScreen(flight), device: device)
    groups.add(hiddenParts(flight), device: device)
    groups.add(heroesUnderBars(flight), device: device)
    groups.add(
      seams(
        flight, from: FlightEnd(source, scrolledBy: offsets),
        to: FlightEnd(destination, scrolledBy: destinationOffsets, isDestination: true)),
      device: device)
    groups.add(overdraw(flight), device: device)
  }

  /// Checks the duration of the pop if the transition declares a duration or an easing for it.
  package mutating func checkReturn(_ plan: FlightPlan, device: Int) {
    let transition = manifest.transition(named: plan.transition)
    guard transition?.popDuration != nil || transition?.popEasing != nil else { return }
    groups.add(unusualDuration(plan, transition), device: device)
  }

  /// The diagnostics, in the order in which they were found.
  package var diagnostics: [Diagnostic] { groups.diagnostics }
}
