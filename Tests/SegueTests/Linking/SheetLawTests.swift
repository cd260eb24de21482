import Segue
import Testing

/// Invariants of every sheet at every detent on every device, checked on random ones from fixed
/// seeds.
@Suite("Sheet invariants")
struct SheetLawTests {
  private struct RandomSheet {
    let flight: TestFlight
    let detents: [Detent]
    let selected: Int
    let undimmed: Int?

    init(seed: UInt64) throws {
      var random = SeededRandom(seed: seed)
      func pick(_ choices: [String]) -> String {
        choices[random.int(in: 0...choices.count - 1)]
      }
      let device = pick(["400x800@2", "375x667@2", "412x915@2.625", "834x1194@2", "iphone-15"])
      let presentation = [Presentation.sheet, .slideUp][random.int(in: 0...1)]
      var detents: [Detent] = []
      for _ in 0..<random.int(in: 1...4) {
        let detent: Detent =
          switch random.int(in: 0...3) {
          case 0: .fraction(1)
          case 1: .fraction(0.5)
          case 2: .height(random.double(in: 1...1500))
          default: .fraction(Double(random.int(in: 1...99)) / 100)
          }
        if !detents.contains(detent) { detents.append(detent) }
      }
      let written = detents.map { detent in
        switch detent {
        case .fraction(0.5): #""medium""#
        case .fraction(1): #""large""#
        case .fraction(let share): #""\#((share * 100).rounded())%""#
        case .height(let points): "\(points)"
        }
      }
      self.detents = detents
      selected = random.int(in: 0...detents.count - 1)
      undimmed = random.chance(0.5) ? random.int(in: 0...detents.count - 1) : nil
      let limit = undimmed.map { #", "largestUndimmedDetent": \#(written[$0])"# } ?? ""
      let kind = pick(["fade", "scale", "slide", "moveIn", "slideUp", "hero"])
      flight = try TestFlight(
        #"{"type": "layout", "id": "tapped", \#(TestFlight.tap)}"#, #"{"type": "layout"}"#,
        transition: #"{"kind": "\#(kind)", "backgroundScale": 0.9}"#, device: device,
        destination: presentation,
        sheet: #"""
          "detents": [\#(written.joined(separator: ", "))], "grabberVisible": \#(random.chance(0.5)),
          "selectedDetent": \#(written[selected])\#(limit)
          """#)
    }

    var card: Rect { flight.destination.viewport.frame }

    /// Returns the height at a detent, by the definition of detents.
    func height(_ place: Int) -> Double {
      switch detents[place] {
      case .fraction(let share): share * card.height
      case .height(let points): min(points, card.height)
      }
    }
  }

  private func onPixel(_ edge: Double, _ scale: Double) -> Double {
    (edge * scale + 0.5).rounded(.down) / scale
  }

  @Test(
    "A sheet ends at its resting position, with the effects of its detent", arguments: 0..<60)
  func rest(_ seed: Int) throws {
    let sheet = try RandomSheet(seed: UInt64(seed))
    let plan = try sheet.flight.plan()
    let (card, scale) = (sheet.card, plan.device.scale)
    let frame = try #require(plan.screen(.entering)).state(at: 1).frame
    let moved = sheet.detents[sheet.selected].frame(of: card)
    #expect(abs(frame.y - onPixel(moved.y, scale)) < 1e-9)
    #expect(frame.x == card.x && abs(frame.width - card.width) < 1e-9)
    #expect(abs(frame.height - card.height) < 1e-9)

    let isUndimmed = sheet.undimmed.map { sheet.height(sheet.selected) <= sheet.height($0) }
    let opacity = plan.screen(.scrim)?.state(at: 1).opacity ?? 0
    #expect(opacity == (isUndimmed ?? false ? 0 : 0.2))

    // A hero without a partner falls back to a slide, which scales nothing.
    guard plan.fallbackFrom == nil else { return }
    let isWhole = abs(frame.y - card.y) < 1e-9
    let behind = try #require(plan.screen(.exiting))
    let change = behind.state(at: 1).frame.width - behind.state(at: 0).frame.width
    let isScaled = abs(change) > 1
    #expect(isScaled == isWhole)
  }

  @Test("No part of a sheet jumps, in flights and between detents", arguments: 0..<40)
  func continuous(_ seed: Int) throws {
    let sheet = try RandomSheet(seed: UInt64(500 + seed))
    let flight = sheet.flight
    var plans = [try flight.plan()]
    for (from, to) in zip(sheet.detents, sheet.detents.dropFirst()) {
      plans.append(
        try #require(
          flight.compiler.plan(
            DetentChange(from: from, to: to), openedBy: flight.action, tapped: flight.tapped,
            from: flight.source, to: flight.destination)))
    }
    for plan in plans {
      for layer in plan.screens {
        var last = layer.state(at: 0)
        for step in 1...1000 {
          let state = layer.state(at: Double(step) / 1000)
          // No motion is longer than two devices, and no window of these transitions shorter than
          // 1/100.
          let most = 2 * plan.device.size.height / 10
          #expect(abs(state.frame.y - last.frame.y) < most)
          #expect(abs(state.frame.maxY - last.frame.maxY) < most)
          #expect(abs(state.opacity - last.opacity) <= 0.1)
          last = state
        }
      }
    }
  }

  @Test("A detent change begins and ends like the flights to its detents", arguments: 0..<40)
  func changes(_ seed: Int) throws {
    let sheet = try RandomSheet(seed: UInt64(900 + seed))
    let (flight, opened) = (sheet.flight, try sheet.flight.plan())
    for (place, other) in sheet.detents.enumerated() where place != sheet.selected {
      for isEnd in [false, true] {
        let own = sheet.detents[sheet.selected]
        let change = isEnd ? DetentChange(from: other, to: own) : DetentChange(from: own, to: other)
        let plan = try #require(
          flight.compiler.plan(
            change, openedBy: flight.action, tapped: flight.tapped, from: flight.source,
            to: flight.destination))
        let p = isEnd ? 1.0 : 0
        for role in Layer.ScreenRole.allCases where role != .scrim {
          let (a, b) = (plan.screen(role)?.state(at: p), opened.screen(role)?.state(at: 1))
          #expect(a?.frame == b?.frame && a?.corners == b?.corners, "\(role) \(change)")
        }
        #expect(
          plan.screen(.scrim)?.state(at: p).opacity ?? 0
            == opened.screen(.scrim)?.state(at: 1).opacity ?? 0)
      }
    }
  }
}
