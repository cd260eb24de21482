import Segue
import Testing

/// Which entry shows what is derived by hand.
@Suite("Navigation while content is loading")
struct PhaseNavigationTests {
  private func phases(_ app: NavigationApp) -> [ScreenPhase] {
    app.graph.shownScreens(in: app.state).map(\.phase)
  }

  @Test("An entry shows its content until the client reports something else")
  func reported() throws {
    var app = try NavigationApp()
    app(.navigate(to: "shop://outfits/7"))
    #expect(phases(app) == [.content])
    let key = app.key("outfit(7)")
    app(.phaseChanged(key, to: .placeholder))
    #expect(phases(app) == [.placeholder] && app.played == ["show placeholder"])
    app(.phaseChanged(key, to: .placeholder))
    #expect(app.played == ["ignore alreadyThere"])
    app(.phaseChanged(key, to: .failure))
    #expect(phases(app) == [.failure] && app.played == ["show failure"])
    app(.phaseChanged(key, to: .content))
    #expect(phases(app) == [.content])
  }

  @Test("Retrying shows the placeholder again, and fetches the screen again")
  func retried() throws {
    var app = try NavigationApp()
    app(.navigate(to: "shop://outfits/7"))
    app(.retry)
    #expect(app.played == ["ignore nothingFailed"])
    app(.phaseChanged(app.key("outfit(7)"), to: .failure), .retry)
    #expect(phases(app) == [.placeholder])
    #expect(app.played == ["show placeholder"] && app.fetched == ["outfit(7)"])
    // Each fetch is reported once.
    app(.scroll("list", to: .zero))
    #expect(app.fetched == [])
  }

  @Test("A screen that declares no placeholder shows its content, and unknown keys are ignored")
  func ignored() throws {
    var app = try NavigationApp()
    app(.phaseChanged(app.key("outfits"), to: .placeholder))
    #expect(app.played == ["ignore noSuchPhase"] && phases(app) == [.content])
    app(.phaseChanged(99, to: .content))
    #expect(app.played == ["ignore noSuchEntry"])
    app(.at(app.key("outfits"), .phaseChanged(app.key("outfits"), to: .content)))
    #expect(app.played == ["ignore noSuchEntry"])
  }

  @Test("An entry below loads on while another one is shown, and each has its own phase")
  func below() throws {
    var app = try NavigationApp()
    app(.navigate(to: "shop://outfits/7"))
    let first = app.key("outfit(7)")
    app(.phaseChanged(first, to: .placeholder), .navigate(to: "shop://outfits/8"))
    #expect(phases(app) == [.content])
    app(.phaseChanged(first, to: .failure))
    #expect(phases(app) == [.content] && app.played == ["show failure"])
    app(.back)
    #expect(phases(app) == [.failure])
  }

  @Test("A phase is saved and restored, but a relaunched app waits for nothing")
  func saved() throws {
    var app = try NavigationApp()
    app(.navigate(to: "shop://outfits/7"))
    app(.phaseChanged(app.key("outfit(7)"), to: .failure))
    let json = app.graph.json(of: app.state)
    let text = String(decoding: json, as: UTF8.self)
    #expect(text.components(of: #""phase":"failure""#) == 1)
    let restored = app.graph.state(json: SourceFile(path: "state", bytes: json)).value
    #expect(restored == app.state)
    let launched = app.graph.relaunched(app.state)
    #expect(app.graph.shownScreens(in: launched).map(\.phase) == [.content])
    for (written, other) in [("failure", "loading"), ("failure", "7")] {
      let broken = text.replacing(#""phase":"\#(written)""#, with: #""phase":"\#(other)""#)
      let reading = app.graph.state(json: SourceFile(path: "state", text: broken))
      #expect(reading.value == nil && !reading.diagnostics.isEmpty)
    }
    // A screen without a placeholder cannot show one.
    let moved = text.replacing(
      #""fetched":true}"#, with: #""fetched":true,"phase":"placeholder"}"#)
    #expect(app.graph.state(json: SourceFile(path: "state", text: moved)).value == nil)
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
