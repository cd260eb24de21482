import Segue
import Testing

/// The law of an outline: it navigates as the project does. Its content is written by hand.
@Suite("The outline of a project")
struct OutlineTests {
  @Test("An outline has no content of screens")
  func content() throws {
    let project = TestProject(
      """
      --- segue.json
      {"$schema": "x", "app": "shop", "schemes": ["shop"], "fonts": [], "navigation": {"tabs": [
        {"id": "home", "title": "Home", "icon": "home.png", "root": "shop://list"}]}}
      --- screens/list.json
      {"screen": "list", "route": "/list", "title": "List of ${data.name}", "backTitle": "List",
        "data": {"properties": {"name": {"type": "string"}}},
        "root": {"type": "label", "text": "${data.name}"}}
      """
    ).project
    let outline = project.outline()
    #expect(
      String(decoding: outline.manifest.bytes, as: UTF8.self)
        == #"{"app":"shop","schemes":["shop"],"navigation":{"tabs":[{"id":"home","title":"Home","root":"shop://list"}]}}"#
    )
    #expect(outline.screens.map(\.path) == ["screens/list.json"])
    #expect(
      outline.screens.map { String(decoding: $0.bytes, as: UTF8.self) }
        == [#"{"screen":"list","route":"/list","backTitle":"List","root":{"type":"layout"}}"#])
    #expect(Compiler(Project(outline)).compile().diagnostics.filter { $0.severity == .error } == [])
  }

  @Test("Random events have the same effects as with the whole project", arguments: 1...4)
  func law(seed: UInt64) throws {
    let files = TestProject(NavigationApp.shop)
    let whole = try #require(Compiler(files.project).navigation)
    let outline = try #require(Compiler(Project(files.project.outline())).navigation)
    let size = seed % 2 == 0 ? NavigationApp.phone : NavigationApp.tablet
    var states = (
      whole.start(size: size, safeAreaTop: 50), outline.start(size: size, safeAreaTop: 50)
    )
    var events = RandomEvents(seed: seed)
    for step in 0..<tries(20_000, withoutOptimisation: 500) {
      let event = events.next(states.0)
      let effects = (whole.handle(event, &states.0), outline.handle(event, &states.1))
      try #require(effects.0 == effects.1, "\(step): \(event)")
      try #require(states.0 == states.1, "\(step): \(event)")
      if step % 50 == 0 {
        #expect(whole.shownScreens(in: states.0) == outline.shownScreens(in: states.1))
      }
    }
  }
}
