import Segue
import Testing

/// The visible area is a product of two sides; 90 % of it are enough in a build.
@Suite("Clipped sources")
struct ClippedSourceTests {
  private typealias P = FlightProject

  private func clipped(_ style: String, _ child: String) -> String {
    #"3️⃣{"type": "layout", "style": {\#(style)}, "children": [\#(child)]}4️⃣"#
  }

  private func flight(_ source: String, devices: String? = nil) -> P {
    P(
      P.screen(source), P.screen("5️⃣" + P.picture(400, 400) + "6️⃣"),
      devices: devices ?? #""400x800@1""#)
  }

  @Test("A source clipped by an ancestor that cannot scroll is reported with ancestor and partner")
  func hidden() {
    flight(
      clipped(
        #""width": 100, "height": 80, "overflow": "hidden""#, "1️⃣" + P.tapped(100, 100) + "2️⃣")
    ).expect(
      .clippedSource, "only 100 × 80 of its 100 × 100 pt can ever be seen where its flight begins",
      "make it fit")
  }

  @Test("Up to a tenth may be clipped", arguments: [(90.0, false), (89.0, true)])
  func threshold(_ height: Double, _ isTold: Bool) {
    let project = flight(
      clipped(#""width": 100, "height": \#(height), "overflow": "hidden""#, P.tapped(100, 100)))
    #expect(project.found.map(\.code) == (isTold ? [.clippedSource] : []), "\(project.list)")
  }

  @Test("A clip that the transition keeps is accepted", arguments: [ClipPolicy.keep, .leave])
  func kept(_ policy: ClipPolicy) throws {
    let flight = try TestFlight(
      P.screen(
        #"""
        {"type": "layout", "style": {"width": 100, "height": 20, "overflow": "hidden"}, "children": [
          \#(P.tapped(100, 100))]}
        """#), P.screen(P.picture(400, 400)), transition: P.hero,
      assets: "--- assets/p.png 1000x1000", device: "400x800@1")
    var manifest = flight.compiler.project.manifest
    manifest.transitions[0].clip = policy
    var findings = FlightFindings(
      devices: [flight.source.device], manifest: manifest)
    findings.check(
      try flight.plan(), tapped: flight.tapped, from: flight.source, to: flight.destination,
      device: 0)
    #expect(findings.diagnostics.map(\.code) == (policy == .keep ? [] : [.clippedSource]))
  }

  @Test("A source that can be scrolled into view is accepted, but not one larger than the viewport")
  func scrolled() {
    let row = { (child: String) in
      clipped(
        #""flexDirection": "row", "overflow": "scroll", "height": 300"#,
        #"{"type": "layout", "style": {"width": 380, "flexShrink": 0}}, "# + child)
    }
    flight(row(P.tapped(200, 200))).expectNothing()
    // 400 of 500 points are 80 %.
    P(
      P.screen(row("1️⃣" + P.tapped(500, 250) + "2️⃣")),
      P.screen("5️⃣" + P.picture(400, 200) + "6️⃣")
    ).expect(.clippedSource, "only 400 × 250 of its 500 × 250 pt can ever be seen")
  }

  @Test("A clip within a scroll container applies at every offset")
  func nested() {
    let card = #"""
      3️⃣{"type": "layout", "style": {"width": 100, "height": 50, "flexShrink": 0, "overflow": "hidden"},
       "children": [1️⃣\#(P.tapped(100, 100))2️⃣]}4️⃣
      """#
    flight(
      #"""
      {"type": "layout", "style": {"flexDirection": "row", "overflow": "scroll"}, "children": [
        {"type": "layout", "style": {"width": 900, "flexShrink": 0}}, \#(card)]}
      """#
    ).expect(.clippedSource, "only 100 × 50 of its 100 × 100 pt")
  }

  @Test("At a given offset, a source clipped there is reported")
  func position() throws {
    let flight = try TestFlight(
      #"""
      {"type": "layout", "id": "row", "style": {"flexDirection": "row", "overflow": "scroll",
       "alignItems": "flex-start", "height": 300}, "children": [
        {"type": "image", "source": "p.png", "style": {"width": 100, "height": 100, "flexShrink": 0},
         \#(TestFlight.tap)},
        {"type": "layout", "style": {"width": 900, "flexShrink": 0}}]}
      """#, P.screen(P.picture(400, 400)), transition: P.hero,
      assets: "--- assets/p.png 1000x1000", device: "400x800@1")
    func told(_ x: Double) throws -> [String] {
      var offsets = ScrollOffsets()
      if x != 0 { offsets[0] = Point(x: x, y: 0) }
      var findings = FlightFindings(
        devices: [flight.source.device], manifest: flight.compiler.project.manifest
      )
      findings.check(
        try flight.plan(scrolledBy: offsets), tapped: flight.tapped, from: flight.source,
        scrolledBy: offsets, to: flight.destination, device: 0)
      return findings.diagnostics.map(\.message)
    }
    #expect(try told(0).isEmpty && told(0.5).isEmpty)
    let message = try #require(try told(38).first)
    #expect(
      message.hasPrefix("only 62 × 100 of its 100 × 100 pt can be seen where its flight begins"))
    #expect(try told(500).first?.hasPrefix("nothing of its 100 × 100 pt can be seen") == true)
  }

  @Test("All affected devices are reported once")
  func devices() {
    flight(
      clipped(
        #""overflow": "scroll", "height": 500"#,
        #"""
        {"type": "image", "source": "p.png", "style": {"width": 450, "height": 450, "flexShrink": 0},
         \#(P.tap)}
        """#), devices: #""400x800@1", "300x800@1", "600x800@1""#
    ).expect(
      // 400 and 300 of 450.
      .clippedSource, "as little as only 300 × 450", "on 400x800@1 and 300x800@1")
  }
}
