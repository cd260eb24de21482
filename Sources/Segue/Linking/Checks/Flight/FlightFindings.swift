/// Collects what is wrong with the flights of a project's links before any of them runs, and tells
/// each thing once: for a place, with the devices on which it holds and the place at the other end.
///
/// A check looks at a plan and at the two screens, and changes neither.
package struct FlightFindings {
  private let manifest: Manifest
  private(set) var groups: FindingGroups

  /// - Parameters:
  ///   - devices: The list that `check` means places in.
  ///   - manifest: What declares the transitions.
  package init(devices: [Device], manifest: Manifest) {
    self.manifest = manifest
    groups = FindingGroups(devices: devices)
  }

  /// Checks a plan on the device of that place in the list. Linear in the components of both screens
  /// and the layers of the plan, with a text that covers something set once more.
  ///
  /// Screens with errors are not checked: what holds for the parts that could be built says nothing of
  /// the flight that was meant.
  ///
  /// - Parameters:
  ///   - tapped: The component's place in the screen of `source`.
  ///   - offsets: How far the source is scrolled. If it is not, what a finger can scroll into view
  ///     counts as in view.
  ///   - destinationOffsets: How far the destination is scrolled when it opens.
  package mutating func check(
    _ plan: FlightPlan, tapped: Int, from source: ScreenLayout,
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
        flight, FlightEnd(source, scrolledBy: offsets),
        FlightEnd(destination, scrolledBy: destinationOffsets, isDestination: true)),
      device: device)
    groups.add(overdraw(flight), device: device)
  }

  /// Checks the way back, as far as a transition says that it differs: how long it takes.
  package mutating func checkReturn(_ plan: FlightPlan, device: Int) {
    let transition = manifest.transition(named: plan.transition)
    guard transition?.popDuration != nil || transition?.popEasing != nil else { return }
    groups.add(unusualDuration(plan, transition), device: device)
  }

  /// In the order in which they were found.
  package var diagnostics: [Diagnostic] { groups.diagnostics }
}
