/// The worklist of a compilation.
struct CompilationRun {
  let compiler: Compiler
  let showsColumns: Bool
  var compilation: Compilation
  private(set) var done = 0
  private var diagnostics: [Diagnostic]
  private var places: [Key: Int] = [:]
  private var instancesOfScreen: [Int: Int] = [:]
  /// Screens that a link leads to, whether it hands in all that they need or not.
  private var linked: Set<Int> = []
  private var screenOfInstance: [Int] = []
  /// Screens that could not be built with some arguments, or not with all that is written in them.
  private var damaged: Set<Int> = []
  /// What links that lead nowhere were probably meant to open, by their URL.
  private var meant: [String: Int?] = [:]
  /// Links of back stacks that have been reported.
  private var brokenTemplates: Set<SourceRange> = []
  private let actionChecks: ActionChecks
  private var next = 0
  /// One a direction that differs from the first device's: the same screens turned round.
  private var turned: [LayoutDirection: [Screen?]] = [:]

  private struct Key: Hashable {
    let screen: Int
    let arguments: [ScalarValue]
  }

  init(_ compiler: Compiler, devices: [Device], showsColumns: Bool) {
    self.compiler = compiler
    self.showsColumns = showsColumns
    let project = compiler.project
    compilation = Compilation(
      devices: devices, graph: ScreenGraph(project.declarations, manifest: project.manifest))
    diagnostics = compiler.diagnostics
    actionChecks = ActionChecks(manifest: project.manifest, screenIDs: project.screenIDs)
  }

  var known: Int { compilation.instances.count * (1 + compilation.devices.count) }

  private var project: Project { compiler.project }
  private var direction: LayoutDirection { compilation.devices.first?.direction ?? .ltr }

  // MARK: Steps

  /// What components say by themselves, whether used or not.
  mutating func checkComponents() {
    var uses: [[ComponentUse]] = []
    for index in project.declarations.components.indices {
      var builder = ScreenBuilder(
        project.declarations, limits: compiler.limits, direction: direction)
      uses.append(builder.check(index))
      diagnostics += builder.diagnostics
    }
    diagnostics += componentCycles(uses, in: project.declarations)
  }

  /// Each screen with its defaults, if it has them all.
  mutating func addDefaults() {
    for (index, screen) in project.declarations.screens.enumerated() {
      let arguments = screen.parameters.map {
        project.declarations.defaultArgument(of: $0, in: screen.file) ?? .unknown($0.type)
      }
      let target = Compiler.Target(screen: index, arguments: arguments)
      if target.isComplete {
        _ = instance(of: target, openedAt: screen.range)
      } else {
        // What it says by itself can be checked; it is laid out as links open it.
        _ = compiler.screen(at: index, arguments, direction: direction, &diagnostics)
      }
    }
  }

  /// The screens that open without a tap: those that containers begin with, and those that links from
  /// outside lead to.
  mutating func openRoots() {
    guard !project.isStandalone else { return }
    let navigation = project.manifest.navigation
    for (link, role) in navigation.starts {
      let opened = open(link)
      if let screen = opened.screen {
        compilation.graph.starts.append(
          ScreenGraph.Start(role: role, screen: screen, range: link.range, link: link))
      } else if let meant = screenMeant(by: link) {
        compilation.graph.meantStarts.append(meant)
      } else if role.isRoot {
        // Where the app starts is not known, so that any screen may be the one.
        compilation.graph.meantStarts += compilation.graph.routed
      }
    }
    if navigation.container == nil {
      compilation.graph.addFirst(root: compiler.routes.match([])?.screen)
    }
    let pictures = PictureFinder(assets: project.assets)
    for icon in project.manifest.tabs.compactMap(\.icon) {
      _ = pictures.size(of: icon, &diagnostics)
    }
    diagnostics += checkRequirements(of: project.declarations.screens, in: navigation)
  }

  /// Follows the links of the next instance, unless its file stands alone; false when all are followed.
  mutating func followNext() -> Bool {
    guard next < compilation.instances.count else { return false }
    let from = next
    next += 1
    done += 1
    let screen = compilation.instances[from].screen
    // A file that stands alone says nothing of where its links lead.
    guard !project.isStandalone else { return true }
    diagnostics += actionChecks.check(screen)
    openBackStack(of: from)
    for (index, component) in screen.components.enumerated() {
      var count = 0
      for handler in component.events {
        for action in handler.actions {
          follow(action, from: from, component: index, count)
          if case .navigate = action.kind { count += 1 }
        }
      }
    }
    return true
  }

  /// What lies below an instance when a link from outside opens it. A link that is wrong with some
  /// arguments is most often wrong with all, and is told of once.
  private mutating func openBackStack(of instance: Int) {
    let screen = screenOfInstance[instance]
    let values = compilation.instances[instance].screen.arguments.map { ($0.name, $0.value) }
    var stack: [ScreenGraph.Destination] = []
    for link in project.declarations.screens[screen].backStack ?? []
    where !brokenTemplates.contains(link.range) {
      let count = diagnostics.count
      let link = Link(url: filled(link.url, values), range: link.range)
      if let below = open(link).screen ?? screenMeant(by: link) {
        stack.append(ScreenGraph.Destination(screen: below, link: link))
      }
      if diagnostics[count...].contains(where: { $0.range == link.range }) {
        brokenTemplates.insert(link.range)
      }
    }
    compilation.graph.add(backStack: stack, of: screen)
  }

  /// Follows the links of an action, and notes in the graph what it does. `index` is its place among the
  /// component's `navigate` actions.
  private mutating func follow(_ action: Action, from: Int, component: Int, _ index: Int) {
    func note(_ kind: ScreenGraph.Exit.Kind) {
      compilation.graph.add(
        ScreenGraph.Exit(kind: kind, range: action.range, instance: from, component: component),
        of: screenOfInstance[from])
    }
    switch action.kind {
    case .navigate(let link, let transition, let presentation):
      let opened = open(link)
      guard let screen = opened.screen else {
        return note(.lost(link, meant: screenMeant(by: link)))
      }
      let shown = presentation ?? project.declarations.screens[screen].presentation
      note(.navigate(.init(screen: screen, link: link), shown, transition: transition?.name))
      guard let to = opened.instance else { return }
      compilation.transits.append(
        Compilation.Transit(
          from: from, to: to, component: component, index: index, action: action,
          presentation: shown))
    case .replaceStack(let links):
      var stack: [ScreenGraph.Destination] = []
      for link in links {
        if let screen = open(link).screen {
          stack.append(.init(screen: screen, link: link))
        } else {
          note(.lost(link, meant: screenMeant(by: link)))
        }
      }
      note(.replaceStack(stack))
    case .backTo(let name):
      if let screen = actionChecks.screen(id: name.name) {
        note(.backTo(screen: screen, name: name))
      }
    case .selectTab(let tab): note(.selectTab(tab))
    case .back: note(.back)
    case .backToRoot: note(.backToRoot)
    case .dismiss: note(.dismiss)
    case .open: note(.open)
    case .custom: note(.custom)
    case .track: break
    }
  }

  /// The place of the screen that a link leads to, and of what it opens; nil, reported, if there is none.
  private mutating func open(_ link: Link) -> (screen: Int?, instance: Int?) {
    guard let target = compiler.target(of: link, &diagnostics) else { return (nil, nil) }
    linked.insert(target.screen)
    return (target.screen, target.isComplete ? instance(of: target, openedAt: link.range) : nil)
  }

  /// The screen that a link was probably meant to open, which opens none.
  private mutating func screenMeant(by link: Link) -> Int? {
    if let known = meant[link.url] { return known }
    let screen = compiler.screenMeant(by: link)
    meant[link.url] = .some(screen)
    return screen
  }

  /// The place of a screen with these arguments, built when first asked for; nil if it cannot be.
  private mutating func instance(of target: Compiler.Target, openedAt range: SourceRange) -> Int? {
    let values = target.arguments.compactMap { argument in
      if case .scalar(let value, _) = argument { value } else { nil }
    }
    let key = Key(screen: target.screen, arguments: values)
    if let place = places[key] { return place >= 0 ? place : nil }
    let count = instancesOfScreen[target.screen, default: 0]
    guard count < Compiler.instancesPerScreen else {
      diagnostics.append(
        .tooManyInstances(
          project.declarations.screens[target.screen], limit: Compiler.instancesPerScreen,
          at: range))
      return nil
    }
    guard let screen = compiler.screen(of: target, direction: direction, &diagnostics) else {
      places[key] = -1
      damaged.insert(target.screen)
      return nil
    }
    if !screen.isWhole { damaged.insert(target.screen) }
    instancesOfScreen[target.screen] = count + 1
    places[key] = compilation.instances.count
    screenOfInstance.append(target.screen)
    compilation.instances.append(Compilation.Instance(screen: screen, name: screen.name))
    return compilation.instances.count - 1
  }

  mutating func reportUnopened() {
    for (index, screen) in project.declarations.screens.enumerated()
    where instancesOfScreen[index] == nil && !linked.contains(index) {
      let isIncomplete = screen.parameters.contains { $0.defaultValue == nil }
      if isIncomplete { diagnostics.append(.unopenedScreen(screen)) }
    }
  }

  /// What can only be judged once all links have been followed. A file that stands alone says nothing of
  /// where its links lead.
  mutating func checkNavigation() {
    for screen in instancesOfScreen.keys where !damaged.contains(screen) {
      compilation.graph.nodes[screen].isKnown = true
    }
    guard !project.isStandalone else { return }
    diagnostics += navigationFindings(
      in: compilation.graph, of: project, routes: compiler.routes)
  }

  // MARK: Frames

  /// The instance on a device that writes in the other direction is another screen.
  private mutating func screen(_ instance: Int, for device: Device) -> Screen? {
    let screen = compilation.instances[instance].screen
    guard device.direction != direction else { return screen }
    if turned[device.direction] == nil {
      turned[device.direction] = Array(repeating: nil, count: compilation.instances.count)
    }
    if let known = turned[device.direction]?[instance] { return known }
    let arguments = screen.arguments.map { Argument.scalar($0.value, origin: screen.range) }
    let built = compiler.screen(
      at: screenOfInstance[instance], arguments, direction: device.direction, &diagnostics)
    turned[device.direction]?[instance] = built
    return built
  }

  mutating func placeAll(_ progress: (Int, Int) -> Void) {
    var findings = LayoutFindings(
      devices: compilation.devices, sources: project.sources, fonts: compiler.fonts)
    var scratch = LayoutScratch()
    for index in compilation.instances.indices {
      findings.checkText(of: compilation.instances[index].screen)
      for (place, device) in compilation.devices.enumerated() {
        guard let screen = screen(index, for: device) else { continue }
        let known = diagnostics.count
        let layout =
          showsColumns
          ? compiler.layout(screen, on: device, in: &scratch, &diagnostics)
          : compiler.layout(
            screen, on: device, presentation: screen.presentation, column: nil, in: &scratch,
            &diagnostics)
        if !diagnostics[known...].hasErrors { findings.check(layout, device: place) }
        compilation.instances[index].layouts.append(layout)
        done += 1
      }
      progress(done, known)
    }
    diagnostics += findings.diagnostics
  }

  mutating func planAll(_ progress: (Int, Int) -> Void) {
    var findings = compiler.flightFindings(on: compilation.devices)
    var scratch = LayoutScratch()
    for index in compilation.transits.indices {
      let transit = compilation.transits[index]
      let sources = compilation.instances[transit.from].layouts
      let targets = compilation.instances[transit.to].layouts
      for (source, target) in zip(sources, targets) {
        let destination =
          compiler.stands(target, openedFrom: source, as: transit.presentation)
          ? target
          : compiler.layout(
            target.screen, openedFrom: source, presentation: transit.presentation, in: &scratch,
            &diagnostics)
        plan(index, from: source, to: destination, &findings)
      }
    }
    diagnostics += findings.diagnostics
  }

  /// What a link plays on a device: the way there, the way back, and with less motion.
  private mutating func plan(
    _ index: Int, from source: ScreenLayout, to destination: ScreenLayout,
    _ findings: inout FlightFindings
  ) {
    let transit = compilation.transits[index]
    func plan(
      _ direction: FlightPlan.Direction, reducesMotion: Bool = false,
      _ diagnostics: inout [Diagnostic]
    ) -> FlightPlan? {
      compiler.plan(
        transit.action, tapped: transit.component, from: source, to: destination,
        direction: direction, reducesMotion: reducesMotion, &diagnostics)
    }
    // What is to be said of the same two ends is said once.
    var repeated: [Diagnostic] = []
    guard let push = plan(.push, &diagnostics), let pop = plan(.pop, &repeated),
      let reduced = plan(.push, reducesMotion: true, &repeated)
    else { return }
    let transition = project.manifest.transition(named: push.transition)
    compilation.transits[index].hasOwnReturn = transition?.hasOwnReturn ?? false
    compilation.transits[index].plans.append(push)
    compilation.transits[index].returns.append(pop)
    compilation.transits[index].reduced.append(reduced)
    // A screen that could not be turned round is missing from the layouts, so places differ.
    guard
      let device = compilation.devices.firstIndex(where: { $0.name == source.device.name })
    else { return }
    findings.check(
      push, tapped: transit.component, from: source, to: destination, device: device)
    findings.checkReturn(pop, device: device)
  }

  consuming func finished() -> Compilation {
    compilation.diagnostics = diagnostics.inSourceOrder()
    return compilation
  }
}

extension Diagnostic {
  fileprivate static func tooManyInstances(
    _ screen: ScreenDeclaration, limit: Int, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .tooManyLinks, .error,
      "links open the screen \(quoted(screen.id)) with more than \(limit) different arguments",
      at: range, notes: [Note("the screen is declared here", at: screen.range)])
  }

  fileprivate static func unopenedScreen(_ screen: ScreenDeclaration) -> Diagnostic {
    Diagnostic(
      .screenWithoutArguments, .warning,
      "no link opens the screen \(quoted(screen.id)), and not all of its parameters have "
        + "defaults: it is not laid out", at: screen.range)
  }
}
