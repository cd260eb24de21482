import Segue
import Testing

/// Frames are computed by hand: the device is 400 × 800 points, without insets.
@Suite("Components that jump when the content arrives")
struct LayoutShiftTests {
  private func found(
    _ root: String, _ placeholder: String, failure: String? = nil, keys: String = "",
    devices: String = #""400x800@1""#, _ rest: String = ""
  ) -> (test: TestProject, list: [Diagnostic]) {
    let test = TestProject(
      #"""
      --- segue.json
      {"devices": [\#(devices)]}
      --- screens/a.json
      {"screen": "a", \#(keys) "root": \#(root), "placeholder": \#(placeholder)\#(
        failure.map { #", "failure": \#($0)"# } ?? "")}
      \#(rest)
      """#)
    return (test, test.diagnostics)
  }

  private static func box(_ name: String, _ height: Int, _ inside: String = "") -> String {
    #"{"type": "layout", \#(name), "style": {"height": \#(height)}, "children": [\#(inside)]}"#
  }

  private static func column(_ children: String...) -> String {
    #"{"type": "layout", "children": [\#(children.joined(separator: ", "))]}"#
  }

  private static let retry =
    #"{"type": "button", "title": "Again", "style": {"height": 48}, "events": {"tap": [{"type": "retry"}]}}"#

  @Test("A component with another frame is reported at its place in the placeholder")
  func size() throws {
    let (test, list) = found(
      Self.column("3️⃣" + Self.box(#""id": "p""#, 300) + "4️⃣"),
      Self.column("1️⃣" + Self.box(#""id": "p""#, 200) + "2️⃣"))
    #expect(list.map(\.code) == [.layoutShift])
    let shift = try #require(list.first)
    #expect(shift.severity == .warning && shift.range == test.range(1, 2))
    #expect(shift.notes.map { Optional($0.range) } == [test.range(3, 4)])
    #expect(
      shift.message
        == "when the content arrives, \"p\" jumps, from 0, 0, 400 × 200 to 0, 0, 400 × 300 pt, on "
        + "400x800@1: give it the same frame in both, or another id")
  }

  @Test("What moves with the component around it is not reported again")
  func inside() {
    let inner = Self.box(#""id": "q""#, 20)
    let (_, list) = found(
      Self.column(Self.box(#""id": "top""#, 40), Self.box(#""id": "p""#, 100, inner)),
      Self.column(Self.box(#""id": "p""#, 100, inner)))
    #expect(list.map(\.code) == [.layoutShift])
  }

  @Test("Components are the same by their ids, or else by their hero keys")
  func heroes() {
    let (_, list) = found(
      Self.column(Self.box(#""id": "x", "hero": "h""#, 300)),
      Self.column(Self.box(#""hero": "h""#, 200)))
    #expect(list.map(\.code) == [.layoutShift])
    #expect(list.first?.message.contains("\"h\" jumps") ?? false)
    #expect(list.first?.message.hasSuffix("or another hero key") ?? false)
    // A component is the counterpart of one, by its id first.
    let (_, twice) = found(
      Self.column(Self.box(#""id": "p", "hero": "h""#, 300)),
      Self.column(Self.box(#""hero": "h""#, 20), Self.box(#""id": "p""#, 280)))
    #expect(twice.map(\.code) == [.layoutShift])
    #expect(twice.first?.message.contains("\"p\" jumps, from 0, 20, 400 × 280") ?? false)
  }

  @Test("What is not displayed in one of the two is not compared")
  func hidden() {
    let gone = #"{"type": "layout", "id": "p", "style": {"height": 9, "display": "none"}}"#
    for (content, placeholder) in [
      (gone, Self.box(#""id": "p""#, 30)), (Self.box(#""id": "p""#, 30), gone),
    ] {
      let (_, list) = found(Self.column(content), Self.column(placeholder))
      #expect(list.map(\.message) == [])
    }
  }

  @Test("What moves by itself in a container that moves is reported beside it")
  func own() {
    let (_, list) = found(
      Self.column(
        Self.box(#""id": "top""#, 40),
        Self.box(
          #""id": "p""#, 100, Self.box(#""id": "r""#, 5) + ", " + Self.box(#""id": "q""#, 20))),
      Self.column(Self.box(#""id": "p""#, 100, Self.box(#""id": "q""#, 20))))
    #expect(list.map { $0.message.contains("\"p\"") } == [true, false])
    #expect(
      list.last?.message.contains("\"q\" jumps, from 0, 0, 400 × 20 to 0, 45, 400 × 20") ?? false)
  }

  @Test("The content and the failure are reported apart")
  func apart() {
    let (_, list) = found(
      Self.column(Self.box(#""id": "p""#, 300)), Self.column(Self.box(#""id": "p""#, 200)),
      failure: Self.column(Self.box(#""id": "p""#, 250), Self.retry))
    #expect(list.map(\.code) == [.layoutShift, .layoutShift])
    #expect(list.filter { $0.message.hasPrefix("when the content arrives") }.count == 1)
  }

  @Test("What only one of them has, and what has the same frame in both, is not reported")
  func still() {
    let (_, list) = found(
      Self.column(Self.box(#""id": "p""#, 300), Self.box(#""id": "text""#, 40)),
      Self.column(Self.box(#""id": "p""#, 300), Self.box(#""id": "bone""#, 20)),
      failure: Self.column(Self.box(#""id": "p""#, 300), Self.retry))
    #expect(list.map(\.message) == [])
  }

  @Test("A failure is compared with the placeholder that it replaces")
  func failure() {
    let (_, list) = found(
      Self.column(), Self.column(Self.box(#""id": "p""#, 300)),
      failure: Self.column(Self.retry, Self.box(#""id": "p""#, 300)))
    #expect(list.map(\.code) == [.layoutShift])
    #expect(list.first?.message.hasPrefix("when the content cannot be loaded, \"p\"") ?? false)
  }

  @Test("Each sample and each device is compared; the worst is reported once, with its data")
  func samples() throws {
    let root = Self.column(
      #"{"type": "layout", "id": "p", "style": {"height": "${data.height}"}}"#)
    let (_, list) = found(
      root, Self.column(Self.box(#""id": "p""#, 100)),
      keys: #""data": {"properties": {"height": {"type": "uint16"}}},"#,
      devices: #""400x800@1", "300x600@2""#,
      #"""
      --- data/a/high.json
      {"data": {"height": 160}}
      --- data/a/low.json
      {"data": {"height": 100}}
      """#)
    #expect(list.map(\.code) == [.layoutShift])
    let shift = try #require(list.first)
    #expect(shift.message.contains("0, 0, 400 × 160") && shift.message.contains("on every device"))
    #expect(shift.notes.contains { $0.message.contains("\"high\"") })
  }
}
