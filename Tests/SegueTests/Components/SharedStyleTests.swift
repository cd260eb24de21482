import Segue
import Testing

/// Equal style declarations are read only once. The results must be as if each were read
/// separately.
@Suite("Equal styles")
struct SharedStyleTests {
  /// Expands screen "a" of the files and returns it with the diagnostics of the whole project.
  private func screen(
    _ screen: String, _ components: [String] = []
  ) throws -> (screen: Screen, diagnostics: [Diagnostic]) {
    let compiler = Compiler(
      Project(
        ProjectFiles(
          manifest: SourceFile(path: "segue.json", text: "{}"),
          screens: [SourceFile(path: "screens/a.json", text: screen)],
          components: components.enumerated().map {
            SourceFile(path: "components/\($0).json", text: $1)
          })))
    var diagnostics = compiler.diagnostics
    return (try #require(compiler.screen("a", &diagnostics)), diagnostics)
  }

  @Test("A mistake in each of two equal styles is reported at its own location")
  func mistakes() throws {
    let label = #"{ "type": "label", "text": "A", "style": { "color": "rde", "widht": 3 } }"#
    let text =
      #"{ "screen": "a", "root": { "type": "layout", "children": [\#(label), \#(label)] } }"#
    let found = try screen(text).diagnostics
    #expect(found.map(\.code) == [.invalidValue, .unknownStyle, .invalidValue, .unknownStyle])
    // The texts at the reported ranges.
    let places = ["\"rde\"", "\"widht\"", "\"rde\"", "\"widht\""]
    let bytes = Array(text.utf8)
    for (diagnostic, place) in zip(found, places) {
      let range = diagnostic.range
      #expect(String(decoding: bytes[range.lowerBound..<range.upperBound], as: UTF8.self) == place)
    }
    #expect(Set(found.map(\.range.lowerBound)).count == 4)
  }

  @Test("Equal styles have separate locations, also in another file and under a use's style")
  func places() throws {
    // A picture that inset does not stretch is a warning at the value of inset.
    let style = #"{ "position": "absolute", "inset": 0 }"#
    let picture = #"{ "type": "image", "source": "https://a.example/1.jpg", "style": \#(style) }"#
    let body = #"{ "component": "own", "body": \#(picture) }"#
    let text =
      #"{ "screen": "a", "root": { "type": "layout", "children": [\#(picture), { "type": "own" }, "#
      + #"{ "type": "own", "style": { "opacity": 0.5 } }, "#
      + #"{ "type": "own", "style": { "inset": 7 } }, \#(picture)] } }"#
    let (screen, diagnostics) = try screen(text, [body])
    let warned = diagnostics.filter { $0.code == .insetDoesNotStretch }
    let texts = warned.map { diagnostic in
      let bytes = Array((diagnostic.range.file.index == 1 ? text : body).utf8)
      return String(
        decoding: bytes[diagnostic.range.lowerBound..<diagnostic.range.upperBound], as: UTF8.self)
    }
    #expect(texts.sorted() == ["0", "0", "0", "0", "7"])
    #expect(warned.count { $0.range.file.index == 1 } == 3)
    #expect(screen.paintStyle(of: 3).opacity == 0.5 && screen.paintStyle(of: 2).opacity == 1)
    #expect(screen.layoutStyle(of: 4).inset.left == .points(7))
    #expect(screen.layoutStyle(of: 3).inset.left == .points(0))
  }

  @Test("A style with a parameter uses the argument of each use")
  func parameters() throws {
    let body = """
      { "component": "own", "parameters": { "size": "number" },
        "body": { "type": "layout", "style": { "width": "${size}" } } }
      """
    let screen = try screen(
      """
      { "screen": "a", "root": { "type": "layout", "children": [
        { "type": "own", "arguments": { "size": 10 } },
        { "type": "own", "arguments": { "size": 20 } } ] } }
      """, [body]
    ).screen
    #expect(screen.layoutStyle(of: 1).width == .points(10))
    #expect(screen.layoutStyle(of: 2).width == .points(20))
  }

  @Test("A style is resolved separately for each inherited text style, and for a button")
  func parents() throws {
    // A percentage line height is relative to the font size, which is inherited; a button's line is
    // centred.
    let style = #""style": { "lineHeight": "200%" }"#
    let label = #"{ "type": "label", "text": "A", \#(style) }"#
    let screen = try screen(
      """
      { "screen": "a", "root": { "type": "layout", "children": [
        { "type": "layout", "style": { "fontSize": 10 }, "children": [\(label)] },
        { "type": "layout", "style": { "fontSize": 30 }, "children": [\(label),
          { "type": "button", "title": "B", \(style) }] } ] } }
      """
    ).screen
    #expect(screen.textStyle(of: 2).lineHeight == .points(20))
    #expect(screen.textStyle(of: 4).lineHeight == .points(60))
    #expect(screen.layoutStyle(of: 4).alignContent == .normal)
    #expect(screen.layoutStyle(of: 5).alignContent == .center)
  }
}
