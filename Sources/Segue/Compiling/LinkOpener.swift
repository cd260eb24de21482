/// Finds the screens that links lead to. A link that has been followed is not followed again.
struct LinkOpener: Sendable {
  /// What a link leads to.
  struct Opened: Sendable {
    /// The place of the screen's declaration; nil, reported, if the link leads nowhere.
    var screen: Int?
    /// The place among the openings; nil if something is wrong with the arguments.
    var opening: Int?
  }

  private let compiler: Compiler
  var openings: OpeningQueue
  /// What links open about which there is nothing to say, by their URL.
  private var known: [String: Opened] = [:]
  /// What links that lead nowhere were probably meant to open, by their URL.
  private var meant: [String: Int?] = [:]
  /// Screens that a link leads to, whether it hands in all that they need or not.
  private(set) var linked: Set<Int> = []

  init(_ compiler: Compiler) {
    self.compiler = compiler
    openings = OpeningQueue(limit: compiler.limits[.variants])
  }

  private var declarations: [ScreenDeclaration] { compiler.project.declarations.screens }

  /// Follows a link.
  mutating func open(_ link: Link, _ diagnostics: inout DiagnosticList) -> Opened {
    if let opened = known[link.url] { return opened }
    let found = compiler.target(of: link)
    diagnostics += found.diagnostics
    guard let target = found.value else { return Opened() }
    linked.insert(target.screen)
    guard target.isComplete, let opening = opening(of: target, openedAt: link.range, &diagnostics)
    else { return Opened(screen: target.screen) }
    let opened = Opened(screen: target.screen, opening: opening)
    if found.diagnostics.isEmpty { known[link.url] = opened }
    return opened
  }

  /// The place of an opening, new when first asked for; nil, reported, if the screen has too many.
  mutating func opening(
    of target: Compiler.Target, openedAt range: SourceRange, _ diagnostics: inout DiagnosticList
  ) -> Int? {
    if let place = openings.place(of: target) { return place }
    diagnostics.append(
      .tooManyInstances(declarations[target.screen], limit: openings.limit, at: range))
    return nil
  }

  /// The screen that a link was probably meant to open, which opens none.
  mutating func screenMeant(by link: Link) -> Int? {
    if let known = meant[link.url] { return known }
    let screen = compiler.screenMeant(by: link)
    meant[link.url] = .some(screen)
    return screen
  }

  /// Whether a link of the app leads to no screen, with nothing else wrong about it.
  func isUnknown(_ link: Link) -> Bool {
    guard known[link.url] == nil else { return false }
    let target = compiler.target(of: link)
    return target.value == nil && target.diagnostics.map(\.code) == [.deadLink]
  }
}
