import Segue
import Testing

/// What screens show while their content is loading. The expectations are those of the screens that
/// have the same tree as their root.
@Suite("Placeholders and failures")
struct PhaseTests {
  private static let shop = #"""
    --- segue.json
    {"schemes": ["s"], "devices": ["400x800@2"], "transitions": {"t": {"kind": "hero", "reducedMotion": "fade"}}}
    --- assets/coat.png 1200x1600
    --- components/bone.json
    {"component": "bone", "parameters": {"width": "number"},
     "body": {"type": "layout", "style": {"width": "${width}", "height": 20}}}
    --- data/item/one.json
    {"data": {"title": "Coat", "picture": "coat.png"}}
    --- data/item/other.json
    {"data": {"title": "Other", "picture": "coat.png"}}
    --- screens/home.json
    {"screen": "home", "route": "/home", "root": {"type": "layout", "children": [
      {"type": "layout", "id": "card", "style": {"width": 120}, "events": {"tap": [
        {"type": "navigate", "to": "s://items/7", "transition": "t"}]}, "children": [
        {"type": "image", "id": "picture", "hero": "item/7", "source": "coat.png",
         "style": {"width": 120, "height": 90, "objectFit": "cover"}}]}]}}
    --- screens/item.json
    {"screen": "item", "route": "/items/{item}", "title": "${data.title}", "backTitle": "Item ${item}",
     "parameters": {"item": {"type": "string", "default": "1"}},
     "data": {"properties": {"title": {"type": "string"}, "picture": {"type": "string"}}},
     "root": {"type": "layout", "children": [
       {"type": "image", "id": "picture", "hero": "item/${item}", "source": "${data.picture}",
        "style": {"width": 400, "height": 300, "objectFit": "cover"}},
       {"type": "label", "text": "${data.title}"}]},
     "placeholder": {"type": "layout", "children": [
       {"type": "image", "id": "picture", "hero": "item/${item}",
        "style": {"width": 400, "height": 300, "objectFit": "cover"}},
       {"type": "bone", "arguments": {"width": 200}}]},
     "failure": {"type": "layout", "children": [
       {"type": "image", "id": "picture", "hero": "item/${item}",
        "style": {"width": 400, "height": 300, "objectFit": "cover"}},
       {"type": "button", "title": "Item ${item}: try again", "style": {"height": 48},
        "events": {"tap": [{"type": "retry"}]}}]}}
    """#

  @Test("Each phase is compiled with each set of arguments, and has a name of its own")
  func instances() {
    let test = TestProject(Self.shop)
    let compilation = Compiler(test.project).compile()
    #expect(compilation.diagnostics.map(\.message) == [])
    let names = compilation.instances.map { "\($0.name) \($0.screen.phase)" }
    #expect(
      names == [
        "home content", "item content", "item@placeholder placeholder", "item@failure failure",
        "item@other content", "item?item=7 content", "item@placeholder?item=7 placeholder",
        "item@failure?item=7 failure",
      ])
    let links = compilation.transits.map {
      "\(compilation.instances[$0.from].name) > \(compilation.instances[$0.to].name)"
    }
    #expect(links == ["home > item?item=7", "home > item@placeholder?item=7"])
  }

  @Test("A phase has the screen's arguments, and of its titles those that use no data")
  func expanded() throws {
    let compiler = Compiler(TestProject(Self.shop).project)
    let failure = try #require(
      compiler.screen("item", arguments: ["item": .string("9")], phase: .failure).value)
    #expect(failure.components.last?.content == .button(title: "Item 9: try again", icon: nil))
    #expect(failure.components.last?.actions(for: .tap).map(\.kind) == [.retry])
    #expect(failure.title == nil)
    let placeholder = try #require(compiler.screen("item", phase: .placeholder).value)
    #expect(placeholder.components[1].content == .image(source: nil, naturalSize: nil))
    #expect(placeholder.components.count == 3)
    // A screen without a phase has none, whatever else it has.
    let none = compiler.screen("home", phase: .placeholder)
    #expect(none.value == nil && none.diagnostics.isEmpty)
  }

  @Test("A server shows a placeholder before there is data, and a failure without any")
  func requests() throws {
    let compiler = Compiler(TestProject(Self.shop).project)
    let device = try #require(compiler.project.devices.first)
    var scratch = LayoutScratch()
    let item = try #require(compiler.prepare("item"))
    for phase in [ScreenPhase.placeholder, .failure] {
      let shown = try #require(item.showing(phase))
      let placed = compiler.layout(shown, on: device, checks: .all, in: &scratch)
      #expect(placed.diagnostics.map(\.message) == [])
      #expect(placed.value?.screen.phase == phase)
    }
    // The content still needs its data.
    #expect(compiler.layout(item, on: device, in: &scratch).value == nil)
    #expect(try #require(compiler.prepare("home")).showing(.failure) == nil)
    let posted = compiler.read(
      SourceFile(
        path: "posted",
        text: #"{"screen": "new", "root": {"type": "layout"}, "placeholder": {"type": "layout"}}"#))
    #expect(posted.showing(.placeholder)?.id == "new" && posted.showing(.failure) == nil)
  }

  @Test("A screen written in Swift has the same phases")
  func composed() throws {
    let written = ComposedScreen("item", route: "/items") {
      Layout { Image("coat.png").hero("item") }
    }
    .placeholder { Layout { Image(receiving: "item") } }
    .failure { Layout { Button("Try again").onTap(.retry) } }
    let text = String(decoding: written.json(), as: UTF8.self)
    #expect(
      text == #"""
        {"screen":"item","route":"/items","root":{"type":"layout","children":[\#
        {"type":"image","source":"coat.png","hero":"item"}]},"placeholder":{"type":"layout",\#
        "children":[{"type":"image","hero":"item"}]},"failure":{"type":"layout","children":[\#
        {"type":"button","title":"Try again","events":{"tap":[{"type":"retry"}]}}]}}

        """#)
    let read = Compiler(TestProject(Self.shop).project).read(written.file())
    #expect(read.diagnostics.isEmpty && read.showing(.failure) != nil)
  }

  // MARK: Flights

  /// The plans of the card's tap to the content and to the placeholder.
  private func plans() throws -> (content: TapPlan, placeholder: TapPlan) {
    let compiler = Compiler(TestProject(Self.shop).project)
    let device = try #require(compiler.project.devices.first)
    let home = try #require(compiler.screen("home").value)
    let layout = compiler.layout(home, on: device).value
    let card = try #require(home.component(id: "card"))
    var scratch = LayoutScratch()
    func plan(_ phase: ScreenPhase) throws -> TapPlan {
      let found = compiler.plans(
        tapping: card, on: layout, showing: phase, checks: .all, in: &scratch)
      #expect(found.diagnostics.map(\.message) == [])
      return try #require(found.value.first)
    }
    return (try plan(.content), try plan(.placeholder))
  }

  @Test("A picture flies into an image without a source as into one that shows it")
  func received() throws {
    let (content, placeholder) = try plans()
    let picture = try placeholder.push.layer("picture")
    #expect(picture.content == (try content.push.layer("picture")).content)
    for step in 0...10 {
      let p = Double(step) / 10
      #expect(picture.state(at: p) == (try content.push.layer("picture")).state(at: p))
    }
    #expect(placeholder.destination.pictureSource(of: 1) == "coat.png")
    #expect(placeholder.destination.naturalSize(of: 1) == Size(width: 1200, height: 1600))
    #expect(placeholder.push.pairs.map(\.matchKey) == [.hero("item/7")])
  }

  @Test("A picture is received only if it flies there")
  func still() throws {
    for (card, isReceived) in [
      (#""transition": "t""#, true), (#""transition": "slide""#, false),
      (#""transition": "none""#, false),
    ] {
      let text = Self.shop.replacing(#""transition": "t""#, with: card)
      #expect(try destination(text).pictureSource(of: 1) == (isReceived ? "coat.png" : nil))
    }
    let hidden = Self.shop.replacing(
      #""style": {"width": 120, "height": 90, "#,
      with: #""style": {"opacity": 0, "width": 120, "height": 90, "#)
    #expect(try destination(hidden).pictureSource(of: 1) == nil)
    let dropped = Self.shop.replacing(
      #""id": "picture", "hero": "item/7","#,
      with: #""id": "picture", "snapshot": "drop", "hero": "item/7","#)
    #expect(try destination(dropped).pictureSource(of: 1) == nil)
  }

  /// The placeholder to which the card's tap leads.
  private func destination(_ text: String) throws -> ScreenLayout {
    let compiler = Compiler(TestProject(text).project)
    let device = try #require(compiler.project.devices.first)
    let home = try #require(compiler.screen("home").value)
    let card = try #require(home.component(id: "card"))
    var scratch = LayoutScratch()
    return try #require(
      compiler.plans(
        tapping: card, on: compiler.layout(home, on: device).value, showing: .placeholder,
        in: &scratch
      ).value.first
    ).destination
  }

  @Test("The binary artefact and its links tell the phases apart")
  func binary() throws {
    let test = TestProject(Self.shop)
    let compilation = Compiler(test.project).compile()
    let project = try CompiledProject(compilation.binaryArtefact(of: test.project))
    let opened = try project.destination(of: "s://items/7")
    #expect(opened.screen?.name == "item?item=7")
    #expect(opened.screen?.phase == .content)
    #expect(opened.screen(showing: .placeholder)?.name == "item@placeholder?item=7")
    #expect(opened.screen(showing: .failure)?.phase == .failure)
    #expect(try project.destination(of: "s://home").screen(showing: .placeholder) == nil)
    let home = try #require(project.screen(named: "home"))
    let card = ComponentID(1)
    let link = try #require(project.link(from: home.index, component: card))
    #expect(project.screen(at: link.to).phase == .content)
    let late = try #require(
      project.link(from: home.index, component: card, showing: .placeholder))
    #expect(project.screen(at: late.to).name == "item@placeholder?item=7")
    #expect(project.link(from: home.index, component: card, showing: .failure) == nil)
    let received = try #require(opened.screen(showing: .placeholder))
    #expect(received.tree[1].source == nil && opened.screen?.tree[1].source == "coat.png")
    let actions = opened.screen(showing: .failure)?.tree[2].events.flatMap(\.actions)
    #expect(actions == [.retry])
  }

  // MARK: Laws

  @Test("What a screen shows in a phase is laid out as the same tree that is its root")
  func sameAsRoot() throws {
    let root = #"""
      {"type": "layout", "style": {"padding": 7}, "children": [
        {"type": "label", "id": "a", "text": "Item ${item}, and a line that may be longer than that"},
        {"if": "size(item) > 1", "then": {"type": "layout", "id": "b", "style": {"height": 30}}},
        {"type": "bone", "id": "c", "arguments": {"width": 90}}]}
      """#
    func compiler(_ keys: String) -> Compiler {
      Compiler(
        TestProject(
          #"""
          --- segue.json
          {"devices": ["iphone-15", "ipad-11"]}
          --- components/bone.json
          {"component": "bone", "parameters": {"width": "number"},
           "body": {"type": "layout", "style": {"width": "${width}", "height": 20}}}
          --- screens/item.json
          {"screen": "item", "bars": ["navigation"], "safeArea": ["top"], "title": "Item ${item}",
           "parameters": {"item": {"type": "string", "default": "1"}}, \#(keys)}
          """#
        ).project)
    }
    let alone = compiler(#""root": \#(root)"#)
    let phases = compiler(
      #""root": {"type": "layout"}, "placeholder": \#(root), "failure": \#(root)"#)
    for item in ["1", "22"] {
      let arguments = ["item": ScalarValue.string(item)]
      let expected = try #require(alone.screen("item", arguments: arguments).value)
      for phase in [ScreenPhase.placeholder, .failure] {
        let shown = try #require(
          phases.screen("item", arguments: arguments, phase: phase).value)
        #expect(
          shown.title == expected.title && shown.components.count == expected.components.count)
        for device in alone.project.devices {
          let (a, b) = (
            alone.layout(expected, on: device).value, phases.layout(shown, on: device).value
          )
          #expect(a.tree.frames == b.tree.frames)
        }
      }
    }
  }
}
