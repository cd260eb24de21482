/// The screens of a project with the arguments that they are opened with, and the links between them:
/// found by following every link of every screen.
///
/// Links are followed in waves. The screens of a wave are expanded independently of each other; then
/// their links are followed in order, and what they open that is not known yet is the next wave. So the
/// order of screens is that of a queue, whoever expands them.
struct ScreenLinks {
  /// Its project has read the files that were needed.
  private(set) var compiler: Compiler
  /// That of the first device, in which screens are expanded.
  let direction: LayoutDirection
  /// How many devices each screen is placed on.
  private let deviceCount: Int
  private(set) var screens: [LinkedScreen] = []
  private(set) var links: [FollowedLink] = []
  /// Screens that do not open by themselves, for what they say without arguments.
  private(set) var incomplete: [IncompleteScreen] = []
  private(set) var graph: ScreenGraph
  var diagnostics: DiagnosticList
  private let actionChecks: ActionChecks

  /// What has been asked for, whether it could be built or not.
  private var openings: ScreenOpenings
  /// Openings behind this one are still to be expanded.
  private var expanded = 0
  /// What all screens take, on all devices, counted in components.
  private var placedComponents = 0
  /// What is wrong with all screens by themselves, counted for each.
  private var foundProblems = 0
  /// Screens behind this one have links still to be followed.
  private var followed = 0
  /// What links open about which there is nothing to say, by their URL.
  private var known: [String: (screen: Int, opening: Int)] = [:]
  /// Screens that a link leads to, whether it hands in all that they need or not.
  private var linked: Set<Int> = []
  /// Screens that could not be built with some arguments, or not with all that is written in them.
  private var damaged: Set<Int> = []
  /// What links that lead nowhere were probably meant to open, by their URL.
  private var meant: [String: Int?] = [:]
  /// Links of back stacks that have been reported.
  private var brokenTemplates: Set<SourceRange> = []

  init(_ compiler: Compiler, for devices: [Device]) {
    self.compiler = compiler
    direction = devices.first?.direction ?? .ltr
    deviceCount = devices.count
    let project = compiler.project
    graph = ScreenGraph(project.declarations, manifest: project.manifest)
    diagnostics = DiagnosticList(project.limits)
    diagnostics += compiler.diagnostics
    actionChecks = compiler.actionChecks
    openings = ScreenOpenings(limit: project.limits[.variants])
  }

  private var project: Project { compiler.project }
  private var declarations: [ScreenDeclaration] { project.declarations.screens }
}

// MARK: Following

extension ScreenLinks {
  /// Follows all links, beginning with every screen that opens with its defaults and with what opens
  /// without a tap. If a file is not what it was known to be, which the project says then, it stops.
  ///
  /// - Parameters:
  ///   - workers: Who expands screens.
  ///   - recall: What an earlier build has left of a screen; nil if it is to be expanded.
  mutating func followAll(
    _ workers: some Workers, recall: @Sendable (Compiler.Target) -> RememberedScreen?
  ) {
    addDefaults(workers, recall)
    openRoots()
    while expanded < openings.count && !project.isStale {
      expandWave(workers, recall)
      links.reserveCapacity(
        screens[followed...].reduce(links.count) { $0 + $1.facts.actions.count })
      while followed < screens.count { followNext() }
    }
    finish()
    reportUnopened()
    checkNavigation()
  }

  /// Each screen with its defaults, if it has them all.
  private mutating func addDefaults(
    _ workers: some Workers, _ recall: @Sendable (Compiler.Target) -> RememberedScreen?
  ) {
    var incomplete: [Compiler.Target] = []
    for (index, screen) in declarations.enumerated() {
      let arguments = screen.parameters.map {
        $0.defaultArgument ?? .unknown($0.type)
      }
      let target = Compiler.Target(screen: index, arguments: arguments)
      if target.isComplete {
        _ = opening(of: target, openedAt: screen.range)
      } else {
        incomplete.append(target)
      }
    }
    // What these say by themselves can be checked, and no more is kept of them; they are laid out as links open
    // them.
    let found = compiler.expand(incomplete, direction: direction, workers, recall) {
      _ = $0.screen(at: $1.screen, $1.arguments, direction: $2, &$3)
      return nil
    }
    for (target, expansion) in zip(incomplete, found) {
      let problems = expansion.remembered?.facts.diagnostics ?? expansion.diagnostics
      diagnostics += problems
      self.incomplete.append(
        IncompleteScreen(
          target: target, diagnostics: problems, remembered: expansion.remembered))
    }
  }

  /// Expands what has been opened, as much at a time as memory holds however large it turns out to be.
  private mutating func expandWave(
    _ workers: some Workers, _ recall: @Sendable (Compiler.Target) -> RememberedScreen?
  ) {
    let end = openings.count
    while expanded < end && !project.isStale {
      guard hasRoom else {
        // No more of them is placed, whatever they expand to.
        for place in expanded..<end { damaged.insert(openings[place].target.screen) }
        expanded = end
        return
      }
      let targets = (expanded..<min(end, expanded + groupSize)).map { openings[$0].target }
      let expansions = compiler.expand(targets, direction: direction, workers, recall) {
        $0.screen(of: $1, direction: $2, &$3)
      }
      for (target, expansion) in zip(targets, expansions) {
        add(expansion, target, at: expanded)
        expanded += 1
      }
    }
  }

  /// How many screens are expanded before their components and problems are counted: few until it is known how
  /// many they have, and never many more than have been expanded before, which may all have had fewer.
  private var groupSize: Int {
    let (fewest, components) = (16, 2_000_000)
    let placed = max(1, placedComponents / max(1, deviceCount))
    return max(
      fewest,
      min(
        expanded, components * screens.count / placed,
        Self.mostProblems * screens.count / max(1, foundProblems)))
  }

  /// How many problems of single screens are kept besides those that are told.
  private static let mostProblems = 200_000

  private mutating func add(
    _ expansion: ScreenExpansion, _ target: Compiler.Target, at opening: Int
  ) {
    guard hasRoom, var facts = expansion.facts else {
      if hasRoom { diagnostics += expansion.diagnostics }
      damaged.insert(target.screen)
      return
    }
    guard hasRoom(for: facts, declarations[target.screen]) else {
      damaged.insert(target.screen)
      return
    }
    diagnostics += facts.diagnostics
    if !facts.isWhole { damaged.insert(target.screen) }
    openings.place(opening, at: screens.count)
    foundProblems += facts.diagnostics.count
    // Those of a thousand screens would fill the memory. They are told; the next build finds them again.
    let isForgotten = foundProblems > Self.mostProblems && !facts.diagnostics.isEmpty
    if isForgotten { facts.diagnostics = [] }
    screens.append(
      LinkedScreen(
        target: target, name: facts.name, facts: facts,
        remembered: isForgotten ? nil : expansion.remembered, isForgotten: isForgotten,
        screen: expansion.screen))
  }

  /// Whether any screen may still be placed.
  private var hasRoom: Bool { placedComponents <= project.limits[.placedComponents] }

  /// Whether another screen may be placed; past the limit, which is reported once, none may.
  private mutating func hasRoom(
    for facts: ScreenFacts, _ declaration: ScreenDeclaration
  ) -> Bool {
    // Little may come of much that was expanded.
    placedComponents += max(facts.weight.expanded, facts.weight.placed * deviceCount)
    guard !hasRoom else { return true }
    diagnostics.append(
      .tooManyLayouts(limit: project.limits[.placedComponents], at: declaration.range))
    return false
  }

  /// Follows the links of the next screen, unless its file stands alone, which says nothing of where they
  /// lead.
  private mutating func followNext() {
    let from = followed
    followed += 1
    guard !project.isStandalone else { return }
    let actions = screens[from].facts.actions
    var found: [Diagnostic] = []
    for placed in actions { actionChecks.check(placed.action, &found) }
    diagnostics += found
    openBackStack(of: from)
    for placed in actions { follow(placed, from: from) }
  }

  /// What lies below a screen when a link from outside opens it. A link that is wrong with some
  /// arguments is most often wrong with all, and is told of once.
  private mutating func openBackStack(of place: Int) {
    let screen = screens[place].declaration
    guard let templates = declarations[screen].backStack, !templates.isEmpty else { return }
    let values = zip(declarations[screen].parameters, screens[place].arguments).compactMap {
      parameter, argument in argument.value.map { (parameter.name, $0) }
    }
    var stack: [ScreenGraph.Destination] = []
    for link in templates where !brokenTemplates.contains(link.range) {
      let count = diagnostics.count
      let link = Link(url: filled(link.url, values), range: link.range)
      if let below = open(link).screen ?? screenMeant(by: link) {
        stack.append(ScreenGraph.Destination(screen: below, link: link))
      }
      if diagnostics.count > count { brokenTemplates.insert(link.range) }
    }
    graph.add(backStack: stack, of: screen)
  }

  /// Follows the links of an action, and notes in the graph what it does.
  private mutating func follow(_ placed: PlacedAction, from: Int) {
    func note(_ kind: ScreenGraph.Exit.Kind) {
      graph.add(
        ScreenGraph.Exit(
          kind: kind, range: placed.action.range, instance: from, component: placed.component),
        of: screens[from].declaration)
    }
    switch placed.action.kind {
    case .navigate(let link, let transition, let presentation):
      // The server may know a screen that the project does not, and a snapshot flies without it.
      if fliesToUnknownScreens(transition), isUnknown(link) { return note(.open) }
      let opened = open(link)
      guard let screen = opened.screen else {
        return note(.lost(link, meant: screenMeant(by: link)))
      }
      let shown = presentation ?? declarations[screen].presentation
      note(.navigate(.init(screen: screen, link: link), shown, transition: transition?.name))
      guard let opening = opened.opening else { return }
      links.append(FollowedLink(from: from, to: opening, action: placed, presentation: shown))
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

  /// Expands screens whose facts were remembered. Nothing new can be said of them.
  mutating func expand(_ places: [Int], by workers: some Workers) {
    let missing = places.filter { screens[$0].screen == nil }
    let expanded = compiler.expandAgain(
      missing.map { screens[$0].target }, direction: direction, workers)
    for (place, screen) in zip(missing, expanded) { screens[place].screen = screen }
  }

  /// Lets links name the screens that they open; those that open what could not be built are left out.
  private mutating func finish() {
    links.removeAll { openings[$0.to].screen == nil }
    for place in links.indices {
      if let screen = openings[links[place].to].screen { links[place].to = screen }
    }
    leaveOutSurplus()
  }

  /// What the plans of a link take on a device, there, back and with less motion, though it takes nothing along:
  /// as much as so many components.
  private static let componentsOfLink = 15

  /// Leaves out the links behind the one with which all take along too many components.
  private mutating func leaveOutSurplus() {
    let limit = project.limits[.flownComponents]
    var flown = 0
    for (place, link) in links.enumerated() {
      flown += (link.action.extent + Self.componentsOfLink) * deviceCount
      guard flown > limit else { continue }
      diagnostics.append(.tooManyFlights(limit: limit, at: link.action.action.range))
      links.removeSubrange(place...)
      return
    }
  }
}

// MARK: Opening

extension ScreenLinks {
  /// Whether a link of the app leads to no screen, with nothing else wrong about it.
  private func isUnknown(_ link: Link) -> Bool {
    var found: [Diagnostic] = []
    return known[link.url] == nil && compiler.target(of: link, &found) == nil
      && found.map(\.code) == [.deadLink]
  }

  /// Whether a named transition needs no screen of the project to fly to.
  private func fliesToUnknownScreens(_ name: NamedReference?) -> Bool {
    let manifest = compiler.project.manifest
    return name.flatMap { manifest.transition(named: $0.name) }?.fliesToUnknownScreens ?? false
  }

  /// The place of the screen that a link leads to, and of its opening; nil, reported, if there is none.
  private mutating func open(_ link: Link) -> (screen: Int?, opening: Int?) {
    if let (screen, opening) = known[link.url] { return (screen, opening) }
    var found: [Diagnostic] = []
    let target = compiler.target(of: link, &found)
    diagnostics += found
    guard let target else { return (nil, nil) }
    linked.insert(target.screen)
    guard target.isComplete, let opening = opening(of: target, openedAt: link.range) else {
      return (target.screen, nil)
    }
    if found.isEmpty { known[link.url] = (target.screen, opening) }
    return (target.screen, opening)
  }

  /// The screen that a link was probably meant to open, which opens none.
  private mutating func screenMeant(by link: Link) -> Int? {
    if let known = meant[link.url] { return known }
    let screen = compiler.screenMeant(by: link)
    meant[link.url] = .some(screen)
    // What opens it has been reported as a link that leads nowhere.
    if let screen { linked.insert(screen) }
    return screen
  }

  /// The place of an opening, new when first asked for; nil, reported, if the screen has too many.
  private mutating func opening(
    of target: Compiler.Target, openedAt range: SourceRange
  ) -> Int? {
    if let place = openings.place(of: target) { return place }
    diagnostics.append(
      .tooManyInstances(declarations[target.screen], limit: openings.limit, at: range))
    return nil
  }

  /// The screens that open without a tap: those that containers begin with, and those that links from
  /// outside lead to.
  private mutating func openRoots() {
    guard !project.isStandalone else { return }
    let navigation = project.manifest.navigation
    for (link, role) in navigation.starts {
      let opened = open(link)
      if let screen = opened.screen {
        graph.starts.append(
          ScreenGraph.Start(role: role, screen: screen, range: link.range, link: link))
      } else if let meant = screenMeant(by: link) {
        graph.meantStarts.append(meant)
      } else if role.isRoot {
        // Where the app starts is not known, so that any screen may be the one.
        graph.meantStarts += graph.routed
      }
    }
    if navigation.container == nil {
      graph.addFirst(root: compiler.routes.match([])?.screen)
    }
    graph.meantStarts += compiler.routes.withoutRoute
    let pictures = PictureFinder(assets: project.assets)
    var found: [Diagnostic] = []
    for icon in project.manifest.tabs.compactMap(\.icon) { _ = pictures.size(of: icon, &found) }
    diagnostics += found
    diagnostics += checkRequirements(of: declarations, in: navigation)
  }
}

// MARK: What can only be judged at the end

extension ScreenLinks {
  private mutating func reportUnopened() {
    // No link can open those whose route is invalid, or another screen's, which has been reported.
    linked.formUnion(compiler.routes.withoutRoute)
    linked.formUnion(compiler.routes.ambiguous)
    for (index, screen) in declarations.enumerated()
    where !openings.opens(index) && !linked.contains(index) {
      let isIncomplete = screen.parameters.contains { $0.defaultValue == nil }
      if isIncomplete { diagnostics.append(.unopenedScreen(screen)) }
    }
  }

  /// A file that stands alone says nothing of where its links lead.
  private mutating func checkNavigation() {
    for screen in openings.screens where !damaged.contains(screen) {
      graph.nodes[screen].isKnown = true
    }
    guard !project.isStandalone else { return }
    diagnostics += navigationFindings(in: graph, of: project, routes: compiler.routes)
  }
}
