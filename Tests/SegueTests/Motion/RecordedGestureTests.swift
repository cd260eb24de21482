import Segue
import Testing

/// Gestures that combine a recording's values with the transition's as defaults, by the rules of
/// `DismissGesture.init(_:or:screen:)`.
@Suite("Recorded pans and a transition's own gesture")
struct RecordedGestureTests {
  let screen = Rect(x: 0, y: 30, width: 400, height: 770)
  let phone = Device(name: "phone", size: Size(width: 400, height: 800), scale: 2)

  func own(
    _ kind: Transition.Kind, _ presentation: Presentation = .push, detents: DetentRule? = nil
  ) throws -> DismissGesture {
    try #require(
      DismissGesture(
        of: Transition(kind: kind), presentation: presentation, direction: .ltr, screen: screen,
        on: phone, detents: detents))
  }

  func recording(_ change: (inout PanRecording) -> Void = { _ in }) -> PanRecording {
    var recording = PanRecording([PanSample(.ended, time: 0, position: .zero)])
    change(&recording)
    return recording
  }

  @Test("Samples alone use the transition's own gesture")
  func samplesAlone() throws {
    for own in [try own(.slide), try own(.hero), try own(.slideUp, .sheet)] {
      #expect(try DismissGesture(recording(), or: own, screen: screen) == own)
    }
    let rule = try DetentRule([.fraction(0.5)], skips: 2)
    let sheet = try own(.slideUp, .sheet, detents: rule)
    let gesture = try #require(try DismissGesture(recording(), or: sheet, screen: screen))
    #expect(gesture == sheet)
    #expect(try gesture.pan(for: recording()).start == 1)
    #expect(try gesture.pan(for: recording { $0.start = 0.5 }).start == 0.5)
    #expect(try own(.slide).pan(for: recording()).start == 0)
    // A sheet starts from its resting position, unless the recording has a start or its own
    // detents.
    let medium = Detent.height(308)
    #expect(try sheet.pan(for: recording(), restingAt: medium).start == 0.4)
    #expect(try sheet.pan(for: recording { $0.start = 0.5 }, restingAt: medium).start == 0.5)
    let named = recording { $0.detents = [.fraction(1)] }
    #expect(try sheet.pan(for: named, restingAt: medium).start == 1)
    #expect(try own(.slide).pan(for: recording(), restingAt: medium).start == 0)
  }

  @Test("Values of the recording replace the transition's")
  func replaced() throws {
    let said = recording {
      $0.distance = 200
      $0.rule.threshold = 0.5
    }
    let gesture = try #require(try DismissGesture(said, or: own(.hero), screen: screen))
    #expect(try gesture.travel == PanTravel(.right, distance: 200) && gesture.isEdgeSwipe)
    #expect(try gesture.goal == .transition(PanRule(threshold: 0.5, flickSpeed: 500)))
    // On the other axis the distance is the screen's size along that axis.
    let down = try #require(
      try DismissGesture(recording { $0.direction = .down }, or: own(.hero), screen: screen))
    #expect(try down.travel == PanTravel(.down, distance: 770) && !down.isEdgeSwipe)
    let left = try #require(
      try DismissGesture(recording { $0.direction = .left }, or: own(.slide), screen: screen))
    #expect(try left.travel == PanTravel(.left, distance: 400))
    let timed = try #require(
      try DismissGesture(
        recording { $0.rule.projectionTime = 0.25 }, or: own(.slide), screen: screen))
    #expect(
      try timed.goal
        == .transition(PanRule(threshold: 0.3, flickSpeed: 500, projectionTime: 0.25)))
  }

  @Test("A recording with detents plays as a sheet's gesture, and one with a threshold does not")
  func sheets() throws {
    let detents = recording {
      $0.detents = [.height(200)]
      $0.rule.skips = 1
    }
    for base in [try own(.slideUp, .sheet), try own(.slide), nil] {
      let sheet = try #require(try DismissGesture(detents, or: base, screen: screen))
      #expect(try sheet.travel == PanTravel(.up, distance: 770) && sheet.measure == .height)
      #expect(try sheet.goal == .sheet(DetentRule([.height(200)], skips: 1)))
    }
    let sheet = try own(.slideUp, .sheet, detents: DetentRule([.fraction(0.5)]))
    let threshold = recording { $0.rule.threshold = 0.4 }
    let back = try #require(try DismissGesture(threshold, or: sheet, screen: screen))
    #expect(try back.travel == PanTravel(.down, distance: 770) && back.measure == .wayBack)
    #expect(try back.goal == .transition(PanRule(threshold: 0.4, flickSpeed: 500)))
  }

  @Test("A transition without a gesture needs a recording with a direction")
  func none() throws {
    #expect(try DismissGesture(recording(), or: nil, screen: screen) == nil)
    let said = try #require(
      try DismissGesture(recording { $0.direction = .right }, or: nil, screen: screen))
    #expect(try said.travel == PanTravel(.right, distance: 400))
    #expect(throws: MotionError.self) {
      try DismissGesture(recording { $0.direction = .right }, or: nil, screen: .zero)
    }
  }

  @Test("A recording file is played to plan progress")
  func fromFile() throws {
    let file = SourceFile(
      path: "pan.json",
      text: """
        {"samples": [{"phase": "began", "time": 0, "x": 4, "y": 300},
          {"phase": "changed", "time": 0.25, "x": 104, "y": 300},
          {"phase": "changed", "time": 0.5, "x": 204, "y": 300},
          {"phase": "ended", "time": 0.5, "x": 204, "y": 300}]}
        """)
    let recording = try #require(PanRecording.read(file).recording)
    let dismiss = try #require(
      try DismissGesture(recording, or: own(.slide), screen: screen))
    let pan = try PlayedPan(
      recording.samples, through: dismiss.pan(for: recording),
      finishedBy: Transition(kind: .slide).releaseSpring, within: 0.001)
    let seen = [0, 0.25, 0.5, pan.endTime].map { dismiss.planProgress(pan.progress(at: $0)) }
    #expect(seen == [1, 0.75, 0.5, 0])
    // 400 points a second over 400 points, backwards.
    #expect(abs(dismiss.planVelocity(pan.velocity(at: 0.5)) + 1) < 1e-12)
  }
}
