import Segue
import Testing

/// The behavior of a card's parts, worked out by hand from what is above and below the flying
/// layers.
@Suite("Part behaviors")
struct PartBehaviorTests {
  /// A card of 200 × 300 at (20, 100) with a picture of 200 × 200 at its top, which flies to a
  /// picture of 400 × 400 at the top of the device.
  private static let card = #"""
    {"type": "layout", "children": [{"type": "layout", "id": "card", \#(TestFlight.tap), "style": {
      "position": "absolute", "left": 20, "top": 100, "width": 200, "height": 300,
      "backgroundColor": "white"}, "children": [
        \#(picture(200)),
        {"type": "layout", "id": "badge", "style": {"position": "absolute", "left": 10, "top": 10,
          "width": 60, "height": 20, "backgroundColor": "red"},
          "children": [{"type": "label", "id": "new", "text": "NEW"},
            {"type": "label", "id": "sale", "text": "SALE", "style": {"display": "none"}}]},
        \#(heart(left: 150)),
        {"type": "label", "id": "title", "text": "Linen", "style": {"position": "absolute",
          "left": 10, "top": 210, "width": 100, "height": 20}},
        {"type": "layout", "id": "row", "style": {"position": "absolute", "left": 10, "top": 240,
          "width": 100, "height": 20, "opacity": 1},
          "children": [{"type": "label", "id": "price", "text": "389"}]},
        {"type": "layout", "id": "gone", "style": {"opacity": 0},
          "children": [{"type": "label", "id": "inside", "text": "Gone"}]}
      ]}]}
    """#

  private static let detail = #"""
    {"type": "layout", "id": "root", "children": [\#(picture(400)),
      {"type": "button", "id": "back", "title": "Back", "style": {"position": "absolute", "left": 10,
        "top": 40, "width": 80, "height": 40}},
      \#(heart(left: 350)),
      {"type": "label", "id": "title", "text": "Linen", "style": {"position": "absolute",
        "left": 10, "top": 410, "width": 100, "height": 20}}]}
    """#

  private static func picture(_ side: Int) -> String {
    #"""
    {"type": "image", "id": "photo", "hero": "p", "source": "x.png", "style": {
      "position": "absolute", "left": 0, "top": 0, "width": \#(side), "height": \#(side)}}
    """#
  }

  /// 10 points from the top and right edges of the picture on both screens.
  private static func heart(left: Int) -> String {
    #"""
    {"type": "button", "id": "heart", "title": "♥", "style": {"position": "absolute",
      "left": \#(left), "top": 10, "width": 40, "height": 40, "padding": 0}}
    """#
  }

  private static let assets = "--- assets/x.png 100x100\n--- assets/y.png 100x50"

  /// Describes the parts as `screen id: behavior partner layer`.
  private func told(_ flight: TestFlight, _ plan: FlightPlan) -> [String] {
    let (source, destination) = (flight.source.screen, flight.destination.screen)
    func name(_ component: ComponentID, _ screen: Screen) -> String {
      screen.components[component].id ?? "?"
    }
    return plan.behaviors(
      of: source.snapshot(of: flight.tapped), from: source, to: destination
    ).map { part in
      let (own, other) = part.isDestination ? (destination, source) : (source, destination)
      return [
        (part.isDestination ? "to " : "") + name(part.component, own) + ":", part.kind.rawValue,
        part.partner.map { name($0, other) }, part.layer.map { "(\($0))" },
      ].compactMap { $0 }.joined(separator: " ")
    }
  }

  @Test(
    "A picture flies, components on it are lifted and others stay, in both directions",
    arguments: FlightPlan.Direction.allCases)
  func pictureOfCard(direction: FlightPlan.Direction) throws {
    let flight = try TestFlight(Self.card, Self.detail, assets: Self.assets)
    #expect(
      told(flight, try flight.plan(direction)) == [
        "card: staysOnScreen",
        "photo: flies photo (photo)",
        "badge: liftedOut (badge)",
        "new: liftedOut (badge)",
        "sale: notDisplayed",
        "heart: staysAbove heart (heart)",
        "title: staysOnScreen",
        "row: paintsNothing",
        "price: staysOnScreen",
        "gone: notDisplayed",
        "inside: notDisplayed",
        "to back: liftedIn (back (arriving))",
      ])
  }

  @Test("If nothing flies, each part stays on its screen")
  func nothingFlies() throws {
    let flight = try TestFlight(
      Self.card, Self.detail, transition: #"{"kind": "slide"}"#, assets: Self.assets)
    let behaviors = told(flight, try flight.plan())
    #expect(behaviors.count == 11 && behaviors[1] == "photo: staysOnScreen")
    #expect(behaviors[7] == "row: paintsNothing" && behaviors[4] == "sale: notDisplayed")
    #expect(!behaviors.contains { $0.hasPrefix("to ") })
  }

  private func box(_ id: String, _ more: String, _ children: String = "") -> String {
    #"""
    {"type": "layout", "id": "\#(id)", \#(more) "style": {"height": 20, "flexShrink": 0,
      "backgroundColor": "blue"}, "children": [\#(children)]}
    """#
  }

  private func words(_ id: String, _ text: String, _ more: String = "") -> String {
    #"""
    {"type": "label", "id": "\#(id)", "text": "\#(text)" \#(more), "style": {"height": 20}}
    """#
  }

  private func hero(_ side: Int, _ more: String, _ children: [String]) -> String {
    #"""
    {"type": "layout", "children": [{"type": "layout", "id": "card", "hero": "h", \#(more) "style": {
      "width": \#(side), "height": \#(side), "backgroundColor": "white"},
      "children": [\#(children.joined(separator: ", "))]}]}
    """#
  }

  @Test("The parts of a hero fly to their partners, cross-fade with them or fade with the hero")
  func partsOfHero() throws {
    let kept = #", "snapshot": "keep", "hero": "words""#
    let flight = try TestFlight(
      hero(
        200, "\(TestFlight.tap),",
        [
          box("same", #""hero": "1","#), words("a", "Linen", kept), box("lost", ""),
          words("caption", "Only here"),
        ]),
      hero(
        300, "",
        [
          box("other", #""hero": "1","#), words("b", "Linen weekend", kept), box("found", ""),
          words("text", "Only there"),
        ]))
    #expect(
      told(flight, try flight.plan()) == [
        "card: flies card (card)",
        "same: flies other (same)",
        "a: givesWay b (a)",
        "lost: fliesOut (lost)",
        // Dropped text is on the card, which flies.
        "caption: liftedOut (caption)",
        "to found: fliesIn (found (arriving))",
        "to text: liftedIn (text (arriving))",
      ])
  }

  @Test("A different picture cross-fades, and other components above the flight follow the parts")
  func otherPicture() throws {
    func root(_ source: String, _ side: Int, _ more: String, _ rest: String) -> String {
      #"""
      {"type": "layout", "children": [{"type": "image", "id": "photo", "hero": "p", \#(more)
        "source": "\#(source).png", "style": {"width": \#(side), "height": \#(side)}}, \#(rest)]}
      """#
    }
    let flight = try TestFlight(
      root(
        "x", 100, "\(TestFlight.tap),",
        #"""
        {"type": "button", "id": "help", "title": "?", "style": {"position": "absolute", "left": 60,
          "top": 60, "width": 80, "height": 80}}
        """#),
      root("y", 200, "", words("text", "Below")), assets: Self.assets)
    #expect(
      told(flight, try flight.plan()) == [
        "photo: givesWay photo (photo)", "help: liftedOut (help)",
      ])
  }

  // MARK: Invariants

  @Test("In the sample each part has one behavior, and each hidden part is drawn by a layer")
  func sample() {
    let behaviors = behaviors(in: OutfitsSample.compilation, "sample")
    #expect(
      behaviors.isSuperset(of: [.flies, .liftedOut, .liftedIn, .staysOnScreen, .paintsNothing]))
  }

  @Test("On random screens the same holds, and every behavior occurs")
  func random() {
    var behaviors: Set<PartBehavior.Kind> = []
    for seed in 0..<tries(200, withoutOptimisation: 40) {
      let project = TestProject(RandomSeamProject(seed: UInt64(seed)).text).project
      behaviors.formUnion(self.behaviors(in: Compiler(project).compile(), "project \(seed)"))
    }
    // No component there is hidden.
    #expect(Set(PartBehavior.Kind.allCases).subtracting(behaviors).isSubset(of: [.notDisplayed]))
  }

  /// Checks the behaviors of all flights and returns the ones that occur.
  private func behaviors(in compilation: Compilation, _ name: String) -> Set<PartBehavior.Kind> {
    var behaviors: Set<PartBehavior.Kind> = []
    for transit in compilation.transits {
      let source = compilation.instances[transit.from].screen
      let destination = compilation.instances[transit.to].screen
      let snapshot = source.snapshot(of: transit.component)
      for plan in transit.plans + transit.returns {
        let parts = plan.behaviors(of: snapshot, from: source, to: destination)
        behaviors.formUnion(parts.map(\.kind))
        let tapped = parts.prefix(snapshot.nodes.count).map(\.component)
        #expect(tapped == snapshot.nodes.map(\.component))
        let (hidden, lifted) = (plan.handover.hiddenOnSource, plan.handover.liftedFromSource)
        let here = parts.filter { !$0.isDestination }
        let drawn = here.filter { $0.layer != nil }.map { source.path(of: $0.component) }
        #expect(Set(drawn).isSuperset(of: hidden + lifted), "\(name), \(plan.link.url)")
        // A part with a layer is hidden, or is inside a component that is hidden with its
        // descendants.
        let isGone = drawn.allSatisfy { path in
          (hidden + lifted).contains(path) || lifted.contains { path.hasPrefix($0 + "/") }
        }
        #expect(isGone, "\(name), \(plan.link.url)")
        let there =
          here.compactMap(\.partner) + parts.filter(\.isDestination).map(\.component)
        #expect(
          Set(there.map { destination.path(of: $0) }).isSuperset(
            of: plan.handover.hiddenOnDestination + plan.handover.liftedFromDestination),
          "\(name), \(plan.link.url)")
        #expect(Set(parts.compactMap(\.layer)).isSubset(of: plan.flying.map(\.id)))
      }
    }
    return behaviors
  }

  @Test("A snapshot of another screen has no behaviors")
  func otherScreen() throws {
    let flight = try TestFlight(Self.card, Self.detail, assets: Self.assets)
    let (source, destination) = (flight.source.screen, flight.destination.screen)
    let plan = try flight.plan()
    let own = source.snapshot(of: flight.tapped)
    #expect(plan.behaviors(of: own, from: destination, to: source).isEmpty)
  }

  @Test("A tap plan has the same behaviors and writes them as JSON")
  func tapPlan() throws {
    let flight = try TestFlight(Self.card, Self.detail, assets: Self.assets)
    var scratch = LayoutScratch()
    var diagnostics: [Diagnostic] = []
    let taps = flight.compiler.plans(
      tapping: flight.tapped, on: flight.source, in: &scratch
    ).value(reportingTo: &diagnostics)
    let tap = try #require(taps.first)
    let snapshot = flight.source.screen.snapshot(of: flight.tapped)
    #expect(
      tap.behaviors
        == tap.push.behaviors(
          of: snapshot, from: flight.source.screen, to: flight.destination.screen))
    let line = String(decoding: tap.json(framesPerSecond: 1), as: UTF8.self)
    #expect(
      line.contains(
        #"""
        {"screen":"source","path":"/root/children/0/children/2","id":"heart","type":"button",\#
        "fate":"staysAbove","with":"/root/children/2","layer":"heart"}
        """#))
    #expect(
      line.contains(
        #"""
        {"screen":"destination","path":"/root/children/1","id":"back","type":"button",\#
        "fate":"liftedIn","with":null,"layer":"back (arriving)"}
        """#))
    let nodes = String(decoding: snapshot.json(in: flight.source, tapping: taps), as: UTF8.self)
    #expect(
      nodes.contains(
        #""fates":[{"to":"s://b","transition":"t","fate":"flies","with":"/root/children/0"}]"#))
    #expect(
      nodes.contains(
        #""flights":[{"to":"s://b","transition":"t","kind":"hero","screen":"b","flies":true}]"#))
  }
}
