import Segue
import Testing

/// Where the links of flows lead is derived from the manifest by hand.
@Suite("Flows that are swapped")
struct FlowTests {
  /// An app whose orders need a session, which one of two screens meets; both take `page`.
  private static func files(_ requirement: String = "s://enter") -> String {
    #"""
    --- segue.json
    {"schemes": ["s"], "hosts": ["s.example"], "navigation": {
      "root": "s://home", "requirements": {"session": "\#(requirement)"},
      "fallback": "s://home",
      "flows": {
        "entry": {"route": "/enter", "choices": {"plain": "s://login", "guided": "s://tour/3?page=1"}},
        "help": {"route": "/help", "choices": {"text": "s://home/text", "video": "https://s.example/tour/9"}}}}}
    --- screens/home.json
    {"screen": "home", "route": "/home", "root": {"type": "layout"}}
    --- screens/text.json
    {"screen": "text", "route": "/home/text", "root": {"type": "layout"}}
    --- screens/login.json
    {"screen": "login", "route": "/login", "presentation": "sheet",
     "parameters": {"page": {"type": "number", "default": 0}}, "root": {"type": "layout"}}
    --- screens/tour.json
    {"screen": "tour", "route": "/tour/{step}", "presentation": "fullScreen",
     "parameters": {"step": "number", "page": {"type": "number", "default": 0}},
     "root": {"type": "layout"}}
    --- screens/orders.json
    {"screen": "orders", "route": "/orders", "requires": ["session"],
     "backStack": ["s://home", "s://help"], "root": {"type": "layout"}}
    """#
  }

  private func guided() -> NavigationEvent { .choose(flow: "entry", choice: "guided") }

  @Test("A link to a flow leads to its first choice, and then to the one that is made")
  func chosen() throws {
    var app = try NavigationApp(Self.files())
    app(.navigate(to: "s://enter"))
    #expect(app.place == "home / sheet: login(0)")
    app(.dismiss, guided(), .navigate(to: "https://s.example/enter#top"))
    #expect(app.place == "home / fullScreen: tour(3,1)")
    app(.dismiss, .choose(flow: "entry", choice: "plain"), .open("s://enter"))
    #expect(app.place == "home / sheet: login(0)")
  }

  @Test("The query goes on to the screen, before that of the choice")
  func query() throws {
    var app = try NavigationApp(Self.files())
    app(.navigate(to: "s://enter?page=7&from=mail#top"))
    #expect(app.place == "home / sheet: login(7)")
    app(.dismiss, guided(), .navigate(to: "s://enter?page=7"))
    #expect(app.place == "home / fullScreen: tour(3,7)")
    app(.dismiss, .navigate(to: "s://enter?from=mail"))
    #expect(app.place == "home / fullScreen: tour(3,1)")
  }

  @Test("What meets a requirement, and what is below a screen, follow the choice")
  func requirementsAndBackStacks() throws {
    var app = try NavigationApp(Self.files())
    app(.open("s://orders"))
    #expect(app.place == "home / sheet: login(0)")
    app(.met("session"))
    #expect(app.place == "home > text > orders")
    app(.unmet("session"), guided(), .choose(flow: "help", choice: "video"), .open("s://orders"))
    #expect(app.place.hasSuffix("fullScreen: tour(3,1)"))
    app(.met("session"))
    #expect(app.place.hasSuffix("fullScreen: tour(9,0) > orders"), "\(app.place)")
  }

  @Test("What is shown stays, and a link that waits opens where the choice says then")
  func midway() throws {
    var app = try NavigationApp(Self.files("s://login"), isReady: false)
    app(.open("s://enter?page=2"))
    #expect(app.place == "home" && app.state.pending?.url == "s://enter?page=2")
    app(guided())
    #expect(app.effects == [] && app.place == "home")
    app(.ready)
    #expect(app.place == "home / fullScreen: tour(3,2)")
    app(.choose(flow: "entry", choice: "plain"))
    #expect(app.effects == [] && app.place == "home / fullScreen: tour(3,2)")
  }

  @Test("A requirement is met on the screen that was presented before another choice")
  func metMidway() throws {
    var app = try NavigationApp(Self.files())
    app(.open("s://orders"), guided())
    #expect(app.place == "home / sheet: login(0)")
    app(.met("session"))
    #expect(app.place == "home > text > orders")
  }

  @Test("An unknown choice and one that is made already change nothing")
  func ignored() throws {
    var app = try NavigationApp(Self.files())
    app(.choose(flow: "entry", choice: "plain"))
    #expect(app.effects == [])
    let before = app.state
    for (flow, choice, reason) in [
      ("entry", "plain", NavigationEffect.Reason.alreadyThere), ("entry", "", .noSuchChoice),
      ("entry", "text", .noSuchChoice), ("", "plain", .noSuchChoice),
    ] {
      app(.choose(flow: flow, choice: choice))
      #expect(app.effects == [.ignore(reason)] && app.state == before)
    }
  }

  @Test("Choices are saved by their names, and one that is gone is that of a new app")
  func saved() throws {
    var app = try NavigationApp(Self.files())
    app(guided())
    let text = String(decoding: app.graph.json(of: app.state), as: UTF8.self)
    #expect(text.contains(#""flows":{"entry":"guided"}"#), "\(text)")
    func restored(_ text: String) -> NavigationState? {
      app.graph.state(json: SourceFile(path: "state.json", text: text)).value
    }
    #expect(restored(text) == app.state)
    // What nobody has chosen is not saved, so that another first choice may come with an update.
    let new = try NavigationApp(Self.files()).state
    for (old, other) in [
      (#""guided""#, #""gone""#), (#""entry":"guided""#, #""gone":"guided""#),
      (#""flows":{"entry":"guided"},"#, ""),
    ] {
      #expect(restored(text.replacing(old, with: other)) == new, "\(other)")
    }
    for wrong in ["5", #"{"entry":5}"#, #"["guided"]"#] {
      let damaged = text.replacing(#"{"entry":"guided"}"#, with: wrong)
      #expect(restored(damaged) == nil, "\(wrong)")
    }
  }

  @Test("An app with a choice is the app in which its links are written instead", arguments: 1...6)
  func law(seed: UInt64) throws {
    let isGuided = seed % 2 == 0
    let link = isGuided ? "s://tour/3?page=1" : "s://login"
    var swapped = try NavigationApp(Self.files())
    var written = try NavigationApp(Self.files(link))
    if isGuided { swapped(guided()) }
    var random = SeededRandom(seed: seed)
    let links = [
      "s://enter", "s://orders", "s://home", "s://home/text", "s://tour/5", "s://nowhere",
    ]
    for step in 0..<tries(20_000, withoutOptimisation: 1000) {
      let chosen = links[random.int(in: 0...links.count - 1)]
      let kind = random.int(in: 0...9)
      func event(_ url: String) -> NavigationEvent {
        switch kind {
        case 0...2: .navigate(to: url)
        case 3: .navigate(to: url, presentation: .push)
        case 4, 5: .open(url)
        case 6: .replaceStack(["s://home", url])
        case 7: .met("session")
        case 8: .unmet("session")
        default: .back
        }
      }
      swapped(event(chosen))
      written(event(chosen == "s://enter" ? link : chosen))
      #expect(swapped.place == written.place && swapped.played == written.played, "\(step)")
      #expect(swapped.fetched == written.fetched, "\(step)")
    }
  }
}
