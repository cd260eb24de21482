import Segue
import Testing

/// The builder is compared with the vocabulary of the format: it can write everything that the
/// compiler can read.
@Suite struct BuilderVocabularyTests {
  /// Every key and value that the builder writes, by the key of the containing object.
  private struct Written {
    var keys: [String: Set<String>] = [:]
    /// The properties and values of styles, such as `width: auto` and `width: %`.
    var styles: Set<String> = []

    init(_ screens: [ComposedScreen]) {
      for screen in screens {
        let (document, problems) = parseJSON(screen.file(), id: FileID(0))
        #expect(problems.isEmpty)
        add(document, document.root, as: "screen")
      }
    }

    private mutating func add(_ document: JSONDocument, _ node: JSONID, as name: String) {
      switch document.kind(node) {
      case .object:
        let type = document.member("type", of: node).flatMap { document.string($0) }
        for value in document.elements(node) {
          let key = document.string(document.key(ofMember: value)) ?? ""
          keys[name, default: []].insert(key)
          if name == "component", let type { keys["type \(type)", default: []].insert(key) }
          if name == "action", let type { keys["action \(type)", default: []].insert(key) }
          if name == "style" { addStyle(key, document, value) }
          add(document, value, as: Self.names[key] ?? (name == "events" ? "action" : key))
        }
      case .array:
        for element in document.elements(node) {
          add(document, element, as: name == "text" ? "run" : name)
        }
      default: break
      }
    }

    private static let names = [
      "root": "component", "placeholder": "component", "failure": "component",
      "children": "component",
    ]

    private mutating func addStyle(_ key: String, _ document: JSONDocument, _ value: JSONID) {
      styles.insert(key)
      guard let text = document.string(value) else { return }
      styles.insert("\(key): \(text.hasSuffix("%") && !text.contains(" ") ? "%" : text)")
    }
  }

  private static let written = Written(everything())

  @Test("Every key of a screen can be written")
  func screens() {
    let keys = Self.written.keys
    // A screen that is written for each request has its data in it.
    let readKeys = Set(ComponentVocabulary.screen.map(\.name)).subtracting(["definitions", "data"])
    #expect(keys["screen"] == readKeys)
    for shape in ComponentVocabulary.screen where shape.name == "sheet" {
      guard case .object(let members) = shape.shape else { continue }
      #expect(keys["sheet"] == Set(members.map(\.name)))
    }
  }

  @Test(
    "Every key of every primitive, and of a use, can be written", arguments: ComponentType.allCases)
  func components(type: ComponentType) {
    let common = ComponentVocabulary.common.map(\.name)
    #expect(
      Self.written.keys["type \(type.rawValue)"]
        == Set(common + ComponentVocabulary.keys(of: type).map(\.name)))
    #expect(
      Self.written.keys["type card"] == Set(common + ComponentVocabulary.use.map(\.name)))
    #expect(Self.written.keys["events"] == Set(EventKind.allCases.map(\.rawValue)))
    #expect(Self.written.keys["naturalSize"] == ["width", "height"])
    #expect(Self.written.keys["run"] == ["text", "style"])
  }

  @Test("Every action can be written with all of its keys", arguments: ActionType.allCases)
  func actions(type: ActionType) {
    #expect(
      Self.written.keys["action \(type.rawValue)"] == Set(["type"] + type.keys.map(\.name)))
  }

  @Test("Every style can be written, with every keyword and as a percentage where allowed")
  func styles() {
    var missing: [String] = []
    for property in StyleProperty.allCases {
      var wanted = [property.rawValue]
      switch property.syntax {
      case .length(let forms):
        wanted += forms.keywords.map { "\(property.rawValue): \($0)" }
        if forms.contains(.percent) {
          wanted.append("\(property.rawValue): %")
        }
      case .number(_, let keywords), .integer(_, let keywords), .keyword(let keywords):
        wanted += keywords.map { "\(property.rawValue): \($0)" }
      case .ratio: wanted.append("\(property.rawValue): auto")
      case .css, .radii, .text: break
      }
      missing += wanted.filter { !Self.written.styles.contains($0) }
    }
    #expect(missing.isEmpty, "the builder cannot write \(missing)")
  }

  @Test("The compiler reads everything that the builder writes")
  func everythingIsRead() {
    let card = SourceFile(
      path: "components/card.json",
      text: """
        {
          "component": "card", "parameters": {"title": "string", "all": "components"},
          "body": {"type": "layout", "children": "${all}"}
        }
        """)
    let manifest = SourceFile(
      path: "segue.json",
      text: """
        {
          "schemes": ["shop"], "fonts": [{"family": "A", "file": "a.ttf"}],
          "navigation": {"requirements": {"login": "shop://all"}}
        }
        """)
    let compiler = Compiler(
      Project(ProjectFiles(manifest: manifest, screens: [], components: [card])))
    for screen in everything() {
      let posted = compiler.read(screen.file())
      var diagnostics = posted.diagnostics
      let found = compiler.screen(posted).value(reportingTo: &diagnostics)
      for phase in ScreenPhase.allCases {
        let shown = posted.showing(phase).map { compiler.screen($0) }
        #expect(shown?.value(reportingTo: &diagnostics)?.phase == phase)
      }
      #expect(found != nil)
      #expect(!diagnostics.hasErrors, "\(diagnostics.map(\.message))")
      #expect(!diagnostics.contains { $0.code == .unknownKey || $0.code == .unknownStyle })
    }
  }
}

/// Returns screens that contain every feature of a screen.
private func everything() -> [ComposedScreen] {
  let name = ScreenParameter<String>("name", default: "x")
  return [
    ComposedScreen("all", route: "/all", parameters: name) {
      Layout {
        primitives()
        styles()
      }
    }
    .schema("screen.schema.json").title("All of \(name)").presentation(.sheet)
    .bars(.navigation, .tab).safeArea(.top, .bottom, .leading, .trailing).backTitle("Back")
    .requires("login").backStack("shop://all?name=\(name)").interactiveDismissDisabled()
    .sheet(
      detents: .medium, .large, .percent(40), .points(300), selected: .large,
      largestUndimmed: .medium, grabberVisible: true, scrollingExpands: false
    )
    .landing(edge: .bottom, width: .percent(90), aspectRatio: 1.5, respectsSafeArea: false)
    .navigationBar(
      NavigationBar(leading: { Label("Edit") }, trailing: { Label("Share") })
        .largeTitle().backgroundColor(.transparent).titleStyle { $0.fontSize(20) }
    )
    .placeholder { Image(receiving: "hero") }
    .failure { Button("Try again").onTap(.retry) }
  ]
}

@ComponentBuilder private func primitives() -> [ComponentDescription] {
  let size = Size(width: 4, height: 3)
  common(Layout { Label("child") }).id("layout")
  common(Label { Run("a").fontSize(12) }).id("label")
  common(Button("title", icon: "https://a.example/a.png")).id("button")
  common(Image("https://a.example/a.png", naturalSize: size)).id("image")
  common(
    Video("https://a.example/a.mp4", poster: "https://a.example/a.png", naturalSize: size)
  ).id("video")
  common(Use("card", arguments: ["title": "t"]).argument("all", .components { Label("x") }))
    .id("card")
}

private func common<Kind: ScreenComponent>(_ component: Kind) -> Kind {
  component.hero("hero").snapshot(.keep).accessibilityLabel("label").accessibilityHidden()
    .width(1)
    .onTap(
      .navigate(to: "shop://all", transition: "hero", presentation: .sheet), .back,
      .backTo(screen: "all", entry: 2), .backToRoot, .dismiss,
      .replaceStack("shop://all", "shop://all")
    )
    .on(.longPress, .selectTab("a"), .open("https://a.example"))
    .on(.appear, .track("a", properties: ["a": 1, "b": [true, nil, "c", 1.5], "d": ["e": "f"]]))
    .on(.disappear, .custom("a", properties: ["a": "b"]))
}

@ComponentBuilder private func styles() -> [ComponentDescription] {
  boxes()
  edges()
  keywords()
  Layout()
    .flexGrow(1).flexShrink(0).order(-1).zIndex(2).backgroundColor(.hex(0x336699, alpha: 0.5))
    .backgroundImage(LinearGradient(stops: [.init(.transparent), .init(.hex(0xffffff))]))
    .borderColor(.currentColor).borderRadius(8).outlineWidth(1).outlineColor(css: "red")
    .outlineOffset(-1).opacity(0.5)
    .boxShadow(BoxShadow(offsetX: 0, offsetY: 4, blurRadius: 8))
  Label("a")
    .fontFamily("A", "Inter").fontSize(12).fontWeight(650).lineHeight(20).letterSpacing(-0.5)
    .color(.hex(0)).maxLines(2)
  Image("https://a.example/a.png").objectPosition(ObjectPosition())
    .borderRadius(CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4))
}

/// Returns components with every form of every length of a box.
@ComponentBuilder private func boxes() -> [ComponentDescription] {
  let sizes: [StyleLength<SizeLength>] = [
    12, 1.5, .points(3), .percent(50), .auto, .minContent, .maxContent, .fitContent,
  ]
  for size in sizes { Layout().width(size).height(size).minWidth(size).minHeight(size) }
  let maxima: [StyleLength<MaximumLength>] = [
    .percent(50), .none, .minContent, .maxContent, .fitContent,
  ]
  for size in maxima { Layout().maxWidth(size).maxHeight(size) }
  let bases: [StyleLength<BasisLength>] = [
    .percent(50), .auto, .content, .minContent, .maxContent, .fitContent,
  ]
  for basis in bases { Layout().flexBasis(basis) }
  let gaps: [StyleLength<GapLength>] = [8, .percent(5), .normal]
  for gap in gaps { Layout().gap(gap).rowGap(gap).columnGap(gap).lineHeight(gap) }
  Label("a").letterSpacing(.normal).aspectRatio(nil).zIndex(nil).maxLines(nil)
  Label("a").fontWeight(.normal)
  Label("a").fontWeight(.bold).aspectRatio(1.5)
}

@ComponentBuilder private func edges() -> [ComponentDescription] {
  let margins: [StyleLength<MarginLength>] = [-4, .percent(5), .auto]
  for margin in margins {
    Layout().margin(margin).top(margin).right(margin).bottom(margin).left(margin).start(margin)
      .end(margin).inset(margin)
    for edge in StyleEdge.allCases { Layout().margin(edge, margin) }
  }
  Layout().padding(.percent(5)).borderWidth(1)
  for edge in StyleEdge.allCases { Layout().padding(edge, .percent(5)).borderWidth(edge, 1) }
}

@ComponentBuilder private func keywords() -> [ComponentDescription] {
  for value in LayoutStyle.BoxSizing.allCases { Layout().boxSizing(value) }
  for value in LayoutStyle.Display.allCases { Layout().display(value) }
  for value in LayoutStyle.FlexDirection.allCases { Layout(value) }
  for value in LayoutStyle.FlexWrap.allCases { Layout().flexWrap(value) }
  for value in LayoutStyle.ContentAlignment.allCases {
    Layout().justifyContent(value).alignContent(value)
  }
  for value in ItemsAlignment.allCases { Layout().alignItems(value) }
  for value in LayoutStyle.ItemAlignment.allCases { Layout().alignSelf(value) }
  for value in [LayoutDirection.ltr, .rtl] { Layout().direction(value) }
  for value in LayoutStyle.Position.allCases { Layout().position(value) }
  for value in LayoutStyle.Overflow.allCases { Layout().overflow(value) }
  for value in PaintStyle.ObjectFit.allCases {
    Video("https://a.example/a.mp4").objectFit(value)
  }
  for value in FontSlant.allCases { Label("a").fontStyle(value) }
  for value in ParagraphStyle.Alignment.allCases { Label("a").textAlign(value) }
  for value in TextStyle.Decoration.allCases { Label("a").textDecorationLine(value) }
  for value in ParagraphStyle.WhiteSpace.allCases { Label("a").whiteSpace(value) }
  for value in ParagraphStyle.Overflow.allCases { Button("a").textOverflow(value) }
}
