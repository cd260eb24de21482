extension CompiledLink {
  /// Reconstructs the plan of a tap on a device: the plan that the compiler made, bit for bit,
  /// except for the source range of the link. Linear in its layers.
  ///
  /// - Parameters:
  ///   - device: The index of the device in the project.
  ///   - direction: The push, or its return.
  ///   - reducesMotion: Whether to return the push for Reduce Motion, whose return is the same plan
  ///     with progress from 1 to 0.
  /// - Returns: The plan; nil if the compiler could make none.
  public func plan(
    on device: Int, direction: FlightPlan.Direction = .push, reducesMotion: Bool = false
  ) -> FlightPlan? {
    let role: PlanRole = direction == .pop ? .back : reducesMotion ? .reduced : .push
    guard let row = row(device, role) else { return nil }
    return LinkReading(self, row, device: project.devices[device])?.plan()
  }

  /// Returns the duration of a tap's transition on a device in seconds; nil if there is no plan.
  /// Without allocation.
  public func duration(on device: Int) -> Double? {
    row(device, .push).map {
      view.number(view[LinkRow.Timing.self, view[LinkRow.Plan.self, $0].timing].duration)
    }
  }

  /// Returns the name of the transition of a tap on a device; nil if there is no plan.
  public func transition(on device: Int) -> String? {
    row(device, .push).flatMap { view.string(view[LinkRow.Plan.self, $0].transition) }
  }

  /// Returns the file that a build writes for the link and a device, `transitions/…/DEVICE.json`,
  /// with everything that a player needs. The bytes are the same as from a compilation.
  public func json(on device: Int) -> [UInt8]? {
    guard let plans = plans(on: device) else { return nil }
    return TransitArtefact(
      from: project.screen(at: from).name, to: project.screen(at: to).name,
      presentation: presentation, plans: plans
    ).bytes
  }

  /// All that the link plays on a device; nil where nothing could be planned, or the artefact is
  /// damaged.
  private func plans(on device: Int) -> FlightPlans? {
    guard let row = row(device, .push), let push = plan(on: device),
      let pop = plan(on: device, direction: .pop),
      let reduced = plan(on: device, reducesMotion: true)
    else { return nil }
    let bits = view[LinkRow.Plan.self, row].bits
    return dismissal(bits).map {
      FlightPlans(
        push: push, pop: pop, reduced: reduced, hasOwnReturn: bits & PlanBits.ownReturn != 0,
        dismissal: $0)
    }
  }

  /// Returns the gesture that dismisses the destination screen on a device, or the reason why there
  /// is none; nil if there is no plan.
  public func dismissal(on device: Int) -> InteractiveDismissal? {
    row(device, .push).flatMap { dismissal(view[LinkRow.Plan.self, $0].bits) }
  }

  private func dismissal(_ bits: UInt32) -> InteractiveDismissal? {
    let code = bits >> PlanBits.dismissalShift & 15
    return code > 0 ? InteractiveDismissal(binaryCode: code - 1) : nil
  }

  private func row(_ device: Int, _ role: PlanRole) -> Int? {
    guard project.devices.indices.contains(device), from.index < project.screenCount,
      to.index < project.screenCount
    else { return nil }
    return (0..<view.rows(LinkRow.Plan.self)).first {
      let plan = view[LinkRow.Plan.self, $0]
      return plan.device == device && plan.role == role.rawValue
    }
  }
}
