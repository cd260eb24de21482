import Segue
import Testing

/// Posted screens are compared with the same screens in a project, compiled with the project.
@Suite struct PostedScreenTests {
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

  private func posted(
    _ text: String, checks: PostedChecks = .links, limits: Limits? = nil
  ) -> (compiler: Compiler, answer: PostedLayout) {
    let compiler = Compiler(TestProject(shop).project)
    var scratch = LayoutScratch()
    let answer = compiler.layout(
      SourceFile(path: "posted.json", text: text), on: compiler.project.devices[0],
      checks: checks, limits: limits, in: &scratch)
    return (compiler, answer)
  }

  @Test("A posted screen has the same layout as a file of the project")
  func layout() throws {
    let (_, answer) = posted(feed, checks: .all)
    #expect(answer.diagnostics.isEmpty, "\(answer.diagnostics.map(\.message))")
    // The content is under the notch of the device, which only the layout checks report.
    let notch = feed.replacing(#", "safeArea": ["top"]"#, with: "")
    #expect(posted(notch, checks: .all).answer.diagnostics.map(\.code) == [.coveredContent])
    #expect(posted(notch).answer.diagnostics.isEmpty)
    let whole = Compiler(TestProject("\(shop)\n--- screens/feed.json\n\(feed)").project)
    var diagnostics: [Diagnostic] = []
    let screen = try #require(whole.screen("feed", &diagnostics))
    let expected = whole.layout(screen, on: whole.project.devices[0], &diagnostics)
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
    let (_, answer) = posted(text)
    let report = DiagnosticsText(width: 80).render(answer.diagnostics, in: answer.sources)
    // Lines and columns are counted by hand.
    #expect(report.contains("posted.json:2:44: error"), "\(report)")
    #expect(report.contains("components/card.json:2:39: note"), "\(report)")
    #expect(
      answer.diagnostics.map(\.code) == [.wrongArgumentType, .deadLink, .unknownScreen],
      "\(report)")
    #expect(answer.sources.files.last?.path == "posted.json")
    #expect(answer.sources.files.count == answer.sources.count)
    let json = DiagnosticsJSON().render(answer.diagnostics, in: answer.sources)
    #expect(json.contains(#""file":"posted.json","line":2,"column":44"#), "\(json)")
  }

  @Test("Links may lead to the posted screen, and the route of another screen is reported")
  func routes() {
    // The project's screen has the same route under another id.
    let taken = posted(
      #"{"screen": "b", "route": "/outfits/{id}", "root": {"type": "layout"}}"#)
    #expect(
      Set(taken.answer.diagnostics.map(\.code)) == [.ambiguousRoute, .undeclaredRouteParameter])
    let replaced = posted(
      """
      {"screen": "outfit", "route": "/outfits/{outfit}", "parameters": {"outfit": "number"},
       "root": {"type": "label", "text": "a"}}
      """)
    // It replaces the project's screen; only its parameter has no value.
    #expect(replaced.answer.diagnostics.map(\.code) == [.screenWithoutArguments])
  }

  @Test("Exceeded limits are distinguished from other errors")
  func limits() {
    let long = posted(feed, limits: [.fileBytes: 100]).answer
    let deep = posted(feed, limits: [.nesting: 3]).answer
    let many = posted(feed, limits: [.components: 2]).answer
    for answer in [long, deep, many] {
      #expect(answer.diagnostics.contains { $0.severity == .error && $0.code.isLimit })
    }
    let broken = posted("{").answer
    #expect(broken.layout == nil)
    #expect(broken.diagnostics.hasErrors && !broken.diagnostics.contains { $0.code.isLimit })
    let component = posted(#"{"component": "a", "body": {"type": "layout"}}"#).answer
    #expect(component.diagnostics.map(\.code) == [.notAScreen])
  }

  @Test("A tap on a posted screen gives the same transition as in a build, byte for byte")
  func taps() throws {
    let (compiler, answer) = posted(feed)
    let source = try #require(answer.layout)
    var scratch = LayoutScratch()
    var diagnostics: [Diagnostic] = []
    let picture = try #require(source.screen.component(id: "card-1/picture"))
    let plans = compiler.plans(tapping: picture, on: source, in: &scratch, &diagnostics)
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
      tapping: picture, on: source, to: tap.destination.screen, checks: .all, in: &scratch,
      &diagnostics)
    #expect(known?.artefact() == tap.artefact())
    #expect(compiler.plans(tapping: 0, on: source, in: &scratch, &diagnostics).isEmpty)
    #expect(compiler.plans(tapping: -1, on: source, in: &scratch, &diagnostics).isEmpty)
    #expect(compiler.plans(tapping: 1 << 40, on: source, in: &scratch, &diagnostics).isEmpty)
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
    let answer = compiler.layout(
      SourceFile(path: "p", text: #"{"screen": "item", "root": {"type": "layout"}}"#),
      on: compiler.project.devices[0], in: &scratch)
    #expect(answer.layout != nil)
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
            bytes = compiler.layout(file, on: device, in: &scratch).layout?.json() ?? []
          }
          return bytes
        }
      }
      return await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
    }
    #expect(answers.count == 1 && answers.first?.isEmpty == false)
  }
}
