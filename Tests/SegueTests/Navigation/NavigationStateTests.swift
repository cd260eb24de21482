import Segue
import Testing

/// Tests of saved states. The expectations follow by hand from the invariants of a state.
@Suite("Saved navigation states")
struct NavigationStateTests {
  private func app() throws -> NavigationApp {
    var app = try NavigationApp()
    app(.open("shop://settings/privacy/block-list?contact=42"), .navigate(to: "shop://bag"))
    app(.open("shop://orders"))
    app.begin(.navigate(to: "shop://lost"))
    return app
  }

  @Test("A state survives a round trip and is written identically")
  func roundTrip() throws {
    let app = try app()
    let json = app.graph.json(of: app.state)
    let reading = app.graph.state(json: SourceFile(path: "s", bytes: json))
    let (state, diagnostics) = (reading.value, reading.diagnostics)
    #expect(diagnostics.isEmpty && state == app.state)
    #expect(state.map { app.graph.json(of: $0) } == json)
  }

  @Test("A relaunched app has its previous state and fetches the visible screens")
  func relaunched() throws {
    var app = try NavigationApp()
    app(.open("shop://settings/privacy/block-list?contact=42"), .navigate(to: "shop://bag"))
    app.begin(.back)
    let place = app.place
    app.state = app.graph.relaunched(app.state)
    #expect(!app.state.isReady && app.state.motion == nil)
    app(.ready)
    #expect(app.place == place && app.fetched == ["block-list(42)", "(privacy)"])
  }

  @Test(
    "A damaged state is reported and not restored",
    arguments: [
      (#""version":1"#, #""version":2"#), (#""screen":"bag""#, #""screen":"bug""#),
      (#""contact":42"#, #""contact":"42""#), (#""tab":"settings""#, #""tab":"toys""#),
      (#""column":1"#, #""column":7"#), (#""nextKey":"#, #""nextKey":-"#),
      (#""presenter":"#, #""presenter":99"#), (#""detent":0"#, #""detent":2"#),
      (#""ready":true"#, #""ready":1"#), (#""modals":["#, #""modals":[{},"#),
      (#""presentation":"sheet""#, #""presentation":"push""#), (#""key":0"#, #""key":1"#),
      (#""width":393"#, #""width":1e9"#), (#""requires":"#, #""requires":"gold","x":"#),
    ])
  func damage(_ written: String, _ damaged: String) throws {
    let app = try app()
    let text = String(decoding: app.graph.json(of: app.state), as: UTF8.self)
    let parts = text.split(separator: written, maxSplits: 1, omittingEmptySubsequences: false)
    try #require(parts.count == 2, "\(text)")
    let file = SourceFile(path: "s", text: parts.joined(separator: damaged))
    let reading = app.graph.state(json: file)
    let (state, diagnostics) = (reading.value, reading.diagnostics)
    #expect(state == nil && !diagnostics.isEmpty)
  }

  @Test("A transition back to a closed screen is reported")
  func closedDestination() throws {
    var app = try NavigationApp()
    app(.open("shop://settings/privacy/block-list?contact=42"))
    app.begin(.back)
    let motion = try #require(app.state.motion)
    #expect(motion.isReversed)
    let json = app.graph.json(of: app.state)
    #expect(app.graph.state(json: SourceFile(path: "s", bytes: json)).value == app.state)
    // Going back has closed the source screen.
    let damaged = String(decoding: json, as: UTF8.self).replacing(
      #""to":\#(motion.to)"#, with: #""to":\#(motion.from)"#)
    let restored = app.graph.state(json: SourceFile(path: "s", text: damaged))
    #expect(restored.value == nil && !restored.diagnostics.isEmpty, "\(damaged)")
  }

  @Test("A state with missing or changed bytes is restored or reported")
  func mutations() throws {
    let app = try app()
    let json = app.graph.json(of: app.state)
    var random = SeededRandom(seed: 7)
    for _ in 0..<tries(3_000, withoutOptimisation: 200) {
      var damaged = json
      for _ in 0..<random.int(in: 1...3) {
        let place = random.int(in: 0...damaged.count - 1)
        switch random.int(in: 0...2) {
        case 0: damaged.remove(at: place)
        case 1: damaged[place] = UInt8(truncatingIfNeeded: random.next())
        default: damaged.removeSubrange(place..<min(place + 20, damaged.count))
        }
      }
      let reading = app.graph.state(json: SourceFile(path: "s", bytes: damaged))
      let (state, diagnostics) = (reading.value, reading.diagnostics)
      guard var state else {
        #expect(!diagnostics.isEmpty)
        continue
      }
      for event in [NavigationEvent.back, .open("shop://outfits/7"), .met("session"), .dismiss] {
        _ = app.graph.handle(event, &state)
      }
    }
  }
}
