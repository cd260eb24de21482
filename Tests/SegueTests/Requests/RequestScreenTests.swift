import Segue
import Testing

/// Posted screens are compared with the same screens in a project, compiled with the project.
@Suite struct RequestScreenTests {
  private let shop = """
    --- segue.json
    {"schemes": ["shop"], "devices": ["iphone-15"], "defaultTransition": "slide"}
    --- components/card.json
    {
      "component": "card", "parameters": {"outfit": "number", "picture": "string"},
      "body": {
        "type": "layout",
        "events": {"tap": [{
          "type": "navigate", "to": "shop://outfits/${outfit}?picture=${picture}",
          "transition": "hero"
        }]},
        "children": [{
          "type": "image", "id": "picture", "hero": "outfit/${outfit}", "source": "${picture}",
          "style": {"width": 160, "height": 200}
        }]
      }
    }
    --- screens/outfit.json
    {
      "screen": "outfit", "route": "/outfits/{outfit}",
      "parameters": {"outfit": "number", "picture": "string"},
      "root": {"type": "layout", "children": [{
        "type": "image", "hero": "outfit/${outfit}", "source": "${picture}",
        "style": {"width": "100%", "aspectRatio": 0.75}
      }]}
    }
    --- assets/1.png 600x800
    """
  private let feed = """
    {
      "screen": "feed", "route": "/feed", "safeArea": ["top"],
      "root": {"type": "layout", "style": {"padding": 20}, "children": [
        {"type": "card", "id": "card-1", "arguments": {"outfit": 1, "picture": "1.png"}},
        {"type": "button", "title": "Again", "style": {"minHeight": 44, "minWidth": 44},
         "events": {"tap": [{"type": "navigate", "to": "shop://feed"}]}}
      ]}
    }
    """

  /// What a server makes of a request.
  private struct Answer {
    let compiler: Compiler
    let screen: RequestScreen
    let placed: Diagnosed<ScreenLayout?>
    var layout: ScreenLayout? { placed.value }
    var diagnostics: [Diagnostic] { placed.diagnostics }
  }

  private func answer(
    to text: String, checks: RequestChecks = .links, limits: Limits? = nil
  ) -> Answer {
    let compiler = Compiler(TestProject(shop).project)
    let screen = compiler.read(SourceFile(path: "posted.json", text: text), limits: limits)
    var scratch = LayoutScratch()
    let placed = compiler.layout(
      screen, on: compiler.project.devices[0], checks: checks, in: &scratch)
    return Answer(compiler: compiler, screen: screen, placed: placed)
  }

  @Test("A posted screen has the same layout as a file of the project")
  func layout() throws {
    let answer = answer(to: feed, checks: .all)
    #expect(answer.diagnostics.isEmpty, "\(answer.diagnostics.map(\.message))")
    // The content is under the notch of the device, which only the layout checks report.
    let notch = feed.replacing(#", "safeArea": ["top"]"#, with: "")
    #expect(self.answer(to: notch, checks: .all).diagnostics.map(\.code) == [.coveredContent])
    #expect(self.answer(to: notch).diagnostics.isEmpty)
    let whole = Compiler(TestProject("\(shop)\n--- screens/feed.json\n\(feed)").project)
    var diagnostics: [Diagnostic] = []
    let screen = try #require(whole.screen("feed").value(reportingTo: &diagnostics))
    let expected = whole.layout(screen, on: whole.project.devices[0]).value(
      reportingTo: &diagnostics)
    let layout = try #require(answer.layout)
    #expect(layout.tree == expected.tree)
    #expect(layout.json() == expected.json())
  }

  @Test("Diagnostics are in the posted file, with notes in the project's files")
  func diagnostics() throws {
    let text = """
      {"screen": "feed", "root": {"type": "layout", "children": [
        {"type": "card", "arguments": {"outfit": "one", "picture": "1.png"}},
        {"type": "label", "text": "a", "events": {"tap": [
          {"type": "navigate", "to": "shop://nowhere"}, {"type": "backTo", "screen": "feed"},
          {"type": "backTo", "screen": "outfits"}
        ]}}
      ]}}
      """
    let answer = answer(to: text)
    let report = DiagnosticsText(width: 80).render(answer.diagnostics, in: answer.screen.sources)
    // Lines and columns are counted by hand.
    #expect(report.contains("posted.json:2:44: error"), "\(report)")
    #expect(report.contains("components/card.json:2:39: note"), "\(report)")
    #expect(
      answer.diagnostics.map(\.code) == [.wrongArgumentType, .deadLink, .unknownScreen],
      "\(report)")
    #expect(answer.screen.sources.files.last?.path == "posted.json")
    #expect(answer.screen.sources.files.count == answer.screen.sources.count)
    let json = DiagnosticsJSON().render(answer.diagnostics, in: answer.screen.sources)
    #expect(json.contains(#""file":"posted.json","line":2,"column":44"#), "\(json)")
  }

  @Test("A link may lead out of the project if its transition needs no destination")
  func unknownScreens() {
    // As in a screen of the project: SourceScaleTests.
    func codes(_ link: String, _ transition: String) -> [DiagnosticCode] {
      answer(
        to: """
          {"screen": "feed", "root": {"type": "label", "text": "a", "events": {"tap": [
            {"type": "navigate", "to": "\(link)", "transition": "\(transition)"}]}}}
          """
      ).diagnostics.map(\.code)
    }
    #expect(codes("shop://nowhere", "sourceScale") == [])
    #expect(codes("shop://nowhere", "slide") == [.deadLink])
    #expect(codes("shop:nowhere", "sourceScale") == [.invalidLink])
    #expect(codes("shop://outfits/a?picture=1.png", "sourceScale") != [])
  }

  @Test("Links may lead to the posted screen, and the route of another screen is reported")
  func routes() {
    // The screen of the project has the same route under another id.
    let taken = answer(
      to:
        #"{"screen": "b", "route": "/outfits/{id}", "root": {"type": "layout"}}"#)
    #expect(
      Set(taken.diagnostics.map(\.code)) == [.ambiguousRoute, .undeclaredRouteParameter])
    let replaced = answer(
      to:
        """
        {"screen": "outfit", "route": "/outfits/{outfit}", "parameters": {"outfit": "number"},
         "root": {"type": "label", "text": "a"}}
        """)
    // It replaces the screen of the project; only its parameter has no value.
    #expect(replaced.diagnostics.map(\.code) == [.screenWithoutArguments])
  }

  @Test("Exceeded limits are distinguished from other errors")
  func limits() {
    let long = answer(to: feed, limits: [.fileBytes: 100])
    let deep = answer(to: feed, limits: [.nesting: 3])
    let many = answer(to: feed, limits: [.components: 2])
    for answer in [long, deep, many] {
      #expect(answer.diagnostics.contains { $0.severity == .error && $0.code.isLimit })
    }
    let broken = answer(to: "{")
    #expect(broken.layout == nil)
    #expect(broken.diagnostics.hasErrors && !broken.diagnostics.contains { $0.code.isLimit })
    let component = answer(to: #"{"component": "a", "body": {"type": "layout"}}"#)
    #expect(component.diagnostics.map(\.code) == [.notAScreen])
  }

  @Test("A tap on a posted screen gives the same transition as in a build, byte for byte")
  func taps() throws {
    let answer = answer(to: feed)
    let compiler = answer.compiler
    let source = try #require(answer.layout)
    var scratch = LayoutScratch()
    var diagnostics: [Diagnostic] = []
    let picture = try #require(source.screen.component(id: "card-1/picture"))
    let plans = compiler.plans(tapping: picture, on: source, in: &scratch).value(
      reportingTo: &diagnostics)
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    let tap = try #require(plans.first)

    let whole = Compiler(TestProject("\(shop)\n--- screens/feed.json\n\(feed)").project)
    let compilation = whole.compile()
    var files: [String: [UInt8]] = [:]
    compilation.artefacts(of: whole.project) { files[$0.path] = $0.bytes }
    #expect(tap.artefact() == files["transitions/feed/card-1/iphone-15.json"])
    let destination = tap.destination.artefact(sources: compiler.project.sources)
    #expect(files.values.contains(destination))
    #expect(tap.push.json(framesPerSecond: 10).count > 100)
    let snapshot = source.screen.snapshot(of: tap.component)
    #expect(String(decoding: snapshot.json(in: source), as: UTF8.self).contains("\"kept\":true"))

    // The same screen, provided by the caller, gives the same transition.
    let known = compiler.plan(
      tapping: picture, on: source, to: tap.destination.screen, checks: .all, in: &scratch
    ).value(reportingTo: &diagnostics)
    #expect(known?.artefact() == tap.artefact())
    #expect(compiler.plans(tapping: 0, on: source, in: &scratch).value.isEmpty)
    #expect(compiler.plans(tapping: -1, on: source, in: &scratch).value.isEmpty)
    #expect(compiler.plans(tapping: ComponentID(1 << 40), on: source, in: &scratch).value.isEmpty)
  }

  @Test("Between two posted screens, the flight does not depend on what was checked")
  func flightsOfAnyChecks() throws {
    let outfit = """
      {"screen": "outfit", "route": "/outfits/{outfit}",
       "parameters": {"outfit": "number", "picture": "string"},
       "root": {"type": "layout", "children": [
         {"type": "image", "hero": "outfit/${outfit}", "source": "${picture}",
          "style": {"width": "100%", "aspectRatio": 0.75}},
         {"type": "label", "text": "New",
          "style": {"position": "absolute", "top": 20, "left": 20}}]}}
      """
    let compiler = Compiler(TestProject(shop).project)
    var scratch = LayoutScratch()
    func layout(
      _ text: String, checks: RequestChecks, _ arguments: [String: ScalarValue] = [:]
    ) throws -> ScreenLayout {
      let screen = compiler.read(SourceFile(path: "posted.json", text: text))
      return try #require(
        compiler.layout(
          screen, arguments: arguments, on: compiler.project.devices[0], checks: checks,
          in: &scratch
        ).value)
    }
    let flights = try [RequestChecks.links, [.links, .layout], .all].map { checks in
      let source = try layout(feed, checks: checks)
      let destination = try layout(
        outfit, checks: checks, ["outfit": .number(1), "picture": .string("1.png")])
      let card = try #require(source.screen.component(id: "card-1"))
      let action = try #require(source.screen.components[card].actions(for: .tap).first)
      let plan = try #require(
        compiler.plan(action, tapped: card, from: source, to: destination).value)
      // The picture flies: it is the hero on both screens. The label covers it.
      #expect(plan.kind == .hero && plan.fallbackFrom == nil && plan.pairs.count == 1)
      return plan.json(framesPerSecond: 10)
    }
    #expect(flights[0] == flights[2] && flights[1] == flights[2])
  }

  @Test("A posted screen may have other parameters than the project's, also in a split view")
  func otherParameters() throws {
    let project = """
      --- segue.json
      {"schemes": ["shop"], "devices": ["ipad-11"], "navigation": {"split": {
        "columns": [{"root": "shop://list/1"}, {"root": "shop://list/1/a"}]
      }}}
      --- screens/list.json
      {"screen": "list", "route": "/list/{n}", "parameters": {"n": "number"},
       "root": {"type": "layout"}}
      --- screens/item.json
      {"screen": "item", "route": "/list/{n}/{item}",
       "parameters": {"n": "number", "item": "string"}, "root": {"type": "layout"}}
      """
    let compiler = Compiler(TestProject(project).project)
    var scratch = LayoutScratch()
    let screen = compiler.read(
      SourceFile(path: "p", text: #"{"screen": "item", "root": {"type": "layout"}}"#))
    let placed = compiler.layout(screen, on: compiler.project.devices[0], in: &scratch)
    #expect(placed.value != nil)
  }

  @Test("Many threads share one compiler")
  func threads() async throws {
    let compiler = Compiler(TestProject(shop).project)
    let file = SourceFile(path: "posted.json", text: feed)
    let device = compiler.project.devices[0]
    let answers = await withTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 {
        group.addTask {
          var scratch = LayoutScratch()
          var bytes: [UInt8] = []
          for _ in 0..<4 {
            let placed = compiler.layout(compiler.read(file), on: device, in: &scratch)
            bytes = placed.value?.json() ?? []
          }
          return bytes
        }
      }
      return await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
    }
    #expect(answers.count == 1 && answers.first?.isEmpty == false)
  }

  @Test("A link to a flow whose choice leads to the screen itself is checked")
  func flowToItself() {
    let project = TestProject(
      #"""
      --- segue.json
      {"schemes": ["s"], "devices": ["iphone-15"], "navigation": {"root": "s://a", "flows": {
        "f": {"route": "/f", "choices": {"x": "s://a?n=1", "y": "s://b"}}}}}
      --- screens/a.json
      {"screen": "a", "route": "/a", "parameters": {"n": {"type": "number", "default": 0}},
       "root": {"type": "layout", "events": {"tap": [{"type": "navigate", "to": "s://f"}]}}}
      --- screens/b.json
      {"screen": "b", "route": "/b", "root": {"type": "layout"}}
      """#
    ).project
    let compiler = Compiler(project)
    for (query, codes) in [("", [DiagnosticCode]()), ("?n=x", [.wrongArgumentType])] {
      let text = #"""
        {"screen": "a", "route": "/a", "parameters": {"n": {"type": "number", "default": 0}},
         "root": {"type": "layout", "style": {"height": "100%"}, "events": {"tap": [
           {"type": "navigate", "to": "s://f\#(query)"}]}}}
        """#
      let request = compiler.read(SourceFile(path: "posted.json", text: text))
      var scratch = LayoutScratch()
      let placed = compiler.layout(request, on: project.devices[0], in: &scratch)
      #expect(placed.diagnostics.map(\.code) == codes, "\(placed.diagnostics)")
    }
  }
}
