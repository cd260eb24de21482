import Segue
import Testing

/// Gestures on presented screens and stacks, following UIKit's interactive pop gesture and sheets.
@Suite("Navigation gestures")
struct NavigationGestureTests {
  @Test("An edge swipe goes back, or returns if it is cancelled")
  func swipe() throws {
    var app = try NavigationApp()
    #expect(app.graph.backGesture(in: app.state) == .blocked(.root))
    app(.navigate(to: "shop://outfits/7", transition: "lift", tapped: "card"))
    let (from, to) = (app.key("outfit(7)"), app.state.stacks[0][0].key)
    #expect(app.graph.backGesture(in: app.state) == .swipe(from: from, to: to))
    app.begin(.beginBack)
    #expect(app.played == ["hold lift"] && app.state.isHeld)
    app(.endBack(isFinished: false))
    #expect(app.played == ["turn lift"] && app.place == "outfits > outfit(7)")
    app.begin(.beginBack)
    app(.endBack(isFinished: true))
    #expect(app.played == ["release lift"] && app.place == "outfits")
  }

  @Test("Going back while a screen opens reverses its transition")
  func turn() throws {
    var app = try NavigationApp()
    app.begin(.navigate(to: "shop://outfits/7", transition: "lift"))
    app.begin(.back)
    #expect(app.played == ["turn lift back"] && app.place == "outfits")
    app.begin(.transitionFinished)
    #expect(app.state.motion == nil)
  }

  @Test("A second tap on the same card is ignored")
  func doubleTap() throws {
    var app = try NavigationApp()
    let source = app.key("outfits")
    app.begin(.at(source, .navigate(to: "shop://outfits/7")))
    app.begin(.at(source, .navigate(to: "shop://outfits/7")))
    #expect(app.place == "outfits > outfit(7)" && app.played == ["ignore noSuchEntry"])
  }

  @Test("A back gesture is blocked by the screen or by a full-screen presentation")
  func blockers() throws {
    var app = try NavigationApp()
    app(.met("welcome"), .open("shop://orders"))
    let login = app.key("login")
    #expect(app.graph.backGesture(in: app.state) == .blocked(.screen(login)))
    app(.dragSheet(by: 500, velocity: 2000))
    #expect(app.place == "outfits / sheet: login")
    app(.dismiss, .navigate(to: "shop://outfits/7/zoom"))
    #expect(app.graph.backGesture(in: app.state) == .blocked(.presentation(app.key("zoom(7)"))))
    app(.navigate(to: "shop://outfits/7"))
    guard case .swipe = app.graph.backGesture(in: app.state) else {
      Issue.record("a stack in a modal is swiped back")
      return
    }
  }

  /// The sheet is 852 − 50 − 10 = 792 points high, of which 30 % are 237.6.
  @Test("A sheet without detents is dismissed by the same rule as other transitions")
  func plainSheet() throws {
    var app = try NavigationApp()
    app(.navigate(to: "shop://lost", presentation: .sheet))
    #expect(app.graph.detentHeight(in: app.state) == nil)
    app(.dragSheet(by: 237, velocity: 0))
    #expect(app.played == ["ignore alreadyThere"])
    app(.dragSheet(by: -300, velocity: 0), .dragSheet(by: 300, velocity: -600))
    #expect(app.place == "outfits / sheet: lost")
    app(.dragSheet(by: 238, velocity: 0))
    #expect(app.place == "outfits")
  }

  /// 30 % of 792 points are 237.6. The login of the shop refuses to be dismissed.
  @Test("A drag that the screen refuses says so, and one that is too short does not")
  func refusedDrags() throws {
    var app = try NavigationApp()
    app(.met("welcome"), .open("shop://login"), .dragSheet(by: 237, velocity: 0))
    #expect(app.played == ["ignore alreadyThere"])
    app(.dragSheet(by: 238, velocity: 0))
    #expect(app.played == ["ignore interactiveDismissDisabled"])
    app(.beginBack)
    #expect(app.played == ["ignore interactiveDismissDisabled"])
    #expect(app.place == "outfits / sheet: login")
  }

  /// The sheet is 852 − 50 − 10 = 792 points high, so medium is 396.
  @Test("A sheet rests at its detents, expands, and is dismissed")
  func detents() throws {
    var app = try NavigationApp()
    app(.navigate(to: "shop://bag"))
    #expect(app.state.modals[0].detent == 0)
    var sheet = try #require(app.graph.shownScreens(in: app.state).last)
    #expect(app.graph.detentHeight(in: app.state) == 396)
    #expect(sheet.detent == .fraction(0.5) && sheet.isUndimmed && sheet.isGrabberVisible)
    app(.dragSheet(by: -300, velocity: 0))
    #expect(app.played == ["settle 1"] && app.state.modals[0].detent == 1)
    sheet = try #require(app.graph.shownScreens(in: app.state).last)
    #expect(!sheet.isUndimmed)
    app(.dragSheet(by: 150, velocity: 0))
    #expect(app.played == ["ignore alreadyThere"])
    // A drag moves by one detent at a time: a flick from the top stops at the middle, and another
    // one dismisses.
    app(.dragSheet(by: 350, velocity: 900))
    #expect(app.state.modals[0].detent == 0)
    app(.dragSheet(by: 50, velocity: 1500))
    #expect(app.place == "outfits" && app.played == ["slideUp back"])
    app(.dragSheet(by: 50, velocity: 0))
    #expect(app.played == ["ignore noSheet"])
  }

  @Test("Scrolling up in a sheet expands it before the content scrolls")
  func expanding() throws {
    var app = try NavigationApp()
    app(.navigate(to: "shop://bag"), .scroll("list", to: Point(x: 0, y: 80)))
    #expect(app.played == ["settle 1"] && app.state.modals[0].stack[0].scrollOffsets.isEmpty)
    app(.scroll("list", to: Point(x: 0, y: 80)))
    #expect(app.state.modals[0].stack[0].scrollOffsets.first?.offset == Point(x: 0, y: 80))
  }

  @Test("A covered screen can scroll, without ending a gesture on the screen above it")
  func scrollingBelow() throws {
    var app = try NavigationApp()
    let below = app.key("outfits")
    let scroll = NavigationEvent.scroll("list", to: Point(x: 0, y: 80))
    app(.navigate(to: "shop://size"))
    app.begin(.beginBack)
    app.begin(.at(below, scroll))
    #expect(app.state.isHeld)
    #expect(app.state.stacks[0][0].scrollOffsets.first?.offset == Point(x: 0, y: 80))
    #expect(app.state.modals[0].stack[0].scrollOffsets.isEmpty)
    app(.at(999, scroll))
    #expect(app.played == ["ignore noSuchEntry"])
  }

  @Test("A popover and a form sheet become sheets in a compact width")
  func adapting() throws {
    for (presentation, size, shown) in [
      (Presentation.popover, NavigationApp.phone, Presentation.sheet),
      (.formSheet, NavigationApp.phone, .sheet), (.popover, NavigationApp.tablet, .popover),
      (.formSheet, NavigationApp.tablet, .formSheet),
      (.fullScreen, NavigationApp.phone, .fullScreen),
    ] {
      var app = try NavigationApp(size: size)
      app(.navigate(to: "shop://size", presentation: presentation))
      #expect(app.graph.shownScreens(in: app.state).last?.presentation == shown)
    }
  }

  @Test(
    "A screen hides bars that it does not name, a modal covers the tab bar, and back has a title"
  )
  func bars() throws {
    var app = try NavigationApp()
    func top() -> ShownScreen? { app.graph.shownScreens(in: app.state).last }
    #expect(top()?.bars == [.tab] && top()?.backTitle == nil)
    app(.navigate(to: "shop://outfits/7"))
    #expect(top()?.bars == [.navigation, .tab] && top()?.backTitle == "All")
    #expect(top()?.title == "Outfit 7")
    app(.navigate(to: "shop://outfits/8"))
    #expect(top()?.backTitle == "Outfit 7")
    app(.navigate(to: "shop://outfits/8", presentation: .fullScreen))
    #expect(top()?.bars == [.navigation] && top()?.backTitle == nil)
    app(.selectTab("bag"), .navigate(to: "shop://outfits/7"))
    // The bag has no title.
    #expect(top()?.backTitle == "Back")
  }

  @Test("A covered screen receives no taps")
  func covered() throws {
    var app = try NavigationApp()
    let below = app.key("outfits")
    app(.navigate(to: "shop://size"), .at(below, .navigate(to: "shop://outfits/7")))
    #expect(app.played == ["ignore covered"])
    app(.at(999, .navigate(to: "shop://outfits/7")))
    #expect(app.played == ["ignore noSuchEntry"])
  }

  /// `largestUndimmedDetentIdentifier`: the user "can interact with the view controller underneath"
  /// the sheet.
  @Test("Under an undimmed sheet taps work, but a second presentation is ignored")
  func undimmed() throws {
    var app = try NavigationApp()
    let below = app.key("outfits")
    app(
      .navigate(to: "shop://bag"), .at(below, .navigate(to: "shop://size", presentation: .sheet))
    )
    #expect(app.played == ["ignore covered"])
    app(.at(below, .navigate(to: "shop://outfits/7", transition: "lift")))
    #expect(app.played == ["lift"] && app.place == "outfits > outfit(7) / sheet: bag")
    let (sheet, pushed) = (app.key("bag"), app.key("outfit(7)"))
    #expect(app.graph.backGesture(in: app.state) == .drag(from: sheet, to: pushed))
    // At a higher detent the sheet dims the screen below, which then receives no touches.
    app(.dragSheet(by: -300, velocity: 0), .at(pushed, .navigate(to: "shop://outfits/8")))
    #expect(app.played == ["ignore covered"])
    app(.dismiss)
    #expect(app.place == "outfits > outfit(7)")
    app(.back)
    #expect(app.place == "outfits")
  }

  @Test("A detent can be selected without a gesture")
  func selectedDetent() throws {
    var app = try NavigationApp()
    app(.selectDetent(1))
    #expect(app.played == ["ignore noSheet"])
    app(.navigate(to: "shop://bag"), .selectDetent(1))
    #expect(app.played == ["settle 1"] && app.state.modals[0].detent == 1)
    app(.selectDetent(2))
    #expect(app.played == ["ignore noSheet"])
  }

  @Test("A popover on a tablet cannot be dragged and has no detent")
  func popover() throws {
    var app = try NavigationApp(size: NavigationApp.tablet)
    app(.navigate(to: "shop://bag", presentation: .popover))
    let shown = try #require(app.graph.shownScreens(in: app.state).last)
    #expect(shown.presentation == .popover && shown.detent == nil)
    #expect(app.graph.backGesture(in: app.state) == .blocked(.presentation(shown.key)))
    app(.dragSheet(by: 400, velocity: 2000))
    #expect(app.played == ["ignore noSheet"])
    app(.resize(NavigationApp.phone, safeAreaTop: 50), .dragSheet(by: 400, velocity: 2000))
    #expect(app.place == "outfits")
  }

  @Test("Swiping a login away discards the link that waits for it")
  func swipedLogin() throws {
    let shop = NavigationApp.shop.split(separator: #""interactiveDismissDisabled": true,"#)
    var app = try NavigationApp(shop.joined())
    app(.met("welcome"), .open("shop://orders"))
    app.begin(.beginBack)
    app(.endBack(isFinished: true))
    #expect(app.played == ["forget", "release slideUp"])
    #expect(app.place == "outfits" && app.state.pending == nil)
  }

  @Test("Between adjacent columns only heroes play, and collapsed columns slide back")
  func columns() throws {
    var app = try NavigationApp(size: NavigationApp.tablet)
    app(.selectTab("settings"), .navigate(to: "shop://lost"))
    #expect(app.place == "settings | lost" && app.played == ["none"])
    app(.at(app.key("settings"), .navigate(to: "shop://outfits/7", transition: "lift")))
    #expect(app.place == "settings | outfit(7)" && app.played == ["lift"])
    app(.at(app.key("settings"), .navigate(to: "shop://lost")))
    app(.resize(NavigationApp.phone, safeAreaTop: 50))
    #expect(app.place == "lost")
    app.begin(.beginBack)
    #expect(app.played == ["hold slide"])
    app(.endBack(isFinished: true))
    #expect(app.place == "settings")
    app(.open("shop://settings/privacy"), .back)
    #expect(app.place == "settings" && app.played == ["slide back"])
  }

  @Test("A modal stays when the column that presents it changes")
  func presentingColumn() throws {
    var app = try NavigationApp(size: NavigationApp.tablet)
    app(.selectTab("settings"))
    app(.at(app.key("privacy"), .navigate(to: "shop://bag")))
    #expect(app.place == "settings | privacy / sheet: bag")
    // The sheet does not dim at its medium detent, so the screen below receives touches.
    app(.at(app.key("settings"), .navigate(to: "shop://lost")))
    #expect(app.place == "settings | lost / sheet: bag")
  }

  @Test("A back action applies to the stack of its own screen")
  func acting() throws {
    var app = try NavigationApp(size: NavigationApp.tablet)
    app(.open("shop://settings/privacy/block-list"))
    // The column of the settings is at its root.
    app(.at(app.key("settings"), .back))
    #expect(app.played == ["ignore atRoot"])
    app(.at(app.key("block-list(0)"), .back))
    #expect(app.place == "settings | privacy" && app.played == ["slide back"])
    app(.at(999, .back))
    #expect(app.played == ["ignore noSuchEntry"])
    // This also holds under an undimmed sheet, and the sheet stays.
    app(.selectTab("home"), .navigate(to: "shop://outfits/7"), .navigate(to: "shop://bag"))
    app(.at(app.key("outfit(7)"), .back))
    #expect(app.place == "outfits / sheet: bag" && app.played == ["slide back"])
    app(.dragSheet(by: -300, velocity: 0), .at(app.key("outfits"), .back))
    #expect(app.played == ["ignore covered"])
  }

  @Test("Going back to a screen in an earlier column resets the later columns")
  func earlierColumn() throws {
    var app = try NavigationApp(size: NavigationApp.tablet)
    app(.open("shop://settings/privacy/block-list"), .backTo(screen: "settings"))
    #expect(app.place == "settings | privacy" && app.played == ["none"])
  }

  /// A mail app with accounts, a mailbox and a message. A tablet of 834 points has room for two
  /// columns.
  private static let mail = #"""
    --- segue.json
    {"schemes": ["m"], "defaultTransition": "slide", "navigation": {"split": {"columns": [
      {"root": "m://accounts", "width": 250}, {"root": "m://boxes/all", "width": 300},
      {"root": "m://nothing"}]}}}
    --- screens/accounts.json
    {"screen": "accounts", "route": "/accounts", "title": "Accounts", "root": {"type": "layout"}}
    --- screens/box.json
    {"screen": "box", "route": "/boxes/{box}", "parameters": {"box": "string"}, "bars": ["navigation"],
     "root": {"type": "layout"}}
    --- screens/message.json
    {"screen": "message", "route": "/boxes/{box}/messages/{message}",
     "parameters": {"box": "string", "message": "number"}, "root": {"type": "layout"}}
    --- screens/nothing.json
    {"screen": "nothing", "route": "/nothing", "root": {"type": "layout"}}
    """#

  @Test("Two of three columns are visible, and back leads to the hidden one")
  func threeColumns() throws {
    var app = try NavigationApp(Self.mail, size: NavigationApp.tablet)
    app(.open("m://boxes/work/messages/2"))
    #expect(app.place == "box(work) | message(work,2)")
    #expect(app.graph.shownScreens(in: app.state).first?.backTitle == "Accounts")
    app(.back)
    #expect(app.place == "accounts | nothing" && app.played == ["slide back"])
    app(.back)
    #expect(app.played == ["ignore atRoot"])
  }

  @Test("A detail screen with other arguments replaces the one in its column")
  func detail() throws {
    var app = try NavigationApp(Self.mail)
    app(.open("m://boxes/work"))
    #expect(app.place == "box(work)")
    app(.open("m://boxes/home"))
    #expect(app.place == "box(home)")
    app(.back)
    #expect(app.place == "accounts")
    app(.back)
    #expect(app.played == ["ignore atRoot"])
  }
}
