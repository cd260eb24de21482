import Segue

/// The flights of a tapped component's links, planned in the project of its file.
struct SnapshotFlights {
  private let compiler: Compiler?
  /// Why there are no plans, if there are none.
  private let reason: String

  /// Reads the whole project of a file.
  init(of file: ScreenFile) {
    switch file.project?.whole {
    case nil: self.init(in: nil)
    case .success(let compiler): self.init(in: compiler)
    case .failure(let error): self.init(nil, because: error.message)
    }
  }

  /// - Parameter compiler: That of the project; nil for a file that belongs to none.
  init(in compiler: Compiler?) {
    self.init(compiler, because: compiler == nil ? "the file belongs to no project" : "")
  }

  private init(_ compiler: Compiler?, because reason: String) {
    self.compiler = compiler
    self.reason = reason
  }

  /// One for each `navigate` action, in order.
  ///
  /// - Parameters:
  ///   - tapped: The component with the actions.
  ///   - screen: Its screen, expanded for the device.
  func flights(of tapped: Int, on screen: Screen, _ device: Device) -> [SnapshotFlight] {
    // What is wrong with other screens is for `check` to report.
    var unheard: [Diagnostic] = []
    let source = compiler?.layout(screen, on: device, &unheard)
    return screen.components[tapped].actions(for: .tap).compactMap { action in
      guard case .navigate(let link, _, let presentation) = action.kind else { return nil }
      guard let compiler, let source else {
        return SnapshotFlight(link: link.url, .unknown(reason))
      }
      return SnapshotFlight(
        link: link.url,
        outcome(of: action, link, presentation, tapped, from: source, compiler))
    }
  }

  private func outcome(
    of action: Action, _ link: Link, _ presentation: Presentation?, _ tapped: Int,
    from source: ScreenLayout, _ compiler: Compiler
  ) -> SnapshotFlight.Outcome {
    var diagnostics: [Diagnostic] = []
    guard let target = compiler.target(of: link, &diagnostics) else {
      return .unknown("the link opens no screen of the project")
    }
    guard
      let opened = compiler.screen(
        of: target, direction: source.device.direction, &diagnostics), !diagnostics.hasErrors
    else { return .unknown("the screen that the link opens has errors") }
    var scratch = LayoutScratch()
    let destination = compiler.layout(
      opened, openedFrom: source, presentation: presentation ?? opened.presentation, in: &scratch,
      &diagnostics)
    let plan = compiler.plan(
      action, tapped: tapped, from: source, to: destination, &diagnostics)
    guard let plan else { return .unknown("nothing plays") }
    return .planned(
      plan,
      FlightFates(
        plan, of: source.screen.snapshot(of: tapped), from: source.screen, to: destination.screen))
  }
}
