import Segue
import Testing

/// Invariants after any sequence of events, a million of them in an optimised build: a stack is
/// never empty, going back always ends at a root, every modal has a presenter, tabs keep their
/// stacks, and a state restored from JSON continues like the saved one.
@Suite("Invariants of navigation")
struct NavigationLawTests {
  @Test("Random events preserve the invariants", arguments: 1...8)
  func invariants(seed: UInt64) throws {
    var app = try NavigationApp(
      size: seed % 2 == 0 ? NavigationApp.phone : NavigationApp.tablet, isReady: seed % 3 != 0)
    var events = RandomEvents(seed: seed)
    for step in 0..<tries(125_000, withoutOptimisation: 500) {
      let before = app.state
      let event = events.next(app.state)
      let effects = app.graph.handle(event, &app.state)
      try #require(broken(app.state, app.graph) == nil, "\(step): \(event)")
      // Selecting another tab changes no stack.
      if case .selectTab = event, before.selections[0] != app.state.selections[0] {
        #expect(keys(app.state) == keys(before), "\(step): \(event)")
      }
      if step % 97 == 0 { try expectRestorable(app, events) }
      if step % 101 == 0 { expectBackEnds(app) }
      // An ignored event changes nothing.
      if case .ignore? = effects.first, effects.count == 1, !before.isHeld {
        #expect(app.state == before, "\(step): \(event)")
      }
    }
  }

  private func keys(_ state: NavigationState) -> [[Int]] { state.stacks.map { $0.map(\.key) } }

  private func expectRestorable(_ app: NavigationApp, _ events: RandomEvents) throws {
    let json = app.graph.json(of: app.state)
    let file = SourceFile(path: "state.json", bytes: json)
    let reading = app.graph.state(json: file)
    let (restored, diagnostics) = (reading.value, reading.diagnostics)
    try #require(diagnostics.isEmpty)
    var second = try #require(restored)
    var first = app.state
    #expect(second == first)
    var events = events
    for _ in 0..<20 {
      let event = events.next(first)
      #expect(app.graph.handle(event, &first) == app.graph.handle(event, &second))
    }
    #expect(first == second)
  }

  private func expectBackEnds(_ app: NavigationApp) {
    var state = app.state
    let most = state.stacks.joined().count + state.modals.reduce(0) { $0 + $1.stack.count }
    for _ in 0...most {
      _ = app.graph.handle(.back, &state)
      _ = app.graph.handle(.transitionFinished, &state)
    }
    #expect(state.modals.isEmpty)
    #expect(app.graph.backGesture(in: state) == .blocked(.root))
    #expect(app.graph.handle(.back, &state) == [.ignore(.atRoot)])
  }

  /// Returns the violated invariant of a state, or nil.
  private func broken(_ state: NavigationState, _ graph: NavigationGraph) -> String? {
    if state.stacks.contains(where: \.isEmpty) { return "a stack is empty" }
    if state.modals.contains(where: \.stack.isEmpty) { return "a modal is empty" }
    var below = Set(state.stacks.joined().map(\.key))
    for modal in state.modals {
      if !below.contains(modal.presenter) { return "nothing presents \(modal)" }
      below = Set(modal.stack.map(\.key))
    }
    let keys = state.stacks.joined().map(\.key) + state.modals.flatMap { $0.stack.map(\.key) }
    if Set(keys).count != keys.count { return "two entries have one key" }
    if let motion = state.motion, !motion.isReversed, !keys.contains(motion.to) {
      return "a transition leads to nothing"
    }
    if state.isHeld && state.motion == nil { return "a finger holds nothing" }
    let shown = graph.shownScreens(in: state)
    if shown.last?.isCovered != false { return "what is on top is covered" }
    return nil
  }
}

/// A generator of events of all kinds, most of them valid.
struct RandomEvents {
  private var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  static let links = [
    "shop://outfits", "shop://outfits/7", "shop://outfits/8", "https://shop.example/outfits/7/zoom",
    "shop://bag", "shop://settings", "shop://settings/privacy",
    "shop://settings/privacy/block-list?contact=42", "shop://settings/privacy/block-list/42",
    "shop://guide/2", "shop://orders", "shop://profile?name=me", "shop://size", "shop://hello",
    "shop://login", "shop://nowhere", "shop://outfits/x", "other://outfits", "no link",
    "shop://lost", "shop://enter",
  ]
  private static let tabs = ["home", "guide", "bag", "settings", "none"]
  private static let screens = ["outfits", "outfit", "settings", "privacy", "bag", "nobody"]

  mutating func next(_ state: NavigationState) -> NavigationEvent {
    let link = Self.links[random.int(in: 0...Self.links.count - 1)]
    switch random.int(in: 0...44) {
    case 0...9:
      let presentations: [Presentation?] = [
        nil, nil, nil, .push, .push, .sheet, .fullScreen, .popover,
      ]
      let source = random.int(in: 0...3) == 0 ? random.int(in: 0...max(0, state.stacks.count)) : nil
      let event = NavigationEvent.navigate(
        to: link, transition: random.int(in: 0...1) == 0 ? "lift" : nil,
        presentation: presentations[random.int(in: 0...7)], tapped: "card")
      return source.map { .at($0, event) } ?? event
    case 10...16: return .back
    case 17:
      return .backTo(
        screen: Self.screens[random.int(in: 0...5)], entry: random.int(in: 1...3))
    case 18: return .backToRoot
    case 19...20: return .dismiss
    case 21: return .replaceStack([Self.links[random.int(in: 0...8)], link])
    case 22...24: return .selectTab(Self.tabs[random.int(in: 0...4)])
    case 25...27: return .open(link)
    case 28: return random.int(in: 0...4) == 0 ? .ready : .met("welcome")
    case 29: return .met("session")
    case 30: return .unmet(random.int(in: 0...1) == 0 ? "session" : "welcome")
    case 31:
      let sizes = [
        NavigationApp.phone, NavigationApp.tablet, Size(width: 1194, height: 834), .zero,
      ]
      return .resize(sizes[random.int(in: 0...3)], safeAreaTop: 24)
    case 32: return .selectPage(random.int(in: -1...3))
    case 33: return .beginBack
    case 34: return .endBack(isFinished: random.int(in: 0...1) == 0)
    case 35:
      return .dragSheet(
        by: random.double(in: -900...900), velocity: random.double(in: -3000...3000))
    case 36:
      return .scroll("list", to: Point(x: 0, y: random.double(in: 0...2000)))
    case 37:
      let stack = state.stacks[random.int(in: 0...state.stacks.count - 1)]
      let actions: [NavigationEvent] = [.back, .backToRoot, .backTo(screen: "settings"), .dismiss]
      return .at(stack.last?.key ?? 0, actions[random.int(in: 0...3)])
    case 38: return .selectDetent(random.int(in: -1...2))
    case 39: return .choose(flow: "entry", choice: random.int(in: 0...1) == 0 ? "login" : "hello")
    case 40...41:
      let entries = state.stacks.flatMap { $0 } + state.modals.flatMap { $0.stack }
      let key = random.int(in: 0...9) == 0 ? -1 : entries[random.int(in: 0...entries.count - 1)].key
      return .phaseChanged(key, to: ScreenPhase.allCases[random.int(in: 0...2)])
    case 42:
      let stack = state.stacks[random.int(in: 0...state.stacks.count - 1)]
      return random.int(in: 0...1) == 0 ? .retry : .at(stack.last?.key ?? 0, .retry)
    default: return .transitionFinished
    }
  }
}
