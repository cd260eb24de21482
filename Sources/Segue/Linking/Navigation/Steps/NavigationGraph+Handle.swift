extension NavigationGraph {
  /// Returns the state of a newly launched app: every stack contains its root screen, and the first
  /// tab is selected. The app is not ready yet, so nothing is fetched and links are pending.
  ///
  /// - Parameters:
  ///   - size: The size of the window in points.
  ///   - safeAreaTop: The height of the top safe area in points.
  public func start(size: Size, safeAreaTop: Double = 0) -> NavigationState {
    var run = NavigationRun(self, NavigationState(size: .zero, safeAreaTop: 0))
    run.state.selections = containers.map { _ in 0 }
    run.state.choices = links.choices.map { $0 == 0 ? nil : $0 }
    for stack in roots.indices { run.state.stacks.append(run.root(of: stack)) }
    run.resize(to: size, safeAreaTop: safeAreaTop)
    return run.state
  }

  /// As above, for the size and safe area of a device.
  public func start(on device: Device) -> NavigationState {
    start(size: device.size, safeAreaTop: device.safeArea.top)
  }

  /// Returns a saved state after the app has been relaunched: every screen is where it was, but
  /// nothing is fetched or waited for, no transition is running, and the app is not ready yet.
  ///
  /// Requirements that were met may no longer be: send `unmet` for these.
  public func relaunched(_ saved: NavigationState) -> NavigationState {
    var state = saved
    state.isReady = false
    state.motion = nil
    state.isHeld = false
    func forget(_ stack: inout [StackEntry]) {
      for entry in stack.indices {
        stack[entry].isFetched = false
        stack[entry].phase = .content
      }
    }
    for stack in state.stacks.indices { forget(&state.stacks[stack]) }
    for modal in state.modals.indices { forget(&state.modals[modal].stack) }
    return state
  }

  /// Applies an event to the state, and returns the effects that a client must carry out, in order.
  ///
  /// No event is an error: what is not possible is ignored, with the reason among the effects.
  /// Takes less than a microsecond, except for links, which are parsed in time linear in their
  /// length, and for events that remove many screens.
  ///
  /// - Precondition: The state was made by a graph of the same project.
  public func handle(
    _ event: NavigationEvent, _ state: inout NavigationState
  ) -> [NavigationEffect] {
    // The state is swapped in and out so that its stacks are mutated in place, without copying.
    var run = NavigationRun(
      chosen(in: state), NavigationState(size: .zero, safeAreaTop: 0))
    swap(&run.state, &state)
    run.handle(event)
    swap(&run.state, &state)
    return run.effects
  }

  /// Returns the link to a screen by its own route, with its arguments in the path and in the
  /// query; empty if it has no route.
  public func url(of destination: Destination) -> String {
    guard screens.indices.contains(destination.screen.index),
      let route = links.routes.route(of: destination.screen)
    else { return "" }
    let parameters = screens[destination.screen].parameters
    let values = zip(parameters, destination.arguments).map { (name: $0.name, value: $1) }
    var url =
      links.schemes.first.map { "\($0):/" } ?? links.hosts.first.map { "https://\($0)" } ?? ""
    var inPath: [String] = []
    for segment in route.segments {
      switch segment {
      case .literal(let text): url += "/" + percentEncoded(text)
      case .parameter(let name):
        inPath.append(name)
        // The value of a parameter that the screen does not declare, about which there is a
        // warning, is ignored, but an empty segment would not match.
        url += "/" + percentEncoded(values.first { $0.name == name }?.value.text ?? "-")
      }
    }
    if route.segments.isEmpty { url += "/" }
    var mark = "?"
    for (parameter, value) in zip(parameters, destination.arguments)
    where !inPath.contains(parameter.name) && parameter.defaultValue != value {
      url += "\(mark)\(percentEncoded(parameter.name))=\(percentEncoded(value.text))"
      mark = "&"
    }
    return url
  }
}
