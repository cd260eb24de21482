import Segue
import Testing

/// Expectations are sentences from FORMAT.md, and the URL standard's for decoding.
@Suite("Links and routes")
struct LinkTests {
  private let test = TestProject(
    #"""
    --- segue.json
    {"schemes": ["shop", "Shop-Beta"], "hosts": ["shop.example", "www.shop.example"]}
    --- screens/new.json
    {"screen": "new", "route": "/outfits/new", "root": {"type": "layout"}}
    --- screens/outfit.json
    {"screen": "outfit", "route": "/outfits/{outfit}",
     "parameters": {"outfit": "string", "size": {"type": "number", "default": 38},
                    "sale": {"type": "boolean", "default": false},
                    "note": {"type": "string", "default": ""}},
     "root": {"type": "label", "text": "${outfit} ${size} ${sale} ${note}"}}
    --- screens/part.json
    {"screen": "part", "route": "/{section}/new/{part}",
     "parameters": {"section": "string", "part": "number"}, "root": {"type": "layout"}}
    --- screens/start.json
    {"screen": "start", "route": "/", "root": {"type": "layout"}}
    """#)

  private func open(_ url: String) -> (id: String?, arguments: [String], codes: [DiagnosticCode]) {
    let compiler = Compiler(test.project)
    var diagnostics: [Diagnostic] = []
    let link = Link(url: url, range: .start(of: FileID(0)))
    let screen = compiler.target(of: link).value(reportingTo: &diagnostics).flatMap {
      compiler.screen(of: $0).value(reportingTo: &diagnostics)
    }
    return (
      screen?.id, screen?.arguments.map { "\($0.name)=\($0.value.text)" } ?? [],
      diagnostics.map(\.code)
    )
  }

  @Test(
    "`shop://outfits/1` and `https://shop.example/outfits/1` both match `/outfits/1`",
    arguments: [
      "shop://outfits/1", "shop:///outfits/1", "shop:/outfits/1", "SHOP://outfits/1",
      "shop-beta://outfits/1", "https://shop.example/outfits/1",
      "https://WWW.shop.example/outfits/1",
      "http://shop.example/outfits/1", "shop://outfits/1/", "shop://outfits//1",
      "shop://outfits/./1", "shop://outfits/2/../1", "shop://outfits/1#details",
      "shop://outfits/%31", "shop://outfits/1?", "shop://outfits/1?#",
    ])
  func forms(_ url: String) {
    let opened = open(url)
    #expect(opened.id == "outfit" && opened.codes == [])
    #expect(opened.arguments == ["outfit=1", "size=38", "sale=false", "note="])
  }

  @Test("Literal segments take precedence over parameters, from left to right, with backtracking")
  func precedence() {
    #expect(open("shop://outfits/new").id == "new")
    #expect(open("shop://outfits/newer").id == "outfit")
    // /outfits/new does not match three segments, so the first segment is a parameter after all.
    let part = open("shop://outfits/new/7")
    #expect(part.id == "part" && part.arguments == ["section=outfits", "part=7"])
    #expect(open("shop://").id == "start" && open("https://shop.example").id == "start")
    #expect(open("https://shop.example?").id == "start")
    #expect(open("shop://outfits/1/2").codes == [.deadLink])
    #expect(open("shop://outfits").codes == [.deadLink])
  }

  @Test(
    "Percent-encoding is decoded within a segment, and + is a space only in a query",
    arguments: [
      ("shop://outfits/a%20b", "outfit=a b"), ("shop://outfits/a+b", "outfit=a+b"),
      ("shop://outfits/caf%C3%A9", "outfit=café"), ("shop://outfits/a%2Fb", "outfit=a/b"),
      ("shop://outfits/100%", "outfit=100%"), ("shop://outfits/%zz", "outfit=%zz"),
      ("shop://outfits/%", "outfit=%"), ("shop://outfits/%FF", "outfit=\u{FFFD}"),
      ("shop://outfits/%24%7Bx%7D", "outfit=${x}"), ("shop://outfits/😀", "outfit=😀"),
    ])
  func decoding(_ url: String, _ argument: String) {
    let opened = open(url)
    #expect(opened.id == "outfit" && opened.arguments.first == argument)
  }

  @Test("Query items fill parameters: the first of a name counts, and the path takes precedence")
  func query() {
    #expect(
      open("shop://outfits/1?size=40.5&sale=true&note=a+b%26c").arguments == [
        "outfit=1", "size=40.5", "sale=true", "note=a b&c",
      ])
    #expect(open("shop://outfits/1?size=1&size=2").arguments.contains("size=1"))
    #expect(open("shop://outfits/1?outfit=2").arguments.contains("outfit=1"))
    #expect(open("shop://outfits/1?note").arguments.contains("note="))
    #expect(open("shop://outfits/1?note=a=b").arguments.contains("note=a=b"))
    #expect(open("shop://outfits/1?sale=yes").codes == [.wrongArgumentType])
    #expect(open("shop://outfits/1?size=0x10").codes == [.wrongArgumentType])
    #expect(open("shop://outfits/1?size=inf").codes == [.wrongArgumentType])
  }

  @Test(
    "A `navigate` to any other scheme or host is an error that suggests `open`",
    arguments: [
      "mailto:a@b.example", "https://other.example/outfits/1",
      "https://shop.example.evil/outfits/1",
      "https://shop.example@evil/outfits/1", "https://shop.example:8443/outfits/1", "javascript:0",
      "shopp://outfits/1",
    ])
  func foreign(_ url: String) throws {
    var diagnostics: [Diagnostic] = []
    let link = Link(url: url, range: .start(of: FileID(0)))
    #expect(Compiler(test.project).target(of: link).value(reportingTo: &diagnostics) == nil)
    #expect(diagnostics.map(\.code) == [.foreignLink])
    #expect(try #require(diagnostics.first).message.contains("\"open\""))
  }

  @Test("A link compiles the screen with its arguments, and without a link defaults fill them")
  func instances() {
    let test = TestProject(
      #"""
      --- segue.json
      {"schemes": ["s"], "navigation": {
        "tabs": [{"id": "t", "title": "T", "root": "s://b/tab"}], "entryPoints": ["s://a"]}}
      --- screens/a.json
      {"screen": "a", "route": "/a", "root": {"type": "layout", "events": {"tap": [
        {"type": "navigate", "to": "s://b/1", "transition": "none"},
        {"type": "navigate", "to": "s://b/1", "transition": "fade"},
        {"type": "navigate", "to": "s://b/1?n=2", "transition": "fade"},
        {"type": "replaceStack", "to": ["s://b/stack"]}]}}}
      --- screens/b.json
      {"screen": "b", "route": "/b/{id}", "parameters": {"id": "string", "n": {"type": "number",
        "default": 2}}, "safeArea": ["top"], "root": {"type": "label", "text": "${id}"}}
      """#)
    let compilation = Compiler(test.project).compile()
    #expect(compilation.diagnostics.map(\.message) == [])
    #expect(
      compilation.instances.map(\.name) == ["a", "b?id=tab", "b?id=1", "b?id=stack"])
    #expect(compilation.transits.map(\.to.index) == [2, 2, 2])
    #expect(compilation.transits.map(\.index) == [0, 1, 2])
  }

  @Test(
    "The transition is the action's, else the presentation's, else `defaultTransition`"
  )
  func transitions() throws {
    let test = TestProject(
      #"""
      --- segue.json
      {"schemes": ["s"], "defaultTransition": "slow",
       "transitions": {"slow": {"kind": "fade", "duration": 0.8}}}
      --- screens/a.json
      {"screen": "a", "root": {"type": "layout", "events": {"tap": [
        {"type": "navigate", "to": "s://push", "transition": "scale"},
        {"type": "navigate", "to": "s://push"},
        {"type": "navigate", "to": "s://sheet"},
        {"type": "navigate", "to": "s://sheet", "presentation": "push"},
        {"type": "navigate", "to": "s://push", "presentation": "fullScreen"},
        {"type": "navigate", "to": "s://sheet", "transition": "slow"}]}}}
      --- screens/push.json
      {"screen": "push", "route": "/push", "root": {"type": "layout", "events": {"disappear": [
        {"type": "dismiss"}]}}}
      --- screens/sheet.json
      {"screen": "sheet", "route": "/sheet", "presentation": "sheet", "root": {"type": "layout"}}
      """#)
    let compilation = Compiler(test.project).compile()
    #expect(compilation.diagnostics.map(\.message) == [])
    #expect(
      compilation.transits.flatMap(\.plans).map(\.transition) == [
        "scale", "slow", "slideUp", "slow", "moveIn", "slow",
      ])
    #expect(
      compilation.transits.map(\.presentation) == [
        .push, .push, .sheet, .push, .fullScreen, .sheet,
      ])
    #expect(compilation.transits[1].plans[0].timing.duration == 0.8)
  }

  @Test("A sheet's viewport is smaller than the device and below its top safe area")
  func viewports() throws {
    let test = TestProject(
      #"{"screen": "a", "safeArea": ["top", "bottom"], "root": {"type": "layout"}}"#)
    let screen = try test.screen("a")
    let device = try #require(Device.named("iphone-15"))
    var diagnostics: [Diagnostic] = []
    let compiler = Compiler(test.project)
    let pushed = compiler.layout(screen, on: device).value(reportingTo: &diagnostics)
    #expect(pushed.viewport.frame == Rect(x: 0, y: 0, width: 393, height: 852))
    #expect(pushed.viewport.safeArea == Edges(top: 59, right: 0, bottom: 34, left: 0))
    let sheet = compiler.layout(screen, on: device, presentation: .sheet).value(
      reportingTo: &diagnostics)
    #expect(sheet.viewport.frame.maxY == 852 && sheet.viewport.frame.y > 59)
    #expect(sheet.tree.frames[0].size == sheet.viewport.frame.size)
  }
}
