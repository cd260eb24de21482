/// The results of compiling a project: all screens, links and transitions on all devices.
public struct Compilation: Sendable {
  /// A screen with arguments.
  public struct Instance: Sendable {
    public let screen: Screen
    /// Unique in the project: the screen's id, and its arguments where they are not the defaults.
    public let name: String
    /// The name of the sample data that fills the screen; nil for a screen without data.
    public let data: String?
    /// Whether links with the screen's arguments open it with this data.
    let isUsual: Bool
    /// The layouts on each device, in the order of the devices, with the presentation that the
    /// screen declares.
    public internal(set) var layouts: [ScreenLayout] = []
  }

  /// A `navigate` action with its transition on each device.
  public struct Transit: Sendable {
    /// The index of the source instance.
    public let from: ScreenIndex
    /// The index of the destination instance.
    public let to: ScreenIndex
    /// The index of the component with the action in its screen.
    public let component: ComponentID
    /// The name of the component in outputs.
    let componentName: String
    /// The index of the action among the component's `navigate` actions.
    public let index: Int
    public let action: Action
    public let presentation: Presentation
    /// The choice with which the link leads there; nil for one that leads to no flow.
    public let choice: FlowChoice?
    /// The plans, one for each device on which the link can be planned.
    let flights: [FlightPlans]

    /// The number of devices on which the link can be planned.
    package var planCount: Int { flights.count }
    /// The pushes, one for each device. Linear in the number of devices.
    public var plans: [FlightPlan] { flights.map { $0.push } }
    /// The pops, one for each device. Linear in the number of devices.
    public var returns: [FlightPlan] { flights.map { $0.pop } }
    /// The pushes when Reduce Motion is on, one for each device. Linear in the number of devices.
    public var reduced: [FlightPlan] { flights.map { $0.reduced } }
  }

  public let devices: [Device]
  public internal(set) var instances: [Instance] = []
  public internal(set) var transits: [Transit] = []
  /// The graph of the links between screens.
  package internal(set) var graph: ScreenGraph
  /// The diagnostics in source order, each once.
  public internal(set) var diagnostics: [Diagnostic] = []
}

extension [Compilation.Instance] {
  /// The instance with an index.
  public subscript(id: ScreenIndex) -> Compilation.Instance { self[id.index] }
}

extension Compiler {
  /// Compiles the whole project: all screens, all links between them, and all transitions, on all
  /// devices.
  ///
  /// A screen is compiled once with its default arguments, and once for each set of arguments that
  /// a link opens it with. Linear in the size of the results.
  ///
  /// - Parameters:
  ///   - devices: The devices; by default, those of the project.
  ///   - workers: The workers for independent pieces of work. They do not affect the result.
  public func compile(
    on devices: [Device]? = nil, by workers: some Workers = SerialWorkers()
  ) -> Compilation {
    compile(on: devices ?? project.devices, showsColumns: true, by: workers)
  }

  /// Compiles the whole project as ``compile(on:by:)`` does, and checks its screens with extreme
  /// data too.
  ///
  /// Each screen with data is laid out with dozens of extremes made from its type: the longest
  /// texts, empty lists, absent properties. Their findings are among the diagnostics, once for
  /// all of the extremes, and only what no sample data shows. They name the extreme.
  ///
  /// - Parameters:
  ///   - devices: The devices; by default, those of the project.
  ///   - workers: The workers for independent pieces of work. They do not affect the result.
  public func check(
    on devices: [Device]? = nil, by workers: some Workers = SerialWorkers()
  ) -> Compilation {
    let devices = devices ?? project.devices
    let parts = compiledParts(on: devices, showsColumns: true, by: workers)
    let steps = CompilationSteps(
      devices: devices, showsColumns: true, workers: workers, budget: parts.budget)
    return Compilation(
      parts, diagnostics: parts.diagnostics(with: steps.checkExtremes(of: parts.linked)))
  }

  /// - Parameter showsColumns: Whether the screens of a split view are laid out in their columns on
  ///   devices that are wide enough, or each in the whole device.
  func compile(
    on devices: [Device], showsColumns: Bool, by workers: some Workers = SerialWorkers()
  ) -> Compilation {
    let parts = compiledParts(on: devices, showsColumns: showsColumns, by: workers)
    return Compilation(parts, diagnostics: parts.diagnostics())
  }
}

extension Compilation {
  /// Creates a compilation from results of which none are from an earlier build.
  init(_ parts: CompiledParts, diagnostics: [Diagnostic]) {
    devices = parts.devices
    graph = parts.linked.graph
    instances = zip(parts.linked.screens, parts.placed).compactMap { linked, placed in
      linked.screen.map {
        Instance(
          screen: $0, name: linked.name, data: parts.linked.data(of: linked)?.name,
          isUsual: linked.target.isUsual, layouts: placed?.layouts ?? [])
      }
    }
    transits = zip(parts.linked.links, parts.planned).map { link, planned in
      Transit(
        from: link.from, to: link.to, component: link.action.component,
        componentName: link.action.name, index: link.action.linkIndex, action: link.action.action,
        presentation: link.presentation, choice: link.choice, flights: planned?.plans ?? [])
    }
    self.diagnostics = diagnostics
  }
}
