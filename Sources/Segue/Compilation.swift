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
    /// What outputs call the component.
    let componentName: String
    /// The place of the action among the component's `navigate` actions.
    public let index: Int
    public let action: Action
    public let presentation: Presentation
    /// What it plays, one a device on which it could be planned.
    let flights: [FlightPlans]

    /// What a tap plays, one a device.
    public var plans: [FlightPlan] { flights.map(\.push) }
    /// The way back, one a device.
    public var returns: [FlightPlan] { flights.map(\.pop) }
    /// What a tap plays for people who want less motion, one a device.
    public var reduced: [FlightPlan] { flights.map(\.reduced) }
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
  /// Compiles the whole project: every screen, every link that can be followed from them, and every
  /// transition, on every device.
  ///
  /// A screen is compiled once with its defaults, and once for each set of arguments that a link
  /// opens it with. Time is linear in what is compiled.
  ///
  /// - Parameters:
  ///   - devices: Those of the project unless given.
  ///   - workers: Who does the pieces of work that do not depend on each other; the result is the same,
  ///     whoever does.
  public func compile(
    on devices: [Device]? = nil, by workers: some Workers = SerialWorkers()
  ) -> Compilation {
    compile(on: devices ?? project.devices, showsColumns: true, by: workers)
  }

  /// - Parameter showsColumns: Whether the screens of a split view stand in their columns where a device is wide
  ///   enough, or each in all of the device.
  func compile(
    on devices: [Device], showsColumns: Bool, by workers: some Workers = SerialWorkers()
  ) -> Compilation {
    let parts = compiledParts(on: devices, showsColumns: showsColumns, by: workers)
    return Compilation(parts, diagnostics: parts.diagnostics())
  }
}

extension Compilation {
  /// What has come of a project of which nothing was left by an earlier build.
  init(_ parts: CompiledParts, diagnostics: [Diagnostic]) {
    devices = parts.devices
    graph = parts.linked.graph
    instances = zip(parts.linked.screens, parts.placed).compactMap { linked, placed in
      linked.screen.map {
        Instance(screen: $0, name: linked.name, layouts: placed?.layouts ?? [])
      }
    }
    transits = zip(parts.linked.links, parts.planned).map { link, planned in
      Transit(
        from: link.from, to: link.to, component: link.action.component,
        componentName: link.action.name, index: link.action.place, action: link.action.action,
        presentation: link.presentation, flights: planned?.plans ?? [])
    }
    self.diagnostics = diagnostics
  }
}
