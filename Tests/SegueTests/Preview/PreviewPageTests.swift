import Segue
import Testing

/// The data of a preview is compared with the layouts and plans from which it is written.
/// `Tests/Preview/check` tests the page in a browser.
@Suite struct PreviewPageTests {
  private func page(
    _ compiler: Compiler, on devices: [Device], picture: @escaping (String) -> String? = { $0 }
  ) throws -> ParsedPage {
    let addresses = PreviewAddresses(picture: picture, font: { $0 })
    let made = compiler.previewPage(on: devices, addresses: addresses, in: shell)
    let (preview, diagnostics) = (made.value, made.diagnostics)
    #expect(!diagnostics.contains { $0.severity == .error }, "\(diagnostics.map(\.message))")
    return try ParsedPage(try #require(preview).page)
  }

  private let shell = PageShell(
    html: Array("<p>\n  /*css*/\n/*js*/\n<!--data-->\n</p>".utf8),
    css: Array("/* About\n   b */\nb {\n  top: 0; /* end */\n}\n".utf8),
    scripts: [Array("// One\n\n  1; // one\n".utf8), Array("/** Two */\n2;".utf8)])

  private let phone = Device(name: "phone", size: Size(width: 200, height: 400), scale: 3)

  /// A project of two screens, with a hero, and the same destination as a sheet.
  private let small = """
    --- segue.json
    {"schemes": ["shop"]}
    --- screens/home.json
    {"screen": "home", "route": "/home", "root": {"type": "layout", "children": [
      {"type": "layout", "id": "card", "style": {"width": 50, "height": 60, "marginStart": 10},
       "events": {"tap": [
         {"type": "track", "event": "tapped"},
         {"type": "navigate", "to": "shop://coat", "transition": "hero"},
         {"type": "navigate", "to": "shop://coat", "presentation": "sheet"}]},
       "children": [
        {"type": "image", "source": "coat.png", "id": "picture", "style": {"flexGrow": 1}},
        {"type": "label", "text": "A coat"}]}]}}
    --- screens/piece.json
    {"screen": "piece", "route": "/coat", "root": {"type": "layout", "children": [
      {"type": "image", "source": "coat.png", "id": "large", "style": {"height": 100}}]}}
    --- assets/coat.png 60x80
    """

  @Test("Text with markup stays data and ends neither an element nor a comment")
  func markup() throws {
    let nasty = "</script><script>alert(1)</script><!-- <img src=x onerror=alert(2)>"
    let test = TestProject(
      """
      {"screen": "s", "root": {"type": "layout", "children": [
        {"type": "label", "id": "<b>&", "accessibilityLabel": "\(nasty)", "text": "\(nasty)"},
        {"type": "image", "source": "\(nasty)", "naturalSize": {"width": 1, "height": 1}}]}}
      """)
    let page = try page(Compiler(test.project), on: [phone])
    #expect(!page.shell.contains("alert"))
    for (id, text) in page.texts { #expect(!text.contains("<"), "\(id)") }
    let tree = try page.value("tree-0")
    let words = try #require(tree.object("words")["1"] as? Int)
    #expect(tree.list("lines")[words] as? String == nasty)
    #expect(try page.value("project").list("pictures").first as? String == nasty)
  }

  @Test("A font's name cannot end its string")
  func families() throws {
    let test = TestProject(
      #"""
      --- segue.json
      {"fonts": [{"family": "a\";} b{c:url(\\d)", "file": "fonts/Brand.ttf"}]}
      --- fonts/Brand.ttf Regular.ttf
      --- screens/s.json
      {"screen": "s", "root": {"type": "label", "text": "A",
        "style": {"fontFamily": "a\";} b{c:url(\\d)"}}}
      """#)
    let page = try page(Compiler(test.project), on: [phone])
    // CSS Syntax 3 §4.3.7: a backslash, the character's number, and a space.
    let letters = try page.value("project").list("letters").first as? String
    #expect(
      letters?.contains(#"font-family:"a\22 ;} b{c:url(\5c d)","#) == true, "\(letters ?? "")")
  }

  /// 10 points are 30 pixels; in the other direction the card ends 10 points before 200.
  @Test("Frames are in device pixels, for every device and direction")
  func frames() throws {
    let page = try page(Compiler(TestProject(small).project), on: [phone])
    func card(_ variant: Int) throws -> [Double?] {
      let view = try page.layout(0, variant)
      return ["x", "y", "width", "height"].map { view.numbers($0)[1] }
    }
    #expect(try card(0) == [30, 0, 150, 180])
    #expect(try card(1) == [420, 0, 150, 180])
    let directions = try page.value("project").list("directions") as? [String]
    #expect(directions == ["ltr", "rtl"])
  }

  @Test("Each presentation of a screen is a view, and each link a transition to a view")
  func views() throws {
    let page = try page(Compiler(TestProject(small).project), on: [phone])
    let views = try page.value("project").list("views") as? [[String: Any]]
    #expect(views?.map { $0["presentation"] as? String } == ["push", "push", "sheet"])
    let flights = try page.value("view-0-0").object("flights")
    #expect(flights.keys.sorted() == ["1.0", "1.1"])
    #expect(flights.object("1.0")["to"] as? Int == 1)
    #expect(flights.object("1.1")["to"] as? Int == 2)
    let shared = try page.value("project").list("shared")
    let how = try #require(flights.object("1.0")["how"] as? Int)
    #expect((shared[how] as? [String: Any])?.text("kind") == "hero")
    let actions = try page.value("tree-0").object("events").object("1").list("tap")
    #expect(
      (actions as? [[String: Any]])?.map { $0.text("flight") } == [nil, "1.0", "1.1"])
    // A sheet leaves a strip of the screen below visible, so its viewport is different.
    #expect(try page.layout(1, 0).numbers("viewport") == [0, 0, 200, 400])
    #expect(try page.layout(2, 0).numbers("viewport").dropFirst().first ?? 0 > 0)
  }

  /// An omitted column equals that of the first variant, or of the same device's other direction.
  @Test("Every variant contains exactly the columns that differ")
  func columns() throws {
    let page = try page(Compiler(TestProject(small).project), on: Device.builtIn)
    var (told, kept) = (0, 0)
    for view in 0..<3 {
      let names = try page.value("view-\(view)-0").keys
      for variant in 1..<Device.builtIn.count * 2 {
        let own = try page.value("view-\(view)-\(variant)")
        let base = try page.layout(view, variant % 2 == 1 ? variant - 1 : 0)
        #expect(Set(own.keys).isSubset(of: names))
        for name in names where name != "flights" {
          if let column = own[name] {
            told += 1
            #expect("\(column)" != "\(base[name] ?? "")", "\(name) of view \(view)")
          } else {
            kept += 1
          }
        }
      }
    }
    #expect(told > 50 && kept > 50)
  }

  @Test("The parts of a tapped component have the reasons why they are kept or dropped")
  func reasons() throws {
    let page = try page(Compiler(TestProject(small).project), on: [phone])
    let letters = try #require(try page.value("tree-0").object("snapshots").text("1"))
    let reasons = try #require(try page.value("project").list("reasons") as? [[String: Any]])
    let kept = letters.utf8.map { reasons[Int($0) - Int(UInt8(ascii: "a"))]["kept"] as? Bool }
    #expect(kept == [true, true, false])
  }

  @Test("A transition has its back gesture or the reason why there is none, and a spring")
  func gestures() throws {
    let test = TestProject(
      """
      --- segue.json
      {"schemes": ["shop"]}
      --- screens/home.json
      {"screen": "home", "route": "/home", "root": {"type": "layout", "events": {"tap": [
        {"type": "navigate", "to": "shop://open", "transition": "slide"},
        {"type": "navigate", "to": "shop://open", "transition": "slide", "presentation": "sheet"},
        {"type": "navigate", "to": "shop://open", "presentation": "fullScreen"},
        {"type": "navigate", "to": "shop://shut", "transition": "slide"}]}}}
      --- screens/open.json
      {"screen": "open", "route": "/open", "root": {"type": "layout"}}
      --- screens/shut.json
      {"screen": "shut", "route": "/shut", "interactiveDismissDisabled": true,
       "root": {"type": "layout"}}
      """)
    let page = try page(Compiler(test.project), on: [phone])
    let shared = try page.value("project").list("shared")
    let flights = try page.value("view-0-0").object("flights")
    let hows = try (0..<4).map { index -> [String: Any] in
      let how = try #require(flights.object("0.\(index)")["how"] as? Int)
      return try #require(shared[how] as? [String: Any])
    }
    for how in hows { #expect(how.object("spring")["zeta"] as? Double == 1) }
    let (swipe, drag) = (hows[0].object("gesture"), hows[1].object("gesture"))
    #expect(swipe.text("direction") == "right" && swipe["edge"] as? Bool == true)
    #expect(swipe["distance"] as? Double == 200)
    // The sheet begins 10 points below the top of the device.
    #expect(drag.text("direction") == "down" && drag["edge"] as? Bool == false)
    #expect(drag["distance"] as? Double == 390)
    #expect(hows[2]["gesture"] == nil && hows[3]["gesture"] == nil)
    #expect(hows[2].text("noGesture")?.contains("full screen") == true)
    #expect(hows[3].text("noGesture")?.contains("interactiveDismissDisabled") == true)
  }

  @Test("A picture is requested once, and a hidden picture has no address")
  func pictures() throws {
    var asked: [String] = []
    let page = try page(Compiler(TestProject(small).project), on: [phone]) {
      asked.append($0)
      return nil
    }
    #expect(asked == ["coat.png"])
    #expect(try page.value("project").list("pictures").count == 1)
    #expect(try page.value("view-0-0").object("pictures").numbers("2").first == 0)
  }

  @Test("A project with errors has diagnostics and no page")
  func errors() {
    let test = TestProject(
      """
      --- segue.json
      {"schemes": ["shop"]}
      --- screens/a.json
      {"screen": "a", "root": {"type": "layout", "events": {"tap": [
        {"type": "navigate", "to": "shop://nowhere"}]}}}
      """)
    let addresses = PreviewAddresses(picture: { $0 }, font: { $0 })
    let made = Compiler(test.project).previewPage(
      on: [phone], addresses: addresses, in: shell)
    let (preview, diagnostics) = (made.value, made.diagnostics)
    #expect(preview == nil)
    #expect(diagnostics.contains { $0.severity == .error })
  }

  @Test("The parts replace the markers of the shell, without comments on separate lines")
  func parts() throws {
    let page = try page(Compiler(TestProject(small).project), on: [phone])
    #expect(page.shell == "<p>\nb {\ntop: 0; /* end */\n}\n1; // one\n2;\n</p>\n")
  }

  @Test("The same project gives the same bytes")
  func deterministic() {
    let compiler = Compiler(TestProject(small).project)
    let devices = Device.builtIn
    let addresses = PreviewAddresses(picture: { $0 }, font: { $0 })
    let pages = (0..<2).map { _ in
      compiler.previewPage(on: devices, addresses: addresses, in: shell).value?.page
    }
    #expect(pages[0] == pages[1])
  }

  // MARK: The sample

  /// A transition's ends are the frames of its layers there, whatever happens in between.
  @Test("Every transition of the sample begins and ends as in its plan")
  func ends() throws {
    let compiler = OutfitsSample.compiler
    let device = try #require(compiler.project.devices.first)
    let page = try page(compiler, on: [device])
    let compilation = OutfitsSample.compilation
    let shared = try page.value("project").list("shared")
    var count = 0
    for transit in compilation.transits
    where compilation.instances[transit.to].screen.phase == .content {
      let flights = try page.value("view-\(transit.from)-0").object("flights")
      let flight = flights.object("\(transit.component).\(transit.index)")
      let plan = transit.plans[0]
      let how = try #require(flight["how"] as? Int)
      #expect((shared[how] as? [String: Any])?.text("transition") == plan.transition)
      guard let layers = flight.object("push")["flying"] as? [[String: Any]] else {
        #expect(plan.flying.isEmpty)
        continue
      }
      let planned = plan.flying.sorted { $0.z < $1.z }
      #expect(layers.map { $0.text("id") } == planned.map(\.id))
      for (layer, planned) in zip(layers, planned) {
        let last = try #require(layer["last"] as? Int)
        let ends = [(0.0, layer.numbers("first")), (1.0, shared[last] as? [Double] ?? [])]
        for (progress, channels) in ends {
          let frame = planned.state(at: progress).frame
          let written = channels.prefix(4)
          for (a, b) in zip(written, [frame.x, frame.y, frame.width, frame.height]) {
            #expect(abs(a - b) < 1e-4, "\(planned.id) of \(plan.from.screen)")
          }
          count += 1
        }
      }
    }
    #expect(count > 50)
  }
}
