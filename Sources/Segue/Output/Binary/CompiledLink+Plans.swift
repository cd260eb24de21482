extension CompiledLink {
  /// What a tap plays on a device, put together again: the very plan that the compiler made, bit for bit,
  /// save for the place at which the link is written. Linear in its layers.
  ///
  /// - Parameters:
  ///   - device: The place of the device in the project.
  ///   - direction: The way there, or the way back.
  ///   - reducesMotion: Whether it is the way there for people who want less motion; the way back of it is
  ///     the same with progress from 1 to 0.
  /// - Returns: nil where nothing could be planned.
  public func plan(
    on device: Int, direction: FlightPlan.Direction = .push, reducesMotion: Bool = false
  ) -> FlightPlan? {
    let role: PlanRole = direction == .pop ? .back : reducesMotion ? .reduced : .push
    guard let row = row(device, role) else { return nil }
    return LinkReading(self, row, device: project.devices[device])?.plan()
  }

  /// How long a tap's transition plays on a device, in seconds; nil where nothing could be planned.
  /// Without allocation.
  public func duration(on device: Int) -> Double? {
    row(device, .push).map {
      let timing = Int(view.word(LinkTable.plans, $0, 4))
      return view.number(LinkTable.timings, timing, 1)
    }
  }

  /// The name of the transition that a tap plays on a device; nil where nothing could be planned.
  public func transition(on device: Int) -> String? {
    row(device, .push).flatMap { view.string(LinkTable.plans, $0, 3) }
  }

  /// The file that a build writes for the link and a device, `transitions/…/DEVICE.json`: everything
  /// that a player needs. The same bytes as from a compilation.
  public func json(on device: Int) -> [UInt8]? {
    guard let plans = plans(on: device) else { return nil }
    return TransitArtefact(
      from: project.screen(at: from).name, to: project.screen(at: to).name,
      presentation: presentation, plans: plans
    ).bytes
  }

  /// All that the link plays on a device; nil where nothing could be planned, or the artefact is damaged.
  private func plans(on device: Int) -> FlightPlans? {
    guard let row = row(device, .push), let push = plan(on: device),
      let pop = plan(on: device, direction: .pop),
      let reduced = plan(on: device, reducesMotion: true)
    else { return nil }
    let bits = view.word(LinkTable.plans, row, 2)
    return dismissal(bits).map {
      FlightPlans(
        push: push, pop: pop, reduced: reduced, hasOwnReturn: bits & PlanBits.ownReturn != 0,
        dismissal: $0)
    }
  }

  /// How a finger takes back what the link opens on a device, or what refuses it; nil where nothing could be planned.
  public func dismissal(on device: Int) -> InteractiveDismissal? {
    row(device, .push).flatMap { dismissal(view.word(LinkTable.plans, $0, 2)) }
  }

  private func dismissal(_ bits: UInt32) -> InteractiveDismissal? {
    let code = bits >> PlanBits.dismissalShift & 15
    return code > 0 ? InteractiveDismissal(binaryCode: code - 1) : nil
  }

  private func row(_ device: Int, _ role: PlanRole) -> Int? {
    guard project.devices.indices.contains(device), from < project.screenCount,
      to < project.screenCount
    else { return nil }
    return (0..<view.rows(LinkTable.plans)).first {
      Int(view.word(LinkTable.plans, $0, 0)) == device
        && view.word(LinkTable.plans, $0, 1) == role.rawValue
    }
  }
}
