/// Everything that can be known of a project before it runs.
public struct Compilation: Sendable {
  /// A screen with the arguments that it is opened with.
  public struct Instance: Sendable {
    public let screen: Screen
    /// Unique in the project: the screen's id, and its arguments where they are not the defaults.
    public let name: String
    /// On each device, in the project's order, as the screen itself says it is shown.
    public internal(set) var layouts: [ScreenLayout] = []
  }

  /// A `navigate` action with the transition that it plays on each device.
  public struct Transit: Sendable {
    /// The place of the instance that is left.
    public let from: Int
    /// The place of the instance that opens.
    public let to: Int
    /// The place of the component with the action in its screen.
    public let component: Int
    /// The place of the action among the component's `navigate` actions.
    public let index: Int
    public let action: Action
    public let presentation: Presentation
    /// What a tap plays, one a device.
    public internal(set) var plans: [FlightPlan] = []
    /// The way back, one a device.
    public internal(set) var returns: [FlightPlan] = []
    /// What a tap plays for people who want less motion, one a device.
    public internal(set) var reduced: [FlightPlan] = []
    /// Whether the transition declares layers of its own for the way back.
    var hasOwnReturn = false
  }

  public let devices: [Device]
  public internal(set) var instances: [Instance] = []
  public internal(set) var transits: [Transit] = []
  /// Which screens lead to which.
  package internal(set) var graph: ScreenGraph
  /// In source order, none repeated.
  public internal(set) var diagnostics: [Diagnostic] = []
}

extension Compiler {
  /// What a whole compilation may grow to.
  static let instancesPerScreen = 1000

  /// Compiles the whole project: every screen, every link that can be followed from them, and every
  /// transition, on every device.
  ///
  /// A screen is compiled once with its defaults, and once for each set of arguments that a link
  /// opens it with. Time is linear in what is compiled.
  ///
  /// - Parameters:
  ///   - devices: Those of the project unless given.
  ///   - progress: Called with the steps done and the steps known so far.
  public func compile(
    on devices: [Device]? = nil, progress: (_ done: Int, _ known: Int) -> Void = { _, _ in }
  ) -> Compilation {
    compile(on: devices ?? project.devices, showsColumns: true, progress)
  }

  /// - Parameter showsColumns: Whether the screens of a split view stand in their columns where a device is wide
  ///   enough, or each in all of the device.
  func compile(
    on devices: [Device], showsColumns: Bool, _ progress: (_ done: Int, _ known: Int) -> Void
  ) -> Compilation {
    var run = CompilationRun(self, devices: devices, showsColumns: showsColumns)
    run.checkComponents()
    run.addDefaults()
    run.openRoots()
    while run.followNext() { progress(run.done, run.known) }
    run.reportUnopened()
    run.checkNavigation()
    run.placeAll(progress)
    run.planAll(progress)
    return run.finished()
  }
}
