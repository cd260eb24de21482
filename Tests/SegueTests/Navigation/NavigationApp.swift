import Segue

/// An app whose navigation is driven by events, with a notation for its state.
struct NavigationApp {
  let graph: NavigationGraph
  var state: NavigationState
  /// The effects of the last event.
  var effects: [NavigationEffect] = []
  private let ids: [String]

  /// Phones are 393 × 852 points, tablets 834 × 1194, both with a top safe area of 50.
  static let phone = Size(width: 393, height: 852)
  static let tablet = Size(width: 834, height: 1194)

  init(_ files: String = shop, size: Size = phone, isReady: Bool = true) throws {
    let project = TestProject(files).project
    let compiler = Compiler(project)
    let errors = compiler.diagnostics.filter { $0.severity == .error }
    guard let graph = compiler.navigation, errors.isEmpty else { throw Missing() }
    self.graph = graph
    ids = project.screenIDs
    state = graph.start(size: size, safeAreaTop: 50)
    if isReady { self(.ready) }
  }

  struct Missing: Error {}

  /// Handles events, and completes the transition of each at once.
  mutating func callAsFunction(_ events: NavigationEvent...) {
    for event in events {
      effects = graph.handle(event, &state)
      if state.motion != nil, !state.isHeld { _ = graph.handle(.transitionFinished, &state) }
    }
  }

  /// Handles an event and leaves its transition running.
  mutating func begin(_ event: NavigationEvent) {
    effects = graph.handle(event, &state)
  }

  /// Returns the notation of a screen with its arguments, such as `outfit(7)`.
  func name(_ destination: Destination) -> String {
    let values = destination.arguments.map(\.text)
    return ids[destination.screen.index]
      + (values.isEmpty ? "" : "(\(values.joined(separator: ",")))")
  }

  private func line(_ stack: [StackEntry]) -> String {
    stack.map { name($0.destination) }.joined(separator: " > ")
  }

  /// The visible stacks: further columns after `|` and modals after `/`.
  var place: String {
    let shown = graph.shownScreens(in: state).filter { $0.presentation == .push }
    let columns = shown.map { screen in
      state.stacks.first { $0.last?.key == screen.key }.map(line) ?? "?"
    }
    let modals = state.modals.map { "\($0.presentation): \(line($0.stack))" }
    return ([columns.joined(separator: " | ")] + modals).joined(separator: " / ")
  }

  /// The last animations and other effects: `slide` for a push, `slide back` for a pop.
  var played: [String] {
    effects.compactMap { effect in
      switch effect {
      case .play(let motion): motion.transition + (motion.isReversed ? " back" : "")
      case .turnBack(let motion): "turn " + motion.transition + (motion.isReversed ? " back" : "")
      case .cut(let motion): "cut " + motion.transition
      case .ignore(let reason): "ignore \(reason)"
      case .settle(let detent): "settle \(detent)"
      case .wait: "wait"
      case .forget: "forget"
      case .problem: "problem"
      case .hold(let motion): "hold " + motion.transition
      case .release(let motion): "release " + motion.transition
      case .show(_, let phase): "show \(phase)"
      case .fetch: nil
      }
    }
  }

  /// The last requested screens, in parentheses if they are not visible yet.
  var fetched: [String] {
    effects.compactMap { effect in
      guard case .fetch(_, let destination, let isVisible) = effect else { return nil }
      return isVisible ? name(destination) : "(\(name(destination)))"
    }
  }

  /// Returns the key of the screen with this name on top of a visible stack.
  func key(_ name: String) -> Int {
    graph.shownScreens(in: state).first { self.name($0.destination) == name }?.key ?? -1
  }
}

extension NavigationApp {
  /// A shop with a stack, a split view, pages, sheets, and screens that require a login.
  static let shop = #"""
    --- segue.json
    {"schemes": ["shop"], "hosts": ["shop.example"], "defaultTransition": "slide",
     "transitions": {"lift": {"kind": "hero"}},
     "navigation": {
       "tabs": [
         {"id": "home", "title": "Home", "root": "shop://outfits"},
         {"id": "guide", "title": "Guide", "pages": ["shop://guide/1", "shop://guide/2", "shop://guide/3"]},
         {"id": "bag", "title": "Bag", "root": "shop://bag"},
         {"id": "settings", "title": "Settings",
          "split": {"columns": [{"root": "shop://settings"}, {"root": "shop://settings/privacy"}]}}],
       "fallback": "shop://lost",
       "requirements": {"session": "shop://enter", "welcome": "shop://hello"},
       "flows": {"entry": {"route": "/enter",
                           "choices": {"login": "shop://login", "hello": "shop://size"}}},
       "entryPoints": ["https://shop.example/outfits/7"]}}
    --- screens/bag.json
    {"screen": "bag", "route": "/bag", "presentation": "sheet", "root": {"type": "layout"},
     "sheet": {"detents": ["medium", "large"], "largestUndimmedDetent": "medium", "grabberVisible": true}}
    --- screens/block-list.json
    {"screen": "block-list", "route": "/settings/privacy/block-list", "bars": ["navigation"],
     "parameters": {"contact": {"type": "number", "default": 0}}, "root": {"type": "layout"}}
    --- screens/contact.json
    {"screen": "contact", "route": "/settings/privacy/block-list/{contact}", "bars": ["navigation"],
     "parameters": {"contact": "number"}, "root": {"type": "layout"}}
    --- screens/guide.json
    {"screen": "guide", "route": "/guide/{page}", "parameters": {"page": "number"},
     "root": {"type": "layout"}}
    --- screens/hello.json
    {"screen": "hello", "route": "/hello", "presentation": "fullScreen", "root": {"type": "layout"}}
    --- screens/login.json
    {"screen": "login", "route": "/login", "requires": ["welcome"],
     "interactiveDismissDisabled": true, "presentation": "sheet", "root": {"type": "layout"}}
    --- screens/lost.json
    {"screen": "lost", "route": "/lost", "root": {"type": "layout"}}
    --- screens/orders.json
    {"screen": "orders", "route": "/orders", "requires": ["session"], "title": "Orders",
     "navigationBar": {"leading": [{"type": "label", "text": "Edit"}]},
     "backStack": ["shop://outfits", "shop://profile?name=me"], "root": {"type": "layout"}}
    --- screens/outfit.json
    {"screen": "outfit", "route": "/outfits/{outfit}", "parameters": {"outfit": "number"},
     "title": "Outfit ${outfit}", "bars": ["navigation", "tab"], "root": {"type": "layout"},
     "placeholder": {"type": "layout"},
     "failure": {"type": "layout", "events": {"tap": [{"type": "retry"}]}}}
    --- screens/outfits.json
    {"screen": "outfits", "route": "/outfits", "title": "Outfits", "backTitle": "All", "bars": ["tab"],
     "root": {"type": "layout"}}
    --- screens/privacy.json
    {"screen": "privacy", "route": "/settings/privacy", "bars": ["navigation"], "title": "Privacy",
     "root": {"type": "layout"}}
    --- screens/profile.json
    {"screen": "profile", "route": "/profile", "parameters": {"name": "string"},
     "bars": ["navigation"], "root": {"type": "layout"}}
    --- screens/settings.json
    {"screen": "settings", "route": "/settings", "title": "Settings", "root": {"type": "layout"}}
    --- screens/size.json
    {"screen": "size", "route": "/size", "presentation": "popover", "root": {"type": "layout"}}
    --- screens/zoom.json
    {"screen": "zoom", "route": "/outfits/{outfit}/zoom", "parameters": {"outfit": "number"},
     "presentation": "fullScreen", "root": {"type": "layout"}}
    """#
}
