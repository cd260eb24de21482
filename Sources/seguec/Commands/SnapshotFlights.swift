import Segue

/// The flights of a tapped component's links, planned in the project of its file.
struct SnapshotFlights {
  private let compiler: Compiler?
  /// The reason why there are no plans; empty if there are.
  private let reason: String

  /// Creates the planner, reading the whole project of a file.
  init(of file: ScreenFile) {
    switch file.project?.whole {
    case nil: self.init(in: nil)
    case .success(let compiler): self.init(in: compiler)
    case .failure(let error): self.init(nil, because: error.message)
    }
  }

  /// Creates the planner.
  ///
  /// - Parameter compiler: The project's compiler; nil for a file without a project.
  init(in compiler: Compiler?) {
    self.init(compiler, because: compiler == nil ? "the file belongs to no project" : "")
  }

  private init(_ compiler: Compiler?, because reason: String) {
    self.compiler = compiler
    self.reason = reason
  }

  /// Returns a flight for each `navigate` action, in order.
  ///
  /// - Parameters:
  ///   - tapped: The component with the actions.
  ///   - screen: The component's screen, expanded for the device.
  func flights(of tapped: ComponentID, on screen: Screen, _ device: Device) -> [SnapshotFlight] {
    // Errors in other screens are reported by `check`.
    let source = compiler?.layout(screen, on: device).value
    return screen.components[tapped].actions(for: .tap).compactMap { action in
      guard let link = action.link else { return nil }
      guard let compiler, let source else {
        return SnapshotFlight(link: link.url, .unknown(reason))
      }
      return SnapshotFlight(
        link: link.url, compiler.outcome(of: action, link, tapped: tapped, from: source))
    }
  }
}

extension Compiler {
  fileprivate func outcome(
    of action: Action, _ link: Link, tapped: ComponentID, from source: ScreenLayout
  ) -> SnapshotFlight.Outcome {
    var scratch = LayoutScratch()
    let found = openedScreen(by: action, from: source, in: &scratch)
    guard let opened = found.value, !found.hasErrors else {
      let isDead = target(of: link).value == nil
      return .unknown(
        isDead
          ? "the link opens no screen of the project" : "the screen that the link opens has errors")
    }
    let plan = plan(action, tapped: tapped, from: source, to: opened)
    guard let plan = plan.value else { return .unknown("nothing plays") }
    return .planned(
      plan,
      FlightBehaviors(
        plan, of: source.screen.snapshot(of: tapped), from: source.screen, to: opened.layout.screen)
    )
  }
}
