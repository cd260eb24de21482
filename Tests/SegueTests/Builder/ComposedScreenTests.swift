import Segue
import Testing

/// Screens written in Swift are compared with the same screens written by hand. Both use the
/// components of the sample.
@Suite struct ComposedScreenTests {
  private func expanded(_ screen: ComposedScreen) -> (Screen?, [Diagnostic]) {
    expanded(screen.file(indentation: 2))
  }

  private func expanded(_ file: SourceFile) -> (Screen?, [Diagnostic]) {
    let compiler = OutfitsSample.compiler
    let posted = compiler.read(file)
    var diagnostics = posted.diagnostics
    let screen = compiler.screen(posted).value(reportingTo: &diagnostics)
    return (screen, diagnostics)
  }

  /// Expects that two screens have the same tree after expansion, except for source locations.
  private func expectSame(_ screen: ComposedScreen, _ text: String) throws {
    let (built, found) = expanded(screen)
    #expect(found.isEmpty, "\(found.map(\.message))")
    let (read, diagnostics) = expanded(SourceFile(path: "written.json", text: text))
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    let written = try #require(read)
    let composed = try #require(built)
    #expect(composed.id == written.id)
    #expect(composed.title == written.title)
    #expect(composed.bars == written.bars)
    #expect(composed.presentation == written.presentation)
    #expect(composed.safeAreaEdges == written.safeAreaEdges)
    #expect(composed.arguments == written.arguments)
    try #require(composed.components.count == written.components.count)
    for index in written.components.ids {
      #expect(said(composed, index) == said(written, index))
      #expect(composed.layoutStyle(of: index) == written.layoutStyle(of: index))
      #expect(composed.paintStyle(of: index) == written.paintStyle(of: index))
      #expect(composed.textStyle(of: index) == written.textStyle(of: index))
    }
  }

  /// Returns a description of a component without source locations.
  private func said(_ screen: Screen, _ index: ComponentID) -> String {
    let component = screen.components[index]
    let content =
      switch component.content {
      case .layout: "layout"
      case .label(let runs): "label \(runs)"
      case .button(let title, let icon): "button \(title) \(icon?.name ?? "")"
      case .image(let source, let size): "image \(source?.name ?? "") \(String(describing: size))"
      case .video(let source, let poster, let size):
        "video \(source.name) \(poster?.name ?? "") \(String(describing: size))"
      }
    let events = component.events.map { "\($0.event) \($0.actions.map(words))" }
    return
      "\(component.id ?? "–") \(component.hero?.name ?? "–") \(component.snapshot) \(content) "
      + "\(component.parent ?? -1) \(component.accessibilityLabel ?? "–") "
      + "\(component.isAccessibilityHidden) \(events)"
  }

  private func words(_ action: Action) -> String {
    switch action.kind {
    case .navigate(let link, let transition, let presentation):
      "navigate \(link.url) \(transition?.name ?? "–") \(String(describing: presentation))"
    case .custom(let name, let properties): "custom \(name) \(properties ?? "–")"
    case .track(let event, let properties): "track \(event) \(properties ?? "–")"
    default: action.summary
    }
  }

  private static let zoom = #"""
    {
      "screen": "picture",
      "route": "/pictures/{outfit}",
      "title": "Picture",
      "presentation": "fullScreen",
      "safeArea": ["top", "bottom"],
      "parameters": {
        "outfit": {"type": "string", "default": "1"},
        "picture": {"type": "string", "default": "outfits/linen.jpg"}
      },
      "root": {
        "type": "layout",
        "style": {"justifyContent": "center", "backgroundColor": "#0f0e0d"},
        "children": [
          {
            "type": "image",
            "id": "picture",
            "hero": "outfit/${outfit}",
            "accessibilityLabel": "The outfit, as large as the screen",
            "style": {
              "width": "100%", "maxHeight": "100%", "aspectRatio": 0.75, "objectFit": "contain"
            },
            "source": "${picture}",
            "events": {
              "tap": [{"type": "dismiss"}],
              "longPress": [
                {"type": "custom", "name": "save-picture", "properties": {"picture": "${picture}"}}
              ]
            }
          },
          {
            "type": "icon-button",
            "id": "close",
            "style": {"position": "absolute", "top": 60, "end": 16},
            "arguments": {
              "icon": "icons/close-light.png",
              "label": "Close",
              "background": "rgba(255, 255, 255, 0.16)"
            },
            "events": {"tap": [{"type": "dismiss"}]}
          }
        ]
      }
    }
    """#

  @Test("A screen with parameters, a use and actions equals the file written by hand")
  func zoom() throws {
    let outfit = ScreenParameter("outfit", default: "1")
    let picture = ScreenParameter("picture", default: "outfits/linen.jpg")
    let screen = ComposedScreen(
      "picture", route: "/pictures/{outfit}", parameters: outfit, picture
    ) {
      Layout {
        Image("\(picture)")
          .id("picture").hero("outfit/\(outfit)")
          .accessibilityLabel("The outfit, as large as the screen")
          .width(.percent(100)).maxHeight(.percent(100)).aspectRatio(0.75).objectFit(.contain)
          .onTap(.dismiss)
          .on(.longPress, .custom("save-picture", properties: ["picture": .parameter(picture)]))
        Use(
          "icon-button",
          arguments: [
            "icon": "icons/close-light.png", "label": "Close",
            "background": "rgba(255, 255, 255, 0.16)",
          ]
        )
        .id("close").position(.absolute).top(60).end(16).onTap(.dismiss)
      }
      .justifyContent(.center).backgroundColor(.hex(0x0f0e0d))
    }
    .title("Picture").presentation(.fullScreen).safeArea(.top, .bottom)
    try expectSame(screen, Self.zoom)
  }

  private struct Data: JSONRepresentable {
    let text: String
    var json: [UInt8] { Array(text.utf8) }
  }

  private func card(_ outfit: Data) -> ComposedScreen {
    ComposedScreen("mine") { Use("outfit-card", arguments: ["outfit": .data(outfit)]).id("card") }
  }

  @Test("Data is an argument like the same JSON written by hand")
  func data() throws {
    let outfit = Data(
      text: #"{"id":"1","picture":"outfits/linen.jpg","title":"\u004cinen \"a\"","price":389}"#)
    try expectSame(
      card(outfit),
      """
      {"screen": "mine", "root": {
        "type": "outfit-card", "id": "card", "arguments": {"outfit": \(outfit.text)}}}
      """)
  }

  @Test("Data that is not of the parameter's type, no JSON, or an expression is an error")
  func wrongData() {
    for text in [#"{"id": "1"}"#, "nan", #"{"id":"1","picture":"","title":"${a}","price":1}"#] {
      #expect(expanded(card(Data(text: text))).1.hasErrors, "\(text)")
    }
  }

  @Test("`if`, `for`, `switch` and optionals select components")
  func control() throws {
    enum Kind { case price, badge }
    func screen(_ tags: [String], isNew: Bool, _ kind: Kind, note: String?) -> ComposedScreen {
      ComposedScreen("control") {
        Layout {
          if isNew { Label("New") } else { Image("outfits/linen.jpg") }
          for tag in tags { Label(tag) }
          switch kind {
          case .price: Label("289 €")
          case .badge: Button("Sale")
          }
          if let note { Label(note) }
          note.map { Label($0) }
        }
      }
    }
    func types(_ screen: ComposedScreen) throws -> [ComponentType] {
      try #require(expanded(screen).0).components.map(\.type)
    }
    #expect(
      try types(screen(["a", "b"], isNew: true, .price, note: nil)) == [
        .layout, .label, .label, .label, .label,
      ])
    #expect(
      try types(screen([], isNew: false, .badge, note: "x")) == [
        .layout, .image, .button, .label, .label,
      ])
  }

  @Test(
    "Text is literal, whatever it contains",
    arguments: [
      "", "${name}", "$${name}", "$$${", "${", "$", "5 $", "{x}", "\"quoted\"\n\u{1}", "ünïcode 👩‍👩‍👧",
      "}${}${", "$}{$",
    ])
  func literals(text: String) throws {
    let screen = ComposedScreen("literals") {
      Layout {
        Label(text)
        Label("\(text)")
        Label("<\(text)>")
      }
    }
    let (built, diagnostics) = expanded(screen)
    #expect(!diagnostics.hasErrors, "\(diagnostics.map(\.message))")
    let texts = try #require(built).components.dropFirst().map { component in
      if case .label(let runs) = component.content { runs.map(\.text).joined() } else { "?" }
    }
    #expect(texts == [text, text, "<\(text)>"])
  }

  @Test("Parameters are substituted, also directly after a dollar sign")
  func parameters() throws {
    let price = ScreenParameter("price", default: 289.5)
    let shown = ScreenParameter("shown", default: "none")
    let isOpen = ScreenParameter("open", default: true)
    let screen = ComposedScreen("prices", parameters: price, shown, isOpen) {
      Layout {
        Label("$\(price)")
        Label("$$\(price)$")
        Label("a$\("{b}")\(price)\(isOpen)")
        Layout().style(.display, shown)
      }
    }
    let (built, diagnostics) = expanded(screen)
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    let composed = try #require(built)
    let texts = composed.components[1...3].map { component in
      if case .label(let runs) = component.content { runs.map(\.text).joined() } else { "?" }
    }
    #expect(texts == ["$289.5", "$$289.5$", "a${b}289.5true"])
    #expect(composed.layoutStyle(of: 4).display == .none)
  }

  @Test("Values in links are percent-encoded")
  func links() throws {
    // RFC 3986, section 2.1: a space is %20, & is %26, and / is %2F.
    let text = "red & blue/green"
    let screen = ComposedScreen("links") {
      Layout().onTap(.navigate(to: "shop://search?text=\(text)&page=\(2.0)"))
    }
    let component = try #require(expanded(screen).0).components[0]
    #expect(
      component.actions(for: .tap).map(\.summary) == [
        "navigate shop://search?text=red%20%26%20blue%2Fgreen&page=2"
      ])
  }

  @Test("Equal calls give equal bytes, and numbers that JSON lacks are errors instead of traps")
  func bytes() {
    let screen = ComposedScreen("a") { Label("x").width(.points(.nan)).opacity(.infinity) }
    #expect(screen.json() == screen.json())
    #expect(
      String(decoding: screen.json(), as: UTF8.self)
        == #"{"screen":"a","root":{"type":"label","text":"x","style":{"width":null,"opacity":null}}}"#
        + "\n")
    #expect(expanded(screen).1.hasErrors)
  }
}
