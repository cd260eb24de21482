import Segue
import Testing

/// A notification opens the block list of one contact from any state of the app, and links from
/// outside determine the screens below them. The expectations follow the feature's specification.
@Suite("Deep links from outside")
struct DeepLinkScenarioTests {
  private static let notification = "shop://settings/privacy/block-list?contact=42"
  /// On a phone the columns of the settings are one stack.
  private static let landed = "privacy > block-list(42)"

  private func expectWayBack(_ app: NavigationApp) {
    var app = app
    var way: [String] = []
    for _ in 0..<4 {
      app(.back)
      way.append(app.place)
    }
    #expect(way == ["privacy", "settings", "settings", "settings"])
    #expect(app.played == ["ignore atRoot"])
  }

  @Test("After a cold start a link waits until the app is ready, and nothing is fetched before")
  func cold() throws {
    var app = try NavigationApp(isReady: false)
    app(.open(Self.notification))
    #expect(app.played == ["wait"] && app.fetched == [])
    #expect(app.place == "outfits")
    app(.ready)
    #expect(app.place == Self.landed)
    #expect(app.fetched == ["block-list(42)", "(privacy)"])
    #expect(app.state.pending == nil)
    expectWayBack(app)
  }

  @Test("Of two links after a cold start the newest one opens")
  func coldTwice() throws {
    var app = try NavigationApp(isReady: false)
    app(.open("shop://outfits/7"), .open(Self.notification))
    #expect(app.played == ["forget", "wait"])
    app(.ready)
    #expect(app.place == Self.landed)
  }

  @Test("A link to another tab leaves the current tab's stack unchanged")
  func otherTab() throws {
    var app = try NavigationApp()
    app(.navigate(to: "shop://outfits/7"), .open(Self.notification))
    #expect(app.place == Self.landed && app.played == ["none"])
    expectWayBack(app)
    app(.selectTab("home"))
    #expect(app.place == "outfits > outfit(7)")
  }

  @Test("A link one level up is pushed, and the screen below keeps its scroll offsets")
  func oneLevel() throws {
    var app = try NavigationApp()
    app(.open("shop://settings/privacy"), .scroll("list", to: Point(x: 0, y: 240)))
    let key = app.key("privacy")
    app(.open(Self.notification))
    #expect(app.place == Self.landed && app.played == ["slide"])
    app(.back)
    #expect(app.key("privacy") == key)
    #expect(app.state.stacks.joined().first { $0.key == key }?.scrollOffsets.first?.offset.y == 240)
  }

  @Test("A link to a screen below pops the screens above it")
  func deeper() throws {
    var app = try NavigationApp()
    app(.open("shop://settings/privacy/block-list/42"))
    #expect(app.place == "privacy > block-list(42) > contact(42)")
    app(.open("shop://settings/privacy"))
    #expect(app.place == "privacy" && app.played == ["slide back"])
  }

  @Test("A link dismisses modals")
  func behindModal() throws {
    var app = try NavigationApp()
    app(.navigate(to: "shop://bag"), .navigate(to: "shop://size"), .open(Self.notification))
    #expect(app.place == Self.landed)
    expectWayBack(app)
  }

  @Test("Opening the same link again changes nothing")
  func twice() throws {
    var app = try NavigationApp()
    app(.open(Self.notification))
    let state = app.state
    app(.open(Self.notification))
    #expect(app.state == state && app.played == ["ignore alreadyThere"])
  }

  @Test("A link with another argument replaces the screen and keeps those below it")
  func otherContact() throws {
    var app = try NavigationApp()
    app(.open(Self.notification))
    app(.open("shop://settings/privacy/block-list?contact=7"))
    #expect(app.place == "privacy > block-list(7)")
    expectWayBack(app)
  }

  @Test("A link during a transition cuts the transition to its end and opens")
  func duringTransition() throws {
    var app = try NavigationApp()
    app.begin(.navigate(to: "shop://outfits/7"))
    #expect(app.graph.backGesture(in: app.state) == .blocked(.transition))
    app.begin(.open("shop://outfits/8"))
    #expect(app.played == ["cut slide", "none"])
    #expect(app.place == "outfits > outfit(8)")
  }

  @Test("A link during a back gesture cancels the gesture and opens")
  func duringGesture() throws {
    var app = try NavigationApp()
    app(.navigate(to: "shop://outfits/7"))
    app.begin(.beginBack)
    app.begin(.open(Self.notification))
    #expect(app.played.first == "turn slide" && app.place == Self.landed)
    app(.selectTab("home"))
    #expect(app.place == "outfits > outfit(7)")
  }

  @Test("On a tablet a link opens in its column")
  func tablet() throws {
    var app = try NavigationApp(size: NavigationApp.tablet)
    app(.open(Self.notification))
    #expect(app.place == "settings | privacy > block-list(42)")
    #expect(app.fetched == ["settings", "block-list(42)", "(privacy)"])
  }

  // MARK: Requirements

  @Test("A link with requirements opens once after each of them is met")
  func login() throws {
    var app = try NavigationApp()
    app(.open("shop://orders"))
    #expect(app.played == ["wait", "moveIn"])
    // The login itself requires the welcome.
    #expect(app.place == "outfits / fullScreen: hello")
    app(.met("welcome"))
    #expect(app.place == "outfits / sheet: login")
    app(.met("session"))
    #expect(app.place == "outfits > profile(me) > orders")
    #expect(app.state.pending == nil)
    app(.unmet("session"))
    #expect(app.place == "outfits > profile(me)")
    app(.met("session"))
    #expect(app.place == "outfits > profile(me)")
  }

  @Test("A link is discarded when the login is dismissed, and does not open after a later login")
  func leaving() throws {
    var app = try NavigationApp()
    app(.met("welcome"), .open("shop://orders"), .dismiss)
    #expect(app.played == ["forget", "slideUp back"] && app.place == "outfits")
    app(.met("session"))
    #expect(app.place == "outfits")
  }

  @Test("A newer link takes precedence over a waiting one")
  func newest() throws {
    var app = try NavigationApp()
    app(.met("welcome"), .open("shop://orders"), .open(Self.notification))
    #expect(app.place == Self.landed && app.state.pending == nil)
    app(.met("session"))
    #expect(app.place == Self.landed)
  }

  @Test("A newer link that is presented takes the place of the login, for which nothing waits now")
  func inPlaceOfGate() throws {
    var app = try NavigationApp()
    app(.met("welcome"), .open("shop://orders"), .open("shop://size"))
    #expect(app.place == "outfits / popover: size" && app.state.pending == nil)
    // A login that was opened by its own link meets nothing, and stays.
    app(.dismiss, .open("shop://login"), .open("shop://size"))
    #expect(app.place == "outfits / sheet: login / popover: size")
  }

  @Test("A tap on a link with requirements continues from its own screen")
  func tap() throws {
    var app = try NavigationApp()
    app(.met("welcome"), .navigate(to: "shop://outfits/7"))
    app(.navigate(to: "shop://orders", transition: "lift", tapped: "card"), .met("session"))
    #expect(app.place == "outfits > outfit(7) > orders")
    app(.back)
    #expect(app.played == ["lift back"])
  }

  // MARK: Screens below a link

  @Test("A screen without a declared back stack opens on top of the current screen")
  func onTop() throws {
    var app = try NavigationApp()
    app(.navigate(to: "shop://outfits/7"), .open("shop://profile?name=me"))
    #expect(app.place == "outfits > outfit(7) > profile(me)" && app.played == ["slide"])
    app(.open("shop://profile?name=me"))
    #expect(app.played == ["ignore alreadyThere"])
    app(.open("shop://size"))
    #expect(app.place == "outfits > outfit(7) > profile(me) / popover: size")
  }

  @Test("A screen with its own presentation is presented over the screens of its route")
  func presented() throws {
    var app = try NavigationApp()
    app(.selectTab("bag"), .open("https://shop.example/outfits/7/zoom"))
    #expect(app.place == "outfits > outfit(7) / fullScreen: zoom(7)")
    app(.open("https://shop.example/outfits/7/zoom"))
    #expect(app.played == ["ignore alreadyThere"])
    app(.back, .back, .back)
    #expect(app.place == "outfits")
  }

  @Test("A tab's root selects the tab, whatever presentation it has elsewhere")
  func tabRoot() throws {
    var app = try NavigationApp()
    app(.open("shop://bag"))
    #expect(app.place == "bag" && app.played == ["none"])
    app(.open("shop://guide/3"))
    #expect(app.place == "guide(3)")
  }

  @Test(
    "A dead link is reported and opens the fallback",
    arguments: [
      "shop://nowhere", "shop://outfits/x", "other://outfits/7", "outfits/7", "", "shop:outfits",
      "shop://settings/privacy/block-list?contact=%34%32x", "https://shop.example.evil/outfits/7",
      "https://me@shop.example/outfits/7", "shop://profile", "shop://outfits/%",
      "shop://outfits/7/%2e",
    ])
  func fallback(_ url: String) throws {
    var app = try NavigationApp()
    app(.open(url))
    if url.hasSuffix("%2e") {
      // A dot segment is resolved as in the URL standard.
      #expect(app.place == "outfits > outfit(7)")
    } else {
      #expect(app.played.first == "problem" && app.place == "outfits > lost")
    }
  }

  @Test("Hostile links open their destination or the fallback")
  func hostile() throws {
    var app = try NavigationApp()
    let long = String(repeating: "a", count: 1 << 20)
    for url in [
      "shop://" + long, "shop://outfits/7?" + long, "shop://profile?name=" + long,
      "shop://outfits/7?" + String(repeating: "a=b&", count: 100_000),
      "shop://" + String(repeating: "../", count: 100_000) + "outfits/7",
      "shop://outfits/7?" + String(repeating: "%", count: 100_000),
      "shop://outfits/\u{0}7", "shop://outfits/\u{1B}[31m7", "shop://outfits/7\u{202E}",
      "shop://outfits/%00", "shop://outfits/%FF%FE", "shop://outfits/%ED%A0%80",
      "shop://outfits/..%2f..%2fetc/passwd", "shop://outfits/../../../../etc/passwd",
    ] {
      app(.open(url))
      #expect(
        ["outfits > lost", "outfits > outfit(7)", "outfits"].contains(app.place),
        "\(url.prefix(40))")
      app(.backToRoot)
    }
  }

  /// Fuzzing found written links such as `shop://b/`, which lacked the parameter's value, because
  /// an empty segment is not a value.
  @Test("A screen's link opens it even if it does not declare the parameters of its route")
  func undeclaredParameter() throws {
    let files = """
      --- segue.json
      {"schemes": ["shop"]}
      --- screens/a.json
      {"screen": "a", "route": "/", "root": {"type": "layout"}}
      --- screens/b.json
      {"screen": "b", "route": "/b/{n}", "root": {"type": "layout"}}
      """
    var app = try NavigationApp(files)
    app(.open("shop://b/7"))
    let opened = try #require(app.state.stacks.first?.last?.destination)
    #expect(app.name(opened) == "b")
    var other = try NavigationApp(files)
    other(.open(app.graph.url(of: opened)))
    #expect(other.place == app.place)
  }

  /// Fuzzing found that a swipe showed pages whose requirements were not met.
  static let pages = """
    --- segue.json
    {"schemes": ["shop"], "navigation": {"requirements": {"session": "shop://login"}, "tabs": [
      {"id": "one", "title": "One", "root": "shop://open/0"},
      {"id": "two", "title": "Two", "pages": ["shop://open/1", "shop://secret", "shop://open/2"]},
      {"id": "three", "title": "Three",
       "split": {"columns": [{"root": "shop://open/3"}, {"root": "shop://secret"}]}}]}}
    --- screens/login.json
    {"screen": "login", "route": "/login", "presentation": "sheet", "root": {"type": "layout"}}
    --- screens/open.json
    {"screen": "open", "route": "/open/{n}", "parameters": {"n": "number"}, "root": {"type": "layout"}}
    --- screens/secret.json
    {"screen": "secret", "route": "/secret", "requires": ["session"], "root": {"type": "layout"}}
    """

  private func expectNoSecret(
    _ app: NavigationApp, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(!app.place.contains("secret"), sourceLocation: sourceLocation)
    let saved = app.graph.json(of: app.state)
    let read = app.graph.state(json: SourceFile(path: "state.json", bytes: saved)).value
    #expect(read == app.state, sourceLocation: sourceLocation)
  }

  @Test(
    "A page whose root has an unmet requirement waits for it, and is left when it is revoked"
  )
  func barredPage() throws {
    var app = try NavigationApp(Self.pages)
    app(.selectTab("two"), .selectPage(1))
    #expect(app.place == "open(1) / sheet: login")
    expectNoSecret(app)
    app(.met("session"))
    #expect(app.place == "secret")
    app(.unmet("session"))
    #expect(app.place == "open(1)")
    expectNoSecret(app)
  }

  @Test("A hidden page does not affect the visible one when its requirement is revoked")
  func pageBehind() throws {
    var app = try NavigationApp(Self.pages)
    app(.met("session"), .selectTab("two"), .selectPage(2), .unmet("session"))
    #expect(app.place == "open(2)")
    expectNoSecret(app)
  }

  @Test("The requirements of a visible second column are checked too")
  func barredColumn() throws {
    var tablet = try NavigationApp(Self.pages, size: NavigationApp.tablet)
    tablet(.selectTab("three"))
    #expect(tablet.place == "open(0) / sheet: login")
    expectNoSecret(tablet)
    // On a phone the second column is not visible.
    var phone = try NavigationApp(Self.pages)
    phone(.selectTab("three"))
    #expect(phone.place == "open(3)")
    expectNoSecret(phone)
  }
}
