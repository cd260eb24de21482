import Segue
import Testing

/// Tests of drawings of small screens. The expected numbers are computed by hand from CSS, as the
/// comments explain.
@Suite struct DrawingTests {
  /// Draws a standalone screen on a device of 200 × 400 points without insets.
  private func draw(
    _ root: String, outline: Bool = false, scrolledBy: (id: String, by: Point)? = nil,
    picture: @escaping (String) -> String? = { _ in nil }
  ) throws -> (svg: ParsedSVG, text: String) {
    let test = TestProject(#"{"screen": "s", "root": \#(root)}"#)
    let compiler = Compiler(test.project)
    var diagnostics: [Diagnostic] = []
    let screen = try #require(compiler.screen("s", &diagnostics))
    let device = try #require(Device(dimensions: "200x400@2"))
    let layout = compiler.layout(screen, on: device, &diagnostics)
    #expect(!diagnostics.contains { $0.severity == .error }, "\(diagnostics.map(\.message))")
    var offsets = ScrollOffsets()
    if let scrolledBy {
      offsets[try #require(screen.component(id: scrolledBy.id))] = scrolledBy.by
    }
    let text = svg(layout, scrolledBy: offsets, outline: outline, picture: picture)
    return (try #require(ParsedSVG(text)), text)
  }

  // MARK: Text

  @Test("Text keeps its characters, loses control characters, and is escaped")
  func escaping() throws {
    let label = #"<script>&\"']]>\u0000\u001b\u0085\ud83d\ude00 é"#
    let (svg, text) = try draw(
      #"{"type": "label", "id": "<&\"'>", "text": "\#(label)"}"#, outline: true)
    #expect(!text.contains("<script"))
    #expect(svg.all("text").contains { $0.text == "<script>&\"']]>😀 é" })
    #expect(svg.all("text").contains { $0.text.hasPrefix("<&\"'> ") })
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x85 })
  }

  @Test("The address of a picture is escaped")
  func addresses() throws {
    let (svg, _) = try draw(
      #"{"type": "image", "source": "a.png", "naturalSize": {"width": 10, "height": 10}}"#
    ) { _ in "x\"/><script>&\u{1}" }
    #expect(svg.all("image").map { $0.attributes["href"] } == ["x\"/><script>&"])
    #expect(svg.all("script").isEmpty)
  }

  /// Inter's ascent is 2728 and its descent 680 of 2816 units: at 16 points on a device @2 they are
  /// 31 and 8 pixels, rounded. A line of 48 pixels has half-leading of 4.5, rounded to 4, above
  /// them, so the first baseline is at 35 pixels, which is 17.5 points, and the second at 41.5.
  @Test("The lines of a label are on their baselines")
  func baselines() throws {
    let (svg, _) = try draw(
      """
      {"type": "layout", "style": {"padding": 10}, "children": [
        {"type": "label", "style": {"lineHeight": 24}, "text": "One\\nTwo"}]}
      """)
    let lines = svg.all("text")
    #expect(lines.map(\.text) == ["One", "Two"])
    #expect(lines.map { $0.number("x") } == [10, 10])
    #expect(lines.map { $0.number("y") } == [27.5, 51.5])
  }

  @Test("Spaces between runs are kept")
  func spaces() throws {
    let (svg, _) = try draw(
      #"{"type": "label", "text": [{"text": "One "}, {"text": "two", "style": {"fontWeight": 600}}]}"#
    )
    let texts = svg.all("text")
    #expect(texts.map(\.text) == ["One ", "two"])
    // By SVG 1.1, section 10.15, spaces at the ends are removed otherwise.
    #expect(texts.map { $0.attributes["xml:space"] } == ["preserve", nil])
  }

  @Test("Lines that the font cannot measure are not stretched, and begin at the right")
  func arabic() throws {
    let (svg, _) = try draw(
      #"{"type": "label", "style": {"direction": "rtl"}, "text": "دليل"}"#)
    let line = try #require(svg.all("text").first)
    #expect(line.attributes["textLength"] == nil)
    #expect(line.attributes["direction"] == "rtl")
    #expect(line.number("x") == 200)
  }

  // MARK: Boxes

  /// In a box of 100 × 50, by CSS Images 3 §3.1, 90° runs along y = 25, from 20 % to 76 % of 100.
  /// 45° has the length 100 sin 45° + 50 cos 45°, half of which extends 37.5 in each dimension from
  /// (50, 25). To the top right corner the direction is (50, −100) ÷ √12500 and half the gradient
  /// line is (20, −40).
  @Test(
    "Gradient lines are those of CSS",
    arguments: [
      ("90deg, red 20%, blue 76%", [20, 25, 76, 25]),
      ("45deg, red, blue", [12.5, 62.5, 87.5, -12.5]),
      ("to top right, red, blue", [30, 65, 70, -15]),
      ("red 10px, blue 30px", [50, 10, 50, 30]),
    ] as [(String, [Double])])
  func gradients(_ gradient: String, _ ends: [Double]) throws {
    let (svg, _) = try draw(
      """
      {"type": "layout", "children": [{"type": "layout", "style": {
        "width": 100, "height": 50, "backgroundImage": "linear-gradient(\(gradient))"}}]}
      """)
    let line = try #require(svg.all("linearGradient").first)
    #expect(["x1", "y1", "x2", "y2"].map { line.number($0) ?? .nan } == ends)
    #expect(svg.all("stop").map { $0.number("offset") } == [0, 1])
  }

  @Test("A gradient to transparent keeps its colour")
  func transparency() throws {
    let (svg, _) = try draw(
      """
      {"type": "layout", "style": {"backgroundImage": "linear-gradient(#336699, transparent)"}}
      """)
    #expect(
      svg.all("stop").prefix(2).map { $0.attributes["stop-color"] } == ["#336699", "#336699"])
    #expect(svg.all("stop").prefix(2).map { $0.number("stop-opacity") } == [nil, 0])
  }

  @Test("Boxes are painted by zIndex, and by order among siblings")
  func paintOrder() throws {
    func box(_ color: String, _ style: String, _ children: String = "") -> String {
      """
      {"type": "layout", "style": {"width": 10, "height": 10, "backgroundColor": "\(color)"\
      \(style)}, "children": [\(children)]}
      """
    }
    let boxes = [
      box("#000001", #", "zIndex": 1"#), box("#000002", #", "order": 1"#),
      box("#000003", "", box("#000004", #", "zIndex": 2"#)), box("#000005", #", "zIndex": -1"#),
    ]
    let (svg, _) = try draw(
      #"{"type": "layout", "children": [\#(boxes.joined(separator: ","))]}"#)
    let fills = svg.all("rect").compactMap { $0.attributes["fill"] }.filter {
      $0.hasPrefix("#00000")
    }
    #expect(fills == ["#000005", "#000003", "#000002", "#000001", "#000004"])
  }

  @Test("A box that is painted out of order is still clipped by its ancestors")
  func raisedClips() throws {
    let (svg, _) = try draw(
      """
      {"type": "layout", "children": [
        {"type": "layout", "style": {"width": 50, "height": 60, "overflow": "hidden"}, "children": [
          {"type": "layout", "style": {"width": 40, "height": 30, "overflow": "hidden"}, "children": [
            {"type": "layout", "style": {
              "width": 90, "height": 90, "zIndex": 1, "backgroundColor": "#123456"}}]}]}]}
      """)
    let drawn = try #require(
      svg.elements.first { $0.attributes["fill"] == "#123456" })
    let group = svg.elements[try #require(drawn.ancestors.last)]
    let sizes = clips(of: group, in: svg).map { [$0.number("width"), $0.number("height")] }
    #expect(sizes == [[40, 30], [50, 60]])
  }

  /// Returns the rectangles of the clip path that an element references, and of the clip paths that
  /// clip it in turn.
  private func clips(of element: ParsedSVG.Element, in svg: ParsedSVG) -> [ParsedSVG.Element] {
    var shapes: [ParsedSVG.Element] = []
    var reference = element.attributes["clip-path"]
    while let id = reference?.dropFirst(5).dropLast(),
      let place = svg.elements.firstIndex(where: { $0.attributes["id"] == String(id) })
    {
      shapes += svg.descendants(of: place).map { svg.elements[$0] }
      reference = svg.elements[place].attributes["clip-path"]
    }
    return shapes
  }

  @Test("Scrolling moves content within its clip, and invisible content is omitted")
  func scrolling() throws {
    let root = """
      {"type": "layout", "style": {"overflow": "scroll"}, "id": "feed", "children": [
        {"type": "label", "style": {"flexShrink": 0, "height": 100}, "text": "First"},
        {"type": "label", "style": {"flexShrink": 0, "height": 900, "lineHeight": 24},
         "text": "Second"}]}
      """
    let (svg, _) = try draw(root, scrolledBy: ("feed", Point(x: 0, y: 150)))
    #expect(svg.all("text").isEmpty)
    let (less, _) = try draw(root, scrolledBy: ("feed", Point(x: 0, y: 50)))
    // 100 − 50 points, and 17.5 to the baseline.
    #expect(less.all("text").map(\.text) == ["Second"])
    #expect(less.all("text").first?.number("y") == 67.5)
  }

  /// By CSS Images 3 §5.5, 40 × 20 covering 100 × 100 is 200 × 100, and 50 of it overflow on the
  /// left.
  @Test("objectFit determines the position of a picture in its box")
  func objectFit() throws {
    let (svg, _) = try draw(
      """
      {"type": "layout", "children": [{"type": "image", "source": "a.png",
        "naturalSize": {"width": 40, "height": 20},
        "style": {"width": 100, "height": 100, "objectFit": "cover"}}]}
      """
    ) { $0 }
    let drawn = try #require(svg.all("use").first)
    #expect(["x", "y", "width", "height"].map { drawn.number($0) } == [-50, 0, 200, 100])
    let group = svg.elements[try #require(drawn.ancestors.last)]
    #expect(clips(of: group, in: svg).first?.number("width") == 100)
  }

  @Test("A screen of a thousand levels is drawn without deep recursion")
  func depth() throws {
    let count = 1000
    let open =
      #"{"type": "layout", "style": {"overflow": "hidden", "opacity": 0.999}, "children": ["#
    let (svg, _) = try draw(
      String(repeating: open, count: count) + #"{"type": "label", "text": "deep"}"#
        + String(repeating: "]}", count: count))
    #expect(svg.all("text").map(\.text) == ["deep"])
  }
}
