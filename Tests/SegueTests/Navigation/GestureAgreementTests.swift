import Foundation
import Segue
import Testing

/// Navigation, transitions driven by a finger, and the preview agree on how a gesture dismisses a
/// screen.
@Suite("Agreement on gestures")
struct GestureAgreementTests {
  /// The way in which a screen is opened: the transition, if one is named, and the presentation.
  struct Opening: CustomStringConvertible {
    let transition: String?
    let presentation: Presentation
    let isDisabled: Bool

    var screen: String { isDisabled ? "held" : "free" }
    var description: String { "\(presentation) \(transition ?? "unnamed") \(screen)" }
  }

  /// The declared transitions: every kind, from each edge if it has one.
  static let declared: [(name: String, kind: Transition.Kind, edge: Transition.Edge?)] =
    [Transition.Kind.fade, .scale, .hero, .none].map { ("own-\($0)", $0, nil) }
    + [Transition.Kind.slide, .moveIn, .slideUp].flatMap { kind in
      Transition.Edge.allCases.map { ("\(kind)-\($0)", kind, $0) }
    }

  static let openings: [Opening] = Presentation.allCases.flatMap { presentation in
    let names: [String?] =
      declared.map(\.name) + ["own-custom", nil] + Transition.Kind.allCases.map(\.rawValue)
    return names.flatMap { name in
      [false, true].map {
        Opening(transition: name, presentation: presentation, isDisabled: $0)
      }
    }
  }

  static let files: String = {
    let transitions = declared.map { name, kind, edge in
      #""\#(name)": {"kind": "\#(kind)"\#(edge.map { #", "edge": "\#($0)""# } ?? "")}"#
    }
    let cards = openings.map { opening in
      let transition = opening.transition.map { #", "transition": "\#($0)""# } ?? ""
      return #"""
        {"type": "layout", "events": {"tap": [{"type": "navigate", "to": "t://\#(opening.screen)",
          "presentation": "\#(opening.presentation)"\#(transition)}]}}
        """#
    }
    return """
      --- segue.json
      {"schemes": ["t"], "transitions": {\(transitions.joined(separator: ", ")),
        "own-custom": {"kind": "custom", "push": {"entering": [
          {"property": "translateY", "from": "100%", "to": 0}]}}}}
      --- screens/home.json
      {"screen": "home", "route": "/", "root": {"type": "layout", "children": [
        \(cards.joined(separator: ",\n"))]}}
      --- screens/free.json
      {"screen": "free", "route": "/free", "root": {"type": "layout"}}
      --- screens/held.json
      {"screen": "held", "route": "/held", "interactiveDismissDisabled": true,
       "root": {"type": "layout"}}
      """
  }()

  /// The effect of a gesture in physical terms.
  enum Answer: Hashable {
    case swipe(PanDirection)
    case drag(PanDirection)
    case blockedByScreen
    case blocked
  }

  /// Returns what navigation answers for the topmost screen.
  func answer(of app: NavigationApp, _ way: InteractiveDismissal) throws -> Answer {
    let (top, home) = (try #require(app.graph.shownScreens(in: app.state).last).key, 0)
    switch app.graph.backGesture(in: app.state) {
    case .swipe(let from, let to):
      #expect(from == top && to == home)
      guard case .swipe(let edge) = way else { break }
      return .swipe(edge == .leading ? .right : .left)
    case .drag(let from, let to):
      #expect(from == top && to == home)
      let edge = try #require(app.graph.dragEdge(in: app.state))
      return .drag(edge == .top ? .up : .down)
    case .blocked(.screen(let key)):
      #expect(key == top)
      return .blockedByScreen
    case .blocked(.presentation(let key)):
      #expect(key == top)
      return .blocked
    case .blocked(.root), .blocked(.transition): break
    }
    Issue.record("navigation and \(way) disagree")
    return .blocked
  }

  /// Returns what a transition driven by a finger does, on a left-to-right device.
  func answer(of dismissal: LinkDismissal) -> Answer {
    guard let gesture = dismissal.gesture else {
      return dismissal.way == .blocked(.screen) ? .blockedByScreen : .blocked
    }
    let direction = gesture.travel.direction
    return gesture.isEdgeSwipe ? .swipe(direction) : .drag(direction)
  }

  @Test(
    "Navigation and a driven transition agree for every way of opening a screen",
    arguments: [NavigationApp.phone, NavigationApp.tablet])
  func agreement(size: Size) throws {
    let compiler = Compiler(TestProject(Self.files).project)
    let device = Device(name: "d", size: size, scale: 2, safeArea: SafeArea(top: 50))
    var diagnostics: [Diagnostic] = []
    let home = try #require(compiler.screen("home").value(reportingTo: &diagnostics))
    let source = compiler.layout(home, on: device).value(reportingTo: &diagnostics)
    let app = try NavigationApp(Self.files, size: size)
    var scratch = LayoutScratch()
    for (index, opening) in Self.openings.enumerated() {
      let action = try #require(home.components[index + 1].actions(for: .tap).first)
      let screen = try #require(
        compiler.screen(opening.screen).value(reportingTo: &diagnostics))
      let destination = compiler.layout(
        screen, on: device, presentation: opening.presentation
      ).value(reportingTo: &diagnostics)
      let dismissal = compiler.dismissal(
        of: action, from: source, to: destination, restsAtDetents: false)
      var app = app
      app(
        .navigate(
          to: "t://\(opening.screen)", transition: opening.transition,
          presentation: opening.presentation))
      let found = try answer(of: app, dismissal.way)
      #expect(found == answer(of: dismissal), "\(opening) \(size)")
      #expect(
        found == expected(opening, isWide: size.width >= 600),
        "\(opening) \(size): \(found)")
      // The behaviour of navigation matches its answer.
      app.begin(.beginBack)
      #expect(app.state.isHeld == (found != .blocked && found != .blockedByScreen))
      // The gesture that the library derives is the same.
      let transition = compiler.transition(for: action, presentation: opening.presentation)
      let own = DismissGesture(
        of: transition, presentation: opening.presentation, direction: .ltr,
        screen: destination.viewport.frame, on: device,
        isInteractiveDismissDisabled: opening.isDisabled)
      #expect(own == dismissal.gesture, "\(opening)")
      // The plan of a tap is the same, for players that use only plans.
      let plan = try #require(
        compiler.plans(tapping: ComponentID(index + 1), on: source, in: &scratch).value(
          reportingTo: &diagnostics
        ).first)
      #expect(plan.dismissal == dismissal.way, "\(opening)")
      let artefact = try #require(
        try JSONSerialization.jsonObject(with: Data(plan.artefact())) as? [String: Any])
      #expect(
        artefact["gesture"] as? [String: String] == written(dismissal.way), "\(opening)")
    }
  }

  /// Returns the representation of a gesture in an artefact.
  func written(_ way: InteractiveDismissal) -> [String: String] {
    switch way {
    case .swipe(from: .leading): ["type": "swipe", "from": "leading"]
    case .swipe: ["type": "swipe", "from": "trailing"]
    case .drag(to: .bottom): ["type": "drag", "to": "bottom"]
    case .drag: ["type": "drag", "to": "top"]
    case .blocked(.screen): ["blockedBy": "screen"]
    case .blocked(.presentation): ["blockedBy": "presentation"]
    case .blocked(.stillTransition): ["blockedBy": "stillTransition"]
    case .blocked(.root): ["blockedBy": "root"]
    }
  }

  /// Returns the expected effect according to UIKit's documentation: `isModalInPresentation`;
  /// `interactivePopGestureRecognizer`, an edge pan; sheets, which are dragged down; popovers,
  /// which adapt to sheets in a compact width; `fullScreen`, which only the app dismisses. In
  /// addition, a screen that slides up because of its link is dragged down.
  func expected(_ opening: Opening, isWide: Bool) -> Answer {
    if opening.isDisabled { return .blockedByScreen }
    switch opening.presentation {
    case .sheet, .formSheet, .slideUp: return .drag(.down)
    case .popover: return isWide ? .blocked : .drag(.down)
    case .fullScreen, .overFullScreen:
      let rising = ["slideUp", "slideUp-bottom", "slide-bottom", "moveIn-bottom"]
      return rising.contains(opening.transition ?? "") ? .drag(.down) : .blocked
    case .push:
      switch opening.transition {
      case "none", "own-none": return .blocked
      case "slide-leading", "moveIn-leading", "slideUp-leading": return .swipe(.left)
      case "slide-top", "moveIn-top", "slideUp-top": return .drag(.up)
      case "slide-bottom", "moveIn-bottom", "slideUp-bottom", "slideUp": return .drag(.down)
      default: return .swipe(.right)
      }
    }
  }

  @Test("Combinations that once had two different answers have one")
  func table() {
    func way(
      _ presentation: Presentation, _ kind: Transition.Kind, _ edge: Transition.Edge? = nil,
      _ width: WidthClass = .compact, isDisabled: Bool = false
    ) -> InteractiveDismissal {
      var transition = Transition(kind: kind, name: "t")
      if let edge { transition.edge = edge }
      return InteractiveDismissal(
        of: transition, presentation: presentation, in: width, isDisabled: isDisabled)
    }
    #expect(way(.push, .slide) == .swipe(from: .leading))
    #expect(way(.push, .slide, .leading) == .swipe(from: .trailing))
    #expect(way(.push, .slideUp) == .drag(to: .bottom))
    #expect(way(.push, .moveIn, .top) == .drag(to: .top))
    #expect(way(.push, .hero) == .swipe(from: .leading))
    #expect(way(.push, .none) == .blocked(.stillTransition))
    #expect(way(.sheet, .slide) == .drag(to: .bottom))
    #expect(way(.sheet, .moveIn, .top) == .drag(to: .bottom))
    #expect(way(.sheet, .none) == .drag(to: .bottom))
    #expect(way(.popover, .fade) == .drag(to: .bottom))
    #expect(way(.popover, .slideUp, nil, .regular) == .blocked(.presentation))
    #expect(way(.formSheet, .hero, nil, .regular) == .drag(to: .bottom))
    #expect(way(.fullScreen, .slideUp) == .drag(to: .bottom))
    #expect(way(.fullScreen, .slideUp, .leading) == .blocked(.presentation))
    #expect(way(.fullScreen, .hero) == .blocked(.presentation))
    #expect(way(.fullScreen, .slideUp, isDisabled: true) == .blocked(.screen))
    #expect(way(.push, .slide, isDisabled: true) == .blocked(.screen))
  }

  @Test("Only the first screen of a modal's stack has the modal's gesture")
  func modalStacks() throws {
    var app = try NavigationApp(Self.files)
    app(.navigate(to: "t://free", transition: "hero", presentation: .fullScreen))
    #expect(app.graph.backGesture(in: app.state) == .blocked(.presentation(1)))
    app(.navigate(to: "t://held", transition: "slide"))
    #expect(app.graph.backGesture(in: app.state) == .blocked(.screen(2)))
    app(.back, .navigate(to: "t://free", transition: "slide"))
    #expect(app.graph.backGesture(in: app.state) == .swipe(from: 3, to: 1))
    app(.navigate(to: "t://free", transition: "slideUp"))
    #expect(app.graph.backGesture(in: app.state) == .drag(from: 4, to: 3))
    #expect(app.graph.dragEdge(in: app.state) == .bottom)
    app(.navigate(to: "t://free", transition: "none"))
    #expect(app.graph.backGesture(in: app.state) == .blocked(.presentation(5)))
    #expect(app.graph.dragEdge(in: app.state) == nil)
  }

  @Test("A card that opened without a transition is released without one")
  func stillCards() throws {
    var app = try NavigationApp(Self.files)
    app(.navigate(to: "t://free", transition: "none", presentation: .sheet))
    app.begin(.beginBack)
    #expect(app.played == ["hold none"])
    app.begin(.endBack(isFinished: false))
    // There is no running transition whose end a client would report.
    #expect(app.state.motion == nil)
    #expect(app.graph.backGesture(in: app.state) == .drag(from: 1, to: 0))
    app.begin(.beginBack)
    app.begin(.endBack(isFinished: true))
    #expect(app.state.modals.isEmpty && app.state.motion == nil)
  }

  @Test("A gesture goes back only within a column, over the column's width")
  func columns() throws {
    let files = """
      --- segue.json
      {"schemes": ["t"], "transitions": {"lift": {"kind": "hero"}}, "navigation": {"split": {
        "columns": [{"root": "t://list", "width": 300}, {"root": "t://detail"}]}}}
      --- screens/list.json
      {"screen": "list", "route": "/list", "root": {"type": "layout", "events": {"tap": [
        {"type": "navigate", "to": "t://more", "transition": "lift"}]}}}
      --- screens/detail.json
      {"screen": "detail", "route": "/detail", "root": {"type": "layout", "events": {"tap": [
        {"type": "navigate", "to": "t://more", "transition": "slide"}]}}}
      --- screens/more.json
      {"screen": "more", "route": "/more", "root": {"type": "layout"}}
      """
    let compiler = Compiler(TestProject(files).project)
    let tablet = Device(name: "tablet", size: Size(width: 1000, height: 800), scale: 2)
    var diagnostics: [Diagnostic] = []
    func dismissal(from id: String) throws -> LinkDismissal {
      let screen = try #require(compiler.screen(id).value(reportingTo: &diagnostics))
      let source = compiler.layout(screen, on: tablet).value(reportingTo: &diagnostics)
      let more = try #require(compiler.screen("more").value(reportingTo: &diagnostics))
      var scratch = LayoutScratch()
      let destination = compiler.layout(
        more, openedFrom: source, presentation: .push, in: &scratch
      ).value(reportingTo: &diagnostics)
      return compiler.dismissal(
        of: try #require(screen.components[0].actions(for: .tap).first), from: source,
        to: destination, restsAtDetents: false)
    }
    let beside = try dismissal(from: "list")
    #expect(beside.way == .blocked(.root) && beside.gesture == nil)
    // The second column is from 300 to 1000.
    let within = try dismissal(from: "detail")
    #expect(within.way == .swipe(from: .leading))
    #expect(try within.gesture?.travel == PanTravel(.right, distance: 700))
    // Navigation gives the same answer.
    var app = try NavigationApp(files, size: tablet.size)
    app(.at(app.key("list"), .navigate(to: "t://more", transition: "lift")))
    #expect(app.graph.backGesture(in: app.state) == .blocked(.root))
    app(.navigate(to: "t://detail", transition: "slide"))
    guard case .swipe = app.graph.backGesture(in: app.state) else {
      Issue.record("\(app.graph.backGesture(in: app.state))")
      return
    }
  }
}
