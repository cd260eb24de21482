import Segue
import Testing

/// A scratch caches shaped texts. Expected is the result of a new scratch.
@Suite("Text caching")
struct ShapedTextCacheTests {
  private let texts = [
    "May trong một xưởng nhỏ", "Caf\u{E9}", "Cafe\u{301}", "\u{212B}", "\u{C5}", "q\u{323}\u{307}",
    "q\u{307}\u{323}", "", "office", "a b\nc",
  ]

  /// Returns a project whose screen has each text as a label in two styles and as the title of
  /// buttons.
  private func project(family: String) -> TestProject {
    let labels = texts.map { text in
      let written = text.replacing("\n", with: "\\n")
      return """
        {"type": "label", "text": "\(written)"},
        {"type": "label", "text": "\(written)", "style": {"fontSize": 24, "maxLines": 1}},
        {"type": "label", "text": [{"text": "\(written)"}, {"text": "x", "style": {"fontSize": 9}}]},
        {"type": "button", "title": "\(written)"},
        {"type": "button", "title": "\(written)", "icon": "https://example.com/a.png"}
        """
    }
    return TestProject(
      """
      --- segue.json
      {"devices": ["iphone-15", "pixel-8"]\(family)}
      --- fonts/brand.ttf
      --- screens/home.json
      {"screen": "home", "root": {"type": "layout", "style": {"alignItems": "start"},
       "children": [\(labels.joined(separator: ",\n"))]}}
      """)
  }

  @Test("A full cache that evicts texts gives the same layouts as a new scratch")
  func full() throws {
    // Each screen has 360 texts of its own and 40 shared ones, so that 30 screens exceed the limits
    // of 8,192 texts and 256 KB.
    var scratch = LayoutScratch()
    for number in 0..<30 {
      let labels = (0..<400).map { place in
        let text = place % 10 == 0 ? "Wool \(place)" : "Screen \(number), label \(place) of linen"
        return #"{"type": "label", "text": "\#(text)"}"#
      }
      let source = """
        {"screen": "home", "root": {"type": "layout", "style": {"alignItems": "start"},
         "children": [\(labels.joined(separator: ","))]}}
        """
      let compiler = Compiler(Project(standalone: SourceFile(path: "home.json", text: source)))
      var diagnostics: [Diagnostic] = []
      let screen = try #require(compiler.screen("home", &diagnostics))
      let device = compiler.project.devices[0]
      let used = compiler.layout(screen, on: device, in: &scratch, &diagnostics)
      let fresh = compiler.layout(screen, on: device, &diagnostics)
      #expect(used.tree == fresh.tree)
    }
  }

  @Test("A reused scratch gives the same layouts as a new one, for any fonts used before")
  func same() throws {
    var scratch = LayoutScratch()
    let families = [
      "", #", "fonts": [{"family": "Inter", "file": "fonts/brand.ttf"}]"#, "",
    ]
    for family in families {
      let compiler = Compiler(project(family: family).project)
      var diagnostics: [Diagnostic] = []
      let screen = try #require(compiler.screen("home", &diagnostics))
      for device in compiler.project.devices {
        for _ in 0..<2 {
          let used = compiler.layout(screen, on: device, in: &scratch, &diagnostics)
          let fresh = compiler.layout(screen, on: device, &diagnostics)
          #expect(used.tree == fresh.tree)
        }
      }
    }
  }
}
