/// Resolves links to screens, and remembers the results by URL.
struct LinkOpener: Sendable {
  /// The destination of a link.
  struct Opened: Sendable {
    /// The index of the screen's declaration; nil, with a diagnostic, if there is no such screen.
    var screen: DeclarationIndex?
    /// The indices in the queue of the screen's content and of its placeholder, as far as it has
    /// them; none if the arguments are invalid.
    var openings: [OpeningID] = []
  }

  private let compiler: Compiler
  private let resolver: LinkResolver
  var openings: OpeningQueue
  /// The destinations of links without diagnostics, by URL.
  private var known: [String: Opened] = [:]
  /// The screens that broken links were probably meant to open, by URL.
  private var meant: [String: DeclarationIndex?] = [:]
  /// The screens that links lead to, with valid arguments or not.
  var linked: Set<DeclarationIndex> = []

  init(_ compiler: Compiler) {
    self.compiler = compiler
    resolver = compiler.resolver
    openings = OpeningQueue(limit: compiler.limits[.variants])
  }

  private var declarations: [ScreenDeclaration] { compiler.project.declarations.screens }

  /// Returns the links that a link opens: one for each choice of the flow that it leads to, or the
  /// link itself.
  func ways(of link: Link) -> [Link] { resolver.ways(of: link) }

  /// Returns the flow to which a link leads; nil if it leads to none.
  func flow(of link: Link) -> Int? { resolver.flow(of: link) }

  /// Resolves a link to a screen, and adds the screen to the queue.
  mutating func open(_ link: Link, _ diagnostics: inout DiagnosticList) -> Opened {
    if let opened = known[link.url] { return opened }
    let found = compiler.target(of: link)
    diagnostics += found.diagnostics
    guard let target = found.value else { return Opened() }
    linked.insert(target.screen)
    var opened = Opened(screen: target.screen)
    guard target.hasArguments else { return opened }
    let content = openContent(of: target, at: link.range, &diagnostics)
    opened.openings = [content, openStandIns(of: target)].compactMap { $0 }
    // What is wrong in a link may be right in one to a flow.
    if content != nil, found.diagnostics.isEmpty, link.choice == nil { known[link.url] = opened }
    return opened
  }

  /// Adds a screen to the queue, with what it shows in its other phases.
  mutating func openAll(
    of target: Compiler.Target, at range: SourceRange, _ diagnostics: inout DiagnosticList
  ) {
    _ = openContent(of: target, at: range, &diagnostics)
    _ = openStandIns(of: target)
  }

  /// Adds what a screen shows in its other phases to the queue. Returns the index of its
  /// placeholder; nil if it has none.
  private mutating func openStandIns(of target: Compiler.Target) -> OpeningID? {
    var placeholder: OpeningID?
    for standIn in declarations[target.screen].standIns {
      // That there are too many has been reported for the content.
      let id = openings.id(of: target.in(standIn.phase))
      if standIn.phase == .placeholder { placeholder = id }
    }
    return placeholder
  }

  /// Returns the index of a screen's content, and adds it to the queue if it is new; nil if it
  /// lacks data or, with a diagnostic, if the screen has too many sets of arguments.
  private mutating func openContent(
    of target: Compiler.Target, at range: SourceRange, _ diagnostics: inout DiagnosticList
  ) -> OpeningID? {
    guard target.isComplete else { return nil }
    if let id = openings.id(of: target) { return id }
    diagnostics.append(
      .tooManyInstances(declarations[target.screen], limit: openings.limit, at: range))
    return nil
  }

  /// Returns the screen that a broken link was probably meant to open.
  mutating func screenMeant(by link: Link) -> DeclarationIndex? {
    if let known = meant[link.url] { return known }
    let screen = compiler.screenMeant(by: link)
    meant[link.url] = .some(screen)
    // The link that leads to it has been reported as dead.
    if let screen { linked.insert(screen) }
    return screen
  }

  /// Returns the flows to which a link can lead with some values.
  func flows(possibleFor link: Link) -> [Int] { resolver.flows(possibleFor: link) }

  /// Returns the screens that a link can open with some values, and reports mistakes that no value
  /// can fix.
  func screens(possibleFor link: Link) -> Diagnosed<[DeclarationIndex]> {
    Diagnosed { resolver.screens(possibleFor: link, &$0) }
  }

  /// Returns whether a link is valid but leads to no screen of the project.
  func isUnknown(_ link: Link) -> Bool {
    guard known[link.url] == nil else { return false }
    let target = compiler.target(of: link)
    return target.value == nil && target.diagnostics.map { $0.code } == [.deadLink]
  }
}
