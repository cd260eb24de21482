extension NavigationGraph {
  /// An app that has just been launched: every stack with the screen that it begins with, and the first tab
  /// selected. It is not ready yet, so nothing is fetched and links wait.
  ///
  /// - Parameters:
  ///   - size: the window's in points.
  ///   - safeAreaTop: how far the top safe area reaches down, in points.
  public func start(size: Size, safeAreaTop: Double = 0) -> NavigationState {
    var run = NavigationRun(self, NavigationState(size: .zero, safeAreaTop: 0))
    run.state.selections = containers.map { _ in 0 }
    for stack in roots.indices { run.state.stacks.append(run.root(of: stack)) }
    run.resize(to: size, safeAreaTop: safeAreaTop)
    return run.state
  }

  /// The same on a device.
  public func start(on device: Device) -> NavigationState {
    start(size: device.size, safeAreaTop: device.safeArea.top)
  }

  /// A state that was saved before the app was launched anew: everything where it was, but nothing fetched, no
  /// transition running, and not ready yet. What was met may not be any longer: `unmet` tells.
  public func relaunched(_ saved: NavigationState) -> NavigationState {
    var state = saved
    state.isReady = false
    state.motion = nil
    state.isHeld = false
    for stack in state.stacks.indices {
      for entry in state.stacks[stack].indices { state.stacks[stack][entry].isFetched = false }
    }
    for modal in state.modals.indices {
      for entry in state.modals[modal].stack.indices {
        state.modals[modal].stack[entry].isFetched = false
      }
    }
    return state
  }

  /// Changes the state as an event asks for, and tells what a client is to do about it, in order.
  ///
  /// No event is wrong: what is not possible is ignored, with the reason among the effects. Below a microsecond, but
  /// for links, which are read in time linear in their length, and for what takes many screens away.
  ///
  /// - Precondition: the state has been made by a graph of the same project.
  public func handle(
    _ event: NavigationEvent, _ state: inout NavigationState
  ) -> [NavigationEffect] {
    // The state is moved in and out, so that its stacks are changed in place.
    var run = NavigationRun(self, NavigationState(size: .zero, safeAreaTop: 0))
    swap(&run.state, &state)
    run.handle(event)
    swap(&run.state, &state)
    return run.effects
  }

  /// The link of a screen by its own route, its arguments in the path and in the query; empty without a route.
  public func url(of destination: Destination) -> String {
    guard screens.indices.contains(destination.screen),
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
        // A parameter that the screen does not declare, of which it is warned, is read by nobody, but an empty
        // segment is none.
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
