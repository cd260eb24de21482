import Segue
import Testing

/// Expected directions and distances are worked out by hand from the edge that a screen came from.
@Suite("Dismiss gestures")
struct DismissGestureTests {
  let phone = Device(
    name: "phone", size: Size(width: 400, height: 800), scale: 2, safeArea: SafeArea(top: 20))
  let tablet = Device(name: "tablet", size: Size(width: 840, height: 1200), scale: 2)

  func gesture(
    _ transition: Transition, _ presentation: Presentation = .push,
    _ direction: LayoutDirection = .ltr, on device: Device? = nil, detents: DetentRule? = nil
  ) -> DismissGesture? {
    let device = device ?? phone
    let viewport = Viewport(
      of: device, presentation: presentation, bars: [], edges: [], direction: direction)
    return DismissGesture(
      of: transition, presentation: presentation, direction: direction, screen: viewport.frame,
      on: device, detents: detents)
  }

  func transition(_ kind: Transition.Kind, from edge: Transition.Edge? = nil) -> Transition {
    var transition = Transition(kind: kind, name: "declared")
    if let edge { transition.edge = edge }
    return transition
  }

  @Test(
    "A screen that came in from an edge is dismissed towards that edge",
    arguments: [
      (Transition.Edge.trailing, LayoutDirection.ltr, PanDirection.right, 400.0),
      (.trailing, .rtl, .left, 400), (.leading, .ltr, .left, 400), (.leading, .rtl, .right, 400),
      (.top, .ltr, .up, 800), (.top, .rtl, .up, 800), (.bottom, .ltr, .down, 800),
      (.bottom, .rtl, .down, 800),
    ])
  func edges(
    _ edge: Transition.Edge, _ writing: LayoutDirection, _ pan: PanDirection, _ distance: Double
  ) throws {
    for kind in [Transition.Kind.slide, .moveIn, .slideUp] {
      let dismiss = try #require(gesture(transition(kind, from: edge), .push, writing))
      #expect(try dismiss.travel == PanTravel(pan, distance: distance))
      #expect(dismiss.goal == .transition(.thirtyPercent) && dismiss.measure == .wayBack)
      // UIKit's interactive pop begins at the edge.
      #expect(dismiss.isEdgeSwipe == (pan == .left || pan == .right))
    }
  }

  @Test("A card is pulled down over its travel distance or its height")
  func cards() throws {
    // On the phone a sheet begins 10 points below the safe area: 800 − 30 = 770.
    for presentation in [Presentation.sheet, .formSheet, .popover, .slideUp] {
      for kind in Transition.Kind.allCases {
        let dismiss = try #require(gesture(transition(kind), presentation, .rtl))
        #expect(try dismiss.travel == PanTravel(.down, distance: 770), "\(presentation) \(kind)")
        #expect(!dismiss.isEdgeSwipe)
      }
    }
    // On the tablet a form sheet is 540 × 620 at (150, 290), and it came from y 1200, off screen.
    let form = try #require(gesture(transition(.slideUp), .formSheet, on: tablet))
    #expect(try form.travel == PanTravel(.down, distance: 910))
    // A card that slid in from the side is pulled down as well.
    let slid = try #require(gesture(transition(.slide), .formSheet, on: tablet))
    #expect(try slid.travel == PanTravel(.down, distance: 620))
    // Anchored to the tapped component, a popover is not a card.
    #expect(gesture(transition(.slideUp), .popover, on: tablet) == nil)
  }

  @Test("A full-screen presentation has a gesture only if its link's transition moves up")
  func fullScreen() throws {
    for presentation in [Presentation.fullScreen, .overFullScreen] {
      for kind in Transition.Kind.allCases {
        let rises = kind == .slideUp
        let dismiss = gesture(transition(kind), presentation)
        #expect(dismiss?.travel == (rises ? try PanTravel(.down, distance: 800) : nil), "\(kind)")
      }
      for kind in [Transition.Kind.slide, .moveIn, .slideUp] {
        let risen = try #require(gesture(transition(kind, from: .bottom), presentation))
        #expect(try risen.travel == PanTravel(.down, distance: 800) && !risen.isEdgeSwipe)
        for edge in [Transition.Edge.leading, .trailing, .top] {
          #expect(gesture(transition(kind, from: edge), presentation) == nil)
        }
      }
      // UIKit's coverVertical, which plays if a link names no transition.
      var cover = Transition(kind: .moveIn)
      cover.edge = .bottom
      #expect(gesture(cover, presentation) == nil)
    }
  }

  @Test("A screen with interactive dismissal disabled has no gesture in any presentation")
  func disabled() {
    for presentation in Presentation.allCases {
      for kind in Transition.Kind.allCases {
        let dismiss = DismissGesture(
          of: transition(kind), presentation: presentation, direction: .ltr,
          screen: Rect(x: 0, y: 30, width: 400, height: 770), on: phone,
          isInteractiveDismissDisabled: true)
        #expect(dismiss == nil)
      }
    }
  }

  @Test("A screen that came from no edge is swiped back from the leading edge")
  func swipes() throws {
    for kind in [Transition.Kind.fade, .scale, .hero, .custom] {
      let ltr = try #require(gesture(transition(kind)))
      #expect(try ltr.travel == PanTravel(.right, distance: 400))
      #expect(ltr.isEdgeSwipe && ltr.measure == .wayBack)
      let rtl = try #require(gesture(transition(kind), .push, .rtl))
      #expect(try rtl.travel == PanTravel(.left, distance: 400))
    }
  }

  @Test("A transition without a travel distance has no gesture")
  func none() {
    #expect(gesture(transition(.none)) == nil)
    let flat = Rect(x: 0, y: 799.5, width: 400, height: 0.5)
    let dismiss = DismissGesture(
      of: transition(.slideUp), presentation: .sheet, direction: .ltr, screen: flat, on: phone)
    #expect(dismiss == nil)
  }

  @Test("A dismiss pan runs from the end of the plan to its beginning")
  func wayBack() throws {
    let dismiss = try #require(gesture(transition(.slide)))
    #expect(dismiss.planProgress(0) == 1 && dismiss.planProgress(1) == 0)
    #expect(dismiss.planProgress(0.25) == 0.75 && dismiss.gestureProgress(0.25) == 0.75)
    #expect(dismiss.planVelocity(2) == -2 && dismiss.planVelocity(0).sign == .plus)
    var pan = try dismiss.pan()
    #expect(pan.progress == 0)
    // 100 of 400 points, at rest: below 30 %, so the screen stays.
    pan.receive([(0, 50), (0.2, 150), (0.5, 150)])
    #expect(pan.progress == 0.25 && dismiss.planProgress(pan.progress) == 0.75)
    #expect(dismiss.planProgress(try #require(pan.decision).target) == 1)
    // Caught in flight at p = 0.875 and dragged another 100 points: g = 0.125 + 0.25.
    var caught = try dismiss.pan(from: 0.875)
    caught.receive([(0, 50), (0.2, 150), (0.5, 150)])
    #expect(caught.progress == 0.375 && dismiss.planProgress(caught.progress) == 0.625)
    #expect(dismiss.planProgress(try #require(caught.decision).target) == 0)
    #expect(throws: MotionError.self) { _ = try dismiss.pan(from: .nan) }
  }

  @Test("A sheet with detents follows the finger between them or is dismissed")
  func detents() throws {
    let rule = try DetentRule([.fraction(0.5), .fraction(1)])
    let dismiss = try #require(gesture(transition(.slideUp), .sheet, detents: rule))
    #expect(dismiss.measure == .height && dismiss.goal == .sheet(rule))
    #expect(try dismiss.travel == PanTravel(.up, distance: 770))
    #expect(dismiss.planProgress(0.5) == 0.5 && dismiss.gestureProgress(0.5) == 0.5)
    #expect(dismiss.planVelocity(-2) == -2)
    // From the top 308 of 770 points down, at rest: 0.6, which is nearest to one half.
    var half = try dismiss.pan()
    #expect(half.progress == 1)
    half.receive([(0, 100), (0.2, 408), (0.5, 408)])
    #expect(abs(half.progress - 0.6) < 1e-12 && half.decision?.target == 0.5)
    // From one half another 231 points down: 0.2, which is nearest to 0.
    var away = try dismiss.pan(from: 0.5)
    away.receive([(0, 100), (0.2, 331), (0.5, 331)])
    #expect(abs(away.progress - 0.2) < 1e-12 && away.decision?.target == 0)
    // A sheet rests at its detents no matter how it was presented; other presentations do not.
    let pushed = try #require(gesture(transition(.slideUp), .push, detents: rule))
    #expect(pushed.measure == .wayBack)
    let aside = try #require(gesture(transition(.slide), .sheet, detents: rule))
    #expect(aside == dismiss)
    let form = try #require(gesture(transition(.slideUp), .formSheet, on: tablet, detents: rule))
    #expect(form.measure == .wayBack)
  }

  @Test("At a detent a sheet is moved down by the height that is missing")
  func detentFrames() {
    let card = Rect(x: 0, y: 30, width: 400, height: 770)
    #expect(Detent.fraction(1).frame(of: card) == card)
    // 30 + 770/2, and 800 − 200.
    #expect(Detent.fraction(0.5).frame(of: card) == Rect(x: 0, y: 415, width: 400, height: 770))
    let low = Detent.height(200).frame(of: card)
    #expect(abs(low.y - 600) < 1e-9 && low.height == 770)
    #expect(Detent.height(4000).frame(of: card) == card)
    #expect(sheetFrame(of: card, at: 0).y == 800 && sheetFrame(of: card, at: 1.1).y < 30)
    #expect(Detent.height(9).frame(of: .zero) == .zero)
  }

  @Test("A released pan continues with the spring of the return transition, if it has one")
  func springs() throws {
    var transition = Transition(kind: .slide)
    #expect(transition.releaseSpring == .smooth)
    transition.easing = .spring(.bouncy)
    #expect(transition.releaseSpring == .bouncy)
    transition.popEasing = .cubicBezier(.easeInOut)
    #expect(transition.releaseSpring == .bouncy)
    transition.popEasing = .spring(.snappy)
    #expect(transition.releaseSpring == .snappy)
  }

  @Test("A screen follows the finger point for point")
  func oneToOne() throws {
    var random = SeededRandom(seed: 75)
    for round in 0..<2000 {
      let device = Device(
        name: "d",
        size: Size(
          width: random.double(in: 200...1200), height: random.double(in: 200...1200)), scale: 1)
      // A pushed screen comes from any edge, and a presented one from the bottom.
      let isPushed = random.int(in: 0...1) == 0
      let edge = isPushed ? Transition.Edge.allCases[random.int(in: 0...3)] : .bottom
      let writing: LayoutDirection = random.int(in: 0...1) == 0 ? .ltr : .rtl
      let presented = Presentation.allCases.filter {
        $0 != .push && ($0 != .popover || device.size.width < 600)
      }
      let presentation =
        isPushed ? .push : presented[random.int(in: 0...presented.count - 1)]
      let dismiss = try #require(
        gesture(transition(.moveIn, from: edge), presentation, writing, on: device))
      // The position of the screen at p = 0, by the definition of its edge: just outside the
      // device.
      let screen = Viewport(
        of: device, presentation: presentation, bars: [], edges: [], direction: writing
      ).frame
      let away: Point
      switch edge {
      case .top: away = Point(x: 0, y: -screen.maxY)
      case .bottom: away = Point(x: 0, y: device.size.height - screen.y)
      case .leading, .trailing:
        let isLeft = (edge == .leading) == (writing == .ltr)
        away = Point(x: isLeft ? -screen.maxX : device.size.width - screen.x, y: 0)
      }
      var pan = try dismiss.pan()
      let share = random.double(in: 0...1)
      pan.receive(PanSample(.began, time: 0, position: Point(x: 7, y: -9)))
      pan.receive(
        PanSample(
          .changed, time: 1, position: Point(x: 7 + away.x * share, y: -9 + away.y * share)))
      #expect(abs(dismiss.planProgress(pan.progress) - (1 - share)) < 1e-9, "\(round)")
    }
  }
}
