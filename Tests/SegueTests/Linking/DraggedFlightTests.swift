import Segue
import Testing

/// The frames from a pan gesture and from a plan agree: a dragged screen stays under the finger.
@Suite("Screens dragged by a dismiss gesture")
struct DraggedFlightTests {
  /// Returns the frame of an opened screen at rest, and its frame after it was dragged by `way`
  /// points.
  func dragged(
    _ transition: String, _ presentation: Presentation, direction: String = "ltr", by way: Point
  ) throws -> (rest: Rect, dragged: Rect) {
    let flight = try TestFlight(
      #"{"type": "layout", "id": "tapped", \#(TestFlight.tap)}"#,
      #"{"type": "layout", "style": {"direction": "\#(direction)"}}"#,
      transition: transition, destination: presentation)
    let plan = try flight.plan(.pop)
    let screen = flight.destination.viewport.frame
    let declared = try #require(
      flight.compiler.project.manifest.transition(named: "t"))
    let dismiss = try #require(
      DismissGesture(
        of: declared, presentation: presentation, direction: direction == "rtl" ? .rtl : .ltr,
        screen: screen, on: plan.device))
    var pan = try dismiss.pan()
    pan.receive(PanSample(.began, time: 0, position: Point(x: 200, y: 300)))
    pan.receive(
      PanSample(.changed, time: 1, position: Point(x: 200 + way.x, y: 300 + way.y)))
    let entering = try #require(plan.screen(.entering))
    let progress = dismiss.planProgress(pan.progress)
    if dismiss.travel.direction == .down {
      #expect(abs(sheetFrame(of: screen, at: progress).y - screen.y - way.y) < 1e-9)
    }
    return (screen, entering.state(at: progress).frame)
  }

  @Test("A dragged screen moves exactly as far as the finger")
  func pointForPoint() throws {
    let cases: [(String, Presentation, String, Point)] = [
      (#"{"kind": "slide"}"#, .push, "ltr", Point(x: 150, y: 0)),
      (#"{"kind": "slide"}"#, .push, "rtl", Point(x: -150, y: 0)),
      (#"{"kind": "moveIn", "edge": "leading"}"#, .push, "ltr", Point(x: -90, y: 0)),
      (#"{"kind": "moveIn", "edge": "top"}"#, .push, "ltr", Point(x: 0, y: -200)),
      (#"{"kind": "slide", "edge": "bottom"}"#, .overFullScreen, "rtl", Point(x: 0, y: 120)),
      (#"{"kind": "slideUp"}"#, .slideUp, "ltr", Point(x: 0, y: 250)),
      (#"{"kind": "slideUp"}"#, .sheet, "rtl", Point(x: 0, y: 250)),
      (#"{"kind": "slideUp"}"#, .fullScreen, "ltr", Point(x: 0, y: 250)),
    ]
    for (transition, presentation, direction, way) in cases {
      let (rest, dragged) = try dragged(
        transition, presentation, direction: direction, by: way)
      #expect(abs(dragged.x - rest.x - way.x) < 1e-9, "\(transition) \(direction) \(dragged)")
      #expect(abs(dragged.y - rest.y - way.y) < 1e-9, "\(transition) \(direction) \(dragged)")
      #expect(dragged.size == rest.size)
    }
  }
}
