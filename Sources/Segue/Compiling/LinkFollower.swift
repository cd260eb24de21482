/// Finds the screens of a project and the links between them by following every link of every
/// screen.
///
/// Links are followed in waves. The screens of a wave are expanded independently of each other.
/// Then their links are followed in order, and the screens that they open for the first time are
/// the next wave. So screens are in breadth-first order, whatever the workers.
struct LinkFollower {
  private var expander: ScreenExpander
  private let actionChecks: ActionChecks
  private var opener: LinkOpener
  private var budget: CompilationBudget

  private var screens: [LinkedScreen] = []
  private var links: [WaitingLink] = []
  private var incomplete: [IncompleteScreen] = []
  private var graph: ScreenGraph
  private var diagnostics: DiagnosticList

  /// The number of screens whose links have been followed.
  private var followed = 0
  /// The declarations of screens that could not be built completely with some arguments.
  private var damaged: Set<DeclarationIndex> = []
  /// The ranges of back stack links with diagnostics.
  private var brokenTemplates: Set<SourceRange> = []

  /// - Parameters:
  ///   - expander: The expander of the project's screens.
  ///   - deviceCount: The number of devices that each screen will be laid out for.
  ///   - diagnostics: The diagnostics of the project's components.
  init(_ expander: ScreenExpander, deviceCount: Int, diagnostics: [Diagnostic]) {
    let compiler = expander.compiler
    self.expander = expander
    actionChecks = compiler.actionChecks
    opener = LinkOpener(compiler)
    budget = CompilationBudget(compiler.limits, deviceCount: deviceCount)
    graph = ScreenGraph(
      compiler.project.declarations, manifest: compiler.project.manifest,
      knowsAllFlows: compiler.resolver.knowsAllFlows)
    self.diagnostics = DiagnosticList(compiler.limits)
    self.diagnostics += compiler.diagnostics
    self.diagnostics += diagnostics
  }

  private var compiler: Compiler { expander.compiler }
  private var project: Project { compiler.project }
  private var declarations: [ScreenDeclaration] { project.declarations.screens }

  /// Follows all links, beginning with all screens that can be opened with their default arguments,
  /// and with the entry points of the project. Stops if the project becomes stale.
  ///
  /// - Parameter workers: The workers that expand screens.
  mutating func followAll(by workers: some Workers) -> ScreenLinks {
    addDefaults(by: workers)
    openRoots()
    while !opener.openings.isEmpty && !expander.isStale {
      expandWave(by: workers)
      links.reserveCapacity(
        screens[followed...].reduce(links.count) { $0 + $1.facts.actions.count })
      while followed < screens.count { followNext() }
    }
    checkUnfilled()
    findPlaceholders()
    let links = finishedLinks()
    reportUnopened()
    checkNavigation()
    return ScreenLinks(
      expander: expander, screens: screens, links: links, incomplete: incomplete, graph: graph,
      diagnostics: diagnostics)
  }
}

// MARK: Expanding

extension LinkFollower {
  /// Adds each screen with its default arguments to the queue. Screens with parameters that have no
  /// default are expanded without arguments for their diagnostics.
  private mutating func addDefaults(by workers: some Workers) {
    var targets: [Compiler.Target] = []
    for (index, screen) in declarations.enumerated() {
      let arguments = screen.parameters.map {
        $0.defaultArgument ?? .unknown($0.type)
      }
      let target = compiler.target(DeclarationIndex(index), arguments)
      if target.hasArguments {
        opener.openAll(of: target, at: screen.range, &diagnostics)
      } else {
        let phases = screen.phases.filter { $0 != .content || screen.data == nil }
        targets += phases.map { target.in($0) }
      }
      if screen.data != nil { addSamples(of: DeclarationIndex(index), arguments, &targets) }
    }
    // Only the diagnostics are kept: these screens are laid out with the arguments of links.
    for (target, expansion) in zip(targets, expander.expand(targets, by: workers)) {
      let problems = expansion.remembered?.facts.diagnostics ?? expansion.diagnostics
      diagnostics += problems
      incomplete.append(
        IncompleteScreen(
          target: target, diagnostics: problems,
          actions: expansion.remembered?.facts.actions ?? expansion.unfilledActions,
          usedComponents: expansion.usedComponents,
          remembered: expansion.remembered))
    }
  }

  /// Adds a screen with data: with each of its samples to the queue, and without data, so that all
  /// of its alternatives are checked.
  private mutating func addSamples(
    of index: DeclarationIndex, _ defaults: [Argument], _ targets: inout [Compiler.Target]
  ) {
    let screen = declarations[index]
    let known = project.declarations.samples[index]
    let samples = known ?? []
    for (place, sample) in samples.enumerated()
    where project.declarations.compiles(sample: place, of: index) {
      let arguments = zip(sample.arguments, defaults).map { own, usual in
        own.map { Argument.scalar($0, origin: ValueOrigin(range: screen.range)) } ?? usual
      }
      let target = compiler.target(index, arguments, sample: place)
      if target.hasArguments { opener.openAll(of: target, at: screen.range, &diagnostics) }
    }
    // Sample data with mistakes has been reported.
    if known == nil { diagnostics.append(.screenWithoutData(screen)) }
    targets.append(
      Compiler.Target(
        screen: index, arguments: screen.parameters.map { .unknown($0.type) }, needsData: true))
  }

  /// Expands the screens in the queue, in groups that fit in memory.
  private mutating func expandWave(by workers: some Workers) {
    var wave = opener.openings.waiting.map { $0.target }[...]
    while !wave.isEmpty && !expander.isStale {
      guard budget.hasRoom else {
        // No more screens may be laid out.
        for target in wave {
          damaged.insert(target.screen)
          opener.openings.take(as: nil)
        }
        return
      }
      let size = budget.groupSize(after: opener.openings.takenCount, screens: screens.count)
      let targets = Array(wave.prefix(size))
      wave = wave.dropFirst(size)
      for (target, expansion) in zip(targets, expander.expand(targets, by: workers)) {
        let screen = add(expansion, of: target)
        opener.openings.take(as: screen)
      }
    }
  }

  /// Adds an expanded screen.
  ///
  /// - Returns: The index of the screen; nil if it could not be built, or a limit is exceeded.
  private mutating func add(
    _ expansion: ScreenExpansion, of target: Compiler.Target
  ) -> ScreenIndex? {
    guard budget.hasRoom, var facts = expansion.facts else {
      if budget.hasRoom { diagnostics += expansion.diagnostics }
      damaged.insert(target.screen)
      return nil
    }
    guard budget.countScreen(facts.weight) else {
      // Reported once: `hasRoom` is false from now on.
      diagnostics.append(
        .tooManyLayouts(
          limit: project.limits[.placedComponents], at: declarations[target.screen].range))
      damaged.insert(target.screen)
      return nil
    }
    diagnostics += facts.diagnostics
    if !facts.isWhole { damaged.insert(target.screen) }
    // Diagnostics that are not kept are reported, and the next build computes them again.
    let isForgotten = !budget.countProblems(facts.diagnostics.count)
    if isForgotten { facts.diagnostics = [] }
    screens.append(
      LinkedScreen(
        target: target, name: facts.name, facts: facts,
        remembered: isForgotten ? nil : expansion.remembered, isForgotten: isForgotten,
        screen: expansion.screen))
    return ScreenIndex(screens.count - 1)
  }
}

// MARK: Following

extension LinkFollower {
  /// Follows the links of the next screen. Links of a standalone file are not checked.
  private mutating func followNext() {
    let from = ScreenIndex(followed)
    followed += 1
    guard !project.isStandalone else { return }
    let actions = screens[from].facts.actions
    for placed in actions { actionChecks.check(placed.action, &diagnostics) }
    openBackStack(of: from)
    for placed in actions { follow(placed, from: from) }
  }

  /// Follows the links of the back stack that a screen declares. A link that is invalid with some
  /// arguments is usually invalid with all, so it is reported once.
  private mutating func openBackStack(of index: ScreenIndex) {
    let screen = screens[index].declaration
    guard let templates = declarations[screen].backStack, !templates.isEmpty else { return }
    let values = zip(declarations[screen].parameters, screens[index].arguments).compactMap {
      parameter, argument in argument.value.map { (name: parameter.name, value: $0) }
    }
    var stack: [ScreenGraph.Destination] = []
    for link in templates where !brokenTemplates.contains(link.range) {
      let count = diagnostics.count
      let link = Link(url: filled(link.url, values), range: link.range)
      noteFlow(of: link, in: screen)
      for way in opener.ways(of: link) {
        let below = opener.open(way, &diagnostics).screen ?? opener.screenMeant(by: way)
        if let below { stack.append(.init(screen: below, link: link, choice: way.choice)) }
      }
      if diagnostics.count > count { brokenTemplates.insert(link.range) }
    }
    graph.add(backStack: stack, of: screen)
  }

  /// Follows the links of an action, and adds the action to the graph.
  private mutating func follow(_ placed: PlacedAction, from: ScreenIndex) {
    let phase = screens[from].target.phase
    func note(_ kind: ScreenGraph.Exit.Kind) {
      graph.nodes[screens[from].declaration].phasesWithExits.insert(phase)
      // A way out of a placeholder is none of the content.
      guard phase == .content || kind.leadsToScreen else { return }
      graph.add(
        ScreenGraph.Exit(
          kind: kind, range: placed.action.range, instance: from, component: placed.component),
        of: screens[from].declaration)
    }
    switch placed.action.kind {
    case .navigate(let link, let transition, let presentation):
      noteFlow(of: link, in: screens[from].declaration)
      for way in opener.ways(of: link) {
        // Some transitions need no destination, and only the server may know the screen.
        if project.manifest.fliesToUnknownScreens(transition), opener.isUnknown(way) {
          note(.open)
          continue
        }
        let opened = opener.open(way, &diagnostics)
        guard let screen = opened.screen else {
          note(.lost(way, meant: opener.screenMeant(by: way)))
          continue
        }
        let shown = presentation ?? declarations[screen].presentation
        note(
          .navigate(
            .init(screen: screen, link: link, choice: way.choice), shown,
            transition: transition?.name))
        links += opened.openings.map {
          WaitingLink(
            from: from, opening: $0, action: placed, presentation: shown, choice: way.choice)
        }
      }
    case .replaceStack(let links):
      var stack: [ScreenGraph.Destination] = []
      for link in links {
        noteFlow(of: link, in: screens[from].declaration)
        for way in opener.ways(of: link) {
          if let screen = opener.open(way, &diagnostics).screen {
            stack.append(.init(screen: screen, link: link, choice: way.choice))
          } else {
            note(.lost(way, meant: opener.screenMeant(by: way)))
          }
        }
      }
      note(.replaceStack(stack))
    case .backTo(let name, let entry):
      if let screen = actionChecks.screen(id: name.name) {
        note(.backTo(screen: screen, name: name, entry: entry))
      }
    case .selectTab(let tab): note(.selectTab(tab))
    case .back: note(.back)
    case .backToRoot: note(.backToRoot)
    case .dismiss: note(.dismiss)
    case .open: note(.open)
    case .custom: note(.custom)
    case .retry, .track: break
    }
  }

  /// Notes that a screen leads to a flow, if the link does.
  private mutating func noteFlow(of link: Link, in screen: DeclarationIndex) {
    if let flow = opener.flow(of: link) { graph.nodes[screen].flows.insert(flow) }
  }

  /// Checks the actions of the screens with data, whatever the data is. Some may be in parts that
  /// no sample data shows.
  private mutating func checkUnfilled() {
    guard !project.isStandalone, !expander.isStale else { return }
    for screen in incomplete where screen.target.isUnfilled {
      var screens: Set<DeclarationIndex> = []
      var flows: Set<Int> = []
      for placed in screen.actions {
        actionChecks.check(placed.action, &diagnostics)
        switch placed.action.kind {
        case .navigate(let link, let transition, _):
          flows.formUnion(opener.flows(possibleFor: link))
          screens.formUnion(
            screensOpened(
              by: link, mayBeUnknown: project.manifest.fliesToUnknownScreens(transition)))
        case .replaceStack(let links):
          for link in links {
            flows.formUnion(opener.flows(possibleFor: link))
            screens.formUnion(screensOpened(by: link, mayBeUnknown: false))
          }
        default: break
        }
      }
      graph.nodes[screen.target.screen].flows.formUnion(flows)
      graph.nodes[screen.target.screen].mayLeadTo = screens.sorted()
    }
  }

  /// Returns the screens that a link may open, and checks the link.
  ///
  /// - Parameter mayBeUnknown: Whether the link may lead out of the project.
  private mutating func screensOpened(
    by link: Link, mayBeUnknown: Bool
  ) -> [DeclarationIndex] {
    let found = opener.screens(possibleFor: link)
    let isDead = found.diagnostics.map { $0.code } == [.deadLink]
    if mayBeUnknown, isDead { return [] }
    diagnostics += found.diagnostics
    // The link that leads to them has been reported as dead.
    if isDead { opener.linked.formUnion(found.value) }
    return found.value
  }

  /// Opens the entry points: the root screens of containers, and the targets of external links.
  private mutating func openRoots() {
    guard !project.isStandalone else { return }
    let navigation = project.manifest.navigation
    checkFlows()
    for (link, role) in navigation.starts {
      let flow = opener.flow(of: link)
      if let flow { graph.startFlows.insert(flow) }
      if role.isRoot, flow != nil {
        diagnostics.append(.flowAsRoot(at: link.range))
        // The start screen is unknown, so it may be any screen with a route.
        graph.meantStarts += graph.routed
      } else {
        for way in opener.ways(of: link) { openRoot(link, way, role) }
      }
    }
    if navigation.container == nil {
      graph.addFirst(root: compiler.routes.match([])?.screen)
    }
    graph.meantStarts += compiler.routes.withoutRoute
    let pictures = PictureFinder(assets: project.assets)
    for icon in project.manifest.tabs.compactMap({ $0.icon }) {
      _ = pictures.size(of: icon, &diagnostics)
    }
    diagnostics += checkRequirements(of: declarations, in: navigation)
  }

  private mutating func openRoot(
    _ link: Link, _ way: Link, _ role: ScreenGraph.Start.Role
  ) {
    if let screen = opener.open(way, &diagnostics).screen {
      graph.starts.append(
        ScreenGraph.Start(
          role: role, screen: screen, range: link.range, link: link, choice: way.choice))
    } else if let meant = opener.screenMeant(by: way) {
      graph.meantStarts.append(meant)
    } else if role.isRoot {
      // The start screen is unknown, so it may be any screen with a route.
      graph.meantStarts += graph.routed
    }
  }

  /// Checks the links of the flows' choices, and opens their screens. What a link lacks may be in
  /// the query of the links that lead to the flow.
  private mutating func checkFlows() {
    for flow in project.manifest.navigation.flows {
      var screens: [DeclarationIndex] = []
      for choice in flow.choices {
        if let other = opener.flow(of: choice.link) {
          diagnostics.append(.flowToFlow(choice, at: choice.link.range))
          graph.startFlows.insert(other)
          continue
        }
        let found = compiler.target(of: choice.link).diagnostics
        diagnostics += found.filter { $0.code != .missingArgument }
        if found.isEmpty { _ = opener.open(choice.link, &diagnostics) }
        if let screen = opener.screenMeant(by: choice.link) { screens.append(screen) }
      }
      graph.flowScreens.append(screens)
    }
  }
}

// MARK: Finishing

extension LinkFollower {
  /// Finds the placeholder that each screen replaces. A screen depends on what its placeholder is
  /// made of, since both are compared.
  private mutating func findPlaceholders() {
    for place in screens.indices {
      let target = screens[place].target
      guard target.phase != .placeholder, !declarations[target.screen].standIns.isEmpty,
        let placeholder = opener.openings.screen(of: target.in(.placeholder))
      else { continue }
      screens[place].replace(placeholder, screens[placeholder].facts)
    }
  }

  /// Returns the links with their destination screens. Links to screens that could not be built are
  /// left out, and so are all links from the first one that exceeds the limit of components that
  /// fly.
  private mutating func finishedLinks() -> [FollowedLink] {
    var finished: [FollowedLink] = []
    finished.reserveCapacity(links.count)
    for link in links {
      guard let screen = opener.openings[link.opening].screen else { continue }
      guard budget.countLink(components: link.action.extent) else {
        diagnostics.append(
          .tooManyFlights(
            limit: project.limits[.flownComponents], at: link.action.action.range))
        break
      }
      finished.append(
        FollowedLink(
          from: link.from, to: screen, action: link.action, presentation: link.presentation,
          choice: link.choice))
    }
    return finished
  }

  private mutating func reportUnopened() {
    // A link to the screen may be in what could not be read.
    guard graph.knowsAllScreens, damaged.isEmpty else { return }
    // No link can open a screen whose route is invalid or ambiguous, which has been reported.
    opener.linked.formUnion(compiler.routes.withoutRoute)
    opener.linked.formUnion(compiler.routes.ambiguous)
    for (place, screen) in declarations.enumerated() {
      let index = DeclarationIndex(place)
      if opener.openings.opens(index) || opener.linked.contains(index) { continue }
      let isIncomplete = screen.parameters.contains { $0.defaultValue == nil }
      if isIncomplete { diagnostics.append(.unopenedScreen(screen)) }
    }
  }

  /// Checks the navigation between screens, except in a standalone file.
  private mutating func checkNavigation() {
    for screen in opener.openings.screens where !damaged.contains(screen) {
      graph.nodes[screen].isKnown = true
    }
    guard !project.isStandalone else { return }
    diagnostics += navigationFindings(in: graph, of: project, routes: compiler.routes)
  }
}

extension Diagnostic {
  fileprivate static func flowAsRoot(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "a stack cannot begin with a flow, since the choice may change while it is shown: write the "
        + "link of a screen, and open the flow from there", at: range)
  }

  fileprivate static func flowToFlow(
    _ choice: FlowDeclaration.Choice, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "the choice \(quoted(choice.name)) leads to a flow: write the link of a screen", at: range)
  }

  fileprivate static func screenWithoutData(_ screen: ScreenDeclaration) -> Diagnostic {
    Diagnostic(
      .screenWithoutData, .warning,
      "the screen \(quoted(screen.id)) has no sample data to lay it out with: add a file in the "
        + "folder data/\(screen.id)", at: screen.range)
  }
}

/// A `navigate` action whose screen is in the queue.
private struct WaitingLink {
  let from: ScreenIndex
  let opening: OpeningID
  let action: PlacedAction
  let presentation: Presentation
  let choice: FlowChoice?
}
