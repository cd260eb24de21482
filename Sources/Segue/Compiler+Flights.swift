/// The transitions between screens, and their plans.
extension Compiler {
  /// Returns the transition of a `navigate` action: the one that the action names, or the one of
  /// the presentation, or the project's default.
  public func transition(for action: Action, presentation: Presentation) -> Transition {
    if case .navigate(_, let named?, _) = action.kind,
      let transition = project.manifest.transition(named: named.name)
    {
      return transition
    }
    return presentation.transition ?? project.manifest.fallbackTransition
  }

  /// Returns the transition between two layouts. Between two columns of a split view, both screens
  /// stay visible, and only a hero transition plays.
  func transition(
    for action: Action, from source: ScreenLayout, to destination: ScreenLayout
  ) -> Transition {
    let asked = transition(for: action, presentation: destination.presentation)
    guard let from = source.column, let to = destination.column, from != to, asked.kind != .hero
    else { return asked }
    return Transition(kind: .none)
  }

  /// Returns the transition that plays when Reduce Motion is on: the one named by `reducedMotion`,
  /// or the transition itself if it moves nothing, or a `fade`.
  public func reduced(_ transition: Transition) -> Transition {
    if let named = transition.reducedMotion,
      let reduced = project.manifest.transition(named: named.name)
    {
      return reduced
    }
    return transition.moves ? Transition(kind: .fade) : transition
  }

  /// Returns the transition that a plan plays: the one that the action asks for, or the fallback of
  /// a hero transition without a partner.
  package func transition(
    playedBy plan: FlightPlan, for action: Action, presentation: Presentation, reducesMotion: Bool
  ) -> Transition {
    guard plan.fallbackFrom == nil else {
      return project.manifest.transition(named: plan.transition) ?? Transition(kind: plan.kind)
    }
    let asked = transition(for: action, presentation: presentation)
    return reducesMotion ? reduced(asked) : asked
  }

  /// Returns a collector for findings about flights on some devices.
  package func flightFindings(on devices: [Device]) -> FlightFindings {
    FlightFindings(devices: devices, manifest: project.manifest)
  }

  /// Computes the transition that a tap plays.
  ///
  /// ```swift
  /// let action = feed.screen.components[card].actions(for: .tap)[0]
  /// let push = compiler.plan(action, tapped: card, from: feed, to: outfit)
  /// let pop = compiler.plan(action, tapped: card, from: feed, to: outfit, direction: .pop)
  /// ```
  ///
  /// - Parameters:
  ///   - action: A `navigate` action of the tapped component; for other actions the result is nil.
  ///   - tapped: The index of the component in the screen of `source`, which must be valid.
  ///   - source: The layout of the source screen.
  ///   - scrolledBy: The scroll offsets of the source's containers.
  ///   - destination: The layout of the screen that the action's link opens, on the same device.
  ///   - destinationScrolledBy: The scroll offsets of the destination's containers; zero when it
  ///     opens.
  ///   - direction: The direction. A pop is the reversed push unless the transition declares a
  ///     return; it ends at the scroll offsets of the source.
  ///   - reducesMotion: Whether Reduce Motion is on.
  public func plan(
    _ action: Action, tapped: ComponentID, from source: ScreenLayout,
    scrolledBy: ScrollOffsets = ScrollOffsets(), to destination: ScreenLayout,
    destinationScrolledBy: ScrollOffsets = ScrollOffsets(),
    direction: FlightPlan.Direction = .push, reducesMotion: Bool = false
  ) -> Diagnosed<FlightPlan?> {
    guard let link = action.link else { return Diagnosed(nil) }
    if let error = countFlight(of: action, tapped: tapped, from: source, to: destination) {
      return Diagnosed(nil, diagnostics: [error])
    }
    let asked = transition(for: action, from: source, to: destination)
    let request = request(
      link, reducesMotion ? reduced(asked) : asked, tapped: tapped, from: source,
      scrolledBy: scrolledBy, to: destination, destinationScrolledBy: destinationScrolledBy,
      direction: direction)
    return Segue.plan(request).map { $0 }
  }

  /// Computes the transition of a sheet from one of its detents to another, over the screen that it
  /// was opened from.
  ///
  /// The gesture that drags a sheet follows ``DetentRule``: see
  /// ``DismissGesture/init(of:on:allowsDismissal:)``.
  ///
  /// - Parameters:
  ///   - change: Two of the detents of the destination's sheet.
  ///   - action: The action that opened the sheet.
  ///   - tapped: The index of the tapped component in the source screen.
  ///   - source: The layout of the source screen.
  ///   - scrolledBy: The scroll offsets of the source's containers.
  ///   - destination: The layout of the sheet, on the same device.
  ///   - destinationScrolledBy: The scroll offsets of the sheet's containers.
  ///   - easing: The easing; by default, the spring of the transition, or SwiftUI's `smooth` if the
  ///     transition has no spring.
  /// - Returns: The plan; nil for an action other than `navigate`, for a presentation without
  ///   detents on the device, for detents that the sheet does not have, and if the budget of the
  ///   compiler does not allow the work.
  public func plan(
    _ change: DetentChange, openedBy action: Action, tapped: ComponentID, from source: ScreenLayout,
    scrolledBy: ScrollOffsets = ScrollOffsets(), to destination: ScreenLayout,
    destinationScrolledBy: ScrollOffsets = ScrollOffsets(), easing: Easing? = nil
  ) -> FlightPlan? {
    guard let link = action.link, let sheet = destination.sheet,
      sheet.detents.contains(change.from), sheet.detents.contains(change.to),
      countFlight(of: action, tapped: tapped, from: source, to: destination) == nil
    else { return nil }
    func request(_ transition: Transition) -> FlightRequest {
      self.request(
        link, transition, tapped: tapped, from: source, scrolledBy: scrolledBy, to: destination,
        destinationScrolledBy: destinationScrolledBy)
    }
    var transition = transition(for: action, from: source, to: destination)
    if Segue.plan(request(transition)).value.fallbackFrom != nil {
      transition = request(transition).plainFallback
    }
    let planned = request(transition)
    let planner = FlightPlanner(
      request: planned, from: FlightEnd(source, scrolledBy: scrolledBy),
      to: FlightEnd(planned.destination, scrolledBy: destinationScrolledBy))
    return planner.plan(of: change, easing: easing ?? .spring(transition.releaseSpring))
  }

  /// Computes all plans of a link between two layouts; nil for an action other than `navigate`.
  ///
  /// The plans are the same as those of three calls of `plan`, in little more than the time of one.
  /// Each diagnostic is reported once.
  package func plans(
    _ action: Action, tapped: ComponentID, from source: ScreenLayout,
    scrolledBy: ScrollOffsets = ScrollOffsets(), to destination: ScreenLayout
  ) -> Diagnosed<FlightPlans?> {
    guard let link = action.link else { return Diagnosed(nil) }
    if let error = countFlight(of: action, tapped: tapped, from: source, to: destination) {
      return Diagnosed(nil, diagnostics: [error])
    }
    let asked = transition(for: action, from: source, to: destination)
    func request(_ transition: Transition) -> FlightRequest {
      self.request(
        link, transition, tapped: tapped, from: source, scrolledBy: scrolledBy, to: destination)
    }
    return Segue.plans(
      request(asked), reduced: request(reduced(asked)),
      dismissal: dismissalWay(of: action, from: source, to: destination),
      hasOwnReturn: { project.manifest.transition(named: $0)?.hasOwnReturn ?? false }
    ).map { $0 }
  }

  /// Counts the work of planning a link, which depends on the sizes of the tapped component and of
  /// both screens. Returns the error that prevents it, if there is one.
  private func countFlight(
    of action: Action, tapped: ComponentID, from source: ScreenLayout, to destination: ScreenLayout
  ) -> Diagnostic? {
    let budget = bounded(within: limits).budget
    let components = source.screen.components
    let flying = components[tapped].subtreeEnd - tapped
    let around = components.count + destination.screen.components.count
    let work = 400 + 10 * around + 250 * flying
    return budget.add(work, to: .flights)
      ? nil : budget.error(at: components[tapped].range, "this component")
  }

  /// Returns the destination of a link with the pictures that fly into it, which a hero transition
  /// leaves there: see ``ScreenLayout/pictureSource(of:)``.
  package func receiving(
    _ destination: ScreenLayout, by action: Action, tapped: ComponentID, from source: ScreenLayout
  ) -> ScreenLayout {
    transition(for: action, from: source, to: destination).kind == .hero
      ? destination.receiving(tapped, of: source) : destination
  }

  func request(
    _ link: Link, _ transition: Transition, tapped: ComponentID, from source: ScreenLayout,
    scrolledBy: ScrollOffsets = ScrollOffsets(), to destination: ScreenLayout,
    destinationScrolledBy: ScrollOffsets = ScrollOffsets(),
    direction: FlightPlan.Direction = .push
  ) -> FlightRequest {
    let isHero = transition.kind == .hero
    return FlightRequest(
      transition: transition,
      fallback: project.manifest.fallbackTransition, tapped: tapped, link: link, source: source,
      scrolledBy: scrolledBy,
      destination: isHero ? destination.receiving(tapped, of: source) : destination,
      destinationScrolledBy: destinationScrolledBy, direction: direction,
      lateFallback: transition.fallback.flatMap { project.manifest.transition(named: $0.name) })
  }
}
